/** The front page in one answer, and withdrawing what waits on it. */
import { delayOf } from '@broadside/match';
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
  readonly now: () => number;
}

/** Tables to watch, and matches to look back on, in the lobby. */
const shownLive = 12;
/** A match whose watchers are late is shown for so long after they saw the last of it. */
const freshMs = 3_600_000;
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
      return sendTagged(reply, lobby);
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
  const me = person?.id ?? null;
  const [[open, live, best], own, standings] = await Promise.all([
    listed.of('', async () => [
      await challenges.list(matchListLength),
      [...rooms.attended(matchListLength), ...(await lateOnes(deps))],
      await week.at(deps.now()),
    ]),
    person === undefined ? [] : matches.ofPerson(person.id, matchListLength),
    person === undefined ? [] : ratings.listOf(person.id),
  ]);
  const mine = new Set(own.map(({ id }) => id));
  const [turnOf, headers] = await Promise.all([turns.of(own), rooms.headersFor(own, me)]);
  const owned = headers
    .filter(({ status }) => !isOver(status))
    .map((match): OwnMatch => {
      const seat = own.find(({ id }) => id === match.id)?.seats.find((each) => each.personId === me)?.seat ?? null;
      const { awaiting, deadlines, standstill } = turnOf(match.id);
      const waits = seat !== null && awaiting.includes(seat);
      const deadline = (waits && deadlines.get(seat)) || null;
      const stands = seat !== null || delayOf(match.terms) === null ? standstill : undefined;
      return { match, seat, waits, deadline, ...(stands && { standstill: stands }) };
    });
  return {
    mine: owned.sort(byUrgency),
    challenges: await challengesShown(deps, open, person),
    live: await rooms.headersFor(live.filter(({ id }) => !mine.has(id)).slice(0, shownLive), me),
    best: best ? await rooms.headerFor(best, me) : null,
    played: headers.filter(({ status }) => isOver(status)).slice(0, shownPlayed),
    ratings: standings,
    online: online.list(),
  };
}

/** Matches whose watchers are late, and have seen something of them lately. */
async function lateOnes({ matches, rooms, now }: LobbyDeps): Promise<ListedMatch[]> {
  const found = await matches.live(now(), matchListLength, { late: true });
  const moments = await Promise.all(found.map((match) => rooms.momentOf(match)));
  return found.filter((_, i) => now() - (moments[i]?.since ?? 0) < freshMs);
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
  const shown = listed.flatMap(({ id, by }) => {
    const match = found.get(id);
    return match?.status === 'open' ? [{ match, by }] : [];
  });
  return Promise.all(
    shown.map(async ({ match, by }): Promise<Challenge> => {
      const rating = ratingOf(by.id, match.ruleset);
      const header = await rooms.headerFor(match, person?.id ?? null);
      return { match: header, by, rating, changed: changed[match.id] ?? 0, mine: by.id === person?.id };
    }),
  );
}
