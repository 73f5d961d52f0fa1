/** Webhooks of a league: added, tested, looked at, taken away, by those who run it [LEAGUE-77 … LEAGUE-79]. */
import {
  DeliveryParams,
  HttpError,
  LeagueParams,
  NewWebhookBody,
  WebhookEndBody,
  WebhookList,
  WebhookParams,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { HttpProblem } from '../problem.ts';
import { AddressRefused, checkedAddress } from '../webhooks/addresses.ts';
import { isDiscord } from '../webhooks/discord.ts';
import { bodyFor } from '../webhooks/outbox.ts';
import { shownSecret } from '../webhooks/signing.ts';
import type { WebhookParts } from '../webhooks/parts.ts';
import { leagueToRun } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';

export type WebhookDeps = LeagueDeps & { readonly webhooks: WebhookParts };

const answers = { 200: WebhookList, '4xx': HttpError };

export function registerWebhooks(fastify: FastifyInstance, deps: WebhookDeps): void {
  registerHooks(fastify, deps);
  registerDeliveries(fastify, deps);
}

function registerHooks(fastify: FastifyInstance, deps: WebhookDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { store, resolve, exempt } = deps.webhooks;
  const config = { rateLimit: { max: deps.perHour, timeWindow: '1 hour' } };
  const path = '/api/leagues/:slug/webhooks';
  app.get(path, { schema: { params: LeagueParams, response: answers } }, async (request) => {
    const { league } = await leagueToRun(deps, request, request.params.slug);
    return { webhooks: await store.of(league.id) };
  });
  app.post(
    path,
    { schema: { params: LeagueParams, body: NewWebhookBody, response: answers }, config },
    async (request) => {
      const { league } = await leagueToRun(deps, request, request.params.slug);
      const { kind } = request.body;
      const url = new URL(request.body.url);
      if (kind === 'discord' && !isDiscord(url))
        throw new HttpProblem(
          400,
          'no-discord',
          'This is no webhook of Discord: it begins with https://discord.com/api/webhooks/.',
        );
      await checkedAddress(url, resolve, exempt).catch((error: unknown) => {
        if (error instanceof AddressRefused) throw new HttpProblem(400, 'bad-address', error.message);
        throw error;
      });
      const secret = await store.add(league.id, request.body);
      const webhooks = await store.of(league.id);
      return kind === 'discord' ? { webhooks } : { webhooks, secret: shownSecret(secret) };
    },
  );
  app.delete(path, { schema: { params: LeagueParams, body: WebhookEndBody, response: answers } }, async (request) => {
    const { league } = await leagueToRun(deps, request, request.params.slug);
    if (!(await store.remove(league.id, request.body.id))) throw noHook();
    return { webhooks: await store.of(league.id) };
  });
  app.post(`${path}/:id/secret`, { schema: { params: WebhookParams, response: answers }, config }, async (request) => {
    const { league } = await leagueToRun(deps, request, request.params.slug);
    const secret = await store.replaceSecret(league.id, request.params.id);
    if (secret === undefined) throw noHook();
    return { webhooks: await store.of(league.id), secret: shownSecret(secret) };
  });
}

function registerDeliveries(fastify: FastifyInstance, deps: WebhookDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { store, sender, site } = deps.webhooks;
  const config = { rateLimit: { max: deps.perHour, timeWindow: '1 hour' } };
  app.post(
    '/api/leagues/:slug/webhooks/:id/test',
    { schema: { params: WebhookParams, response: answers }, config },
    async (request) => {
      const { league } = await leagueToRun(deps, request, request.params.slug);
      const { slug, name } = league;
      const url = `${site}/league/${slug}`;
      const known = await store.tell(league.id, request.params.id, (kind) => ({
        type: 'test',
        body: testBody(kind, { slug, name, url }),
      }));
      if (!known) throw noHook();
      sender.poke();
      return { webhooks: await store.of(league.id) };
    },
  );
  app.post(
    '/api/leagues/:slug/webhooks/:id/deliveries/:delivery/again',
    { schema: { params: DeliveryParams, response: answers }, config },
    async (request) => {
      const { league } = await leagueToRun(deps, request, request.params.slug);
      const { id, delivery } = request.params;
      if (!(await store.again(league.id, id, delivery)))
        throw new HttpProblem(404, 'no-delivery', 'This delivery is not kept any more. Send a test instead.');
      sender.poke();
      return { webhooks: await store.of(league.id) };
    },
  );
}

function testBody(
  kind: string,
  { slug, name, url }: { readonly slug: string; readonly name: string; readonly url: string },
) {
  const text = 'This is a test: what happens in the league is told here.';
  const news = { lane: null, title: name, text, url, data: { league: { slug, name }, text } };
  const body = bodyFor(kind, { kind: 'season.announced', ...news }, Date.now());
  return kind === 'discord' ? body : { ...body, type: 'test' };
}

const noHook = (): HttpProblem =>
  new HttpProblem(404, 'no-webhook', 'The league has no such webhook any more. Load the page again.');
