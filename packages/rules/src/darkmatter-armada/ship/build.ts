/** Ship records from a fleet design, as they are when the game begins (R-DA-48). */
import type { Seat } from '../../kernel/contract.ts';
import type { Fighter } from '../../mechanics/blueprint-fleets/records.ts';
import { tokensOf } from '../../mechanics/blueprint-fleets/setup/fleets.ts';
import { classes } from '../data/classes.ts';
import { customizationsOf, defenseOf, type ShipDesign, shipPoints } from '../fleet/design.ts';
import { compromisedCrew, compromisedHull, crewPoints, fittedSpaces, hangarCapacity } from '../fleet/fitting.ts';
import type { ShipId, SpaceId, SquadronId } from '../ids.ts';
import { freshActivation, type MatchViewRecord, optionOf, type Ship } from '../table.ts';

/** Every space of the class's blueprint, in the order of its critical map; unused ones stay empty. */
function buildSpaces(design: ShipDesign): Ship['spaces'] {
  const spaces: Ship['spaces'] = {};
  for (const { space, fitted } of fittedSpaces(design)) spaces[space] = { fitted, condition: 'working' };
  return spaces;
}

/**
 * A ship as it is built from a legal design: whole, unmarked, off the table, its shields down, at Medium speed
 * (DA-1.7.9). How many boxes are compromised, the match says (R-DA-19).
 */
export function buildShip(
  design: ShipDesign,
  of: { id: ShipId; seat: Seat; squadron: SquadronId },
  match: Pick<MatchViewRecord, 'options'>,
): Ship {
  const { hp } = classes[design.class];
  const part = optionOf(match, 'compromisedBoxes');
  const crew = crewPoints(design);
  const spaces = buildSpaces(design);
  const generators = (Object.entries(spaces) as [SpaceId, Ship['spaces'][SpaceId]][])
    .filter(([, space]) => space?.fitted?.kind === 'module' && space.fitted.module === 'shield-generator')
    .map(([id]) => [id, null] as const);
  // Written out, without copies by `...`: see the ships of the sister game.
  return {
    id: of.id,
    seat: of.seat,
    squadron: of.squadron,
    name: design.name,
    class: design.class,
    rank: design.rank,
    cost: shipPoints(design),
    place: 'off',
    at: null,
    facingCdeg: 0,
    hull: hp,
    hullMax: hp,
    hullShaded: compromisedHull(design, part),
    crew,
    crewMax: crew,
    crewShaded: compromisedCrew(design, part),
    disorder: 0,
    def: defenseOf(design),
    spaces,
    customizations: [...customizationsOf(design)],
    speed: 'medium',
    shields: Object.fromEntries(generators),
    cloaked: false,
    evasive: false,
    commsDown: 'off',
    fireControl: 'off',
    reactorScram: 'off',
    gridFault: 0,
    leaving: false,
    activation: freshActivation(null),
    hangar: { launched: false, recovered: false, relaunched: false },
    spent: {},
    captured: false,
    fate: null,
  };
}

/** The fighter tokens of a carrier: as many as its Hangar Capacity (DA-1.8.8). */
export const buildFighters = (design: ShipDesign, of: { id: ShipId; seat: Seat }): readonly Fighter[] =>
  tokensOf(design.name, of, hangarCapacity(design));
