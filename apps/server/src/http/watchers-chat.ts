/** Who writes to the watchers of a match or of a league's matches, and how often: read by everybody, set by those who see to it. */
import {
  HttpError,
  LeagueParams,
  MatchParams,
  WatchersChatBody,
  WatchersChatPage,
  usualWatchersChat,
} from '@broadside/protocol';
import type { MatchId } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identity } from '../identity/identity.ts';
import { runsLeague } from '../leagues/officials.ts';
import type { Officials } from '../leagues/officials.ts';
import type { LeagueStore } from '../leagues/store.ts';
import { HttpProblem, noMatch } from '../problem.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ChatRules } from '../store/chat-rules.ts';
import type { Matches } from '../store/matches.ts';
import { moderates } from '../store/people.ts';
import type { StoredPerson } from '../store/people.ts';
import type { ChannelChat } from '../watch/channel-chat.ts';
import { channelId } from '../watch/channels.ts';
import { noLeague } from './leagues.ts';
import { personOf, requireAccount } from './session.ts';
import { networkOf } from './sign-in.ts';

export interface WatchersChatDeps {
  readonly identity: Pick<Identity, 'people' | 'audit'>;
  readonly matches: Pick<Matches, 'get'>;
  readonly rooms: Pick<Rooms, 'peek'>;
  readonly officials: Pick<Officials, 'officeOf' | 'officeAtMatch'>;
  readonly store: Pick<LeagueStore, 'bySlug'>;
  readonly channelChat: Pick<ChannelChat, 'changed'>;
  readonly chats: { readonly rules: ChatRules };
}

const answers = { 200: WatchersChatPage, '4xx': HttpError };

export function registerWatchersChat(fastify: FastifyInstance, deps: WatchersChatDeps): void {
  registerOfMatch(fastify, deps);
  registerOfLeague(fastify, deps);
}

function registerOfMatch(fastify: FastifyInstance, deps: WatchersChatDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { identity, matches, rooms, officials, chats } = deps;
  const { rules: chatRules } = chats;
  const { people, audit } = identity;
  const pageFor = async (id: MatchId, person: StoredPerson | undefined): Promise<WatchersChatPage> => {
    const { rule, of, league } = await chatRules.of(id);
    const office = person && league && ((await officials.officeAtMatch(id, person.id)) ?? null);
    const mayChange = person !== undefined && (moderates(person) || runsLeague(office ?? null));
    return { rule, of, league: league && { slug: league.slug, name: league.name }, mayChange };
  };
  const path = '/api/matches/:id/watchers-chat';
  app.get(path, { schema: { params: MatchParams, response: answers } }, async (request) => {
    if ((await matches.get(request.params.id)) === undefined) throw noMatch();
    return pageFor(request.params.id, await personOf(request, people));
  });
  app.put(path, { schema: { params: MatchParams, body: WatchersChatBody, response: answers } }, async (request) => {
    const person = await requireAccount(request, people);
    const { id } = request.params;
    if ((await matches.get(id)) === undefined) throw noMatch();
    const before = await pageFor(id, person);
    if (!before.mayChange) throw notYours();
    const { rule } = request.body;
    if (rule?.who === 'members' && before.league === null)
      throw new HttpProblem(400, 'no-league', 'This match belongs to no league: choose everybody, accounts or nobody.');
    await chatRules.ruleMatch(id, rule);
    await audit.record({ what: 'chat-ruled', by: person, on: `${id}: ${ruleWords(rule)}`, from: networkOf(request) });
    rooms.peek(id)?.chat.ruled();
    return pageFor(id, person);
  });
}

function registerOfLeague(fastify: FastifyInstance, deps: WatchersChatDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { identity, rooms, chats } = deps;
  const { rules: chatRules } = chats;
  const { people, audit } = identity;
  const path = '/api/leagues/:slug/watchers-chat';
  app.get(path, { schema: { params: LeagueParams, response: answers } }, async (request) => {
    const { page } = await leagueFor(deps, request.params.slug, await personOf(request, people));
    return page;
  });
  app.put(path, { schema: { params: LeagueParams, body: WatchersChatBody, response: answers } }, async (request) => {
    const person = await requireAccount(request, people);
    const { id, page } = await leagueFor(deps, request.params.slug, person);
    if (!page.mayChange) throw notYours();
    const { rule } = request.body;
    const told = await chatRules.ruleLeague(id, rule);
    const on = `${request.params.slug}: ${ruleWords(rule)}`;
    await audit.record({ what: 'chat-ruled', by: person, on, from: networkOf(request) });
    for (const match of told) rooms.peek(match)?.chat.ruled();
    await deps.channelChat.changed(channelId({ kind: 'league', slug: request.params.slug }));
    return (await leagueFor(deps, request.params.slug, person)).page;
  });
}

async function leagueFor(
  { store, officials, chats }: WatchersChatDeps,
  slug: string,
  person: StoredPerson | undefined,
): Promise<{ readonly id: string; readonly page: WatchersChatPage }> {
  const league = await store.bySlug(slug);
  if (league === undefined) throw noLeague();
  const rule = await chats.rules.ofLeague(league.id);
  const office = person ? await officials.officeOf(league, person.id) : null;
  const mayChange = person !== undefined && (moderates(person) || runsLeague(office));
  const named = { slug: league.slug, name: league.name };
  const page = { rule: rule ?? usualWatchersChat, of: rule ? 'league' : 'usual', league: named, mayChange } as const;
  return { id: league.id, page };
}

const notYours = (): HttpProblem =>
  new HttpProblem(403, 'not-official', 'Who organises the league of the match may do this, and moderators.');

/** For the audit log. */
export const ruleWords = (rule: WatchersChatBody['rule']): string =>
  rule === null ? 'as usual' : `${rule.who}, ${String(rule.slowSeconds)} s`;
