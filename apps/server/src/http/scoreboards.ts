/** Scoreboards of matches for streaming programs: the same for whoever asks, but for who hides results [WATCH-38]. */
import { HttpError, isOver, MatchParams, Scoreboard, ScoreboardQuery, ScoreboardTextQuery } from '@broadside/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { HttpProblem, noMatch } from '../problem.ts';
import { linesOf } from '../scoreboards/lines.ts';
import type { OverlayPasses } from '../scoreboards/overlay-passes.ts';
import { withoutResult } from '../scoreboards/scoreboards.ts';
import type { Scoreboards } from '../scoreboards/scoreboards.ts';
import type { Spoilers } from '../spoilers/spoilers.ts';
import type { ListedMatch } from '../store/matches.ts';
import { passing } from './watch.ts';

export interface ScoreboardRoutes {
  readonly spoilers: Pick<Spoilers, 'hides'>;
  readonly rooms: { rowOf(id: string): Promise<ListedMatch | undefined> };
  readonly scoreboards: Pick<Scoreboards, 'of'>;
  readonly overlayPasses: Pick<OverlayPasses, 'opens'>;
}

const unlisted = (): HttpProblem =>
  new HttpProblem(
    403,
    'no-pass',
    'Lists do not show this match. Its overlay needs the pass of somebody who plays in it or has an office in its league, as ?pass= in its address.',
  );

export function registerScoreboards(fastify: FastifyInstance, deps: ScoreboardRoutes): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const params = MatchParams;
  app.get(
    '/api/matches/:id/scoreboard.json',
    { schema: { params, querystring: ScoreboardQuery, response: { 200: Scoreboard, '4xx': HttpError } } },
    (request, reply) => boardFor(deps, { ...request.params, ...request.query }, request, reply),
  );
  app.get(
    '/api/matches/:id/scoreboard.txt',
    { schema: { params, querystring: ScoreboardTextQuery, response: { 200: z.string(), '4xx': HttpError } } },
    async (request, reply) => {
      const board = await boardFor(deps, { ...request.params, ...request.query }, request, reply);
      // What hides results is said of text here: the hook that does it knows JSON.
      reply.header('vary', 'cookie');
      return reply.type('text/plain; charset=utf-8').send(linesOf(board, request.query.lines));
    },
  );
}

async function boardFor(
  { spoilers, rooms, scoreboards, overlayPasses }: ScoreboardRoutes,
  { id, pass }: { readonly id: string; readonly pass?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Scoreboard> {
  // Any page and program may read it.
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  const match = await rooms.rowOf(id);
  if (match === undefined) throw noMatch();
  if (!match.listed && (pass === undefined || !(await overlayPasses.opens(match, pass)))) throw unlisted();
  const board = await scoreboards.of(match);
  // What a pass opens is for who has it.
  reply.header('cache-control', match.listed ? passing : 'private, max-age=1');
  if (!isOver(board.status) || !(await spoilers.hides(request, match.id))) return board;
  reply.header('cache-control', 'private, no-store');
  return withoutResult(board);
}
