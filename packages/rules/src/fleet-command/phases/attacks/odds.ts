/** Exact chances of a pool of dice. A distribution is a list: the chance of 0, 1, 2, … successes. */

export type Distribution = readonly number[];

/** The chance that one die comes up at `need` or more. */
export const chanceOf = (need: number): number => Math.min(1, Math.max(0, (7 - need) / 6));

/** Successes of `dice` dice, each succeeding with chance `p`. */
export function binomial(dice: number, p: number): Distribution {
  let chances: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    for (const [count, chance] of chances.entries()) {
      next[count] = (next[count] ?? 0) + chance * (1 - p);
      next[count + 1] = (next[count + 1] ?? 0) + chance * p;
    }
    chances = next;
  }
  return chances;
}

export interface PoolOdds {
  readonly dice: number;
  readonly need: number;
  /** Rapid Fire less Evasive, always used in full (R-FC-108). */
  readonly net: number;
  /** Each 6 of the first roll adds a die (R-FC-111). */
  readonly highExplosive?: boolean;
}

/** What the first roll comes to: dice on the table and successes among them, added dice included. */
function firstRoll({ dice, need, highExplosive }: PoolOdds): { all: number; hits: number; chance: number }[] {
  const p = chanceOf(need);
  if (highExplosive !== true) return binomial(dice, p).map((chance, hits) => ({ all: dice, hits, chance }));
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

/** Successes of a pool after single rerolls, before Armour. */
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

export interface MarkedPool {
  readonly dice: number;
  readonly need: number;
  readonly net: number;
  /** The highest face that places a Focus Fire token. */
  readonly marks: number;
  /** Whether tokens hurt the target: then no die that could place one is picked for Rapid Fire (R-FC-108). */
  readonly spares: boolean;
}

/** So many dice shared out over three kinds of face: successes, tokens, neither. */
function shares(dice: number, p: number, q: number): { hits: number; tokens: number; chance: number }[] {
  return binomial(dice, p).flatMap((chance, hits) =>
    binomial(dice - hits, p >= 1 ? 0 : q / (1 - p)).map((part, tokens) => ({ hits, tokens, chance: chance * part })),
  );
}

/** Successes and Focus Fire tokens of one pool together, after single rerolls. */
export function markedOdds({ dice, need, net, marks, spares }: MarkedPool): {
  readonly hits: number;
  readonly tokens: number;
  readonly chance: number;
}[] {
  const [p, q] = [chanceOf(need), marks / 6];
  return shares(dice, p, q).flatMap(({ hits, tokens, chance }) => {
    const neither = dice - hits - tokens;
    const again = net > 0 ? Math.min(net, spares ? neither : neither + tokens) : Math.min(-net, hits);
    // The lowest failures first, unless those place tokens.
    const lifted = net > 0 && !spares ? Math.min(again, tokens) : 0;
    const kept = { hits: net > 0 ? hits : hits - again, tokens: tokens - lifted };
    return shares(again, p, q).map((more) => ({
      hits: kept.hits + more.hits,
      tokens: kept.tokens + more.tokens,
      chance: chance * more.chance,
    }));
  });
}

/** Ships lost: successes less Armour, at most `ships`. */
export function lossOdds(hits: Distribution, armour: number, ships: number): Distribution {
  const chances = new Array<number>(ships + 1).fill(0);
  for (const [count, chance] of hits.entries()) {
    const lost = Math.min(ships, Math.max(0, count - armour));
    chances[lost] = (chances[lost] ?? 0) + chance;
  }
  return chances;
}

export const expected = (chances: Distribution): number =>
  chances.reduce((sum, chance, count) => sum + chance * count, 0);

/** Several distributions, each with its weight, as one. */
export function mixed(parts: readonly { readonly weight: number; readonly chances: Distribution }[]): Distribution {
  const length = Math.max(1, ...parts.map(({ chances }) => chances.length));
  return Array.from({ length }, (_, count) =>
    parts.reduce((sum, { weight, chances }) => sum + weight * (chances[count] ?? 0), 0),
  );
}

/** The chances of `count` more than so many. */
export const shifted = (chances: Distribution, by: number): Distribution => [
  ...new Array<number>(by).fill(0),
  ...chances,
];
