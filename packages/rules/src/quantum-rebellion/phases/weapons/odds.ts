/** The chances of an attack before any die falls: sums over all falls of the dice, no sampling. */
import {
  atLeastEach,
  binomial,
  chanceOf,
  NEGLIGIBLE,
  sumOf,
  tallies,
  type Tally,
} from '../../../mechanics/dice/index.ts';
import { ordnance } from '../../data/ordnance.ts';
import type { CoverLevel, Pool } from './schema.ts';
import { interceptOn, shiftCover } from './cover.ts';

export interface OddsQuestion {
  readonly pools: readonly Pool[];
  readonly defenceDice: number;
  readonly cover: CoverLevel;
  /** Hull and CR of the target as it stands. */
  readonly hull: number;
  readonly criticalRating: number;
  /** Armor Plating works and counts. */
  readonly armored: boolean;
  /** Screens that take one hit each as far as hits go. */
  readonly screens: number;
  /** Shield Generators a Disruptor could destroy. */
  readonly generators: number;
}

export interface Odds {
  readonly hits: number;
  readonly intercepts: number;
  /** Expected hull lost by the target. */
  readonly hull: number;
  /** The chance to lose at least so much hull, from index 0 (certain) to the whole hull. */
  readonly hullAtLeast: readonly number[];
  readonly critical: number;
  readonly destroyed: number;
  /** Nothing at all happens to the target. */
  readonly noEffect: number;
  /** False where mixed ordnance makes the share of each type among the results an average. */
  readonly exact: boolean;
}

/** The chances that one uncancelled result of this pool adds 0, 1, 2 … hull lost. */
function extraOf({ ordnance: id, need }: Pool): readonly number[] {
  const { effect } = ordnance[id];
  if (effect.kind === 'extra-hits') return [...Array.from({ length: effect.hits }, () => 0), 1];
  if (effect.kind === 'lose-hull') return [...Array.from({ length: effect.hull }, () => 0), 1];
  if (effect.kind !== 'extra-dice') return [1];
  return binomial(effect.dice, chanceOf(need));
}

/** How the results of the attack divide among what they do; each die is as likely as any other to show a 6. */
function shareOf(pools: readonly Pool[], kind: string): number {
  const dice = pools.reduce((sum, pool) => sum + pool.dice, 0);
  const some = pools.reduce((sum, pool) => sum + (ordnance[pool.ordnance].effect.kind === kind ? pool.dice : 0), 0);
  return dice === 0 ? 0 : some / dice;
}

/** Hull lost by 0, 1, 2 … uncancelled results. */
function extraByResults(pools: readonly Pool[], most: number): readonly (readonly number[])[] {
  const dice = pools.reduce((sum, pool) => sum + pool.dice, 0);
  const one = pools.reduce<number[]>((mix, pool) => {
    for (const [hull, chance] of extraOf(pool).entries()) mix[hull] = (mix[hull] ?? 0) + (chance * pool.dice) / dice;
    return mix;
  }, []);
  const table: (readonly number[])[] = [[1]];
  for (let results = 1; results <= most; results++) table.push(sumOf(table[results - 1] ?? [1], one));
  return table;
}

/** The chance that at least one of `results` is of a kind with this share. */
const anyOf = (share: number, results: number): number => 1 - (1 - share) ** results;

/** Hits on the target, Disruptor hits and results that get through, with their chance. */
interface Outcome {
  readonly taken: number;
  readonly shaken: number;
  readonly results: number;
  readonly chance: number;
}

const most = (falling: readonly Tally[], of: 'first' | 'second' | 'tops'): number =>
  falling.reduce((highest, fall) => Math.max(highest, fall[of]), 0);

