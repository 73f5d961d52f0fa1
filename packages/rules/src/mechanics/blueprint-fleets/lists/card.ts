/** What printed cards of ships have alike in every game of the family. */
import type { BlueprintMap } from '../data/warships.ts';
import type { DrawnFleet, DrawnShip } from './design.ts';

export const inchesOf = (mils: number): string => `${Math.round(mils / 100) / 10}″`;

/** One space of the blueprint. */
export interface CardSpace<Space extends string> {
  readonly space: Space;
  /** What stands in it, short enough for its box: `F`, `Bridge`, `E1`. */
  readonly label: string;
  /** In full: `Beam, 4 dice`, `Bridge`, `Empty`. */
  readonly name: string;
  /** The d20 faces that strike it: `5–6`. */
  readonly faces: string;
  readonly empty: boolean;
}

const shortNames: Readonly<Record<string, string>> = {
  BR: 'Bridge',
  LS: 'Life sup.',
  DF: 'Def. net',
  HY: 'Hyper',
  HG: 'Hangar',
  HG2: 'Hangar 2',
  CG: 'Hold',
  RE1: 'React. 1',
  RE2: 'React. 2',
  DR1: 'Drive 1',
  DR2: 'Drive 2',
};

/** The blueprint as its card shows it: rows from bow to stern; `contents` says what is in a space, null where nothing is. */
export function cardBlueprint<Space extends string>(
  { criticals, layout }: BlueprintMap<Space>,
  contents: (space: Space) => string | null,
): readonly (readonly (CardSpace<Space> | null)[])[] {
  const cardSpace = (space: Space): CardSpace<Space> => {
    const held = contents(space);
    const faces = criticals
      .filter((row) => row.space === space)
      .map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
      .join(', ');
    return { space, label: shortNames[space] ?? space, name: held ?? 'Empty', faces, empty: held === null };
  };
  return layout.map((row) => row.map((space) => (space === null ? null : cardSpace(space))));
}

/** The cards of a fleet, each with the name of its squadron, in the fleet's order. */
export function cardsOf<Ship extends DrawnShip, Card>(
  fleet: DrawnFleet<Ship>,
  card: (ship: Ship) => Card,
): readonly { readonly squadron: string; readonly card: Card }[] {
  return fleet.squadrons.flatMap(({ name, ships }) => ships.map((ship) => ({ squadron: name, card: card(ship) })));
}
