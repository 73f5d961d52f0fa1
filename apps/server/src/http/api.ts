/** The routes under /api; their bodies are those of packages/protocol/src/http.ts. */
import {
  Declined,
  DeclineBody,
  HttpError,
  Invitation,
  JoinBody,
  Joined,
  LogPage,
  LogQuery,
  MatchInfo,
  MatchLists,
  MatchParams,
  NewMatch,
  NewMatchBody,
  RulesetList,
  SeatParams,
  matchListLength,
} from '@broadside/protocol';
import type { RulesetCard } from '@broadside/protocol';
import { battlesOf } from '@broadside/rules/kernel';
import type { AnyRuleset, Viewer } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ListedMatch } from '../store/matches.ts';
import { newSecret } from '../store/people.ts';
import { seatOf } from './api-deps.ts';
import type { ApiDeps } from './api-deps.ts';
import { createMatch, invalidInvitation, invitation, joinMatch, seatsOf } from './match-making.ts';
import { optionCard } from './match-options.ts';
import { requireRoomForChallenge } from './lobby.ts';
import { registerOffers } from './offers.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { ownJson, sendReading } from './reading.ts';
import { personOf, requirePerson } from './session.ts';
import { SharedAnswers } from './shared-answers.ts';

const hourly = (max: number) => ({ rateLimit: { max, timeWindow: '1 hour' } });

export function registerApi(app: FastifyInstance, deps: ApiDeps): void {
  registerRulesets(app, deps);
  registerMatches(app, deps);
  registerSeats(app, deps);
  registerOffers(app, deps);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

function registerRulesets(fastify: FastifyInstance, { catalog }: ApiDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  // They are read from the presets once: nothing of them changes while the server runs.
  let cards: Promise<RulesetCard[]> | undefined;
  app.get('/api/rulesets', { schema: { response: { 200: RulesetList } } }, async () => ({
    rulesets: await (cards ??= Promise.all(Object.values(catalog).map(async (load) => cardOf(await load())))),
  }));
}

async function cardOf(ruleset: AnyRuleset): Promise<RulesetCard> {
  const { id, name, edition, seats, presets, bots, options } = ruleset;
  const battles = await battlesOf<unknown>(ruleset);
  return {
    id,
    name,
    edition,
    seats: { ...seats },
    presets: presets.map(({ setup, ...told }) => ({ ...told, seats: seatsOf(ruleset, setup) })),
    bots: bots.map(({ name, note = '' }) => ({ name, note })),
    options: options.map(optionCard),
    battles: battles.all.map(({ seats: chairs, brings, ...told }) => ({
      ...told,
      seats: chairs.map((chair) => ({ ...chair })),
      brings: [...brings],
    })),
  };
}

/** What everybody reads of matches alike. */
async function listsFor({ matches, rooms, options, now }: ApiDeps): Promise<Omit<MatchLists, 'mine'>> {
  const [open, live, finished] = await Promise.all([
    matches.open(matchListLength),
    matches.live(now(), matchListLength),
    matches.finished(now(), matchListLength),
  ]);
  const headers = (list: readonly ListedMatch[]) => rooms.headersFor(list, null);
  // An open match whose seats wait for a friend by link is nobody else's business.
  const joinable = open.filter((match) => match.seats.some((seat) => seat.open));
  return {
    changed: await options.changed(joinable),
    open: await headers(joinable),
    // One whose watchers are late may not have begun for them.
    live: (await headers(live)).filter(({ status }) => status === 'live'),
    finished: await headers(finished),
  };
}

function registerMatches(fastify: FastifyInstance, deps: ApiDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, rooms, options, readings } = deps;
  const listed = new SharedAnswers<Omit<MatchLists, 'mine'>>();
  const owned = new SharedAnswers<readonly ListedMatch[]>();
  app.get('/api/matches', { schema: { response: { 200: MatchLists } } }, async (request) => {
    const person = await personOf(request, people);
    const [lists, mine] = await Promise.all([
      listed.of('', () => listsFor(deps)),
      person === undefined ? [] : owned.of(person.id, () => matches.ofPerson(person.id, matchListLength)),
    ]);
    return { ...lists, mine: await rooms.headersFor(mine, person?.id ?? null) };
  });
  app.post(
    '/api/matches',
    {
      schema: { body: NewMatchBody, response: { 201: NewMatch, '4xx': HttpError } },
      config: hourly(deps.limits.matchesPerHour),
    },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      if (request.body.opponent === 'anyone') await requireRoomForChallenge(deps.challenges, person);
      return reply.code(201).send(await createMatch(deps, person, request.body, request.ip));
    },
  );
  app.get(
    '/api/matches/:id',
    { schema: { params: MatchParams, response: { 200: MatchInfo, '4xx': HttpError } } },
    async (request) => {
      const [person, match] = await Promise.all([personOf(request, people), matches.get(request.params.id)]);
      if (match === undefined) throw noMatch();
      const told = [...(await options.of(match))];
      const [header, seat] = [await rooms.headerFor(match, person?.id ?? null), seatOf(match, person)];
      const stream = seat === null ? rooms.streamOf(header) : undefined;
      const host = person?.id === match.hostId;
      return { match: header, seat, host, options: told, ...(stream === undefined ? {} : { stream }) };
    },
  );
  app.get(
    '/api/matches/:id/log',
    { schema: { params: MatchParams, querystring: LogQuery, response: { 200: LogPage, '4xx': HttpError } } },
    async (request, reply) => {
      const [person, match] = await Promise.all([personOf(request, people), rooms.rowOf(request.params.id)]);
      if (match === undefined) throw noMatch();
      const seat = seatOf(match, person);
      const viewer: Viewer = seat === null ? { kind: 'public' } : { kind: 'seat', seat };
      const page = await readings.log(match, viewer, request.query.before, request.ip);
      return sendReading(request, reply, page, ownJson);
    },
  );
}

function registerSeats(fastify: FastifyInstance, deps: ApiDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches } = deps;
  app.post(
    '/api/matches/:id/seats/:seat/join',
    { schema: { params: SeatParams, body: JoinBody, response: { 200: Joined, '4xx': HttpError } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const { id, seat } = request.params;
      const joined = await joinMatch(deps, person, id, seat, request.body);
      const match = await matches.get(id);
      if (match !== undefined) deps.notices?.seated(match, seat, person.id);
      return joined;
    },
  );
  app.post(
    '/api/matches/:id/seats/:seat/decline',
    {
      schema: { params: SeatParams, body: DeclineBody, response: { 200: Declined, '4xx': HttpError } },
      config: hourly(deps.limits.matchesPerHour),
    },
    async (request) => {
      const { id, seat } = request.params;
      const match = (await matches.decline(id, seat, request.body.token)) ? await matches.get(id) : undefined;
      if (match === undefined) throw invalidInvitation();
      await deps.rooms.refresh(match);
      return { seat };
    },
  );
  app.post(
    '/api/matches/:id/seats/:seat/invitation',
    { schema: { params: SeatParams, response: { 200: Invitation, '4xx': HttpError } } },
    async (request) => {
      const { id, seat } = request.params;
      const person = await requirePerson(request, people);
      const match = await matches.get(id);
      if (match === undefined) throw noMatch();
      if (match.hostId !== person.id)
        throw new HttpProblem(403, 'not-host', 'Only the person who made the match invites others.');
      const token = newSecret();
      if (!(await matches.renewInvitation(id, seat, token)))
        throw new HttpProblem(409, 'taken', 'Somebody sits there already. Invite to an empty seat.');
      await deps.rooms.refresh(match);
      return invitation(id, seat, token);
    },
  );
}
