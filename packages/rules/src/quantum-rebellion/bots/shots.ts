/** What one ship can fire at one target: which mounts bear best together. */
import type { ShooterOrder } from '../phases/weapons/commands.ts';
import type { FireOffer, UsableMount, UsableShooter } from '../phases/weapons/offers.ts';
import { shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Sight } from '../state.ts';

const isTurret = (mount: UsableMount): boolean => mount.mount.startsWith('T');
const expected = (mount: UsableMount): number => (mount.dice * (7 - mount.need)) / 6;
const byExpected = (a: UsableMount, b: UsableMount): number => expected(b) - expected(a);

export interface Shot {
  readonly order: ShooterOrder;
  /** Expected, before the defence. */
  readonly hits: number;
  /** It may fire together with others of its squadron. */
  readonly joins: boolean;
}

/** The best direct fire of one ship: one arc and one turret. */
function broadside(state: Sight, shooter: UsableShooter): Shot[] {
  const direct = shooter.mounts.filter((mount) => !mount.torpedo);
  const arc = direct.filter((mount) => !isTurret(mount)).sort(byExpected)[0];
  const turret = direct.filter(isTurret).sort(byExpected)[0];
  const chosen = [arc, turret].filter((mount) => mount !== undefined);
  if (chosen.length === 0) return [];
  const declared = shipOf(state, shooter.ship).activation.arcs;
  // Nothing is lost by keeping the other arcs free where no arc has its bonus anyway (R-QR-112).
  const arcs = declared ?? (arc === undefined || arc.optimal ? 'one' : 'several');
  const order = { ship: shooter.ship, mounts: chosen.map(({ mount }) => ({ mount })), arcs };
  return [{ order, hits: chosen.reduce((sum, mount) => sum + expected(mount), 0), joins: shooter.inCommand }];
}

/** Up to two tubes of one ship with one warhead. */
function tubes(shooter: UsableShooter, warhead: string): Shot[] {
  const loaded = shooter.mounts.filter((mount) => mount.torpedo && mount.ordnance === warhead).slice(0, 2);
  if (loaded.length === 0) return [];
  const order = { ship: shooter.ship, mounts: loaded.map(({ mount }) => ({ mount })) };
  return [{ order, hits: loaded.reduce((sum, mount) => sum + expected(mount), 0), joins: shooter.inCommand }];
}

/** The shots at the target of an offer that may be mixed with each other: direct fire, then each warhead by itself. */
export function volleys(state: Sight, { shooters }: FireOffer): Shot[][] {
  const warheads = new Set(
    shooters.flatMap(({ mounts }) => mounts.filter(({ torpedo }) => torpedo).map(({ ordnance }) => ordnance)),
  );
  return [
    shooters.flatMap((shooter) => broadside(state, shooter)),
    ...[...warheads].map((warhead) => shooters.flatMap((shooter) => tubes(shooter, warhead))),
  ];
}
