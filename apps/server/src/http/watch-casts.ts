/** Casts told to who watches, as soon as they may be, at an address that any cache can serve; and votes in their polls. */
import { CastAfterParams, CastNews, CastParams, CastVote, HttpError } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Casting } from '../casts/casting.ts';
import type { Config } from '../config.ts';
import { HttpProblem } from '../problem.ts';
import type { PublicNews } from '../publication/public-news.ts';
import { moreAt, nothingThere, passing, watchScope } from './watch.ts';

export interface WatchCastDeps {
  readonly casting: Casting;
  readonly news: Pick<PublicNews, 'wait'>;
  readonly limits: Pick<Config, 'requestsPerMinute'>;
}

export function registerWatchCasts(fastify: FastifyInstance, { casting, news, limits }: WatchCastDeps): void {
  watchScope(fastify, { limits }, (app, config) => {
    const response = { 200: CastNews, '4xx': HttpError, 503: HttpError };
    app.get(
      '/watch/cast/:id/after/:n',
      { config, schema: { params: CastAfterParams, response } },
      async (request, reply) => {
        const { id, n: after } = request.params;
        const stage = await casting.stage(id);
        if (stage === undefined || after > stage.shown.length) throw nothingThere();
        if (stage.shown.length === after && stage.status === 'running')
          await moreAt(news, `cast/${id}`, after, [request, reply]);
        reply.header('cache-control', passing);
        return casting.news((await casting.stage(id)) ?? stage, after);
      },
    );
    // What a page of another origin may send without asking first.
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser<string>('text/plain', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body));
      } catch {
        done(new HttpProblem(400, 'bad-request', 'Send {"watcher":…,"poll":…,"option":…} as JSON.'), undefined);
      }
    });
    app.post(
      '/watch/cast/:id/vote',
      { config, schema: { params: CastParams, body: CastVote, response: { 204: z.undefined(), '4xx': HttpError } } },
      async (request, reply) => {
        const stage = await casting.stage(request.params.id);
        const { poll, watcher, option } = request.body;
        if (stage === undefined || !casting.ballots.vote(stage, poll, watcher, option))
          throw new HttpProblem(404, 'no-poll', 'There is no such poll that is open.');
        return reply.code(204).send();
      },
    );
  });
}
