import { describe, expect, it } from 'vitest';
import { ordnance, type OrdnanceId } from '../../data/ordnance.ts';
import type { CoverLevel, Pool } from './schema.ts';
import { interceptOn, shiftCover } from './cover.ts';
import { type OddsQuestion, oddsOf } from './odds.ts';

const pool = (id: OrdnanceId, dice: number, need: number): Pool => ({
  ship: 'tern',
  mount: 'F',
  ordnance: id,
  source: 'weapon',
  dice,
  need,
  optimal: need === 3,
  rules: [],
});
const question = (pools: Pool[], change: Partial<OddsQuestion> = {}): OddsQuestion => ({
  pools,
  defenceDice: 2,
  cover: 'none',
  hull: 10,
  criticalRating: 3,
  armored: false,
  screens: 0,
  generators: 0,
  ...change,
});

/** Every fall of `count` dice, each as likely as any other. */
function* falls(count: number): Generator<readonly number[]> {
  for (let code = 0; code < 6 ** count; code++)
    yield Array.from({ length: count }, (_, die) => (Math.floor(code / 6 ** die) % 6) + 1);
}

/** Hull lost by one type of ordnance in one fall of all dice, straight from the rules. */
function hullLost(
  asked: OddsQuestion,
  attack: readonly number[],
  defence: readonly number[],
  extra: readonly number[],
): number {
  const [{ ordnance: id, need } = pool('beam', 1, 5)] = asked.pools;
  const { effect, hitsDamage } = ordnance[id];
  const results = Math.max(0, attack.filter((face) => face === 6).length - defence.filter((face) => face === 6).length);
  const cover: CoverLevel = effect.kind === 'lower-cover' && results > 0 ? shiftCover(asked.cover, -1) : asked.cover;
  const intercepts = defence.filter((face) => face >= interceptOn[cover]).length;
  const net = Math.max(0, attack.filter((face) => face >= need).length - intercepts);
  const onTarget = net - Math.min(net, asked.screens);
  const taken = asked.armored && onTarget > 0 ? onTarget - 1 : onTarget;
  if (taken === 0 || !hitsDamage) return 0;
  const more =
    effect.kind === 'extra-hits'
      ? results * effect.hits
      : effect.kind === 'lose-hull'
        ? results * effect.hull
        : effect.kind === 'extra-dice'
          ? extra.slice(0, results * effect.dice).filter((face) => face >= need).length
          : 0;
  return Math.min(asked.hull, taken + more);
}

/** The distribution by counting all falls; `extraDice` are those that results may roll. */
function counted(asked: OddsQuestion, extraDice: number): { atLeast: number[]; mean: number } {
  const dice = asked.pools.reduce((sum, each) => sum + each.dice, 0);
  const count = Array.from({ length: asked.hull + 1 }, () => 0);
  let all = 0;
  for (const faces of falls(dice + asked.defenceDice + extraDice)) {
    const lost = hullLost(
      asked,
      faces.slice(0, dice),
      faces.slice(dice, dice + asked.defenceDice),
      faces.slice(dice + asked.defenceDice),
    );
    count[lost] = (count[lost] ?? 0) + 1;
    all++;
  }
  const atLeast = count.map((_, least) => count.slice(least).reduce((sum, each) => sum + each, 0) / all);
  return { atLeast, mean: atLeast.slice(1).reduce((sum, each) => sum + each, 0) };
}

describe('chances of an attack', () => {
  it.each([
    ['nuclear in the open', question([pool('nuclear', 3, 3)]), 0],
    ['nuclear in heavy cover', question([pool('nuclear', 3, 5)], { cover: 'heavy' }), 0],
    ['autocannon', question([pool('autocannon', 3, 3)], { cover: 'light', defenceDice: 3 }), 0],
    ['dark matter against armour', question([pool('dark-matter', 3, 3)], { armored: true }), 0],
    ['scatter', question([pool('scatter', 3, 3)], { cover: 'heavy' }), 0],
    ['beam with extra dice', question([pool('beam', 2, 3)], { defenceDice: 0 }), 4],
    ['beam against defence', question([pool('beam', 1, 3)], { defenceDice: 2 }), 2],
    ['a screen', question([pool('autocannon', 4, 3)], { screens: 1, defenceDice: 2 }), 0],
    ['disruptor', question([pool('disruptor', 3, 3)]), 0],
    ['a weak hull', question([pool('autocannon', 4, 3)], { hull: 2, defenceDice: 1 }), 0],
  ] as const)('agree with counting every fall of the dice: %s', (_name, asked, extraDice) => {
    const odds = oddsOf(asked);
    const all = counted(asked, extraDice);
    expect(odds.exact).toBe(true);
    expect(odds.hull).toBeCloseTo(all.mean, 9);
    for (const [least, chance] of all.atLeast.entries()) expect(odds.hullAtLeast[least]).toBeCloseTo(chance, 9);
  });

  it('count a critical when the hits reach the rating, after High Velocity has lowered it', () => {
    // Two dice at 3+, no defence: rating 3 is reached only by two hits of which at least one is a 6.
    const odds = oddsOf(question([pool('high-velocity', 2, 3)], { defenceDice: 0 }));
    expect(odds.critical).toBeCloseTo((4 * 4 - 3 * 3) / 36, 9);
  });

  it('count one critical for a Polaron result that gets through', () => {
    const odds = oddsOf(question([pool('polaron-ray', 1, 3)], { defenceDice: 0 }));
    expect(odds.critical).toBeCloseTo(1 / 6, 9);
    expect(odds.noEffect).toBeCloseTo(2 / 6, 9);
  });

  it('count a Disruptor as harmless where there is no generator', () => {
    const harmless = oddsOf(question([pool('disruptor', 3, 3)], { defenceDice: 0 }));
    expect(harmless.noEffect).toBeCloseTo(1, 9);
    const harmful = oddsOf(question([pool('disruptor', 2, 3)], { defenceDice: 0, generators: 1 }));
    expect(1 - harmful.noEffect).toBeCloseTo(1 / 36, 9);
  });

  it('sum to certainty, and say where types are averaged', () => {
    const odds = oddsOf(
      question([pool('autocannon', 6, 3), pool('beam', 4, 5), pool('disruptor', 3, 3)], { defenceDice: 8 }),
    );
    expect(odds.hullAtLeast[0]).toBeCloseTo(1, 6);
    expect(odds.exact).toBe(false);
  });
});
