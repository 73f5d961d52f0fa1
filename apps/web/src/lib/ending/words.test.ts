import type { MatchStory } from '@broadside/match';
import type { MatchHeader, Outcome } from '@broadside/protocol';
import { describe, expect, it } from 'vitest';
import { courseWords, headlineOf, lastedWords, leadWords, plainOf, quitter, swingWords, winnerAt } from './words.ts';

const seats = [
  { seat: 'seat-1', team: 0, side: 'Blue', kind: 'person', name: 'Maren K.' },
  { seat: 'seat-2', team: 1, side: 'Red', kind: 'bot', name: 'captain' },
];
const header = (outcome: Outcome | null) => ({ seats, outcome }) as unknown as MatchHeader;
const outcome = (winner: Outcome['winner'], more: Partial<Outcome> = {}): Outcome => ({
  winner,
  reason: 'All rounds are played',
  points: {},
  ...more,
});
const storyOf = (
  scores: readonly [readonly number[], readonly number[]],
  rounds: readonly (readonly [number, number])[] = [],
  counts = 'points',
  measure = 0,
): MatchStory => ({
  counts,
  measure,
  sides: [
    { seats: ['seat-1'], name: 'Blue', score: scores[0] },
    { seats: scores[1].length > 2 ? [] : ['seat-2'], name: 'Red', score: scores[1] },
  ],
  begin: [0, 0],
  rounds: rounds.map((score, at) => ({ round: at + 1, seq: at, score, lost: [], whole: at < rounds.length - 1 })),
  turns: [],
  luck: [],
  honours: [],
  deeds: [],
});
const said = (end: Outcome | null, story: MatchStory, gaveUp?: string): string =>
  plainOf(headlineOf(header(end), story, gaveUp));

describe('the headline', () => {
  it('says who won and the points, the winner first', () => {
    expect(said(outcome('seat-1'), storyOf([[410], [375.5]]))).toBe('Maren K. wins, 410 to 375.5');
    expect(said(outcome('seat-2'), storyOf([[0], [47.5]]))).toBe('Captain wins, 47.5 to 0');
  });
  it('says what is counted where that is no points, and by what it was decided', () => {
    expect(
      said(
        outcome('seat-1'),
        storyOf(
          [
            [3, 1],
            [1, 9],
          ],
          [],
          'medals',
        ),
      ),
    ).toBe('Maren K. wins, 3 to 1 medals');
    expect(
      said(
        outcome('seat-2'),
        storyOf(
          [
            [0, 5],
            [0, 9],
          ],
          [],
          'stars',
          1,
        ),
      ),
    ).toBe('Captain wins, 9 to 5 stars');
  });
  it('says a draw, no result, an automated enemy', () => {
    expect(said(outcome(null), storyOf([[4], [4]]))).toBe('A draw, 4 to 4');
    expect(said(null, storyOf([[4], [0]]))).toBe('The match ended without a result');
    const alone = storyOf(
      [
        [0, 0, 0],
        [3, 7, 0],
      ],
      [],
      'medals',
    );
    expect(said(outcome(null, { winners: [] }), alone)).toBe('The automated enemy wins, 3 to 0 medals');
    expect(winnerAt(alone.sides, outcome(null, { winners: [] }))).toBe(1);
  });
  it('says who gave up instead of a score that did not decide, and no score where another measure did', () => {
    const story = storyOf([[0], [5]], [[0, 5]]);
    expect(said(outcome('seat-1'), story, 'seat-2')).toBe('Captain gave up in round 1. Maren K. wins');
    expect(said(outcome('seat-1'), storyOf([[0], [0]]), 'seat-2')).toBe(
      'Captain gave up before the first round. Maren K. wins',
    );
    expect(said(outcome('seat-1'), story)).toBe('Maren K. wins');
  });
  it('knows from the last order that somebody gave up', () => {
    const record = (seat: number, command: unknown) => ({ entries: [{ seat, command }] }) as never;
    const concession = (seat: string) => ({ kind: 'concede', seat });
    expect(quitter(record(2, { kind: 'concede', seat: 'seat-2' }), concession)).toBe('seat-2');
    expect(quitter(record(2, { kind: 'pass' }), concession)).toBeUndefined();
    expect(quitter(record(0, null), concession)).toBeUndefined();
  });
});

describe('the course of the score', () => {
  const back = storyOf(
    [[410], [375]],
    [
      [0, 200],
      [250, 250],
      [250, 295],
      [350, 320],
      [410, 375],
    ],
  );
  it('is told from behind to in front', () => {
    expect(courseWords(back, 0)).toBe('200 behind after round 1, in front from round 4.');
    expect(leadWords(back)).toBe('the lead changed hands once');
  });
  it('says where the lead went over, and in front only at the end', () => {
    const late = storyOf(
      [[9], [4]],
      [
        [5, 4],
        [2, 4],
        [9, 4],
      ],
      'medals',
    );
    expect(courseWords(late, 0)).toBe('2 medals behind after round 2, in front only at the end.');
    expect(leadWords(late)).toBe('the lead changed hands twice');
  });
  it('says nothing that the score does not', () => {
    expect(courseWords(back, undefined)).toBeUndefined();
    expect(
      courseWords(
        storyOf(
          [[0], [0]],
          [
            [0, 0],
            [0, 0],
          ],
        ),
        0,
      ),
    ).toBeUndefined();
    expect(courseWords(storyOf([[5], [0]], [[5, 0]]), 0)).toBeUndefined();
    expect(
      leadWords(
        storyOf(
          [[5], [0]],
          [
            [5, 0],
            [9, 0],
          ],
        ),
      ),
    ).toBeUndefined();
  });
});

it('says how long it took and what a moment was worth', () => {
  expect(
    [lastedWords(20), lastedWords(65 * 60_000), lastedWords(120 * 60_000), lastedWords(72 * 3_600_000)].map((words) =>
      words.replaceAll('\u00a0', ' '),
    ),
  ).toEqual(['1 min', '1 h 5 min', '2 h', '3 days']);
  const turn = (by: 'score' | 'strength', swing: number) => ({ by, swing }) as MatchStory['turns'][number];
  expect(swingWords(turn('score', 275), 'points')).toBe('+275');
  expect(swingWords(turn('score', 1), 'medals')).toBe('+1 medal');
  expect(swingWords(turn('strength', 0.213), 'medals')).toBe('takes 21 % of the other fleet');
});
