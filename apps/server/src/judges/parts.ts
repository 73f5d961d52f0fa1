/** What judges need of the server, made once. */
import type { LeagueParts } from '../leagues/parts.ts';
import type { LeagueCall } from '../webhooks/outbox.ts';
import { HttpProblem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import type { Matches } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { JudgeDuty } from './duty.ts';
import { seesEverything } from './entered.ts';
import { JudgeStore } from './store.ts';

const noJudge = (): HttpProblem =>
  new HttpProblem(403, 'not-allowed', 'Only a judge who has entered this match sees both sides. Sign in first.');

export interface JudgeParts {
  readonly judges: JudgeStore;
  readonly duty: JudgeDuty;
  /** Tells the webhooks of the league to which the match belongs that a judge is called there. */
  readonly tellLeague: (call: Omit<LeagueCall, 'at'>) => Promise<void>;
  /** Throws who else would be right where somebody is no judge who sees everything at a table. */
  readonly demandReferee: (matchId: string, person: StoredPerson | undefined) => Promise<void>;
}

export function judgeParts(
  database: Database,
  { people, matches }: { readonly people: People; readonly matches: Matches },
  { officials, seasons, store, news, now }: LeagueParts,
): JudgeParts {
  const judges = new JudgeStore(database);
  const duty = new JudgeDuty({ people, officials, seasons, seasonOfMatch: (id) => store.seasonOfMatch(id) });
  return {
    judges,
    duty,
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
