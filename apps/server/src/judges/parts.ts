/** What judges need of the server, made once. */
import type { LeagueParts } from '../leagues/parts.ts';
import type { LeagueCall } from '../webhooks/outbox.ts';
import { HttpProblem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import type { StoredPerson } from '../store/people.ts';
import { JudgeDuty } from './duty.ts';
import { seesEverything } from './entered.ts';
import { RefereeWatch } from './referee-watch.ts';
import type { RefereeWatchDeps } from './referee-watch.ts';
import { JudgeStore } from './store.ts';

const noJudge = (): HttpProblem =>
  new HttpProblem(403, 'not-allowed', 'Only a judge who has entered this match sees both sides. Sign in first.');

export interface JudgeParts {
  readonly judges: JudgeStore;
  readonly duty: JudgeDuty;
  /** Tells the webhooks of the league to which the match belongs that a judge is called there. */
  readonly tellLeague: (call: Omit<LeagueCall, 'at'>) => Promise<void>;
  /** Closes open views of both sides of who may judge no more. */
  readonly referees: RefereeWatch;
  /** Throws who else would be right where somebody is no judge who sees everything at a table. */
  readonly demandReferee: (matchId: string, person: StoredPerson | undefined) => Promise<void>;
}

export function judgeParts(
  database: Database,
  { people, matches, rooms, logger }: Pick<RefereeWatchDeps, 'people' | 'matches' | 'rooms' | 'logger'>,
  { officials, seasons, store, news, now }: LeagueParts,
): JudgeParts {
  const judges = new JudgeStore(database);
  const duty = new JudgeDuty({ people, officials, seasons, seasonOfMatch: (id) => store.seasonOfMatch(id) });
  const referees = new RefereeWatch({ people, matches, judges, duty, rooms, logger });
  officials.tellOfEnds((personId) => referees.recheck(personId));
  return {
    judges,
    duty,
    referees,
    async tellLeague(call) {
      const of = await store.seasonOfMatch(call.match.id);
      const season = of === undefined ? undefined : await seasons.get(of.seasonId);
      if (season !== undefined) await news.ofCall(database, season.stored, { ...call, at: now() });
    },
    async demandReferee(matchId, person) {
      if (person === undefined) throw noJudge();
      await seesEverything({ matches, judges, duty }, matchId, person);
    },
  };
}
