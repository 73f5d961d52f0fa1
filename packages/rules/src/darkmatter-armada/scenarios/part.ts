/** The special actions that scenarios add, both from orbit: DA-15.2a, DA-15.3b, DA-9.3.11, R-DA-100, R-DA-158, R-DA-159. */
import type { RuleId } from '../../kernel/contract.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { cargoBy } from '../../mechanics/blueprint-fleets/fittings.ts';
import { landingBy, notInOrbit, type TroopRules } from '../../mechanics/blueprint-fleets/scenarios/landing.ts';
import type { SpaceId } from '../ids.ts';
import type { SegmentPart } from '../phases/activation/part.ts';
import { shooterFault } from '../phases/weapons/readiness.ts';
import { orbitedPlanet } from '../ship/clearance.ts';
import { actingFault, classOf, type PlacedShip, specialFault, weaponsOf, workingSpaces } from '../ship/ships.ts';
import type { OpenTable } from '../state.ts';
import type { Ship } from '../table.ts';
import { scenarios, type TurretId, turretIds } from './schema.ts';

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
  if (orbitedPlanet(state, ship) === undefined) return notInOrbit(ship, rule);
  const { from } = activation;
  if (from === null || orbitedPlanet(state, { ...ship, ...from }) !== undefined) return undefined;
  return refuse('entered-orbit', rule, `${name} has come into orbit in this activation. It may in the next round.`);
}

/** A Cargo Space holds the Hull Size of its ship (DA-12.7.7b); what has been fired is not landed any more (R-DA-173). */
export const cargo = cargoBy<SpaceId, PlacedShip>(
  (ship) => classOf(ship).hullSize,
  (ship) => workingSpaces(ship, 'cargo-space'),
);

export const troopRules: TroopRules<Ship, OpenTable, SpaceId, TurretId, object> = {
  planOf: ({ match }) => scenarios[match.scenario],
  actingFault,
  specialFault,
  orbitFault,
  attackFault: shooterFault,
  cargo: (ship) => workingSpaces(ship, 'cargo-space').filter((space) => cargo.unitsIn(ship, space) > 0),
  divisions: cargo.unitsIn,
  turrets: turretsOf,
  firing: () => ({}),
  ids: { action: 'DA-9.3', 'land-troops': 'DA-15.2a', 'orbital-bombardment': 'DA-15.3b' },
};

export const scenarioPart: SegmentPart = landingBy(troopRules);
