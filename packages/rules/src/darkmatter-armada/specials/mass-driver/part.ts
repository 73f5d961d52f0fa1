/** The Mass Driver, another way to bombard a planet from orbit: DA-12.7.22, DA-9.3.11, R-DA-100, R-DA-159, R-DA-173. */
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { actionFault } from '../../../mechanics/blueprint-fleets/scenarios/landing.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Order, SegmentPart } from '../../phases/activation/part.ts';
import { cargo, troopRules } from '../../scenarios/part.ts';
import { actingFault, actingShip, fittedSpaces, type PlacedShip } from '../../ship/ships.ts';
import { working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';

function shotFault(state: OpenTable, ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  if (working(ship, 'mass-driver') === 0)
    return refuse('no-mass-driver', 'DA-12.7.22', `${name} has no working Mass Driver. Fire with a ship that has.`);
  const fault = actionFault(troopRules, state, ship, 'orbital-bombardment', 'DA-9.3.11');
  if (fault !== undefined || cargo.unitsLeft(ship) > 0) return fault;
  const sentence = `${name} has no cargo left to fire: each shot takes one unit of a working Cargo Space. Fire with another ship.`;
  return refuse('no-cargo', 'DA-12.7.22', sentence);
}

const fire: Order<'fire-mass-driver'> = {
  check: (state, squadron, { ship }) => actingFault(state, squadron, ship) ?? shotFault(state, actingShip(state, ship)),
  resolve: (p, _squadron, { ship: id }, by) => {
    const space = cargo.nextToGive(actingShip(p.state, id));
    if (space === undefined) throw new Error(`${id} has no cargo to fire`);
    const against = opponentOf(p.state, by);
    const before = p.state.sides[against]?.divisions ?? 0;
    // It succeeds without a roll, whatever defends the troops.
    const lost = Math.min(1, before);
    p.emit({ kind: 'planet-struck', by, ship: id, space, against, lost, divisions: before - lost });
  },
  sample: (_state, _squadron, { kind, ship }) => ({ kind, ship }),
};

/** Most ships have none, and are passed over before anything is put into words. */
const armed = (state: OpenTable, squadron: Squadron): readonly PlacedShip[] =>
  squadronShips(state, squadron).filter(
    (ship) => fittedSpaces(ship, 'mass-driver').length > 0 && shotFault(state, ship) === undefined,
  );

export const massDriverPart: SegmentPart = {
  segment: 'special',
  orders: { 'fire-mass-driver': fire },
  offers: (state, squadron) =>
    armed(state, squadron).map((ship) => ({
      kind: 'fire-mass-driver',
      label: `Fire the Mass Driver of ${ship.name} at the enemy’s troops`,
      about: [`ship:${ship.id}`],
      rule: 'DA-12.7.22',
      ship: ship.id,
      shots: cargo.unitsLeft(ship),
    })),
};
