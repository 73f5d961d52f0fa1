/** Pools of dice that count successes. */
import { binomial, chanceOf, type Distribution } from '../../kernel/distributions.ts';

export interface PoolOdds {
  readonly dice: number;
  /** The lowest face of a d6 that succeeds. */
  readonly need: number;
  /** Rerolls, each die once and all of them used: of failures where it is positive, of successes where negative. */
  readonly net: number;
  /** Each 6 of the first roll adds a die. */
  readonly sixesAdd?: boolean;
}

/** What the first roll comes to: dice on the table and successes among them, added dice included. */
function firstRoll({ dice, need, sixesAdd }: PoolOdds): { all: number; hits: number; chance: number }[] {
  const p = chanceOf(need);
  if (sixesAdd !== true) return binomial(dice, p).map((chance, hits) => ({ all: dice, hits, chance }));
  const six = need <= 6 ? 1 / 6 : 0;
  // Of the dice that show no 6, so many succeed; every 6 succeeds and adds a die.
  return binomial(dice, six).flatMap((sixChance, sixes) =>
    binomial(dice - sixes, six === 1 ? 0 : (p - six) / (1 - six)).flatMap((otherChance, others) =>
      binomial(sixes, p).map((addedChance, added) => ({
        all: dice + sixes,
        hits: sixes + others + added,
        chance: sixChance * otherChance * addedChance,
      })),
    ),
  );
}

/** Successes of a pool after its rerolls. */
export function successOdds(pool: PoolOdds): Distribution {
  const p = chanceOf(pool.need);
  const chances: number[] = [];
  const add = (hits: number, chance: number) => {
    while (chances.length <= hits) chances.push(0);
    chances[hits] = (chances[hits] ?? 0) + chance;
  };
  for (const { all, hits, chance } of firstRoll(pool)) {
    const again = pool.net > 0 ? Math.min(pool.net, all - hits) : Math.min(-pool.net, hits);
    const kept = pool.net > 0 ? hits : hits - again;
    for (const [more, part] of binomial(again, p).entries()) add(kept + more, chance * part);
  }
  return chances;
}

/** So many d6 whose successes are counted in one of two tallies; a 6 is a success and a top face as well. */
export interface TalliedDice {
  readonly count: number;
  readonly need: number;
  readonly tally: 'first' | 'second';
}

/** What dice may show together, with this chance. */
export interface Tally {
  readonly first: number;
  readonly second: number;
  readonly tops: number;
  readonly chance: number;
}

/** What is less likely than this is left out of tables with many entries. */
export const NEGLIGIBLE = 1e-12;

/** Everything that the dice may show: successes in each tally and top faces. */
export function tallies(dice: readonly TalliedDice[]): readonly Tally[] {
  const total = (of: TalliedDice['tally']) =>
    dice.reduce((sum, { count, tally }) => sum + (tally === of ? count : 0), 0);
  const [mostFirst, mostSecond] = [total('first'), total('second')];
  const topsWide = mostFirst + mostSecond + 1;
  const wide = (mostSecond + 1) * topsWide;
  let table = new Float64Array((mostFirst + 1) * wide);
  table[0] = 1;
  for (const { count, need, tally } of dice) {
    const step = tally === 'second' ? topsWide : wide;
    for (let die = 0; die < count; die++) table = withDie(table, step, need);
  }
  const found: Tally[] = [];
  for (let at = 0; at < table.length; at++) {
    const chance = table[at] ?? 0;
    if (chance < NEGLIGIBLE) continue;
    const second = Math.floor((at % wide) / topsWide);
    found.push({ first: Math.floor(at / wide), second, tops: at % topsWide, chance });
  }
  return found;
}

/** One die more: a miss, a success, or a 6; `step` leads to one success more. */
function withDie(table: Float64Array, step: number, need: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(table.length);
  for (let at = 0; at < table.length; at++) {
    const sixth = (table[at] ?? 0) / 6;
    if (sixth === 0) continue;
    next[at] = (next[at] ?? 0) + sixth * (need - 1);
    if (need < 6) next[at + step] = (next[at + step] ?? 0) + sixth * (6 - need);
    next[at + step + 1] = (next[at + step + 1] ?? 0) + sixth;
  }
  return next;
}
