/** `GET /watch/:match/events`: the match as server-sent events, for people who write a page of their own [WATCH-18]. */
import type { ServerResponse } from 'node:http';
import { HttpError, WatchEventsHeaders, WatchEventsQuery, WatchParams } from '@broadside/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { PublicNews } from '../publication/public-news.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { EventSink, EventStreams } from '../watch/event-streams.ts';
import { nothingThere, watchScope } from './watch.ts';

export interface WatchEventsDeps {
  readonly rooms: Pick<Rooms, 'rowOf' | 'shownToAll'>;
  readonly events: Pick<EventStreams, 'listen'>;
  readonly news: Pick<PublicNews, 'hold'>;
  readonly limits: Pick<Config, 'requestsPerMinute'>;
}

/** Whoever has so much unread is cut, and goes on from the last entry that they had. */
const mostUnread = 1024 * 1024;
/** How long a page waits before it comes again, in milliseconds. */
const retry = Buffer.from('retry: 2000\n\n');

export function registerWatchEvents(fastify: FastifyInstance, { rooms, events, news, limits }: WatchEventsDeps): void {
  watchScope(fastify, { limits }, (app, config) => {
    const schema = {
      params: WatchParams,
      querystring: WatchEventsQuery,
      headers: WatchEventsHeaders,
      response: { 200: z.string(), 204: z.undefined(), '4xx': HttpError, 503: HttpError },
    };
    app.get('/watch/:match/events', { config, schema }, async (request, reply) => {
      const match = await rooms.rowOf(request.params.match);
      // A browser that comes again says what it had; the address is still that of its first visit.
      const after = request.headers['last-event-id'] ?? request.query.after ?? 0;
      const shown = match && (await rooms.shownToAll(match));
      if (match === undefined || shown === undefined || after > shown.seq) throw nothingThere();
      // Nothing follows: a browser comes again after everything but this.
      if (shown.over && after === shown.seq) return reply.code(204).send();
      const release = news.hold(request.ip);
      const sink = new ResponseSink(reply.raw);
      reply.hijack();
      sink.open(reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no'));
      void events.listen(match.id, { after, who: request.ip }, sink).finally(release);
    });
  });
}

class ResponseSink implements EventSink {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on('error', () => response.destroy());
  }

  open(reply: FastifyReply): void {
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) this.#response.setHeader(name, value);
    this.#response.writeHead(200);
    this.#response.write(retry);
  }

  get gone(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  onGone(then: () => void): void {
    this.#response.on('close', then);
  }

  write(event: Buffer): void {
    if (this.#response.writableLength > mostUnread) this.#response.destroy();
    else this.#response.write(event);
  }

  end(): void {
    if (!this.gone) this.#response.end();
  }
}
