/** Saying that one is there, before the first round is paired [LEAGUE-160, LEAGUE-161]. */
import type { Act, ServerAct } from '../acts.ts';
import { checkInOf } from '../registration-due.ts';
import { entrantOf } from '../season.ts';
import type { Season } from '../season.ts';
import { actsFor, instantWords, noEntrant, notOfficial, organises, refuse, done } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';
import { withFilling } from './places.ts';

type Given<K extends (Act | ServerAct)['act']> = Extract<Act | ServerAct, { act: K }>;

const noCheckIn = refuse('no-check-in', 'LEAGUE-160', 'Nobody checks in to this season now.');

export function checkIn({ ledger, by, at }: SeasonAsking, { entrant }: Given<'check-in'>): SeasonDecision {
  const { season } = ledger;
  const window = checkInOf(season);
  const who = entrantOf(season, entrant);
  if (who === undefined) return noEntrant(season, entrant);
  if (!actsFor(by, who)) return notOfficial;
  if (window === undefined) return noCheckIn;
  if (who.status === 'left') return refuse('left', 'LEAGUE-160', 'This entrant has left. Enter the season again.');
  if (who.checkedIn === true) return refuse('checked-in', 'LEAGUE-160', 'This entrant is checked in already.');
  if (!organises(by) && at < window.from)
    return refuse('early', 'LEAGUE-160', `Check-in opens ${instantWords(window.from)}. Come back then.`);
  if (!organises(by) && at >= window.until)
    return refuse('late', 'LEAGUE-160', 'Check-in is over. Ask an organiser to bring you in.');
  return done({ kind: 'checked-in', entrant });
}

/** Who is not there waits, and those who wait and are there move up. Whom officials entered by name has nothing to press. */
export function endCheckIn(asking: SeasonAsking): SeasonDecision {
  const { season } = asking.ledger;
  if (!organises(asking.by)) return notOfficial;
  const window = checkInOf(season);
  if (window === undefined) return noCheckIn;
  if (asking.by.office === 'server' && asking.at < window.until) return refuse('early', 'LEAGUE-161', 'It goes on.');
  const missed = season.entrants
    .filter(({ status, person, checkedIn }) => status !== 'left' && person !== null && checkedIn !== true)
    .map(({ number }) => number);
  return withFilling(asking, { kind: 'check-in-ended', of: window.until, missed });
}

/** Why the first round is not paired yet. */
export function checkInGoesOn(season: Season, at: number): SeasonDecision | undefined {
  const window = checkInOf(season);
  if (window === undefined || at >= window.until) return undefined;
  const until = instantWords(window.until);
  return refuse('check-in', 'LEAGUE-161', `Check-in goes on until ${until}. Pair then, or end it first.`);
}
