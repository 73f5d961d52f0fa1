/** How the captain fires: everything that bears on one target together, the target that suffers most first. */
import type { Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Offer } from '../offers.ts';
import type { FireCommand, ShooterOrder } from '../phases/weapons/commands.ts';
import type { FireOffer, UsableMount, UsableShooter } from '../phases/weapons/offers.ts';
import { shipOf, squadronOf, squadronShips } from '../ship/ships.ts';
import { defense } from '../ship/stats.ts';
import type { State } from '../state.ts';
import { worth } from './appraisal.ts';
import { prey } from './prey.ts';

const isTurret = (mount: UsableMount): boolean => mount.mount.startsWith('T');
const expected = (mount: UsableMount): number => (mount.dice * (7 - mount.need)) / 6;
const byExpected = (a: UsableMount, b: UsableMount): number => expected(b) - expected(a);

interface Shot {
  readonly order: ShooterOrder;
  readonly hits: number;
}

/** The best direct fire of one ship: one arc and one turret. */
function broadside(state: State, shooter: UsableShooter): Shot | undefined {
  const direct = shooter.mounts.filter((mount) => !mount.torpedo);
  const arc = direct.filter((mount) => !isTurret(mount)).sort(byExpected)[0];
  const turret = direct.filter(isTurret).sort(byExpected)[0];
  const chosen = [arc, turret].filter((mount) => mount !== undefined);
  if (chosen.length === 0) return undefined;
  const declared = shipOf(state, shooter.ship).activation.arcs;
  // Nothing is lost by keeping the other arcs free where no arc has its bonus anyway (R-QR-112).
  const arcs = declared ?? (arc === undefined || arc.optimal ? 'one' : 'several');
  const order = { ship: shooter.ship, mounts: chosen.map(({ mount }) => ({ mount })), arcs };
  return { order, hits: chosen.reduce((sum, mount) => sum + expected(mount), 0) };
}

function salvo(shooter: UsableShooter, ordnance: string): Shot | undefined {
  const tubes = shooter.mounts.filter((mount) => mount.torpedo && mount.ordnance === ordnance).slice(0, 2);
  if (tubes.length === 0) return undefined;
  return {
    order: { ship: shooter.ship, mounts: tubes.map(({ mount }) => ({ mount })) },
    hits: tubes.reduce((sum, mount) => sum + expected(mount), 0),
  };
}

/** All ships together where they may coordinate, and each by itself. */
function grouped(offer: FireOffer, shots: readonly (Shot | undefined)[]): Shot[][] {
  const real = shots.filter((shot) => shot !== undefined);
  const singles = real.map((shot) => [shot]);
  if (!offer.coordinated || real.length < 2) return singles;
  const together = real.filter((shot) =>
    offer.shooters.some((shooter) => shooter.ship === shot.order.ship && shooter.inCommand),
  );
  return together.length < 2 ? singles : [together.slice(0, 5), ...singles];
}

function plans(state: State, offer: FireOffer): { command: FireCommand; value: number }[] {
  const warheads = new Set(
    offer.shooters.flatMap(({ mounts }) => mounts.filter((mount) => mount.torpedo).map((mount) => mount.ordnance)),
  );
  const groups = [
    ...grouped(
      offer,
      offer.shooters.map((shooter) => broadside(state, shooter)),
    ),
    ...[...warheads].flatMap((warhead) =>
      grouped(
        offer,
        offer.shooters.map((shooter) => salvo(shooter, warhead)),
      ),
    ),
  ];
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
export function gun(state: State, offers: readonly Offer[], by: Seat): Command | undefined {
  const wanted = new Set(prey(state, by).map(({ id }) => id));
  const all = offers.filter((offer) => offer.kind === 'fire');
  const first = all.filter(({ target }) => wanted.has(target));
  return (first.length > 0 ? first : all)
    .flatMap((offer) => plans(state, offer))
    .sort((a, b) => b.value - a.value)
    .find(({ command }) => check(state, command, by) === undefined)?.command;
}
