/** What becomes due on a ladder: challenges without an answer or a match, and who is silent [LEAGUE-36, LEAGUE-124]. */
import { dropped, dueTimes, overdue, settled } from '../pairing/index.ts';
import type { Ladder, LadderChallenge, LadderTerms } from '../pairing/index.ts';
import type { Act } from './acts.ts';
import type { SeasonLedger } from './journal.ts';
import { undoneByHand } from './registration-due.ts';
import type { Season, SeasonRound } from './season.ts';
import { continuousRound, formatAt } from './stages.ts';
import type { FormatOf } from './terms.ts';

export const ladderTerms = ({ silence, ...terms }: FormatOf<'ladder'>): LadderTerms => ({
  ...terms,
  ...(silence === null ? {} : { silence }),
});

export const ladderOf = ({ ladder, challenges }: Pick<Season, 'ladder' | 'challenges'>): Ladder => ({
  ...{ order: ladder, challenges },
});

/** A match that has begun is played out, however long it takes. */
const isPlayed = ({ pairings }: SeasonRound, { challenger, challenged }: LadderChallenge): boolean =>
  pairings.some(
    ({ sides, match, result }) =>
      match !== null && result === null && sides.includes(challenger) && sides.includes(challenged),
  );

/** The ladder after what is due by now; undefined where nothing is. */
export function ladderAfter(
  season: Season,
  round: SeasonRound,
  terms: FormatOf<'ladder'>,
  at: number,
): Ladder | undefined {
  const now = ladderOf(season);
  const rules = ladderTerms(terms);
  const late = overdue(now, rules, at).filter(({ challenge }) => !isPlayed(round, challenge));
  const after = late.reduce(
    (ladder, { challenge: each, outcome }) => settled(ladder, rules, each, outcome, { now: at, played: false }),
    now,
  );
  const fallen = dropped(after, rules, at);
  return late.length === 0 && fallen.order === after.order ? undefined : fallen;
}

/** What the season does by itself, once for each time. */
export interface LadderDue {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the act. */
  readonly id: string;
  readonly act: Extract<Act, { act: 'settle-challenges' }>;
}

/** What is late and what is to come on the ladder that goes on; one act does all that is due by its time. */
export function ladderDue(ledger: SeasonLedger): readonly LadderDue[] {
  const { season } = ledger;
  const round = continuousRound(season);
  if (round === undefined || season.status === 'closed') return [];
  const format = formatAt(season, round.number);
  if (format.kind !== 'ladder') return [];
  const { order, challenges } = ladderOf(season);
  const waiting = challenges.filter((each) => !isPlayed(round, each));
  const busy = new Set(challenges.flatMap(({ challenger, challenged }) => [challenger, challenged]));
  const idle = order.filter(({ number }) => !busy.has(number));
  const times = dueTimes({ order: idle, challenges: waiting }, ladderTerms(format));
  const not = undoneByHand(ledger);
  return times
    .map((at): LadderDue => ({
      at,
      id: `settle-${String(round.number)}-${String(at)}`,
      act: { act: 'settle-challenges' },
    }))
    .filter(({ id }) => !not.has(id));
}
