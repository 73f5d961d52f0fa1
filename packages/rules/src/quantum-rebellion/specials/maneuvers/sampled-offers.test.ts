/** Ships about planets, placed by chance: offers of orbits and beacons are complete, and every sample of them is legal. */
import { describe, expect, it } from 'vitest';
import { distanceMils } from '../../../geometry/table/index.ts';
import { pick, type Random, SeededDice, seededRandom } from '../../../kernel/index.ts';
import { type Command, type Offer, quantumRebellion as rules, type State } from '../../index.ts';
import type { Position } from '../../position/index.ts';
import { classCodes } from '../../data/classes.ts';
import { circleAfter } from '../../../mechanics/blueprint-fleets/orbit/terms.ts';
import { planetsOf } from '../../ship/clearance.ts';
import { routePreview } from './preview.ts';
import { rounds } from './part.ts';

const seats = ['seat-1', 'seat-2'] as const;
const between = (low: number, high: number, random: Random): number => low + (high - low) * random();
const inches = (value: number): number => Math.round(value * 1000) / 1000;

/** Beside the planet at [24, 24], on the tangent or within a few degrees of it, or anywhere. */
function shipBy(name: string, random: Random): Position['squadrons'][number]['ships'][number] {
  const bearing = between(0, 360, random);
  const far = pick([between(3.1, 6, random), between(3.1, 6, random), between(6, 20, random)], random);
  const angle = (bearing * Math.PI) / 180;
  const tangent = bearing + pick([90, -90], random);
  return {
    name,
    class: pick(classCodes, random),
    at: [inches(24 + far * Math.sin(angle)), inches(24 + far * Math.cos(angle))],
    facing: Math.round((random() < 0.5 ? tangent : between(0, 360, random)) % 360),
    customizations: random() < 0.2 ? ['unmanned'] : random() < 0.3 ? ['expert navigators'] : [],
    fullStop: random() < 0.1,
  };
}

function stateBy(seed: number, segment: 'movement' | 'special'): State | undefined {
  const random = seededRandom(seed);
  const modules = ['maneuvering thrusters', 'beacon deployment', 'electronic countermeasures', 'hangar bay'];
  const fitted = (ship: ReturnType<typeof shipBy>) => ({ ...ship, equipment: { E1: pick(modules, random) } });
  const made = rules.fromPosition({
    active: 'Waders',
    segment,
    squadrons: [
      { name: 'Waders', seat: 'seat-1', ships: [fitted(shipBy('Tern', random)), fitted(shipBy('Knot', random))] },
      { name: 'Stones', seat: 'seat-2', ships: [shipBy('Onyx', random)] },
    ],
    terrain: [
      { kind: 'planet', at: [24, 24] },
      { kind: pick(['distortion field', 'corrosive gas', 'minefield'], random), at: [24, between(28, 36, random)] },
    ],
    beacons: Array.from({ length: 6 }, () => ({
      seat: pick(seats, random),
      at: [inches(between(12, 36, random)), inches(between(12, 36, random))] as [number, number],
      status: pick(['online', 'offline'] as const, random),
    })),
  });
  return made.ok ? made.value : undefined;
}

const unmannedShip = (state: State, id: string): boolean =>
  state.ships[id]?.customizations.includes('unmanned') === true;

const public_ = { kind: 'public' } as const;
const routes: readonly Offer['kind'][] = ['enter-orbit', 'follow-orbit', 'leave-orbit', 'slingshot'];

/** Any order of the kind, legal or not. */
function anyOrder(kind: Offer['kind'], random: Random): Command {
  const courseCdeg = Math.floor(random() * 36_000);
  const distanceMils = Math.floor(random() * 16_000);
  const common = { ship: pick(['tern', 'knot'], random), planet: 'planet', segments: 1, carry: [] };
  const leg = { courseCdeg, distanceMils };
  if (kind === 'enter-orbit') return { kind, ...common, ...leg };
  if (kind === 'follow-orbit') return { kind, ...common };
  if (kind === 'leave-orbit') return { kind, ...common, ...leg, facingCdeg: courseCdeg };
  return { kind: 'slingshot', ...common, approach: leg, exit: { courseCdeg, distanceMils: 0, facingCdeg: courseCdeg } };
}

function samples(state: State, seen: Map<string, number>, seed: number): void {
  const view = rules.view(state, public_);
  const random = seededRandom(seed);
  for (const offer of rules.offers(view, 'seat-1')) {
    seen.set(offer.kind, (seen.get(offer.kind) ?? 0) + 1);
    for (let index = 0; index < 2; index++) {
      const command = rules.sample(view, offer, 'seat-1', random);
      expect(rules.codec.command.safeParse(command).success).toBe(true);
      const decision = rules.decide(state, command, 'seat-1', new SeededDice(random));
      expect(decision.ok || decision.reason.sentence, `seed ${seed}: ${JSON.stringify(command)}`).toBe(true);
    }
  }
}

