/** How the admiral fires: the attack whose forecast takes the most points, with no more ships than it needs. */
import type { Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import type { FireCommand, ShooterOrder } from '../../phases/weapons/commands.ts';
import { forecast } from '../../phases/weapons/forecast.ts';
import type { FireOffer, UsableMount, UsableShooter } from '../../phases/weapons/offers.ts';
import { type PlacedShip, shipOf } from '../../ship/ships.ts';
import type { State } from '../../state.ts';
import { priceOfHull, saved, stake } from './prospect.ts';

/** So many attacks are forecast at most, the most promising first. */
const FORECASTS = 7;
/** A smaller attack is as good where it destroys as surely. */
const SURE = 0.97;

const isTurret = (mount: UsableMount): boolean => mount.mount.startsWith('T');
const expected = (mount: UsableMount): number => (mount.dice * (7 - mount.need)) / 6;
const byExpected = (a: UsableMount, b: UsableMount): number => expected(b) - expected(a);

interface Shot {
  readonly order: ShooterOrder;
  readonly hits: number;
  readonly joins: boolean;
}

/** The best direct fire of one ship: one arc and one turret. */
function broadside(state: State, shooter: UsableShooter): Shot[] {
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

function tubes(shooter: UsableShooter, warhead: string): Shot[] {
  const loaded = shooter.mounts.filter((mount) => mount.torpedo && mount.ordnance === warhead).slice(0, 2);
  if (loaded.length === 0) return [];
  const order = { ship: shooter.ship, mounts: loaded.map(({ mount }) => ({ mount })) };
  return [{ order, hits: loaded.reduce((sum, mount) => sum + expected(mount), 0), joins: shooter.inCommand }];
}

/** All that may fire together, fewer of them, and each by itself. */
function groups(offer: FireOffer, shots: readonly Shot[]): Shot[][] {
  const joined = offer.coordinated
    ? shots
        .filter(({ joins }) => joins)
        .sort((a, b) => b.hits - a.hits)
        .slice(0, 5)
    : [];
  const together = joined.length < 2 ? [] : joined.slice(1).map((_, index) => joined.slice(0, index + 2));
  return [...together, ...shots.map((shot) => [shot])];
}

interface Attack {
  readonly command: FireCommand;
  readonly hits: number;
  readonly rough: number;
}

function attacks(state: State, offer: FireOffer): Attack[] {
  const warheads = new Set(
    offer.shooters.flatMap(({ mounts }) => mounts.filter(({ torpedo }) => torpedo).map(({ ordnance }) => ordnance)),
  );
  const all = [
    ...groups(
      offer,
      offer.shooters.flatMap((shooter) => broadside(state, shooter)),
    ),
    ...[...warheads].flatMap((warhead) =>
      groups(
        offer,
        offer.shooters.flatMap((shooter) => tubes(shooter, warhead)),
      ),
    ),
  ];
  const target = shipOf(state, offer.target) as PlacedShip;
  const stopped = saved(state, target);
  const price = priceOfHull(state, target);
  return all.map((shots) => {
    const hits = shots.reduce((sum, shot) => sum + shot.hits, 0);
    const through = Math.min(target.hull, Math.max(hits * 0.15, hits - stopped));
    const rough = through * price + (through >= target.hull ? stake(state, target) / 2 : 0);
    const command: FireCommand = {
      kind: 'fire',
      target: offer.target,
      shooters: shots.map(({ order }) => order),
    };
    return { command, hits, rough };
  });
}

interface Weighed extends Attack {
  readonly value: number;
  readonly kill: number;
}

function weigh(state: State, attack: Attack, by: Seat): Weighed[] {
  const { attack: told } = forecast(state, attack.command, by);
  if (told === null) return [];
  const { odds } = told;
  const target = shipOf(state, attack.command.target) as PlacedShip;
  const value =
    odds.hull * priceOfHull(state, target) +
    odds.destroyed * stake(state, target) * 0.6 +
    odds.critical * stake(state, target) * 0.1;
  return [{ ...attack, value, kill: odds.destroyed }];
}

/** The attack with the most to show for it, or nothing when no weapon bears. */
export function salvoes(state: State, offers: readonly Offer[], by: Seat): Command | undefined {
  const candidates = offers
    .flatMap((offer) => (offer.kind === 'fire' ? attacks(state, offer) : []))
    .sort((a, b) => b.rough - a.rough || b.hits - a.hits);
  const weighed = candidates.slice(0, FORECASTS).flatMap((attack) => weigh(state, attack, by));
  const [best] = weighed.sort((a, b) => b.value - a.value);
  if (best === undefined) {
    for (const attack of candidates.slice(FORECASTS)) if (weigh(state, attack, by).length > 0) return attack.command;
    return undefined;
  }
  const enough = weighed
    .filter((each) => each.command.target === best.command.target && each.kill > 0.5 && each.kill >= best.kill * SURE)
    .sort((a, b) => a.hits - b.hits)[0];
  return (enough ?? best).command;
}
