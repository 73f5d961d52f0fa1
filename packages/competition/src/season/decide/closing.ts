/** The end of a season, and who comes along into the next one [LEAGUE-19, LEAGUE-135, LEAGUE-136]. */
import type { Act, ServerAct } from '../acts.ts';
import type { SeasonLedger } from '../journal.ts';
import { reviewHoursOf } from '../terms.ts';
import { done, instantWords, notOfficial, organises, refuse } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';
import { entering } from './entrants.ts';
import { openTable } from './rounds.ts';

const hour = 3_600_000;

/** When a result came, or went, last; null where there never was one. In milliseconds since 1970. */
export function lastResultAt({ entries, reversed }: Pick<SeasonLedger, 'entries' | 'reversed'>): number | null {
  const entry = entries.findLast(
    ({ seq, events }) =>
      !reversed.has(seq) && events.some(({ kind }) => kind === 'result-posted' || kind === 'result-cleared'),
  );
  return entry?.at ?? null;
}

/** The last result never closes a season: an official does, when it has been looked at. */
export function close(
  { ledger, by, at, seed }: SeasonAsking,
  { early }: Extract<Act, { act: 'close' }>,
): SeasonDecision {
  const { season } = ledger;
  if (!organises(by)) return notOfficial;
  const open = openTable(season);
  if (open !== undefined) return refuse('open-tables', 'LEAGUE-19', `${open}. Enter it, then close the season.`);
  if (season.draft !== null)
    return refuse('drafted', 'LEAGUE-19', `Discard the draft of round ${String(season.draft.round)} first.`);
  const last = lastResultAt(ledger);
  const until = last === null ? at : last + reviewHoursOf(season.terms) * hour;
  if (at < until && early !== true)
    return refuse(
      'in-review',
      'LEAGUE-135',
      `The last result can be questioned until ${instantWords(until)}. Close the season then, or say that it is closed early.`,
    );
  return done({ kind: 'closed', seed });
}

/** People of another season, the first place first: it is their seed. Who does not want to play leaves. */
export function bringAlong(
  asking: SeasonAsking,
  { entrants }: Extract<ServerAct, { act: 'bring-along' }>,
): SeasonDecision {
  if (!organises(asking.by)) return notOfficial;
  if (asking.ledger.season.entrants.length > 0)
    return refuse('entered', 'LEAGUE-136', 'Somebody has entered already. Bring people along into an empty season.');
  const entered = entering(asking, entrants);
  const order = entered.flatMap((event) => (event.kind === 'entered' ? [event.entrant.number] : []));
  return done(...entered, { kind: 'seeded', order });
}
