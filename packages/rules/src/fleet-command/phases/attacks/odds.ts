/** Exact chances of what this game's dice do beyond counting successes. */
import { binomial, chanceOf, type Distribution } from '../../../mechanics/dice/index.ts';

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
