/** What the bots say where an attack asks them something: how to defend, which effect, which location. */
import { bearingCdeg, type Point } from '../../geometry/table/index.ts';
import type { Seat } from '../../kernel/contract.ts';
import { nearestTo } from '../../mechanics/blueprint-fleets/bots/steering.ts';
import { offered } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { isPlaced, onTable, shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Command } from '../commands.ts';
import { spaceAt } from '../damage/critical.ts';
import { ordnance, type OrdnanceEffect } from '../data/ordnance.ts';
import { check } from '../decide.ts';
import type { SpaceId } from '../ids.ts';
import type { Offer } from '../offers.ts';
import { criticalRating } from '../ship/stats.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { wallOf } from './broadsides.ts';

/** What a ship can least do without comes first: power and bridge, drives, defence, then its weapons. */
// prettier-ignore
const vital: readonly SpaceId[] = [
  'RE1', 'RE2', 'BR', 'DF', 'DR1', 'DR2', 'F', 'T1', 'T2', 'W1', 'W2', 'P', 'S', 'T3', 'T4', 'E1', 'E2', 'E3', 'HY', 'A', 'HG', 'HG2', 'LS', 'CG',
];

/** Spaces that work, the dearest first; one that has been struck once falls with the next hit. */
export const byWorth =
  (ship: Ship) =>
  (a: SpaceId, b: SpaceId): number => {
    const rank = (space: SpaceId): number => {
      const held = ship.spaces[space];
      if (held?.struck === true) return -1;
      return held?.condition === 'working' && held.fitted !== null ? vital.indexOf(space) : vital.length;
    };
    return rank(a) - rank(b);
  };

/** Which effect does most, in this order; those that count on critical hits where there are some. */
const effects: readonly OrdnanceEffect['kind'][] = [
  'pierce',
  'lower-critical-rating',
  'corrode',
  'shift-location',
  'lose-crew',
  'disrupt',
  'marker',
  'displace',
  'lose-initiative',
];

function chooseEffect(offers: readonly Offer[]): Command | undefined {
  const rank = (offer: { ordnance: keyof typeof ordnance }) => effects.indexOf(ordnance[offer.ordnance].effect.kind);
  const [best] = offered(offers, 'choose-effect').sort((a, b) => rank(a) - rank(b));
  return best === undefined ? undefined : { kind: 'choose-effect', ordnance: best.ordnance };
}

/** Hits that an attack on this ship is expected to leave: what it has rolled is known, the defence is not. */
function expectedHits(state: Sight, target: Ship): number {
  const frame = state.frames.at(-1);
  const total = frame?.kind === 'attack' ? frame.total : 0;
  const wall = wallOf(target).dice.reduce((sum, sides) => sum + (sides + 1) / 2, 0);
  return Math.max(0, total - wall);
}

/** Help is called for where a critical hit or a tenth of the hull is at stake. */
function defend(state: Sight, offers: readonly Offer[]): Command | undefined {
  const [offer] = offered(offers, 'defend');
  if (offer === undefined) return undefined;
  const target = shipOf(state, offer.target);
  const hits = expectedHits(state, target);
  const grave = hits >= Math.min(criticalRating(target), target.hull);
  const screens = offer.screens.map((id) => shipOf(state, id)).filter((ship) => ship.hull > ship.hullShaded);
  const escort = hits >= 2 ? offer.escorts.slice(0, 40) : [];
  return {
    kind: 'defend',
    screen: grave ? (screens[0]?.id ?? null) : null,
    escorts: [...escort],
    chaff: grave ? Math.min(offer.chaff, 1 + Math.floor(hits / 4)) : 0,
  };
}

/** Every token in contact helps against fighters and boarders: they are launched again. */
function patrol(offers: readonly Offer[]): Command | undefined {
  const [offer] = offered(offers, 'fly-patrol');
  return offer === undefined ? undefined : { kind: 'fly-patrol', fighters: offer.fighters.slice(0, 40) };
}

/** The enemy is turned about, its stern to those who fire, and left where it is. */
function displace(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  const [offer] = offered(offers, 'displace-target');
  const target = offer && shipOf(state, offer.target);
  if (target === undefined || !isPlaced(target)) return undefined;
  const near: Point | undefined = nearestTo(target.at, onTable(state, by))?.at;
  const facingCdeg = near === undefined ? target.facingCdeg : bearingCdeg(near, target.at);
  const command: Command = { kind: 'displace-target', courseCdeg: 0, distanceMils: 0, facingCdeg };
  return check(state, command, by) === undefined ? command : undefined;
}

function locate(state: Sight, offers: readonly Offer[]): Command | undefined {
  const [shift] = offered(offers, 'shift-location');
  const frame = state.frames.at(-1);
  if (shift !== undefined && frame?.kind === 'attack') {
    const ship = shipOf(state, frame.target);
    const better = byWorth(ship);
    const steps = Array.from({ length: shift.most - shift.least + 1 }, (_, index) => shift.least + index);
    const [best = 0] = steps.sort((a, b) => better(spaceAt(ship, shift.face + a), spaceAt(ship, shift.face + b)));
    return { kind: 'shift-location', by: best };
  }
  const [place] = offered(offers, 'choose-location');
  if (place !== undefined) {
    const better = byWorth(shipOf(state, place.target));
    const [best] = [...place.choices].sort((a, b) => better(a.space, b.space));
    if (best !== undefined) return { kind: 'choose-location', face: best.face };
  }
  const spared = offered(offers, 'choose-neighbour');
  const [one] = spared;
  if (one === undefined) return undefined;
  const better = byWorth(shipOf(state, one.ship));
  const last = [...spared].sort((a, b) => better(b.space, a.space))[0];
  return last === undefined ? undefined : { kind: 'choose-neighbour', space: last.space };
}

export const answer = (state: Sight, offers: readonly Offer[], by: Seat): Command | undefined =>
  defend(state, offers) ??
  chooseEffect(offers) ??
  patrol(offers) ??
  displace(state, offers, by) ??
  locate(state, offers);
