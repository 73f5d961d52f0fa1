/** What one is called back for, and the calendar of an adjourned match. SPEC.md HTTP-70 … HTTP-77. */
import type { PersonId } from '@broadside/protocol';
import {
  Done,
  HttpError,
  MatchParams,
  NoticeChoicesBody,
  NoticeSettings,
  PushBody,
  PushEndBody,
  UnsubscribeQuery,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { calendarOf } from '../notices/calendar.ts';
import type { NoticeParts } from '../notices/setup.ts';
import { unsubscriber } from '../notices/unsubscribing.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { People } from '../store/people.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import { requirePerson } from './session.ts';

export interface NoticeDeps {
  readonly people: People;
  readonly rooms: Rooms;
  readonly parts: NoticeParts;
}

export function registerNotices(app: FastifyInstance, deps: NoticeDeps): void {
  registerChoices(app, deps);
  registerPushes(app, deps);
  registerUnsubscribing(app, deps.parts);
  registerCalendar(app, deps);
}

async function settingsOf({ choices, pusher, mails }: NoticeParts, personId: PersonId): Promise<NoticeSettings> {
  const [chosen, browsers, address] = await Promise.all([
    choices.of(personId),
    choices.browsers(personId),
    choices.hasAddress(personId),
  ]);
  const mail = !mails ? 'off' : address ? 'on' : 'no-address';
  return { choices: chosen, push: { key: pusher.publicKey, browsers }, mail };
}

const answer = { 200: NoticeSettings, '4xx': HttpError };

function registerChoices(fastify: FastifyInstance, { people, parts }: NoticeDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.get('/api/notices', { schema: { response: answer } }, async (request) => {
    const { id } = await requirePerson(request, people);
    return settingsOf(parts, id);
  });
  app.put('/api/notices', { schema: { body: NoticeChoicesBody, response: answer } }, async (request) => {
    const { id } = await requirePerson(request, people);
    await parts.choices.choose(id, request.body.choices);
    return settingsOf(parts, id);
  });
}

function registerPushes(fastify: FastifyInstance, { people, parts }: NoticeDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.post('/api/notices/push', { schema: { body: PushBody, response: answer } }, async (request) => {
    const { id } = await requirePerson(request, people);
    if (!parts.pusher.allows(request.body.endpoint))
      throw new HttpProblem(400, 'no-push-service', 'This is no push service that browsers use. Use another browser.');
    await parts.choices.addBrowser(id, request.body);
    return settingsOf(parts, id);
  });
  app.delete('/api/notices/push', { schema: { body: PushEndBody, response: answer } }, async (request) => {
    const { id } = await requirePerson(request, people);
    await parts.choices.removeBrowser(id, request.body.endpoint);
    return settingsOf(parts, id);
  });
}

function registerUnsubscribing(fastify: FastifyInstance, { choices, secret }: NoticeParts): void {
  // Mail programs post a form (RFC 8058); what is in it says nothing that the address does not.
  void fastify.register((scope, _options, ready) => {
    const text = { parseAs: 'string' } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', text, (_request, _body, done) => done(null, {}));
    const schema = { querystring: UnsubscribeQuery, response: { 200: Done, '4xx': HttpError } };
    scope.withTypeProvider<ZodTypeProvider>().post('/api/notices/unsubscribe', { schema }, async (request) => {
      const personId = unsubscriber(secret, request.query.token);
      if (personId === undefined)
        throw new HttpProblem(400, 'bad-token', 'This link is not complete. Copy it again from the mail.');
      await choices.endMail(personId);
      return { done: true as const };
    });
    ready();
  });
}

function registerCalendar(fastify: FastifyInstance, { rooms, parts }: NoticeDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/matches/:id/adjourned.ics',
    { schema: { params: MatchParams, response: { 200: z.string(), '4xx': HttpError } } },
    async (request, reply) => {
      const { id } = request.params;
      const room = await rooms.get(id);
      if (room === undefined) throw noMatch();
      const paused = room.status === 'live' ? room.game.table.paused : null;
      if (paused === null || paused.until === null)
        throw new HttpProblem(404, 'not-adjourned', 'The match is not adjourned to a time. Open it and look.');
      const { at, until } = paused;
      const calendar = calendarOf({ matchId: id, name: room.match.name, at, until, site: parts.site });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.ics"`)
        .send(calendar);
    },
  );
}
