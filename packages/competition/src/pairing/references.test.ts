import { describe, expect, it } from 'vitest';
import { firstDifference } from './cost.ts';
import { bye, pairSwiss } from './swiss.ts';
import type { Lock, SwissDraft, SwissRound } from './swiss.ts';
import { pairsPlayed, readReference, roundOf } from '../../test/pairing/reference-files.ts';

const named = (pairs: readonly (readonly [number, number])[]): string[] =>
  pairs.map((pair) => pair.toSorted((a, b) => a - b).join('-')).toSorted();
const pairsOf = ({ pairs, byes }: SwissDraft): string[] =>
  named([
    ...pairs.map(({ first, second }) => [first, second] as const),
    ...byes.map(({ entrant }) => [entrant, bye] as const),
  ]);

/** Ours beside theirs: rematches, second byes and the squared distance of scores, in half points. */
function beside(round: SwissRound, theirs: readonly Lock[]): string {
  const draft = pairSwiss(round);
  const published = pairSwiss({ ...round, locked: theirs });
  expect(published.pairs.every(({ locked }) => locked)).toBe(true);
  for (const line of ['met-before', 'bye-again', 'bye-score', 'score-distance'] as const) {
    expect(draft.cost[line]).toBeLessThanOrEqual(published.cost[line]);
  }
  expect(firstDifference(draft.cost, published.cost)?.by ?? 0).toBeGreaterThanOrEqual(0);
  const figures = ({ cost }: SwissDraft): string =>
    `${cost['met-before']} rematches, ${cost['bye-again']} second byes, score distance ${cost['score-distance']}`;
  return `round ${round.round}: ours ${figures(draft)}; theirs ${figures(published)}`;
}

describe('the published tournaments of bbpPairings', () => {
  for (const [name, round] of [
    ['bbp-dutch-2025-c5', 3],
    ['bbp-dutch-2025-c9', 2],
  ] as const) {
    for (const within of ['slide', 'fold'] as const) {
      it(`${name}: exactly the pairs and the bye that were published, by the ${within}`, () => {
        const tournament = readReference(name);
        const draft = pairSwiss({ ...roundOf(tournament, round), within });
        expect(pairsOf(draft)).toEqual(named(tournament.expected.map(({ first, second }) => [first, second] as const)));
        for (const { first, second } of tournament.expected) {
          if (second !== bye) expect(draft.pairs).toContainEqual(expect.objectContaining({ first, second }));
        }
      });
    }
  }

  it('bbp-issue-7: no worse in rematches, byes and the distance of scores', ({ annotate }) => {
    const tournament = readReference('bbp-issue-7');
    expect(tournament.players).toHaveLength(60);
    return annotate(beside(roundOf(tournament, 15), tournament.expected));
  });

  it('bbp-issue-15: no worse in any of its eleven rounds', async ({ annotate }) => {
    const tournament = readReference('bbp-issue-15');
    expect(tournament.players).toHaveLength(180);
    const rounds = Array.from({ length: 11 }, (_, at) =>
      beside(roundOf(tournament, at + 1), pairsPlayed(tournament, at + 1)),
    );
    await annotate(rounds.join('\n'));
  });
});