describe('by chance about a planet', () => {
  it.each(['movement', 'special'] as const)(
    'accepts every sampled offer of the %s segment',
    (segment) => {
      const seen = new Map<string, number>();
      for (let seed = 1; seed <= 60; seed++) {
        const state = stateBy(seed, segment);
        if (state !== undefined) samples(state, seen, seed);
      }
      const wanted = segment === 'movement' ? [...routes, 'pivot-ship'] : ['deploy-beacon', 'hack-beacon'];
      expect([...seen.keys()]).toEqual(expect.arrayContaining(wanted));
    },
    60_000,
  );

  it('offers every kind of route for which some order is legal', () => {
    let legal = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const state = stateBy(seed, 'movement');
      if (state === undefined) continue;
      const view = rules.view(state, public_);
      const offers = rules.offers(view, 'seat-1');
      const random = seededRandom(seed);
      for (let index = 0; index < 200; index++) {
        const order = anyOrder(pick(routes, random), random);
        if (!('ship' in order) || rules.check(view, order, 'seat-1') !== undefined) continue;
        legal += 1;
        const offered = offers.some(
          (offer) => offer.kind === order.kind && 'ship' in offer && offer.ship === order.ship,
        );
        expect(offered, `seed ${seed}: ${JSON.stringify(order)}`).toBe(true);
      }
    }
    expect(legal).toBeGreaterThan(50);
  }, 60_000);

  it('previews what an order then does', () => {
    let previewed = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const state = stateBy(seed, 'movement');
      if (state === undefined) continue;
      const view = rules.view(state, public_);
      const random = seededRandom(seed);
      for (const offer of rules.offers(view, 'seat-1').filter(({ kind }) => [...routes, 'pivot-ship'].includes(kind))) {
        const order = rules.sample(view, offer, 'seat-1', random) as Parameters<typeof routePreview>[1];
        const preview = routePreview(state, order);
        const decision = rules.decide(state, order, 'seat-1', new SeededDice(random));
        if (preview === undefined || !decision.ok) throw new Error(`seed ${seed}: ${JSON.stringify(order)}`);
        const done = decision.events.find((event) => event.kind === 'ship-orbited' || event.kind === 'ship-pivoted');
        expect(preview.refused).toBeUndefined();
        expect(done?.facingCdeg).toBe(preview.facingCdeg);
        previewed += 1;
        if (done?.kind !== 'ship-orbited') continue;
        expect(done.to).toEqual(preview.to);
        expect(preview.way.at(-1)?.at).toEqual(preview.to);
        const met = decision.events.flatMap((event) => (event.kind === 'terrain-met' ? [event.terrain] : []));
        expect(preview.terrain.map(({ terrain }) => terrain).slice(0, met.length)).toEqual(met);
        const markers = decision.events.flatMap((event) => (event.kind === 'disorder-gained' ? [event.markers] : []));
        const lost = decision.events.some((event) => event.kind === 'ship-removed');
        if (!lost && !unmannedShip(state, order.ship))
          expect(markers.reduce((a, b) => a + b, 0)).toBe(preview.disorder);
      }
    }
    expect(previewed).toBeGreaterThan(50);
  }, 60_000);

  it('tells beforehand where each segment leads, and keeps to the circle', () => {
    let kept = 0;
    for (let seed = 1; seed <= 80; seed++) {
      const state = stateBy(seed, 'movement');
      const [planet] = state === undefined ? [] : planetsOf(state);
      if (state === undefined || planet === undefined) continue;
      const view = rules.view(state, public_);
      const random = seededRandom(seed);
      for (const offer of rules.offers(view, 'seat-1')) {
        if (offer.kind !== 'enter-orbit' && offer.kind !== 'follow-orbit') continue;
        const order = rules.sample(view, offer, 'seat-1', random);
        const ship = state.ships[offer.ship];
        if ((order.kind !== 'enter-orbit' && order.kind !== 'follow-orbit') || ship === undefined) continue;
        if (ship.at === null) continue;
        const approach = order.kind === 'enter-orbit' ? order : { courseCdeg: 0, distanceMils: 0 };
        const circle = circleAfter(rounds, state, { ...ship, at: ship.at }, planet, approach, order.kind);
        const stop = circle?.stops.find(({ segments }) => segments === order.segments);
        const decision = rules.decide(state, order, 'seat-1', new SeededDice(random));
        const moved = decision.ok ? decision.events.find((event) => event.kind === 'ship-orbited') : undefined;
        expect(moved?.to).toEqual(stop?.at);
        expect(moved?.facingCdeg).toBe(stop?.facingCdeg);
        if (moved === undefined || circle === undefined) continue;
        expect(Math.abs(distanceMils(planet.at, moved.to) - circle.radiusMils)).toBeLessThanOrEqual(1);
        kept += 1;
      }
    }
    expect(kept).toBeGreaterThan(20);
  }, 60_000);
});
