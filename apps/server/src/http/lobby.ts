/** The front page in one answer, and withdrawing what waits on it. */
import {
  HttpError,
  Lobby,
  LobbyQuery,
  MatchParams,
  Withdrawn,
  challengesPerPerson,
  isOver,
  matchListLength,
} from '@broadside/protocol';
import type { Challenge, OwnMatch, PlayerShown } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BestOfWeek } from '../lobby/best.ts';
import type { Challenges } from '../lobby/challenges.ts';
import type { Online } from '../lobby/online.ts';
import type { Ratings } from '../lobby/ratings.ts';
import type { Turns } from '../lobby/turns.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches, ListedMatch } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { seatOf } from './api-deps.ts';
import type { KnownOptions } from './match-options.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { personOf, requirePerson } from './session.ts';
import { sendTagged } from './tagged.ts';
import { SharedAnswers } from './shared-answers.ts';

export interface LobbyDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly challenges: Challenges;
  readonly ratings: Ratings;
  readonly turns: Turns;
  readonly online: Online;
  readonly options: KnownOptions;
}

/** Tables to watch, and matches to look back on, in the lobby. */
const shownLive = 12;
const shownPlayed = 12;

export const playerShown = ({ id, name, handle }: StoredPerson): PlayerShown => ({ id, name, handle });

export function registerLobby(fastify: FastifyInstance, deps: LobbyDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, challenges, online } = deps;
  const forEverybody = { listed: new SharedAnswers<Listed>(), week: new BestOfWeek(matches, deps.ratings) };
  const lobbies = new SharedAnswers<Lobby>();
  app.get(
    '/api/lobby',
    { schema: { querystring: LobbyQuery, response: { 200: Lobby, 304: z.undefined() } } },
    async (request, reply) => {
      const person = await personOf(request, people);
      if (person !== undefined) online.note(playerShown(person), request.query.shown === 'true');
      const lobby = await lobbies.of(person?.id ?? '', () => lobbyFor(deps, forEverybody, person));
      return sendTagged(request, reply, lobby);
    },
  );
  app.delete(
    '/api/matches/:id',
    { schema: { params: MatchParams, response: { 200: Withdrawn, '4xx': HttpError } } },
    async (request) => {
      const { id } = request.params;
      const person = await requirePerson(request, people);
      const match = await matches.get(id);
      if (match === undefined) throw noMatch();
      if (match.hostId !== person.id)
        throw new HttpProblem(403, 'not-host', 'Only the person who made the challenge withdraws it.');
      if (!(await challenges.withdraw(id, person.id)))
        throw new HttpProblem(409, 'not-open', 'The match has begun. Give it up, or ask to abort it, at the table.');
      await tellEnd(deps, id);
      return { id };
    },
  );
}

/** Whoever looks at the match hears that it will not begin. */
export async function tellEnd({ matches, rooms }: Pick<LobbyDeps, 'matches' | 'rooms'>, id: string): Promise<void> {
  const ended = await matches.get(id);
  if (ended !== undefined) await rooms.refresh(ended);
}

/** Refuses one more open challenge where the person has many. */
export async function requireRoomForChallenge(challenges: Challenges, person: StoredPerson): Promise<void> {
  if ((await challenges.countOf(person.id)) < challengesPerPerson) return;
  const sentence = `You have ${String(challengesPerPerson)} open challenges. Withdraw one first.`;
  throw new HttpProblem(409, 'too-many-challenges', sentence);
}

/** What everybody's lobby is made of. */
type Listed = readonly [
  challenges: Awaited<ReturnType<Challenges['list']>>,
  live: readonly ListedMatch[],
  best: ListedMatch | undefined,
];
interface ForEverybody {
  readonly listed: SharedAnswers<Listed>;
  readonly week: BestOfWeek;
}

async function lobbyFor(
  deps: LobbyDeps,
  { listed, week }: ForEverybody,
  person: StoredPerson | undefined,
): Promise<Lobby> {
  const { matches, rooms, challenges, ratings, turns, online } = deps;
  const [[open, live, best], own, standings] = await Promise.all([
    listed.of('', async () => [
      await challenges.list(matchListLength),
      rooms.attended(matchListLength),
      await week.at(Date.now()),
    ]),
    person === undefined ? [] : matches.ofPerson(person.id, matchListLength),
    person === undefined ? [] : ratings.listOf(person.id),
  ]);
  const mine = new Set(own.map(({ id }) => id));
  const turnOf = await turns.of(own);
  const owned = own
    .filter(({ status }) => !isOver(status))
    .map((match): OwnMatch => {
      const seat = seatOf(match, person);
      const { awaiting, deadlines, standstill } = turnOf(match.id);
      const waits = seat !== null && awaiting.includes(seat);
      const deadline = (waits && deadlines.get(seat)) || null;
      return { match: rooms.headerOf(match), seat, waits, deadline, ...(standstill && { standstill }) };
    });
  return {
    mine: owned.sort(byUrgency),
    challenges: await challengesShown(deps, open, person),
    live: live
      .filter(({ id }) => !mine.has(id))
      .slice(0, shownLive)
      .map((match) => rooms.headerOf(match)),
    best: best ? rooms.headerOf(best) : null,
    played: own
      .filter(({ status }) => isOver(status))
      .slice(0, shownPlayed)
      .map((match) => rooms.headerOf(match)),
    ratings: standings,
    online: online.list(),
  };
}

/** What waits for the person first; of that, what is due first; then the newest. */
const byUrgency = (a: OwnMatch, b: OwnMatch): number =>
  Number(b.waits) - Number(a.waits) ||
  (a.deadline ?? Number.MAX_SAFE_INTEGER) - (b.deadline ?? Number.MAX_SAFE_INTEGER) ||
  b.match.createdAt - a.match.createdAt;

async function challengesShown(
  { matches, rooms, ratings, options }: LobbyDeps,
  listed: Awaited<ReturnType<Challenges['list']>>,
  person: StoredPerson | undefined,
): Promise<Challenge[]> {
  const rows = await matches.byIds(listed.map(({ id }) => id));
  const [ratingOf, changed] = await Promise.all([ratings.lookUp(listed.map(({ by }) => by.id)), options.changed(rows)]);
  const found = new Map<string, ListedMatch>(rows.map((match) => [match.id, match]));
  return listed.flatMap(({ id, by }): Challenge[] => {
    const match = found.get(id);
    if (match?.status !== 'open') return [];
    const rating = ratingOf(by.id, match.ruleset);
    return [{ match: rooms.headerOf(match), by, rating, changed: changed[id] ?? 0, mine: by.id === person?.id }];
  });
}
