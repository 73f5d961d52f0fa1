/** What there is to watch: the Watch page and the channels of TV, for whoever asks; and what organisers pick [WATCH-40 … WATCH-47]. */
import {
  ChannelList,
  ChannelParams,
  ChannelProgramme,
  HttpError,
  LeagueParams,
  TvDesk,
  TvPickBody,
  WatchPage,
  WatchQuery,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Audit } from '../identity/audit.ts';
import { HttpProblem } from '../problem.ts';
import type { TvGuide } from '../watch/guide.ts';
import type { Television } from '../watch/television.ts';
import { leagueToRun } from './leagues.ts';
import type { FollowedMatchDeps } from '../follows/followed-match.ts';
import { registerFollows } from './follows.ts';
import type { LeagueDeps } from './leagues.ts';
import { requireAccount } from './session.ts';
import { networkOf } from './sign-in.ts';
import { registerStreaming } from './streaming.ts';
import type { StreamingDeps } from './streaming.ts';
import { passing } from './watch.ts';

export interface WatchingDeps {
  readonly guide: TvGuide;
  readonly television: Television;
  readonly leagues: LeagueDeps & StreamingDeps & { readonly now: () => number };
  readonly followed: FollowedMatchDeps;
  readonly audit: Pick<Audit, 'record'>;
}

export const noChannel = (): HttpProblem =>
  new HttpProblem(404, 'no-channel', 'There is no such channel. GET /api/tv lists those that there are.');

export function registerWatching(fastify: FastifyInstance, { followed, ...deps }: WatchingDeps): void {
  const { guide, television, leagues, audit } = deps;
  registerFollows(fastify, { ...leagues, ...followed });
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  registerStreaming(fastify, leagues);
  app.get(
    '/api/watch',
    { schema: { querystring: WatchQuery, response: { 200: WatchPage, '4xx': HttpError } } },
    async (request, reply) => {
      reply.header('cache-control', passing);
      return guide.page(request.query);
    },
  );
  app.get(
    '/api/watch/friends',
    { schema: { querystring: WatchQuery, response: { 200: WatchPage, '4xx': HttpError } } },
    async (request, reply) => {
      const { id } = await requireAccount(request, leagues.people);
      reply.header('cache-control', 'private, no-store');
      return guide.page({ ...request.query, friends: await followed.follows.friendsOf(id) });
    },
  );
  app.get('/api/tv', { schema: { response: { 200: ChannelList } } }, async (_request, reply) => {
    reply.header('cache-control', passing);
    return guide.channels();
  });
  app.get(
    '/api/tv/:channel',
    { schema: { params: ChannelParams, response: { 200: ChannelProgramme, '4xx': HttpError } } },
    async (request, reply) => {
      const channel = await television.channel(request.params.channel);
      if (channel === undefined) throw noChannel();
      reply.header('cache-control', passing);
      return guide.programme(channel);
    },
  );
  const path = '/api/leagues/:slug/tv';
  const answers = { 200: TvDesk, '4xx': HttpError };
  app.get(path, { schema: { params: LeagueParams, response: answers } }, async (request) => {
    const { league } = await leagueToRun(leagues, request, request.params.slug);
    return guide.desk(league.slug);
  });
  app.put(path, { schema: { params: LeagueParams, body: TvPickBody, response: answers } }, async (request) => {
    const { league, person } = await leagueToRun(leagues, request, request.params.slug);
    const { match } = request.body;
    const { choices } = await guide.desk(league.slug);
    if (match !== null && !choices.some((each) => each.match.id === match))
      throw new HttpProblem(
        409,
        'not-on',
        'This match is none that everybody may watch in this league now. GET lists those that may be picked.',
      );
    await television.pick(league.slug, match);
    const on = `${league.slug}: ${match ?? 'as the election says'}`;
    await audit.record({ what: 'tv-picked', by: person, on, from: networkOf(request) });
    return guide.desk(league.slug);
  });
}
