/** Whoever follows a match over HTTP says that they are there, and is nobody [WATCH-16]. */
import { HttpError, WatchHere, WatchParams } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { WatchCounts } from '../watch/watch-counts.ts';
import { watchScope } from './watch.ts';

export interface WatchHereDeps {
  readonly rooms: Pick<Rooms, 'rowOf'>;
  readonly counts: Pick<WatchCounts, 'here'>;
  readonly limits: Pick<Config, 'requestsPerMinute' | 'socketsPerAddress'>;
}

export function registerWatchHere(fastify: FastifyInstance, { rooms, counts, limits }: WatchHereDeps): void {
  const perMinute = { requestsPerMinute: Math.min(limits.requestsPerMinute, limits.socketsPerAddress) };
  watchScope(fastify, { limits: perMinute }, (app, config) => {
    // What a page of another origin may send without asking first.
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser<string>('text/plain', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body));
      } catch {
        done(new HttpProblem(400, 'bad-request', 'Send {"watcher":…,"oneIn":…} as JSON.'), undefined);
      }
    });
    const response = { 204: z.undefined(), '4xx': HttpError };
    app.post(
      '/watch/:match/here',
      { config, schema: { params: WatchParams, body: WatchHere, response } },
      async (request, reply) => {
        const match = await rooms.rowOf(request.params.match);
        if (match === undefined) throw noMatch();
        counts.here(match.id, request.body.watcher, request.body.oneIn);
        return reply.code(204).send();
      },
    );
  });
}