function outcomesOf(question: OddsQuestion, attack: readonly Tally[]): readonly Outcome[] {
  const { pools, cover, defenceDice, screens, armored } = question;
  const scatter = shareOf(pools, 'lower-cover');
  const defence = (level: CoverLevel) => tallies([{ count: defenceDice, need: interceptOn[level], tally: 'first' }]);
  const levels: [readonly Tally[], (results: number) => number][] = [
    [defence(cover), (results) => 1 - anyOf(scatter, results)],
  ];
  if (scatter > 0) levels.push([defence(shiftCover(cover, -1)), (results) => anyOf(scatter, results)]);
  const [shakenWide, resultsWide] = [most(attack, 'second') + 1, most(attack, 'tops') + 1];
  const table = new Float64Array((most(attack, 'first') + 1) * shakenWide * resultsWide);
  for (const [rolls, weigh] of levels) {
    const weights = Array.from({ length: resultsWide }, (_, results) => weigh(results));
    for (const { first: hits, second: disruptor, tops, chance } of attack) {
      for (const roll of rolls) {
        const results = Math.max(0, tops - roll.tops);
        const weight = chance * roll.chance * (weights[results] ?? 0);
        if (weight < NEGLIGIBLE) continue;
        const net = Math.max(0, hits - roll.first);
        const onTarget = net - Math.min(net, screens);
        const disruptorLeft = Math.max(0, disruptor - Math.max(0, roll.first - hits));
        const stopped = armored && onTarget + disruptorLeft > 0 ? 1 : 0;
        const taken = Math.max(0, onTarget - stopped);
        const shaken = Math.max(0, disruptorLeft - (onTarget > 0 ? 0 : stopped));
        const at = (taken * shakenWide + shaken) * resultsWide + results;
        table[at] = (table[at] ?? 0) + weight;
      }
    }
  }
  const outcomes: Outcome[] = [];
  for (let at = 0; at < table.length; at++) {
    const chance = table[at] ?? 0;
    if (chance < NEGLIGIBLE) continue;
    const shaken = Math.floor(at / resultsWide) % shakenWide;
    outcomes.push({ taken: Math.floor(at / resultsWide / shakenWide), shaken, results: at % resultsWide, chance });
  }
  return outcomes;
}

/** Types are mixed, or extra dice with different to-hit numbers: shares are averages then. */
function isExact(pools: readonly Pool[]): boolean {
  const [first] = pools;
  return pools.every(
    (pool) =>
      pool.ordnance === first?.ordnance &&
      (pool.need === first.need || ordnance[pool.ordnance].effect.kind !== 'extra-dice'),
  );
}

export function oddsOf(question: OddsQuestion): Odds {
  const { pools, hull, criticalRating, generators } = question;
  // Hits of weapons whose hits do no damage are counted apart.
  const attack = tallies(
    pools.map(({ dice, need, ordnance: id }) => ({
      count: dice,
      need,
      tally: ordnance[id].hitsDamage ? 'first' : 'second',
    })),
  );
  const extras = extraByResults(pools, Math.max(0, ...attack.map(({ tops }) => tops)));
  const velocity = shareOf(pools, 'lose-critical-rating');
  const polaron = shareOf(pools, 'critical');
  const lowered = extras.map((_, results) => (velocity === 0 ? [1] : binomial(results, velocity)));
  const onlyDisruptor = pools.every(({ ordnance: id }) => !ordnance[id].hitsDamage);
  const lost = Array.from({ length: hull + 1 }, () => 0);
  let [critical, cracked, noEffect] = [0, 0, 0];
  for (const { taken, shaken, results, chance } of outcomesOf(question, attack)) {
    const through = taken + shaken > 0;
    const works = through && (onlyDisruptor ? results >= 2 && generators > 0 : results > 0);
    if (taken === 0 && !works) noEffect += chance;
    let survives = 0;
    for (const [more, share] of ((through ? extras[results] : undefined) ?? [1]).entries()) {
      const at = Math.min(hull, taken + more);
      lost[at] = (lost[at] ?? 0) + chance * share;
      if (at < hull) survives += share;
    }
    for (const [less, share] of (lowered[through ? results : 0] ?? [1]).entries()) {
      const rating = criticalRating - less;
      if (rating <= 0) cracked += chance * share * survives;
      else if (taken > 0 && taken >= rating) critical += chance * share * survives;
      else if (through) critical += chance * share * survives * anyOf(polaron, results);
    }
  }
  const hullAtLeast = atLeastEach(lost);
  return {
    hits: attack.reduce((sum, fall) => sum + (fall.first + fall.second) * fall.chance, 0),
    intercepts: (question.defenceDice * (7 - interceptOn[question.cover])) / 6,
    hull: hullAtLeast.slice(1).reduce((sum, each) => sum + each, 0),
    hullAtLeast,
    critical,
    destroyed: (lost[hull] ?? 0) + cracked,
    noEffect,
    exact: isExact(pools),
  };
}
