/** How the captain fires: everything that bears on one target together, the target that suffers most first. */
import type { FireCommand, FireOffer, ShooterOrder, UsableMount, UsableShooter } from '../phases/weapons/schema.ts';
import { shipOf, squadronOf, squadronShips } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Sight } from '../state.ts';
import type { Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Offer } from '../offers.ts';
import { defense } from '../ship/stats.ts';
import { prey, worth } from './appraisal.ts';

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

/** All ships together where they may coordinate, and each by itself. */
function grouped(offer: FireOffer, shots: readonly Shot[]): Shot[][] {
  const singles = shots.map((shot) => [shot]);
  if (!offer.coordinated || shots.length < 2) return singles;
  const together = shots.filter(({ joins }) => joins);
  return together.length < 2 ? singles : [together.slice(0, 5), ...singles];
}

function plans(state: Sight, offer: FireOffer): { command: FireCommand; value: number }[] {
  const groups = volleys(state, offer).flatMap((shots) => grouped(offer, shots));
  const target = shipOf(state, offer.target);
  const mates = squadronShips(state, squadronOf(state, target)).length - 1;
  const stopped = (defense(target) + mates) / 3;
  return groups.map((shots) => {
    const hits = shots.reduce((sum, shot) => sum + shot.hits, 0);
    const through = Math.max(hits * 0.15, hits - stopped);
    const kill = through >= target.hull ? 1.5 : 1;
    return {
      command: { kind: 'fire', target: offer.target, shooters: shots.map((shot) => shot.order) },
      value: Math.min(through, target.hull) * worth(target) * kill,
    };
  });
}

/** The attack with the most to show for it, or nothing when no weapon bears. */
export function gun(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  const wanted = new Set(prey(state, by).map(({ id }) => id));
  const all = offers.filter((offer) => offer.kind === 'fire');
  const first = all.filter(({ target }) => wanted.has(target));
  return (first.length > 0 ? first : all)
    .flatMap((offer) => plans(state, offer))
    .sort((a, b) => b.value - a.value)
    .find(({ command }) => check(state, command, by) === undefined)?.command;
}
