import { expect, it } from 'vitest';
import { costInWords, lineNames, whyInWords } from './cost-words.ts';
import { costLines } from './cost.ts';
import { bye, pairSwiss } from './swiss.ts';
import { whyNot } from './why.ts';

const readers = { points: (units: number) => `${units / 2} points`, name: (entrant: number) => `No. ${entrant}` };
const entrants = [1, 2, 3, 4, 5].map((number) => ({ number, score: number <= 2 ? 4 : 0, lot: number, past: [] }));

it('tells the lines of a pair, the gravest first', () => {
  expect(costInWords({ lot: 9, 'met-before': 1, 'score-distance': 9, 'same-float': 2 }, readers)).toEqual([
    'They have met once before.',
    'Their scores are 1.5 points apart.',
    'Both float the same way as in the last round.',
  ]);
  const twice = costInWords({ 'bye-again': 2, 'bye-seed': 1, 'bye-score': 3, 'bye-unplayed': 1 }, readers);
  expect(twice).toEqual([
    'Has won 2 rounds without playing already.',
    'Stands 1.5 points above the lowest score.',
    'Has missed one round so far.',
    'One entrant has a later start number.',
  ]);
  expect(costInWords({ 'score-distance': 2_000_000 ** 2 }, readers)).toEqual([
    'Their scores are 1000000 points apart.',
  ]);
});

it('has words for every line but the lots', () => {
  for (const line of costLines) {
    expect(lineNames[line]).not.toBe('');
    expect(costInWords({ [line]: 1 }, readers)).toHaveLength(line === 'lot' ? 0 : 1);
  }
});

it('answers why two do not meet', () => {
  const round = { round: 1, entrants };
  expect(pairSwiss(round).byes[0]?.entrant).toBe(5);
  expect(whyInWords(whyNot(round, 1, 3), readers)).toBe(
    'It gets worse in the distance of scores, squared: 32 instead of 0, by No. 1 against No. 3, No. 4 against No. 2.',
  );
  expect(whyInWords(whyNot(round, bye, 3), readers)).toBe(
    'It gets worse in the seed of who has the bye: 2 instead of 0, by the bye of No. 3.',
  );
  expect(whyInWords(whyNot(round, 2, 1), readers)).toBe('They meet in this draft.');
});
