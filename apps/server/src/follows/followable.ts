/** What an account may follow, and what it may choose of it: by what everybody may know [WATCH-26, WATCH-27]. */
import { isOver } from '@broadside/protocol';
import type { FollowEndBody, FollowTell } from '@broadside/protocol';
import { knownPlayer } from '../http/players.ts';
import type { LeagueStore } from '../leagues/store.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { FollowTarget } from '../store/follows.ts';
import type { ListedMatch } from '../store/matches.ts';
import { seatOfPerson } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { publicRound } from './followed-match.ts';
import type { FollowedMatchDeps } from './followed-match.ts';

export interface FollowableDeps extends FollowedMatchDeps {
  readonly people: People;
  readonly store: LeagueStore;
}

export interface Followable extends FollowTarget {
  readonly tells: readonly FollowTell[];
  /** The first round that may be asked for; null where none may. */
  readonly fromRound: number | null;
  /** Why it cannot be followed. */
  readonly refused: HttpProblem | null;
}

const always = { tells: ['start', 'end', 'nothing'], fromRound: null, refused: null } as const;
const refusing = (status: number, code: string, sentence: string) => ({
  ...{ tells: [], fromRound: null },
  refused: new HttpProblem(status, code, sentence),
});

/** Throws 404 where there is no such thing. */
export async function followable(
  deps: FollowableDeps,
  asking: StoredPerson,
  { kind, id }: FollowEndBody,
): Promise<Followable> {
  switch (kind) {
    case 'person':
      return followablePerson(deps, asking, id);
    case 'league': {
      const league = await deps.store.bySlug(id);
      if (league === undefined) throw new HttpProblem(404, 'no-league', 'There is no league at this address.');
      return { kind, key: league.id, ...always };
    }
    case 'season': {
      if ((await deps.seasons.get(id)) === undefined)
        throw new HttpProblem(404, 'no-season', 'There is no such season. Look for its league under Leagues.');
      return { kind, key: id, ...always };
    }
    case 'match': {
      const [match] = await deps.matches.byIds([id]);
      if (match === undefined) throw noMatch();
      return { kind, key: id, ...(await followableMatch(deps, asking, match)) };
    }
  }
}

async function followablePerson({ people, follows }: FollowableDeps, asking: StoredPerson, who: string) {
  const person = await knownPlayer(people, who);
  const target = { kind: 'person', key: person.id } as const;
  if (person.id === asking.id)
    return { ...target, ...refusing(409, 'yourself', 'This is you. You are told of your own matches anyway.') };
  if (person.handle === null)
    return { ...target, ...refusing(409, 'guest', 'Guests cannot be followed. An account can be, once there is one.') };
  if ((await follows.mayBeFollowed([person.id])).length === 0)
    return { ...target, ...refusing(403, 'not-followed', `${person.name} does not want to be followed.`) };
  return { ...target, ...always };
}

async function followableMatch(
  deps: FollowableDeps,
  asking: StoredPerson,
  match: ListedMatch,
): Promise<Omit<Followable, keyof FollowTarget>> {
  const { rooms, shown } = deps;
  if (seatOfPerson(match, asking.id) !== null)
    return refusing(409, 'own-match', 'You play in this match, and are called back to it by other notices.');
  if (!match.listed)
    return refusing(409, 'not-listed', 'No list shows this match, so nobody is told of it. Keep its link.');
  const seated = match.seats.flatMap(({ personId }) => personId ?? []);
  if ((await shown.leftOut(seated)).size > 0)
    return refusing(
      409,
      'not-shown',
      'Somebody who plays there does not want to be shown. Keep the link of the match.',
    );
  const { status } = await rooms.headerFor(match, null);
  if (isOver(status) || status === 'frozen')
    return refusing(409, 'over', 'This match is over. Follow who plays there, to be told of the next one.');
  const { seq } = await rooms.shownToAll(match);
  const ruleset = await rooms.ruleset(match.ruleset);
  const fromRound = ruleset?.story === undefined ? null : ((await publicRound(deps, match, seq)) ?? 0) + 1;
  const begun = status === 'live' && seq > 0;
  const tells = [
    ...(begun ? [] : (['start'] as const)),
    ...(fromRound === null ? [] : (['round'] as const)),
    ...(['end', 'nothing'] as const),
  ];
  return { tells, fromRound, refused: null };
}
