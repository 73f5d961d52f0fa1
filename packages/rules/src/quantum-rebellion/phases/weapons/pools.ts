/** The dice of an attack: weapons, the Vulnerable Sector die of each ship, Pack Hunters (R-QR-12, R-QR-119, R-QR-120). */
import { shipOf, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';
import { mountArc } from './arcs.ts';
import type { Pool, Shooting } from './schema.ts';
import { toHit } from './range.ts';
import { weaponIn } from './readiness.ts';

/** Arc weapon first, then turrets, whatever the order in the command: R-QR-12. */
const arcFirst = (a: { mount: Pool['mount'] }, b: { mount: Pool['mount'] }): number =>
  Number(mountArc[a.mount] === null) - Number(mountArc[b.mount] === null);

function weaponPools(ship: Ship, shooting: Shooting, rangeMils: number): Pool[] {
  return [...shooting.mounts].sort(arcFirst).flatMap(({ mount, dice }): Pool[] => {
    const weapon = weaponIn(ship, mount);
    if (weapon === undefined) return [];
    const aimed = toHit(ship, mount, weapon.ordnance, rangeMils, shooting.arcs);
    const rules = ['QR-8.4.5.3h', ...aimed.rules];
    return [
      {
        ship: ship.id,
        mount,
        ordnance: weapon.ordnance,
        source: 'weapon',
        dice,
        need: aimed.need,
        optimal: aimed.optimal,
        rules,
      },
    ];
  });
}

/** All dice but those of Pack Hunters, in the order in which they fall. */
export function poolsOf(
  state: OpenTable,
  target: Ship,
  shooters: readonly Shooting[],
  rangeMils: number,
  torpedo: boolean,
): readonly Pool[] {
  return shooters.flatMap((shooting) => {
    const pools = weaponPools(shipOf(state, shooting.ship), shooting, rangeMils);
    const [first] = pools;
    // Torpedoes never have this die (QR-8.4.2b).
    const astern = !torpedo && shooting.targetArc === 'aft' && !hasCustomization(target, 'no-vulnerable-sector');
    if (!astern || first === undefined) return pools;
    return [...pools, { ...first, source: 'vulnerable-sector' as const, dice: 1, rules: ['QR-8.4.2a', 'R-QR-119'] }];
  });
}

/** +1 die for each other ship of the squadron with the rule, once per attack: R-QR-120. */
export function packHuntersPool(
  state: OpenTable,
  squadron: Squadron,
  ships: readonly PlacedShip[],
  pools: readonly Pool[],
): Pool | undefined {
  const hunter = ships.find((ship) => hasCustomization(ship, 'pack-hunters'));
  const model = pools.find((pool) => pool.ship === hunter?.id);
  const pack = squadronShips(state, squadron).filter((ship) => hasCustomization(ship, 'pack-hunters')).length - 1;
  if (model === undefined || pack < 1) return undefined;
  return { ...model, source: 'pack-hunters', dice: pack, rules: ['QR-11.4.12a', 'R-QR-120'] };
}
