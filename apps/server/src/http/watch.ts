/**
 * The watch stream [WATCH-9 … WATCH-13]: a match as everybody may know it, at addresses that any cache can serve. No route here
 * reads or sets a cookie, and each answers whoever asks the same.
 */
import { delayOf } from '@broadside/match';
import {
  HttpError,
  SegmentParams,
  WatchAfterParams,
  WatchFewParams,
  WatchIndex,
  WatchNews,
  WatchParams,
  WatchSegment,
  watchFormat,
  watchSegmentEntries,
  watchVersion,
} from '@broadside/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import type { Config } from '../config.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { PublicNews, WatchPlace } from '../publication/public-news.ts';
import type { Readings } from '../reading/readings.ts';
import type { Rooms, ShownToAll } from '../rooms/rooms.ts';
import type { ListedMatch } from '../store/matches.ts';
import { hereEveryMs } from '../watch/tally.ts';
import type { WatchCounts } from '../watch/watch-counts.ts';
import { sendReading } from './reading.ts';

export interface WatchDeps {
  readonly rooms: Pick<Rooms, 'rowOf' | 'ruleset' | 'shownToAll'>;
  readonly readings: Pick<Readings, 'segment' | 'news'>;
  readonly news: Pick<PublicNews, 'wait'>;
  readonly counts: Pick<WatchCounts, 'shown' | 'oneIn'>;
  readonly limits: Pick<Config, 'requestsPerMinute'>;
}

const type = 'application/json; charset=utf-8';
/** A second, so that a cache answers all who asked it meanwhile. */
export const passing = 'public, max-age=1';
const lasting = 'public, max-age=31536000, immutable';

/** What is not released yet, and what never will be: nobody can tell them apart. */
export const nothingThere = (): HttpProblem =>
  new HttpProblem(404, 'not-there', 'There is nothing at this address. What there is, index.json of the match says.');

type WatchAfter = z.infer<typeof WatchAfterParams> & { readonly most?: number };

interface Watched extends ShownToAll {
  readonly match: ListedMatch;
  readonly version: string;
}

/** Segments that never change again: full ones, and the last one of a match that is over. */
const closedSegments = ({ seq, over }: ShownToAll): number =>
  over ? Math.ceil(seq / watchSegmentEntries) : Math.floor(seq / watchSegmentEntries);

/** Waits until everybody may know more at a place than `after`, as long as whoever asks stays. */
export const moreAt = (
  news: Pick<PublicNews, 'wait'>,
  place: WatchPlace,
  after: number,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
): Promise<ShownToAll | undefined> =>
  news.wait(place, { after, who: request.ip }, (end) => reply.raw.once('close', end));

/** Routes below `/watch`, which answer everybody the same. */
export function watchScope(
  fastify: FastifyInstance,
  { limits }: Pick<WatchDeps, 'limits'>,
  routes: (app: ReturnType<typeof typed>, config: ReturnType<typeof rateOf>) => void,
): void {
  void fastify.register((scope, _options, done) => {
    scope.addHook('onRequest', (_request, reply, next) => {
      // Caches pass on what is said of one asker to all others: nothing is. Any page may read it.
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      reply.header('cache-control', 'no-store');
      next();
    });
    routes(typed(scope), rateOf(limits));
    done();
  });
}

const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();
/** How many requests an asker has left is nobody else's business. */
const rateOf = ({ requestsPerMinute: max }: WatchDeps['limits']) => ({
  rateLimit: { max, addHeadersOnExceeding: untold },
});
const untold = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
} as const;

export const registerWatch = (fastify: FastifyInstance, deps: WatchDeps): void =>
  watchScope(fastify, deps, (app, config) => routes(app, config, deps));

function routes(
  app: ReturnType<typeof typed>,
  config: ReturnType<typeof rateOf>,
  { rooms, readings, news, counts }: WatchDeps,
): void {
  const watched = async (id: string): Promise<Watched | undefined> => {
    const match = await rooms.rowOf(id);
    const ruleset = match && (await rooms.ruleset(match.ruleset));
    if (match === undefined || ruleset === undefined) return undefined;
    return { match, version: watchVersion(ruleset.edition), ...(await rooms.shownToAll(match)) };
  };
  app.get(
    '/watch/:match/index.json',
    { config, schema: { params: WatchParams, response: { 200: WatchIndex, '4xx': HttpError } } },
    async (request, reply) => {
      const found = await watched(request.params.match);
      if (found === undefined) throw noMatch();
      reply.header('cache-control', passing);
      const { id } = found.match;
      return {
        ...indexOf(found),
        viewers: counts.shown(id),
        here: { everyMs: hereEveryMs, oneIn: counts.oneIn(id) },
      };
    },
  );
  app.get(
    '/watch/:match/:version/s/:n',
    { config, schema: { params: SegmentParams, response: { 200: WatchSegment, '4xx': HttpError } } },
    async (request, reply) => {
      const { match: id, version, n } = request.params;
      const found = await watched(id);
      if (found === undefined || found.version !== version || n >= closedSegments(found)) throw nothingThere();
      const upTo = Math.min(found.seq, (n + 1) * watchSegmentEntries);
      const segment = readings.segment(found.match, { version, n, upTo }, request.ip);
      return sendReading(request, reply, segment, { type, cache: lasting });
    },
  );
  registerNews(app, config, { rooms, readings, news }, watched);
}

/** What comes after an entry: at most a segment's worth, or so few as the address says. */
function registerNews(
  app: ReturnType<typeof typed>,
  config: ReturnType<typeof rateOf>,
  { readings, news }: Pick<WatchDeps, 'rooms' | 'readings' | 'news'>,
  watched: (id: string) => Promise<Watched | undefined>,
): void {
  const response = { 200: WatchNews, '4xx': HttpError, 503: HttpError };
  const answer = async (
    { match: id, seq: after, most = watchSegmentEntries }: WatchAfter,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const found = await watched(id);
    if (found === undefined || after > found.seq) throw nothingThere();
    const there = found.seq > after || found.over;
    const shown = there ? found : await moreAt(news, id, after, [request, reply]);
    if (shown === undefined || shown.seq <= after) {
      reply.header('cache-control', passing);
      return { over: shown?.over ?? false, began: null, frames: [] };
    }
    const upTo = Math.min(shown.seq, after + most);
    // Who waited is first by chance: what is new of a match is paid for by the match.
    const who = there ? request.ip : `match ${id}`;
    const page = readings.news(found.match, { after, upTo, over: shown.over && upTo === shown.seq }, who);
    return sendReading(request, reply, page, { type, cache: passing });
  };
  app.get('/watch/:match/after/:seq', { config, schema: { params: WatchAfterParams, response } }, (request, reply) =>
    answer(request.params, request, reply),
  );
  // In the address, not behind it: caches that are told to look at the path alone keep the two apart.
  app.get(
    '/watch/:match/after/:seq/:most',
    { config, schema: { params: WatchFewParams, response } },
    (request, reply) => answer(request.params, request, reply),
  );
}

function indexOf({ match, version, seq, over, ...rest }: Watched): Omit<WatchIndex, 'viewers' | 'here'> {
  return {
    ...{
      format: watchFormat,
      version,
      match: match.id,
      ruleset: match.ruleset,
      delay: delayOf(match.terms),
      seq,
      over,
    },
    segments: closedSegments({ seq, over, ...rest }),
    seats: match.seats.map(({ seat, team, side }) => ({ seat, team, side })),
  };
}
