/** Tokens on the table, and which of them hang together by contacts. */
import type { FighterId } from '../ids.ts';
import { isFlying, type PlacedFighter } from '../ships.ts';
import type { Table } from '../table.ts';

/** The tokens of `ids` that are on the table. */
export const flyingOf = (state: Pick<Table, 'fighters'>, ids: readonly FighterId[]): readonly PlacedFighter[] =>
  ids.flatMap((id) => {
    const fighter = state.fighters[id];
    return fighter !== undefined && isFlying(fighter) ? [fighter] : [];
  });

/** The groups in which every token is linked to every other by contacts. */
export function chainsOf(
  touching: (one: PlacedFighter, other: PlacedFighter) => boolean,
  tokens: readonly PlacedFighter[],
): readonly (readonly PlacedFighter[])[] {
  const left = [...tokens];
  const found: PlacedFighter[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const chain = [first];
    for (const link of chain) {
      for (const near of left.filter((other) => touching(link, other))) {
        chain.push(near);
        left.splice(left.indexOf(near), 1);
      }
    }
    found.push(chain);
  }
  return found;
}
