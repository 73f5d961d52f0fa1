/** What a season is played by. Every term has a default; what a ruleset means by its own settings is opaque here. */
import { tableTerms, usualTableTerms } from '@broadside/match';
import { json, listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { pointBands } from './bands.ts';
import { battleChoice, pointsByRound } from './battles/terms.ts';
import { timesTerms } from './times/terms.ts';
import { listTerms, noLists } from './lists/terms.ts';
import { registrationTerms } from './registration.ts';
import { teamTerms } from './teams/terms.ts';
import { cut, format, mostCuts } from './formats.ts';

export * from './formats.ts';

const pointsFor = whole(0, 1000);

/** Points for a result: whole numbers, so that equal is equal. `halfBye` is for a round missed with leave. */
export const scoring = z.strictObject({
  win: pointsFor,
  draw: pointsFor,
  loss: pointsFor,
  bye: pointsFor,
  halfBye: pointsFor,
  absent: pointsFor,
  forfeitWon: pointsFor,
  forfeitLost: pointsFor,
  /** Where the book's points of a match are known, these count for it, not win, draw and loss. */
  bands: pointBands.exactOptional(),
});

const ends = whole(0, 5).exactOptional();
const opponents = { form: z.enum(['sum', 'mean', 'rate']), cutLowest: ends, cutHighest: ends };
const plain = ['match-points', 'wins', 'sonneborn-berger', 'progressive', 'book-scored'] as const;
const last = ['first-loss', 'fewest-forfeits', 'seed', 'lot'] as const;

export const mostTieBreaks = 12;

/** What parts those with as many points: see `standings/terms.ts`. */
export const tieBreak = z.discriminatedUnion('id', [
  z.strictObject({ id: z.enum([...plain, ...last]) }),
  z.strictObject({ id: z.literal('head-to-head'), among: z.enum(['all-met', 'group']) }),
  z.strictObject({ id: z.literal('opponents-points'), ...opponents }),
  z.strictObject({ id: z.literal('opponents-opponents'), ...opponents }),
  z.strictObject({ id: z.literal('book-difference'), cap: whole(1, 1_000_000).exactOptional() }),
]);

export const terms = z.strictObject({
  ruleset: text(60).min(1),
  /** The ruleset's edition by which the season is played. */
  edition: text(40).min(1),
  /** Which battle of the ruleset a table plays, and for how many points. */
  battles: battleChoice,
  points: pointsByRound,
  lists: listTerms,
  /** What the tables may do. */
  table: tableTerms,
  /** What is played otherwise than usual, in every battle. */
  options: json,
  /** How long the seats may think: see packages/match/src/tempo.ts. */
  tempo: json,
  /** Of the first stage. */
  format,
  /** The stages after it. */
  cuts: listOf(cut, mostCuts).exactOptional(),
  /** Teams compete, not single people. */
  teams: teamTerms.exactOptional(),
  registration: registrationTerms,
  scoring,
  tieBreaks: listOf(tieBreak, mostTieBreaks),
  /** How long a round takes, in days. */
  roundDays: whole(1, 90),
  /** How long the last result can be questioned before the season is closed, in hours; without it a day. */
  closing: z.strictObject({ reviewHours: whole(0, 720) }).exactOptional(),
  /** What becomes of results of who left; without it they count. */
  whoLeft: z.enum(['kept', 'struck', 'forfeited']).exactOptional(),
  /** How an hour is found, and what follows where none was; without it as is usual. */
  times: timesTerms.exactOptional(),
  /** Results are told to nobody who has not asked for them, unless they say otherwise [WATCH-62]. */
  hideResults: z.literal(true).exactOptional(),
});
export type SeasonTerms = z.infer<typeof terms>;
export type Scoring = z.infer<typeof scoring>;
export type SeasonTieBreak = z.infer<typeof tieBreak>;

export const reviewHoursOf = ({ closing }: Pick<SeasonTerms, 'closing'>): number => closing?.reviewHours ?? 24;

export const usualScoring: Scoring = {
  ...{ win: 3, draw: 1, loss: 0 },
  ...{ bye: 3, halfBye: 1, absent: 0 },
  ...{ forfeitWon: 3, forfeitLost: 0 },
};

/** Who met whom first, then whom they met, then how far ahead they were. */
export const usualTieBreaks: SeasonTerms['tieBreaks'] = [
  { id: 'head-to-head', among: 'all-met' },
  { id: 'opponents-points', form: 'sum' },
  { id: 'book-difference' },
  { id: 'lot' },
];

/** Of a season before its first entry. */
export const blankTerms: SeasonTerms = {
  ruleset: '-',
  edition: '-',
  battles: { choice: 'fixed', battle: '-' },
  points: [],
  lists: noLists,
  table: usualTableTerms,
  options: {},
  tempo: { kind: 'none' },
  format: { kind: 'swiss', rounds: 5 },
  registration: { limit: 64, lateUntil: 0 },
  scoring: usualScoring,
  tieBreaks: usualTieBreaks,
  roundDays: 14,
};

/** Terms as a journal has them, with what has been added since they were written. */
export function termsRead(written: SeasonTerms): SeasonTerms {
  const { battle, ...rest } = written as SeasonTerms & { readonly battle?: string };
  return { ...blankTerms, ...(battle === undefined ? {} : { battles: { choice: 'fixed', battle } }), ...rest };
}
