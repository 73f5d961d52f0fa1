/** Profiles, the ratings of those who sit at a table, and playing again. */
import {
  HttpError,
  MatchParams,
  PlayerParams,
  PlayerProfile,
  Rematch,
  SeatedPlayers,
  isOver,
  matchListLength,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Hall } from '../leagues/hall.ts';
import type { Ratings } from '../lobby/ratings.ts';
import { canBePlayedAgain } from '../lobby/rematches.ts';
import type { Rematches } from '../lobby/rematches.ts';
import type { Notices } from '../notices/notices.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches, StoredMatch } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import { seatOf } from './api-deps.ts';
import { playerShown } from './lobby.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { personOf, requirePerson } from './session.ts';

export interface PlayerDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly ratings: Ratings;
  /** What people have come to in leagues. */
  readonly hall: Pick<Hall, 'badgesOf'>;
  readonly rematches: Rematches;
  /** Calls people back to their tables. */
  readonly notices?: Notices;
  readonly limits: { readonly matchesPerHour: number };
}

const isId = (who: string): boolean => z.uuid().safeParse(who).success;

/** Whom an id or a handle names: no handle is as long as an id. Throws where it is nobody. */
export async function knownPlayer(people: People, who: string): Promise<StoredPerson> {
  const person = isId(who) ? await people.get(who) : await people.byHandle(who);
  if (person === undefined) throw new HttpProblem(404, 'no-player', 'There is nobody of that name. Check the link.');
  return person;
}

export function registerPlayers(fastify: FastifyInstance, deps: PlayerDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, rooms, ratings, hall } = deps;
  app.get(
    '/api/players/:who',
    { schema: { params: PlayerParams, response: { 200: PlayerProfile, '4xx': HttpError } } },
    async (request) => {
      const asking = await personOf(request, people);
      const person = await knownPlayer(people, request.params.who);
      const [all, standings, badges] = await Promise.all([
        matches.ofPerson(person.id, matchListLength),
        ratings.listOf(person.id),
        hall.badgesOf(person.id),
      ]);
      const shown = all.filter((match) => match.listed || seatOf(match, asking) !== null);
      const headers = await rooms.headersFor(shown, asking?.id ?? null);
      const over = headers.filter(({ status }) => isOver(status));
      const changes = await ratings.changesOf(
        person.id,
        over.map(({ id }) => id),
      );
      const sat = new Map(all.map((match) => [match.id, seatOf(match, person)]));
      const played = over.flatMap((match) => {
        const seat = sat.get(match.id) ?? null;
        return seat === null ? [] : [{ match, seat, change: changes.get(match.id) ?? null }];
      });
      return { player: playerShown(person), ratings: standings, badges, played };
    },
  );
  app.get(
    '/api/matches/:id/players',
    { schema: { params: MatchParams, response: { 200: SeatedPlayers, '4xx': HttpError } } },
    async (request) => {
      const match = await matches.get(request.params.id);
      if (match === undefined) throw noMatch();
      const ids = match.seats.flatMap((seat) => seat.personId ?? []);
      const [known, ratingOf] = await Promise.all([people.byIds(ids), ratings.lookUp(ids)]);
      const players = match.seats.flatMap(({ seat, personId }) => {
        const person = known.find(({ id }) => id === personId);
        if (person === undefined) return [];
        return [{ seat, player: playerShown(person), rating: ratingOf(person.id, match.ruleset) }];
      });
      return { players };
    },
  );
  registerRematches(fastify, deps);
}

function registerRematches(fastify: FastifyInstance, deps: PlayerDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, rematches, limits } = deps;
  const schema = { params: MatchParams, response: { 200: Rematch, '4xx': HttpError } };
  app.get('/api/matches/:id/rematch', { schema }, async (request) => {
    const person = await requirePerson(request, people);
    return rematches.of(seatedAt(await matches.get(request.params.id), person), person.id);
  });
  const hourly = { rateLimit: { max: limits.matchesPerHour, timeWindow: '1 hour' } };
  app.post('/api/matches/:id/rematch', { schema, config: hourly }, async (request) => {
    const person = await requirePerson(request, people);
    const match = seatedAt(await matches.get(request.params.id), person);
    if (!isOver(match.status))
      throw new HttpProblem(409, 'not-over', 'The match goes on. Ask again when it has ended.');
    if (!canBePlayedAgain(match))
      throw new HttpProblem(
        409,
        'no-rematch',
        'Only a match of two that was played here has a rematch. Make a new one.',
      );
    const asked = await rematches.ask(match, person.id);
    if (asked.match === null) deps.notices?.challenged(match, person.id);
    return asked;
  });
}

function seatedAt(match: StoredMatch | undefined, person: StoredPerson): StoredMatch {
  if (match === undefined) throw noMatch();
  if (seatOf(match, person) === null)
    throw new HttpProblem(
      403,
      'not-seated',
      'Only those who played the match play it again. Make a match of your own.',
    );
  return match;
}
