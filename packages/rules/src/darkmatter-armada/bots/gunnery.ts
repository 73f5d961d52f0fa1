/**
 * How the bots fire: of what looks best the exact forecast decides. Coordinated Fire goes first, where its dice together
 * do more than each by itself.
 */
import type { Seat } from '../../kernel/contract.ts';
import { offered } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import type { MountId } from '../ids.ts';
import type { Offer } from '../offers.ts';
import { forecast, type Odds } from '../phases/weapons/forecast.ts';
import { weaponIn } from '../phases/weapons/readiness.ts';
import type { FireCommand, FireOffer } from '../phases/weapons/schema.ts';
import type { PlacedShip } from '../ship/ships.ts';
import type { Sight } from '../state.ts';
import { quadrantOf } from '../phases/weapons/aim.ts';
import { meanHits, wallOf } from './broadsides.ts';

/** So many targets are thought of for Coordinated Fire. */
const TARGETS = 3;

/** What an attack is worth by its exact chances. */
export type Valuing = (target: PlacedShip, odds: Odds) => number;

interface Shot {
  readonly command: FireCommand;
  readonly target: PlacedShip;
  /** Expected hits, roughly. */
  readonly hits: number;
}

const rough = (state: Sight, { shooters }: Pick<FireCommand, 'shooters'>, target: PlacedShip): number =>
  shooters.reduce((sum, { ship, mounts }) => {
    const dice = mounts.map((mount) => weaponIn(shipOf(state, ship), mount)?.die ?? 0);
    return sum + meanHits(dice, wallOf(target));
  }, 0);

const commandOf = ({ target, shooters }: Pick<FireOffer, 'target' | 'shooters'>): FireCommand => ({
  kind: 'fire',
  target,
  shooters: shooters.map(({ ship, mounts }) => ({ ship, mounts: [...mounts] })),
});

function shotOf(state: Sight, offer: FireOffer): Shot {
  const target = shipOf(state, offer.target) as PlacedShip;
  const command = commandOf(offer);
  return { command, target, hits: rough(state, command, target) };
}

/** Where Scatter helps against the terrain on the line, it is declared. */
function valueOf(state: Sight, { command, target }: Shot, by: Seat, value: Valuing): number {
  const { odds } = forecast(state, command, by);
  return odds === null ? -1 : value(target, odds);
}

/** The weapon of a ship that throws the largest die; others of its quadrant and turrets stay for shots of their own. */
function largest(state: Sight, ship: FireOffer['shooters'][number]): MountId | undefined {
  const dieOf = (mount: MountId): number => weaponIn(shipOf(state, ship.ship), mount)?.die ?? 0;
  return [...ship.mounts].sort((a, b) => dieOf(b) - dieOf(a) || (quadrantOf[a] === null ? 1 : -1))[0];
}

interface Joint extends Shot {
  /** What its weapons are worth if each fires by itself. */
  readonly forgone: number;
}

/** Ships that join, each with one weapon: those whose weapons do least by themselves first. */
function joints(state: Sight, offer: FireOffer, apart: ReadonlyMap<string, number>): Joint[] {
  const target = shipOf(state, offer.target) as PlacedShip;
  const joining = offer.shooters
    .flatMap((shooter) => {
      const mount = largest(state, shooter);
      if (mount === undefined) return [];
      return [{ ship: shooter.ship, mount, alone: apart.get(`${shooter.ship} ${mount}`) ?? 0 }];
    })
    .sort((a, b) => b.alone - a.alone);
  const [strong, ...others] = joining;
  if (strong === undefined) return [];
  return others.map((_, index) => {
    const together = [strong, ...others.slice(-1 - index)];
    const shooters = together.map(({ ship, mount }) => ({ ship, mounts: [mount] }));
    const command: FireCommand = { kind: 'fire', target: target.id, shooters };
    const forgone = together.reduce((sum, { alone }) => sum + alone, 0);
    return { command, target, hits: rough(state, command, target), forgone };
  });
}

/** The attack with the most to show for it, or nothing when no weapon bears; `value` weighs its chances, for the `most` promising. */
export function bestFire(
  state: Sight,
  offers: readonly Offer[],
  by: Seat,
  value: Valuing,
  most: number,
): FireCommand | undefined {
  const all = offered(offers, 'fire');
  const shots = all
    .filter(({ mode }) => mode !== 'coordinated')
    .map((offer) => shotOf(state, offer))
    .sort((a, b) => b.hits * b.target.cost - a.hits * a.target.cost);
  const weighed = shots
    .slice(0, most)
    .map((shot) => ({ ...shot, value: valueOf(state, shot, by, value) }))
    .sort((a, b) => b.value - a.value);
  return jointFire(state, all, shots, by, value) ?? weighed.find((shot) => shot.value >= 0)?.command;
}

/** Coordinated Fire that does more than the weapons in it would do apart. */
function jointFire(
  state: Sight,
  all: readonly FireOffer[],
  shots: readonly Shot[],
  by: Seat,
  value: Valuing,
): FireCommand | undefined {
  const joint = all.filter(({ mode }) => mode === 'coordinated');
  if (joint.length === 0) return undefined;
  const apart = new Map<string, number>();
  const known = new Map<string, number>();
  const worthOf = (shot: Shot): number => {
    // Of weapons alike against one target a single forecast tells enough.
    const key = `${shot.target.id} ${shot.hits}`;
    const found = known.get(key) ?? valueOf(state, shot, by, value);
    known.set(key, found);
    return found;
  };
  for (const shot of shots)
    for (const { ship, mounts } of shot.command.shooters)
      for (const mount of mounts) {
        const key = `${ship} ${mount}`;
        apart.set(key, Math.max(apart.get(key) ?? 0, worthOf(shot) / mounts.length));
      }
  const [best] = joint
    .flatMap((offer) => joints(state, offer, apart))
    .sort((a, b) => b.hits * b.target.cost - a.hits * a.target.cost)
    .slice(0, TARGETS * 4)
    .map((shot) => ({ shot, gain: valueOf(state, shot, by, value) - shot.forgone }))
    .sort((a, b) => b.gain - a.gain);
  return best !== undefined && best.gain > 0 ? best.shot.command : undefined;
}

/** What the weapons of these offers may do, each at the target where it does most. */
export function allFire(state: Sight, offers: readonly FireOffer[], by: Seat, value: Valuing): number {
  const best = new Map<string, number>();
  for (const { command, ...shot } of offers.map((offer) => shotOf(state, offer))) {
    const weapons = command.shooters.flatMap(({ ship, mounts }) => [ship, ...mounts]).join(' ');
    best.set(weapons, Math.max(best.get(weapons) ?? 0, valueOf(state, { command, ...shot }, by, value)));
  }
  return [...best.values()].reduce((sum, each) => sum + each, 0);
}
