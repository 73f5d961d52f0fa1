/** The special actions that scenarios add, both from orbit: DA-15.2a, DA-15.3b, R-DA-158, R-DA-159. */
import type { RuleId } from '../../kernel/contract.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { landingBy } from '../../mechanics/blueprint-fleets/scenarios/landing.ts';
import type { SpaceId } from '../ids.ts';
import type { SegmentPart } from '../phases/activation/part.ts';
import { orbitedPlanet } from '../ship/clearance.ts';
import { actingFault, classOf, type PlacedShip, specialFault, weaponsOf, workingSpaces } from '../ship/ships.ts';
import type { OpenTable } from '../state.ts';
import type { Ship } from '../table.ts';
import { scenarios } from './schema.ts';
import { type TurretId, turretIds } from './schema.ts';

const isTurret = (mount: string): mount is TurretId => (turretIds as readonly string[]).includes(mount);

const turretsOf = (ship: PlacedShip): readonly TurretId[] =>
  weaponsOf(ship).flatMap(({ mount, space, weapon }) =>
    isTurret(mount) &&
    space.condition === 'working' &&
    !ship.activation.fired.includes(mount) &&
    (weapon.ordnance === 'autocannon' || weapon.ordnance === 'scatter')
      ? [mount]
      : [],
  );

/** In orbit now and when its activation began: not on the turn of entry, however it entered (R-DA-158, R-DA-159). */
function orbitFault(state: OpenTable, ship: PlacedShip, rule: RuleId) {
  const { name, activation } = ship;
  if (orbitedPlanet(state, ship) === undefined)
    return refuse(
      'not-in-orbit',
      rule,
      `${name} is not in orbit. Bring it within 3″ of the planet’s edge, facing along it, first.`,
    );
  const { from } = activation;
  if (from === null || orbitedPlanet(state, { ...ship, ...from }) !== undefined) return undefined;
  return refuse('entered-orbit', rule, `${name} has come into orbit in this activation. It may in the next round.`);
}

export const scenarioPart: SegmentPart = landingBy<Ship, OpenTable, SpaceId, TurretId, object>({
  planOf: ({ match }) => scenarios[match.scenario],
  actingFault,
  specialFault,
  orbitFault,
  cargo: (ship) => workingSpaces(ship, 'cargo-space'),
  // DA-12.7.7b: a Cargo Space holds the Hull Size of its ship.
  divisions: (ship) => classOf(ship).hullSize,
  turrets: turretsOf,
  firing: () => ({}),
  ids: { action: 'DA-9.3', 'land-troops': 'DA-15.2a', 'orbital-bombardment': 'DA-15.3b' },
});
