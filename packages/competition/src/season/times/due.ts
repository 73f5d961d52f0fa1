/** What a season waits for by the clock: all of it follows from its journal, so that a restart loses nothing. */
import type { SeasonLedger } from '../journal.ts';
import type { Season } from '../season.ts';
import { checkInReminders, registrationDue, undoneByHand } from '../registration-due.ts';
import { ladderDue } from '../ladder-due.ts';
import { matchesOf } from '../teams/members.ts';
import { isAlone } from '../season.ts';
import { dueAtOf, haveAccounts } from './at-table.ts';
import { tableTimes } from './model.ts';
import { timesOf } from './terms.ts';

const [minute, hour] = [60_000, 3_600_000];

interface AtTable {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly round: number;
  /** The index of the pairing in its round. */
  readonly pairing: number;
}

/** Something that a season does by itself. */
export interface DueAct extends AtTable {
  readonly act: 'propose' | 'let-take-effect';
}

/** Something that the two are told, or that happens without being written down here. */
export interface TableReminder extends AtTable {
  /** `begins`: a match by correspondence begins, whether or not both have sat down [LEAGUE-74]. */
  readonly about: 'nothing-agreed' | 'hour-comes' | 'begins';
  /** The agreed hour, or the deadline. */
  readonly of: number;
}

/** Of an act that a season does by itself: once for each time that is due. */
export const dueKey = ({ act, round, pairing, at }: DueAct): string => [act, round, pairing, at].map(String).join('-');

/** Before an agreed hour. */
const leads = [24 * hour, hour, 10 * minute];

/** How long before its deadline a match by correspondence begins by itself; null: it waits for both. */
function startsAlone({ terms }: Season): number | null {
  const { kind } = (terms.tempo ?? {}) as { readonly kind?: unknown };
  const { startHours } = timesOf(terms);
  return kind === 'correspondence' && startHours !== null ? startHours * hour : null;
}

function* openTables(season: Season) {
  if (season.status === 'closed') return;
  for (const round of season.rounds)
    for (const [pairing, of] of round.pairings.entries())
      if (of.result === null && haveAccounts(season, of))
        yield {
          round,
          pairing,
          of,
          dueAt: dueAtOf(season, round, pairing),
          times: tableTimes(season, round.number, pairing),
        };
}

/** Proposals and their effects that are still to come or late, the earliest first. */
export function dueActs(ledger: SeasonLedger): readonly DueAct[] {
  const not = undoneByHand(ledger);
  const all = [...openTables(ledger.season)].map(({ round, pairing, dueAt, times }): DueAct => {
    const table = { round: round.number, pairing };
    return times.proposal === null
      ? { act: 'propose', ...table, at: dueAt }
      : { act: 'let-take-effect', ...table, at: times.proposal.effectAt };
  });
  return all.filter((each) => !not.has(dueKey(each))).sort((a, b) => a.at - b.at);
}

/** All reminders of tables that are open, also those of before. */
export function remindersOf(season: Season): readonly TableReminder[] {
  const alone = startsAlone(season);
  return [...openTables(season)].flatMap(({ round: { number: round, opensAt }, pairing, of, dueAt, times }) => {
    const said = (about: TableReminder['about'], of: number, at: number): TableReminder => ({
      round,
      pairing,
      about,
      of,
      at,
    });
    const begins = alone === null ? [] : [said('begins', dueAt, Math.max(opensAt, dueAt - alone))];
    // Nobody waits for whoever plays alone.
    if (isAlone(of)) return [];
    const { hour: agreed } = times;
    if (agreed !== null) return [...begins, ...leads.map((lead) => said('hour-comes', agreed.at, agreed.at - lead))];
    // Who plays already need not find an hour.
    if (matchesOf(of).length > 0) return begins;
    const thirds = [1, 2].map((third) => opensAt + Math.round(((dueAt - opensAt) * third) / 3));
    return [...begins, ...thirds.map((at) => said('nothing-agreed', dueAt, at))];
  });
}

/** When the season next does something or tells somebody: what is late is due at once, reminders after `since` only. */
export function nextDue(ledger: SeasonLedger, since: number): number | null {
  const told = [...remindersOf(ledger.season), ...checkInReminders(ledger.season)];
  const reminders = told.filter(({ at }) => at > since);
  const { status, terms } = ledger.season;
  const { most, lockAt } = terms.lists;
  const locks = most > 0 && status !== 'closed' && lockAt !== null && lockAt > since ? [lockAt] : [];
  const times = [
    ...[...dueActs(ledger), ...registrationDue(ledger), ...ladderDue(ledger), ...reminders].map(({ at }) => at),
    ...locks,
  ];
  return times.length === 0 ? null : Math.min(...times);
}
