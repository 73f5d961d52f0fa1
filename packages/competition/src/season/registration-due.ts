/** What a season's registration waits for by the clock: the end of its check-in, places that nobody took, reminders [LEAGUE-160 … LEAGUE-162]. */
import type { Act, ServerAct } from './acts.ts';
import type { SeasonLedger } from './journal.ts';
import type { Season } from './season.ts';
import type { RegistrationTerms } from './registration.ts';

const hour = 3_600_000;

type CheckIn = NonNullable<RegistrationTerms['checkIn']>;

/** The check-in that is to come or goes on; undefined where there is none, or it is over. */
export function checkInOf({ terms, rounds, status, checkInEnded }: Season): CheckIn | undefined {
  const { checkIn } = terms.registration;
  const over = status === 'closed' || rounds.length > 0 || checkInEnded === checkIn?.until;
  return over ? undefined : checkIn;
}

/** What the season does by itself, once. */
export interface RegistrationDue {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the act. */
  readonly id: string;
  readonly act: Extract<Act | ServerAct, { act: 'end-check-in' | 'let-place-pass' }>;
}

/** What officials have undone is not done again by itself: it is theirs to decide. */
export const undoneByHand = ({ entries, reversed }: SeasonLedger): ReadonlySet<string> =>
  new Set(entries.filter(({ seq, by }) => by === null && reversed.has(seq)).map(({ actId }) => actId));

/** Also what is late. */
export function registrationDue(ledger: SeasonLedger): readonly RegistrationDue[] {
  const { season } = ledger;
  if (season.status === 'closed') return [];
  const window = checkInOf(season);
  const ends: RegistrationDue[] =
    window === undefined
      ? []
      : [{ at: window.until, id: `end-check-in-${String(window.until)}`, act: { act: 'end-check-in' } }];
  const places = season.entrants.flatMap(({ number: entrant, offered }): RegistrationDue[] =>
    offered === undefined
      ? []
      : [
          {
            at: offered,
            id: `let-place-pass-${String(entrant)}-${String(offered)}`,
            act: { act: 'let-place-pass', entrant },
          },
        ],
  );
  const not = undoneByHand(ledger);
  return [...ends, ...places].filter(({ id }) => !not.has(id)).sort((a, b) => a.at - b.at);
}

/** Those who have not checked in are told so. */
export interface CheckInReminder {
  readonly at: number;
  readonly until: number;
}

/** When check-in opens, and an hour before it ends; also those of before. */
export function checkInReminders(season: Season): readonly CheckInReminder[] {
  const window = checkInOf(season);
  if (window === undefined) return [];
  const { from, until } = window;
  return [...new Set([from, Math.max(from, until - hour)])].map((at) => ({ at, until }));
}
