/** What a ship or a fighter is, can do and has suffered, for who presses it and does not know the game. */
import type { View } from '../../../kernel/contract.ts';
import type { ShipTold } from '../../../kernel/explain/explaining.ts';
import type { Ship, State } from '../table.ts';

/** A ship of a game, with the spaces of its blueprint. */
type Fitted = Ship & { readonly spaces: { readonly [space: string]: { readonly condition: string } | undefined } };

/** What a game says of its ships. */
export interface ShipWords<S extends Fitted> {
  readonly fromView: (view: View) => Omit<State, 'ships'> & { readonly ships: { readonly [id: string]: S } };
  /** 'cruiser' */
  readonly className: (ship: S) => string;
  /** Sentences: how it moves, what it fires, how it defends itself. */
  readonly can: (ship: S) => readonly string[];
  readonly spaceName: (ship: S, space: string) => string;
  /** What only this game has, as sentences. */
  readonly suffered: (ship: S) => readonly string[];
}

const ranks: Readonly<Record<Ship['rank'], string>> = {
  admiral: ', the flagship of its fleet',
  commander: ', which leads its squadron',
  captain: '',
};

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'An' : 'A');

function spacesIn<S extends Fitted>(words: ShipWords<S>, ship: S, condition: string): readonly string[] {
  const struck = Object.keys(ship.spaces).filter((space) => ship.spaces[space]?.condition === condition);
  return struck.map((space) => words.spaceName(ship, space));
}

const listOf = (what: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`];

/** The end of a ship, or what it has lost so far. */
function suffered<S extends Fitted>(words: ShipWords<S>, ship: S): readonly string[] {
  const { fate, hull, hullMax, crew, crewMax, disorder } = ship;
  if (fate !== null) return [`It is out of the match since round ${fate.round}: ${fate.cause.toLowerCase()}.`];
  return [
    ...(hull < hullMax ? [`Hull: ${hull} of ${hullMax} left.`] : []),
    ...(crew < crewMax ? [`Crew: ${crew} of ${crewMax} left.`] : []),
    ...(disorder > 0 ? [`Disorder: ${disorder}.`] : []),
    ...listOf('Out of action', spacesIn(words, ship, 'offline')),
    ...listOf('Destroyed aboard', spacesIn(words, ship, 'destroyed')),
    ...words.suffered(ship),
  ];
}

export const shipTeller =
  <S extends Fitted>(words: ShipWords<S>) =>
  (view: View, record: string): ShipTold | undefined => {
    const state = words.fromView(view);
    const [kind, id = ''] = record.split(':');
    const fighter = kind === 'fighter' && Object.hasOwn(state.fighters, id) ? state.fighters[id] : undefined;
    if (fighter !== undefined) {
      const carrier = state.ships[fighter.carrier]?.name ?? 'its carrier';
      const can = ['Flies to enemy ships and attacks them, fights other fighters, and goes home again.'];
      const lost = fighter.place === 'lost' ? ['It is lost.'] : [];
      return { name: fighter.name, is: `A squadron of fighters that belongs to ${carrier}.`, can, suffered: lost };
    }
    const ship = kind === 'ship' && Object.hasOwn(state.ships, id) ? state.ships[id] : undefined;
    if (ship === undefined) return undefined;
    const className = words.className(ship).toLowerCase();
    const squadron = state.squadrons[ship.squadron]?.name;
    const of = squadron === undefined ? '' : ` of ${squadron}`;
    return {
      name: ship.name,
      is: `${article(className)} ${className}${of}${ranks[ship.rank]}, worth ${ship.cost} points.`,
      can: ship.fate === null ? words.can(ship) : [],
      suffered: suffered(words, ship),
    };
  };
