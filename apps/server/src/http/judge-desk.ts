/** A judge at a table: entering, looking at everything, trying what would be. SPEC.md LEAGUE-97, LEAGUE-105, LEAGUE-106. */
import type { Intervention } from '@broadside/match';
import {
  EnterBody,
  HttpError,
  JudgeDesk,
  JudgeDone,
  MatchParams,
  RefereeQuery,
  ReplayPage,
  WhatIf,
  WhatIfParams,
} from '@broadside/protocol';
import type { Viewer } from '@broadside/rules/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { entered, seesEverything } from '../judges/entered.ts';
import type { EnteredDeps } from '../judges/entered.ts';
import { dismissReferee, intervene, roomFor } from '../judges/intervening.ts';
import { whatIf } from '../judges/what-if.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { Readings } from '../reading/readings.ts';
import type { Journal } from '../store/journal.ts';
import { shownCalls } from './judge-calls.ts';
import { ownJson, sendReading } from './reading.ts';
import { requirePerson } from './session.ts';

export interface DeskDeps extends EnteredDeps {
  readonly readings: Readings;
  readonly journal: Journal;
}

const answers = { '4xx': HttpError, 503: HttpError };

export function registerJudgeDesk(fastify: FastifyInstance, deps: DeskDeps): void {
  registerEntering(fastify, deps);
  registerLooking(fastify, deps);
}

function registerEntering(fastify: FastifyInstance, deps: DeskDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, matches, rooms, judges, duty } = deps;
  app.get(
    '/api/matches/:id/judge',
    { schema: { params: MatchParams, response: { 200: JudgeDesk, ...answers } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const match = await matches.get(request.params.id);
      if (match === undefined) throw noMatch();
      const judge = await duty.judgeOf(match, person);
      const visit = await judges.visit(match.id, person.id);
      const calls = await shownCalls(deps, await judges.callsOf(match.id), person);
      const seq = visit === undefined ? null : (await roomFor(rooms, match.id)).game.seq;
      return { judge, sees: visit?.sees ?? null, seq, calls, league: await duty.leagueOf(match.id) };
    },
  );
  app.post(
    '/api/matches/:id/judge',
    { schema: { params: MatchParams, body: EnterBody, response: { 200: JudgeDone, ...answers } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const match = await matches.get(request.params.id);
      if (match === undefined) throw noMatch();
      const judge = await duty.judgeOf(match, person);
      const { sees } = request.body;
      const seq = await intervene(await roomFor(rooms, match.id), { act: 'enter', judge, sees });
      // Nobody sees anything before the players can read that they do.
      await judges.enter(match.id, person.id, { ...judge, sees });
      return { seq };
    },
  );
  app.delete(
    '/api/matches/:id/judge',
    { schema: { params: MatchParams, response: { 200: JudgeDone, ...answers } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const { match, judge } = await entered(deps, request.params.id, person);
      await judges.leave(match.id, person.id);
      const room = await roomFor(rooms, match.id);
      dismissReferee(room, person.id);
      const leaves: Intervention = { act: 'leave', judge };
      return { seq: await intervene(room, leaves).catch(alreadyGone(room.game.seq)) };
    },
  );
}

/** A match that is over has no table to leave any more. */
const alreadyGone =
  (seq: number) =>
  (error: unknown): number => {
    if (error instanceof HttpProblem && (error.code === 'not-live' || error.code === 'not-entered')) return seq;
    throw error;
  };

function registerLooking(fastify: FastifyInstance, deps: DeskDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, rooms, readings, journal } = deps;
  app.get(
    '/api/matches/:id/referee',
    { schema: { params: MatchParams, querystring: RefereeQuery, response: { 200: ReplayPage, ...answers } } },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const { match } = await seesEverything(deps, request.params.id, person);
      const { as, after } = request.query;
      const viewer: Viewer = as === 'referee' || as === 'public' ? { kind: as } : { kind: 'seat', seat: as };
      if (viewer.kind === 'seat' && !match.seats.some(({ seat }) => seat === as))
        throw new HttpProblem(404, 'no-seat', `This match has no ${as}.`);
      return sendReading(request, reply, await readings.replay(match, viewer, after, request.ip), ownJson);
    },
  );
  app.get(
    '/api/matches/:id/what-if/:seq',
    { schema: { params: WhatIfParams, response: { 200: WhatIf, ...answers } } },
    async (request) => {
      const person = await requirePerson(request, people);
      const { match } = await seesEverything(deps, request.params.id, person);
      const { game } = await roomFor(rooms, match.id);
      const moment = await whatIf(game, journal, request.params.seq);
      return { ...moment, ruleset: match.ruleset, name: match.name };
    },
  );
}
