/** Reports of what was said, what moderators make of them, and whom one does not want to read. SPEC.md CHAT-6, CHAT-8, CHAT-9. */
import type { MatchId } from '@broadside/protocol';
import {
  Done,
  HttpError,
  MessageParams,
  MuteList,
  MuteParams,
  ReportBody,
  ReportContext,
  ReportIdParams,
  ReportList,
  ReportParams,
  ReportsWaiting,
  Silence,
  SilenceBody,
  VerdictBody,
  mutesPerPerson,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identity } from '../identity/identity.ts';
import { lineShown } from '../rooms/chat.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Chats } from '../store/chat.ts';
import type { Matches } from '../store/matches.ts';
import type { StoredPerson } from '../store/people.ts';
import type { ChannelChat } from '../watch/channel-chat.ts';
import { seatOf } from './api-deps.ts';
import type { RemoveClip } from './clip-removal.ts';
import { reportsPerHour } from './report-limits.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { requirePerson, requireRole } from './session.ts';
import { networkOf } from './sign-in.ts';

export interface ChatDeps {
  readonly identity: Identity;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly chats: Chats;
  readonly channelChat: Pick<ChannelChat, 'changed'>;
  readonly removeClip: RemoveClip;
}

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
      const room = line?.room === 'channel' ? 'watchers' : line?.room;
      const readable = line !== undefined && (room === hears || (await rooms.published(match)));
      if (!readable || line.removed) throw noMessage();
      const fresh = await chats.report(id, line, person, request.body.reason);
      return reply.code(fresh ? 201 : 200).send(done);
    },
  );
}

function registerModeration(fastify: FastifyInstance, deps: ChatDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { identity, matches, chats } = deps;
  const { people, audit } = identity;
  app.get('/api/reports', { schema: { response: { 200: ReportList, '4xx': HttpError } } }, async (request) => {
    await requireRole(request, people, 'moderator');
    return { reports: await chats.reports() };
  });
  app.get(
    '/api/reports/waiting',
    { schema: { response: { 200: ReportsWaiting, '4xx': HttpError } } },
    async (request) => {
      await requireRole(request, people, 'moderator');
      return { waiting: await chats.waitingReports() };
    },
  );
  app.get(
    '/api/reports/:id',
    { schema: { params: ReportIdParams, response: { 200: ReportContext, '4xx': HttpError } } },
    async (request) => {
      await requireRole(request, people, 'moderator');
      const report = await chats.reportById(request.params.id);
      if (report === undefined) throw noReport();
      const match = await matches.get(report.match);
      const { room, message } = report;
      const lines = room === 'clips' ? [] : await chats.around(report.match, room, message.id);
      return { report, lines: lines.map((line) => lineShown(line, match?.seats ?? [])) };
    },
  );
  app.post(
    '/api/reports/:id',
    { schema: { params: ReportIdParams, body: VerdictBody, response: { 200: Done, '4xx': HttpError } } },
    async (request) => {
      const by = await requireRole(request, people, 'moderator');
      const { id } = request.params;
      const report = await chats.reportById(id);
      if (report === undefined) throw noReport();
      const verdict = request.body;
      const from = networkOf(request);
      if (verdict.verdict === 'removed' || (verdict.verdict === 'silenced' && verdict.remove)) {
        if (report.clip !== undefined) await deps.removeClip(report.clip, by, from);
        else await removeLine(deps, { matchId: report.match, message: report.message.id, by, from });
      }
      if (verdict.verdict === 'silenced') {
        const { person, name } = report.said;
        await chats.silence(person, verdict.hours, by.id);
        await audit.record({ what: 'person-silenced', by, on: `${name}: ${String(verdict.hours)} h`, from });
      }
      await chats.settle(id, verdict.verdict, by.id);
      await audit.record({ what: 'report-settled', by, on: `${String(id)}: ${verdict.verdict}`, from });
      return done;
    },
  );
  app.delete(
    '/api/matches/:id/chat/:message',
    { schema: { params: MessageParams, response: { 200: Done, '4xx': HttpError } } },
    async (request) => {
      const by = await requireRole(request, people, 'moderator');
      const { id: matchId, message } = request.params;
      if ((await chats.line(matchId, message)) === undefined) throw noMessage();
      await removeLine(deps, { matchId, message, by, from: networkOf(request) });
      return done;
    },
  );
  registerSilences(fastify, deps);
}

interface Removal {
  readonly matchId: MatchId;
  readonly message: number;
  readonly by: StoredPerson;
  readonly from: string;
}

/** Once: what was removed before stays so. The words are kept in the audit log [CHAT-9]. */
async function removeLine(
  { identity, rooms, chats, channelChat }: ChatDeps,
  { matchId, message, by, from }: Removal,
): Promise<void> {
  const line = await chats.remove(matchId, message);
  if (line === undefined) return;
  const on = `${matchId} ${String(message)}, ${line.name}: ${line.text}`;
  await identity.audit.record({ what: 'message-removed', by, on, from });
  rooms.peek(matchId)?.chat.removed(line.room === 'channel' ? 'watchers' : line.room, line);
  if (line.channel !== null) await channelChat.changed(line.channel);
}

const noReport = (): HttpProblem => new HttpProblem(404, 'no-report', 'There is no such report. Load the list again.');
const noMessage = (): HttpProblem =>
  new HttpProblem(404, 'no-message', 'There is no such message. Open the chat again.');

function registerSilences(fastify: FastifyInstance, { identity, chats }: ChatDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, audit } = identity;
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
