/** The special actions that scenarios add, both from orbit: QR-12.2b, QR-12.3b, R-QR-183, R-QR-184. */
import { landingBy, notInOrbit } from '../../mechanics/blueprint-fleets/scenarios/landing.ts';
import { modules } from '../data/modules.ts';
import { scenarios } from '../data/scenarios.ts';
import type { SpaceId } from '../ids.ts';
import type { SegmentPart } from '../phases/activation/part.ts';
import { orbitedPlanet } from '../ship/clearance.ts';
import { actingFault, classOf, type PlacedShip, specialFault, weaponsOf, workingSpaces } from '../ship/ships.ts';
import { cloakedAttacker, isCloaked } from '../specials/cloak/cloaking.ts';
import type { OpenTable } from '../state.ts';
import type { Ship } from '../table.ts';

/** What a Cargo Space of the ship holds (QR-11.6.8a). */
export function cargoUnits(ship: PlacedShip): number {
  const { effect } = modules['cargo-space'];
  return effect.kind === 'cargo' ? effect.units[classOf(ship).hull] : 0;
}

type Turret = 'T1' | 'T2';
const turretsOf = (ship: PlacedShip): readonly Turret[] =>
  weaponsOf(ship).flatMap(({ mount, space, weapon }) =>
    (mount === 'T1' || mount === 'T2') &&
    space.condition === 'working' &&
    ship.activation.fired[mount] === undefined &&
    (weapon.ordnance === 'autocannon' || weapon.ordnance === 'scatter')
      ? [mount]
      : [],
  );

export const scenarioPart: SegmentPart = landingBy<Ship, OpenTable, SpaceId, Turret, { dice: number }>({
  planOf: ({ match }) => scenarios[match.scenario],
  actingFault,
  specialFault,
  orbitFault: (state, ship, rule) => (orbitedPlanet(state, ship) === undefined ? notInOrbit(ship, rule) : undefined),
  attackFault: (ship) => (isCloaked(ship) ? cloakedAttacker(ship) : undefined),
  cargo: (ship) => workingSpaces(ship, 'cargo-space'),
  divisions: cargoUnits,
  turrets: turretsOf,
  firing: (ship, mount) => ({ dice: weaponsOf(ship).find((weapon) => weapon.mount === mount)?.weapon.dice ?? 1 }),
  ids: { action: 'QR-8.3b', 'land-troops': 'QR-12.2b', 'orbital-bombardment': 'QR-12.3b' },
});
