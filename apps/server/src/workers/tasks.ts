/** Everything that workers do, by name. The server imports no more than the types of it. */
import { pairRound } from '../leagues/judging.ts';
import { judgedList, playableTerms, setupOfLists } from './battles.ts';
import { fileCase } from './cases.ts';
import { newFleet, savedFleet } from './fleets.ts';
import { offersTo } from './offers.ts';
import { ponder } from './ponder.ts';
import { newPosition, savedPosition } from './positions.ts';
import { readLog, readPicture, readRecord, readReplay, readSetUp } from './reading.ts';
import { verifiedRecord } from './records.ts';
import type { Rulesets } from './rulesets.ts';
import { schemas } from './schemas.ts';
import { readScoreboard } from './scoreboard.ts';
import { takenFromReport, takenIn } from './seasons.ts';
import { newSetup } from './setups.ts';
import { readNews, readSegment } from './watching.ts';

/** What goes in and what comes out is what a structured clone carries. Refusals are thrown as `HttpProblem`. */
export const tasks = {
  'file-case': fileCase,
  'league-list': judgedList,
  'league-setup': setupOfLists,
  'league-terms': playableTerms,
  'new-fleet': newFleet,
  'new-position': newPosition,
  'new-setup': newSetup,
  offers: offersTo,
  'pair-round': pairRound,
  ponder,
  'read-log': readLog,
  'read-news': readNews,
  'read-picture': readPicture,
  'read-record': readRecord,
  'read-replay': readReplay,
  'read-scoreboard': readScoreboard,
  'read-segment': readSegment,
  'read-set-up': readSetUp,
  record: verifiedRecord,
  'saved-fleet': savedFleet,
  'saved-position': savedPosition,
  schemas,
  'take-in-report': takenFromReport,
  'take-in-season': takenIn,
} satisfies Readonly<Record<string, (input: never, rulesets: Rulesets) => unknown>>;

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<T extends TaskName> = Parameters<Tasks[T]>[0];
export type TaskOutput<T extends TaskName> = Awaited<ReturnType<Tasks[T]>>;
