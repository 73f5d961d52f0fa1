/** Who has entered a match as judge, and sees everything there [LEAGUE-97]. */
import type { Judge, JudgeSees } from '@broadside/match';
import { judge as judgeCodec } from '@broadside/match';
import { HttpProblem, noMatch } from '../problem.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ListedMatch, Matches } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import type { JudgeDuty } from './duty.ts';
import type { JudgeStore } from './store.ts';

export interface EnteredDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly judges: JudgeStore;
  readonly duty: JudgeDuty;
}

export interface EnteredJudge {
  readonly match: ListedMatch;
  /** As they were called when they entered: so the table knows them. */
  readonly judge: Judge;
  readonly sees: JudgeSees;
}

/** Somebody who judges the match and has entered; throws who else would be right. */
export async function entered(
  { matches, judges, duty }: Pick<EnteredDeps, 'matches' | 'judges' | 'duty'>,
  id: string,
  person: StoredPerson,
): Promise<EnteredJudge> {
  const match = await matches.get(id);
  if (match === undefined) throw noMatch();
  await duty.judgeOf(match, person);
  const visit = await judges.visit(id, person.id);
  if (visit === undefined)
    throw new HttpProblem(403, 'not-entered', 'Enter as judge first: the players read that you do, and what you see.');
  return { match, judge: judgeCodec.parse({ name: visit.name, role: visit.role }), sees: visit.sees };
}

/** As the table knows a judge who has entered it; as they are called now where they have not. */
export async function asEntered(judges: JudgeStore, id: string, person: StoredPerson, now: Judge): Promise<Judge> {
  const visit = await judges.visit(id, person.id);
  return visit === undefined ? now : judgeCodec.parse({ name: visit.name, role: visit.role });
}

/** The same, with the view of both sides. */
export async function seesEverything(...asked: Parameters<typeof entered>): Promise<EnteredJudge> {
  const found = await entered(...asked);
  if (found.sees !== 'everything')
    throw new HttpProblem(
      403,
      'not-entered',
      'You have entered with the view of the public. Leave, and enter with both sides.',
    );
  return found;
}
