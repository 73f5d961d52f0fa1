// @vitest-environment node
// Drawn as text, by Svelte's server build: the bar of an overlay and the plate of TV with any number of sides.
import type { MatchHeader, SeatHeader } from '@broadside/protocol';
import type { MatchStanding } from '@broadside/rules/kernel';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { FollowedMoment } from '../watch/followed-table.svelte.ts';
import TablePlate from '../watch/table-plate.svelte';
import OverlayBar from './overlay-bar.svelte';

const seat = (number: number, team: number): SeatHeader => ({
  ...{
    seat: `seat-${number}`,
    team,
    side: `Fleet ${String(number)}`,
    name: `Player ${String(number)}`,
    kind: 'person',
  },
  ...{ connected: false, open: false },
});
const matchOf = (...teams: number[]): MatchHeader => ({
  ...{ id: '0123456789ab', ruleset: 'synthetic', edition: '1', name: 'A table', summary: '', status: 'live' },
  ...{ seats: teams.map((team, i) => seat(i + 1, team)), createdAt: 0, round: 'Round 2 of 6', outcome: null },
  tempo: { kind: 'none' },
  dice: { commitment: '0'.repeat(64), entropy: null, seed: null },
});
function momentOf(sides: readonly (readonly [seats: number[], name: string, score: number])[]): FollowedMoment {
  const standing: MatchStanding = {
    ...{ round: 2, counts: ['points'], ships: [] },
    sides: sides.map(([seats, name, score]) => ({
      ...{ seats: seats.map((each): `seat-${number}` => `seat-${each}`), name, score: [score] },
    })),
  };
  const entry = { seq: 4, at: 0, view: {}, log: [], awaiting: [], outcome: null, table: null };
  return { entry, scene: undefined, words: 'Moves', standing, lines: [] };
}
const text = (body: string): string =>
  body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const parts = ['names', 'clocks', 'score'] as const;

const tables = [
  [
    'two seats',
    matchOf(0, 1),
    momentOf([
      [[1], 'a', 11],
      [[2], 'b', 12],
    ]),
    ['Player 1', 'Player 2'],
    [11, 12],
  ],
  [
    'three seats',
    matchOf(0, 1, 2),
    momentOf([
      [[1], 'a', 11],
      [[2], 'b', 12],
      [[3], 'c', 13],
    ]),
    ['Player 1', 'Player 2', 'Player 3'],
    [11, 12, 13],
  ],
  [
    'four seats',
    matchOf(0, 1, 2, 3),
    momentOf([
      [[1], 'a', 11],
      [[2], 'b', 12],
      [[3], 'c', 13],
      [[4], 'd', 14],
    ]),
    ['Player 1', 'Player 2', 'Player 3', 'Player 4'],
    [11, 12, 13, 14],
  ],
  [
    'two teams of two',
    matchOf(0, 1, 0, 1),
    momentOf([
      [[1, 3], 'a', 11],
      [[2, 4], 'b', 12],
    ]),
    ['Player 1', 'Player 3', 'Player 2', 'Player 4'],
    [11, 12],
  ],
  [
    'an automated side',
    matchOf(0),
    momentOf([
      [[1], 'a', 11],
      [[], 'The enemy', 12],
    ]),
    ['Player 1', 'The enemy'],
    [11, 12],
  ],
] as const;

describe.each(tables)('[WATCH-39] with %s', (_name, match, moment, names, scores) => {
  it('an overlay and TV name every side once, with its score, and the round', () => {
    const of = { match, ratings: [], moment, over: false };
    const bar = text(render(OverlayBar, { props: { ...of, parts } }).body).replaceAll('&amp;', '&');
    const plate = text(render(TablePlate, { props: of }).body).replaceAll('&amp;', '&');
    for (const told of [bar, plate]) {
      for (const each of [...names, ...scores.map(String), 'Round 2 of 6']) expect(told.split(each)).toHaveLength(2);
    }
  });

  it('parts that were not asked for are not there', () => {
    const of = { match, ratings: [], moment, over: false };
    const clocks = text(render(OverlayBar, { props: { ...of, parts: ['clocks'] } }).body);
    expect(clocks).not.toContain('Player 1');
    expect(clocks).not.toContain('11');
  });
});
