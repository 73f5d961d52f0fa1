/** Reports of what was said, what moderators make of them, and whom one does not want to read. SPEC.md CHAT-6, CHAT-8. */
import {
  Done,
  HttpError,
  MuteList,
  MuteParams,
  ReportBody,
  ReportIdParams,
  ReportList,
  ReportParams,
  Silence,
  SilenceBody,
  VerdictBody,
  isOver,
  mutesPerPerson,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identity } from '../identity/identity.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Chats } from '../store/chat.ts';
import type { Matches } from '../store/matches.ts';
import { seatOf } from './api.ts';
import { HttpProblem, noMatch } from './problem.ts';
import { requirePerson, requireRole } from './session.ts';
import { networkOf } from './sign-in.ts';

export interface ChatDeps {
  readonly identity: Identity;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly chats: Chats;
}

/** Reports from one address in an hour. */
const reportsPerHour = 60;
const done = { done: true } as const;

export function registerChat(app: FastifyInstance, deps: ChatDeps): void {
  registerReports(app, deps);
  registerModeration(app, deps);
  registerMutes(app, deps);
}

function registerReports(fastify: FastifyInstance, { identity, matches, rooms, chats }: ChatDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/matches/:id/chat/:message/report',
    {
      schema: { params: ReportParams, body: ReportBody, response: { 200: Done, 201: Done, '4xx': HttpError } },
      config: { rateLimit: { max: reportsPerHour, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const person = await requirePerson(request, identity.people);
      const { id, message } = request.params;
      const match = await matches.get(id);
      if (match === undefined) throw noMatch();
      const line = await chats.line(id, message);
      const hears = seatOf(match, person) === null ? 'watchers' : 'players';
      // What one cannot read, one cannot report: its number tells nothing either.
      if (line === undefined || (line.room !== hears && !isOver(rooms.headerOf(match).status)))
        throw new HttpProblem(404, 'no-message', 'There is no such message. Open the chat again.');
      const fresh = await chats.report(id, line, person, request.body.reason);
      return reply.code(fresh ? 201 : 200).send(done);
    },
  );
}

function registerModeration(fastify: FastifyInstance, { identity, chats }: ChatDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, audit } = identity;
  app.get('/api/reports', { schema: { response: { 200: ReportList, '4xx': HttpError } } }, async (request) => {
    await requireRole(request, people, 'moderator');
    return { reports: await chats.reports() };
  });
  app.post(
    '/api/reports/:id',
    { schema: { params: ReportIdParams, body: VerdictBody, response: { 200: Done, '4xx': HttpError } } },
    async (request) => {
      const by = await requireRole(request, people, 'moderator');
      const { id } = request.params;
      const report = await chats.reportById(id);
      if (report === undefined)
        throw new HttpProblem(404, 'no-report', 'There is no such report. Load the list again.');
      const said = request.body;
      if (said.verdict === 'silenced') {
        await chats.silence(report.personId, said.hours, by.id);
        const on = `${report.name}: ${String(said.hours)} h`;
        await audit.record({ what: 'person-silenced', by, on, from: networkOf(request) });
      }
      await chats.settle(id, said.verdict, by.id);
      await audit.record({
        what: 'report-settled',
        by,
        on: `${String(id)}: ${said.verdict}`,
        from: networkOf(request),
      });
      return done;
    },
  );
  app.post(
    '/api/silences',
    { schema: { body: SilenceBody, response: { 200: Silence, '4xx': HttpError } } },
    async (request) => {
      const by = await requireRole(request, people, 'moderator');
      const { person: id, hours } = request.body;
      const person = await people.get(id);
      if (person === undefined) throw new HttpProblem(404, 'no-person', 'There is no such person.');
      const until = await chats.silence(id, hours, by.id);
      const on = `${person.name}: ${String(hours)} h`;
      await audit.record({ what: 'person-silenced', by, on, from: networkOf(request) });
      return { person: id, name: person.name, until: hours === 0 ? null : until };
    },
  );
}

function registerMutes(fastify: FastifyInstance, { identity, chats }: ChatDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people } = identity;
  app.get('/api/mutes', { schema: { response: { 200: MuteList, '4xx': HttpError } } }, async (request) => {
    const { id } = await requirePerson(request, people);
    return { people: await chats.mutes(id) };
  });
  app.put(
    '/api/mutes/:person',
    { schema: { params: MuteParams, response: { 200: Done, '4xx': HttpError } } },
    async (request) => {
      const { id } = await requirePerson(request, people);
      if (!(await chats.mute(id, request.params.person))) {
        const sentence = `You have muted ${String(mutesPerPerson)} people. Let one of them speak first.`;
        throw new HttpProblem(409, 'too-many-mutes', sentence);
      }
      return done;
    },
  );
  app.delete(
    '/api/mutes/:person',
    { schema: { params: MuteParams, response: { 200: Done, '4xx': HttpError } } },
    async (request) => {
      const { id } = await requirePerson(request, people);
      await chats.unmute(id, request.params.person);
      return done;
    },
  );
}
