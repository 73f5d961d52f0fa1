/** Terms that organisers change while a season goes on, and points by bands. */
import { expect, test } from 'vitest';
import { usualBands } from './bands.ts';
import { waysBefore } from './scores.ts';
import { TestSeason, owner } from './season.testing.ts';
import { tablesOf } from './table.ts';
import { blankTerms, terms as termsSchema } from './terms.ts';
import { usualTimes } from './times/index.ts';
import { termsChanged, termsRefused } from './terms-change.ts';

const five = { format: { kind: 'swiss', rounds: 5 } } as const;

test('[LEAGUE-140] what the season would refuse is known before it is asked', () => {
  const season = new TestSeason(five).withPeople(4).pair();
  const { terms } = season.season;
  const tried = [
    { ...terms, ruleset: 'another' },
    { ...terms, format: { kind: 'swiss', rounds: 0 } as const },
    { ...terms, format: { kind: 'swiss', rounds: 7 } as const },
    { ...terms, tieBreaks: [{ id: 'lot' } as const] },
    { ...terms, table: { ...terms.table, undo: 'off' } as const },
    { ...terms, times: { ...usualTimes, zone: 'Asia/Tokyo' } },
  ];
  const refused = tried.map((each) => termsRefused(season.season, each)?.sentence);
  expect(refused).toEqual(tried.map((each) => season.refusal(owner, { act: 'change-terms', terms: each })));
  expect(refused.map((sentence) => sentence !== undefined)).toEqual([true, true, false, false, false, false]);
});

test('[LEAGUE-140] says in words what other terms change, and nothing where nothing is', () => {
  const after = {
    ...blankTerms,
    registration: { limit: 24, lateUntil: 0 },
    scoring: { ...blankTerms.scoring, draw: 2 },
    tieBreaks: [...blankTerms.tieBreaks].reverse(),
    table: { ...blankTerms.table, chat: false },
  };
  expect(termsChanged(blankTerms, after)).toEqual([
    'places: 24 (before: 64)',
    'talk at the tables',
    'points for a draw: 2 (before: 1)',
    'tie-breaks',
  ]);
  expect(termsChanged(after, structuredClone(after))).toEqual([]);
});

test('[LEAGUE-141] counts by bands of the difference where the points of the book are known', () => {
  const scoring = { ...blankTerms.scoring, bands: usualBands(3) };
  const season = new TestSeason({ ...five, scoring }).withPeople(4).pair();
  const [first, second] = season.season.rounds[0]?.pairings ?? [];
  const [a = 0, b = 0] = first?.sides ?? [];
  const [c = 0, d = 0] = second?.sides ?? [];
  const played = { how: 'played', winner: 0, reason: 'Test' } as const;
  season.give(owner, { act: 'enter-result', round: 1, entrant: a, result: { ...played, book: [17, 5] } });
  season.give(owner, { act: 'enter-result', round: 1, entrant: c, result: { ...played, book: null } });
  const points = () =>
    new Map(tablesOf(season.season, String)[0]?.rows.map((row) => [row.number, Number(row.points.value)]));
  // A difference of 12 is the fifth band, 14 : 6; where nobody counted, win and loss count.
  expect([a, b, c, d].map((number) => points().get(number))).toEqual([14, 6, 3, 0]);
  // Pairing looks back on the same points.
  const ways = waysBefore(season.season, 2);
  expect([a, b, c, d].map((number) => ways.get(number)?.score)).toEqual([14, 6, 3, 0]);
});

test('[LEAGUE-141] bands begin at 0 and rise, or are refused with what would be right', () => {
  const given = (bands: unknown) => termsSchema.safeParse({ ...blankTerms, scoring: { ...blankTerms.scoring, bands } });
  expect(given(usualBands(4)).success).toBe(true);
  const step = { more: 1, less: 0 };
  expect(given([{ atLeast: 1, ...step }]).error?.message).toMatch(/begins at a difference of 0/);
  const twice = [
    { atLeast: 0, ...step },
    { atLeast: 0, ...step },
  ];
  expect(given(twice).error?.message).toMatch(/smallest difference up/);
  expect(given([]).success).toBe(false);
});
