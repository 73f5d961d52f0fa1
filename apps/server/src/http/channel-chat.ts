/** What is said on a channel of TV, and how it is written in there. SPEC.md WATCH-78 to WATCH-80. */
import {
  ChannelChatPage,
  ChannelLine,
  ChannelParams,
  ChannelSayBody,
  HttpError,
  WatchersChatBody,
  WatchersChatPage,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identity } from '../identity/identity.ts';
import { HttpProblem } from '../problem.ts';
import { moderates } from '../store/people.ts';
import type { StoredPerson } from '../store/people.ts';
import type { ChannelChat } from '../watch/channel-chat.ts';
import type { TvChannel } from '../watch/channels.ts';
import type { Television } from '../watch/television.ts';
import { personOf, requireAccount, requirePerson } from './session.ts';
import { networkOf } from './sign-in.ts';
import { ruleWords } from './watchers-chat.ts';
import { noChannel } from './watching.ts';

export interface ChannelChatDeps {
  readonly identity: Pick<Identity, 'people' | 'audit'>;
  readonly television: Pick<Television, 'channel'>;
  readonly channelChat: ChannelChat;
}

export function registerChannelChat(fastify: FastifyInstance, deps: ChannelChatDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { identity, channelChat } = deps;
  const { people } = identity;
  const path = '/api/tv/:channel/chat';
  app.get(
    path,
    { schema: { params: ChannelParams, response: { 200: ChannelChatPage, '4xx': HttpError } } },
    async (request, reply) => {
      const channel = await channelAt(deps, request.params.channel);
      const plays = await channelChat.plays(channel, (await personOf(request, people))?.id);
      const news = await channelChat.news(channel, 0);
      reply.header('cache-control', 'private, no-store');
      return { ...news, plays, ...(plays && { lines: [] }) };
    },
  );
  app.post(
    path,
    {
      schema: {
        params: ChannelParams,
        body: ChannelSayBody,
        response: { 201: ChannelLine, '4xx': HttpError, 503: HttpError },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const channel = await channelAt(deps, request.params.channel);
      return reply.code(201).send(await channelChat.say(channel, person, request.body));
    },
  );
  registerRule(fastify, deps);
}

function registerRule(fastify: FastifyInstance, deps: ChannelChatDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { identity, channelChat } = deps;
  const { people, audit } = identity;
  const path = '/api/tv/:channel/watchers-chat';
  const answers = { 200: WatchersChatPage, '4xx': HttpError };
  app.get(path, { schema: { params: ChannelParams, response: answers } }, async (request) =>
    pageOf(deps, await channelAt(deps, request.params.channel), await personOf(request, people)),
  );
  app.put(path, { schema: { params: ChannelParams, body: WatchersChatBody, response: answers } }, async (request) => {
    const person = await requireAccount(request, people);
    const channel = await channelAt(deps, request.params.channel);
    const { rule } = request.body;
    if (channel.kind === 'league')
      throw new HttpProblem(409, 'of-league', 'The league says how its channel is written in: change it there.');
    if (!moderates(person)) throw new HttpProblem(403, 'not-allowed', 'Only moderators may do this.');
    if (rule?.who === 'members')
      throw new HttpProblem(400, 'no-league', 'This channel is of no league: choose everybody, accounts or nobody.');
    await channelChat.rule(channel, rule);
    const on = `${request.params.channel}: ${ruleWords(rule)}`;
    await audit.record({ what: 'chat-ruled', by: person, on, from: networkOf(request) });
    return pageOf(deps, channel, person);
  });
}

async function channelAt({ television }: ChannelChatDeps, id: string): Promise<TvChannel> {
  const channel = await television.channel(id);
  if (channel === undefined) throw noChannel();
  return channel;
}

async function pageOf(
  { channelChat }: ChannelChatDeps,
  channel: TvChannel,
  person: StoredPerson | undefined,
): Promise<WatchersChatPage> {
  const { rule, of, league } = await channelChat.ruleOf(channel);
  const mayChange = channel.kind !== 'league' && person !== undefined && moderates(person);
  return { rule, of, league: league && { slug: league.slug, name: league.name }, mayChange };
}
