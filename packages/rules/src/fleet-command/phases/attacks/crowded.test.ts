/** Fleets thrown together at random on few hexes: every sampled answer is accepted, and no unit is left half-way. */
import { expect, it } from 'vitest';
import type { Dice } from '../../../kernel/contract.ts';
import type { FleetCase } from '../../cases/written.ts';
import { unitCardIds, unitCards } from '../../data/units.ts';
import { isCapitalType } from '../../data/classes.ts';
import { fleetCommand } from '../../index.ts';
import type { Offer } from '../../offers.ts';
import type { State } from '../../state.ts';

/** Numbers in [0, 1) that are the same each time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const fighters = ['interceptor', 'attack-bomber', 'scout'] as const;
const armed = unitCardIds.filter((id) => unitCards[id].forSale);

function crowd(random: () => number): State {
  const below = (count: number): number => Math.floor(random() * count);
  const spots = Array.from({ length: 35 }, (_, index) => [3 + (index % 7), 2 + Math.floor(index / 7)])
    .map((at) => ({ at, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ at }) => at);
  const units = (['kushan', 'taiidan'] as const).flatMap((side) =>
    Array.from({ length: 7 }, (_, index) => {
      const card = armed[below(armed.length)] ?? 'interceptor';
      const { type, ships, crew } = unitCards[card];
      const name = `${side} ${index}`;
      const tokens =
        type === 'fighter' ? {} : { focusFire: below(3), ...(crew === null ? {} : { crewDamage: below(3) }) };
      const unit = {
        card,
        name,
        side,
        at: spots.pop() ?? [0, 0],
        facing: below(6),
        ships: 1 + below(ships),
        ...tokens,
      };
      const patrol = {
        card: fighters[below(3)] ?? 'scout',
        name: `${name} patrol`,
        side,
        place: 'patrol',
        parent: name,
      };
      return isCapitalType(type) ? [unit, patrol] : [unit];
    }).flat(),
  );
  const cards = ['hammer-and-anvil', 'hit-and-run', 'intercept', 'pincer-attack', 'ship-assault', 'target-engines'];
  const given: FleetCase['given'] = {
    valour: random() < 0.5 ? 'kushan' : 'taiidan',
    units,
    features: [
      { kind: 'asteroids', at: [4, 4] },
      { kind: 'minefield', at: [6, 4] },
      { kind: 'minefield', at: [5, 5], side: 'taiidan' },
    ],
    hands: { kushan: { cards, hand: 6, play: 6 }, taiidan: { cards, hand: 6, play: 6 } },
  };
  const begun = fleetCommand.fromPosition(fleetCommand.codec.position.parse(given));
  if (!begun.ok) throw new Error(begun.problems.join(' '));
  return begun.value;
}

/** Orders and attacks rather than passes. */
function wanted(offers: readonly Offer[]): readonly Offer[] {
  const fierce = offers.filter(({ kind }) => kind === 'attack' || kind === 'send-patrol' || kind === 'play-order');
  return fierce.length > 0 ? fierce : offers.filter(({ kind }) => kind !== 'pass' || offers.length === 1);
}

it.each([1, 2, 3, 4])(
  'fight %i',
  (seed) => {
    const random = chance(seed * 7919);
    const dice: Dice = {
      roll: (sides, count) => Array.from({ length: count }, () => 1 + Math.floor(random() * sides)),
      shuffle: (items) => [...items],
    };
    let state = crowd(random);
    let attacks = 0;
    for (let step = 0; step < 120; step++) {
      const [by] = fleetCommand.awaiting(state);
      if (by === undefined) break;
      const view = fleetCommand.view(state, { kind: 'seat', seat: by });
      const offers = wanted(fleetCommand.offers(view, by));
      const offer = offers[Math.floor(random() * offers.length)];
      if (offer === undefined) throw new Error('nothing is offered to who is asked');
      const decision = fleetCommand.decide(state, fleetCommand.sample(view, offer, by, random), by, dice);
      if (!decision.ok) throw new Error(`${offer.kind}: ${decision.reason.sentence}`);
      attacks += decision.events.filter(({ kind }) => kind === 'attack-declared').length;
      state = decision.events.reduce<State>((now, event) => fleetCommand.evolve(now, event), state);
      const units = Object.values(state.units);
      expect(units.filter((unit) => unit.place === 'board' && (unit.at === null || unit.ships === 0))).toEqual([]);
      expect(
        units.filter(
          (unit) => unit.place === 'patrol' && state.units[unit.parent ?? '']?.place !== 'board' && unit.at === null,
        ),
      ).toEqual([]);
    }
    expect(attacks).toBeGreaterThan(3);
    expect(fleetCommand.codec.state.safeParse(state).success).toBe(true);
  },
  60_000,
);
