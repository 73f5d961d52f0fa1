/** The end of a match on a small table, by the second game's rows: DA-10.1b to DA-10.1d, DA-10.2b, R-DA-153. */
import { expect, it } from 'vitest';
import { bookkeepingOf } from '../../../kernel/ruleset/evolve.ts';
import { narrationOf } from '../../../kernel/ruleset/narrate.ts';
import { type DarkState, ship, tableOf } from '../small-table.testing.ts';
import { type EndingEvent, evolveEnding, lastScores, narrateEnding } from './ending.ts';

const { changed } = bookkeepingOf<DarkState, EndingEvent>(evolveEnding);
const tell = narrationOf<DarkState, EndingEvent>(
  narrateEnding({
    'end-phase-began': ['DA-7.4'],
    'portals-closed': ['DA-10.2b'],
    'ships-scored': ['DA-10.1b', 'R-DA-153'],
    conceded: ['R-DA-154'],
    'match-ended': ['DA-10.1d'],
    measure: () => 'points',
  }),
  () => ({ parts: [], rules: [], tone: 'phase' }),
);
const reserved = { place: 'off', at: null, cost: 75 } as const;
const table = (): DarkState => {
  const state = tableOf([
    ship('a-1', 'admiral', { hull: 9, cost: 35 }),
    ship('a-2', 'captain', { hull: 10 }),
    ship('a-3', 'captain', { hull: 1, captured: true }),
    ship('b-1', 'commander', reserved),
  ]);
  const waiting = state.squadrons['b-squadron'];
  if (waiting === undefined) throw new Error('no squadron');
  return { ...state, squadrons: { ...state.squadrons, 'b-squadron': { ...waiting, reserve: true } } };
};

it('scores half for who has lost half of its hull, never rounded, and all for who never came in', () => {
  const state = table();
  const scores = lastScores(state);
  expect(scores).toEqual([
    { ship: 'a-1', for: 'seat-2', halfPoints: 35 },
    { ship: 'b-1', for: 'seat-2', halfPoints: 150 },
  ]);
  const scored = changed(state, { kind: 'ships-scored', scores });
  expect([scored.sides['seat-1']?.halfPoints, scored.sides['seat-2']?.halfPoints]).toEqual([0, 185]);
  const line = tell({ kind: 'ships-scored', scores }, state, scored, { kind: 'public' });
  expect(line).toMatchObject({ rules: ['DA-10.1b', 'R-DA-153'], tone: 'score' });
  expect(line?.parts).toContain('92.5 points for ');
  expect(line?.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')).toMatch(
    /^a-1 has lost at least half the hull; b-1 never came out of hyperspace: /,
  );
});

it('ends as a draw where both have as much, and closes every portal at the end of a round', () => {
  const at = { xMils: 0, yMils: 0 };
  const state = { ...table(), portals: { p: { id: 'p', seat: 'seat-1' as const, opener: 'a-1', at, entry: null } } };
  const closed = changed(changed(state, { kind: 'end-phase-began', round: 6 }), {
    kind: 'portals-closed',
    portals: ['p'],
  });
  expect([closed.match.phase, closed.portals]).toEqual(['end', {}]);
  const outcome = { winner: null, reason: 'All rounds are played', points: { 'seat-1': 50, 'seat-2': 50 } };
  const over = changed(closed, { kind: 'match-ended', outcome });
  expect([over.match.phase, over.match.outcome]).toEqual(['over', outcome]);
  expect(tell({ kind: 'match-ended', outcome }, closed, over, { kind: 'public' })).toMatchObject({
    parts: ['The match is a draw', ', 50 to 50 points. All rounds are played.'],
    rules: ['DA-10.1d'],
  });
});
