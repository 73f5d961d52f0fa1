/** Webhooks of a league: where it tells what happens in it [LEAGUE-77 … LEAGUE-80]. */
import { listOf } from '@broadside/rules/kernel';
import * as z from 'zod';
import { LeagueSlug } from './seasons.ts';
import { Instant, RowId } from '../words.ts';

/** What a league tells of. */
export const newsKinds = [
  'season.opened',
  'season.changed',
  'season.status',
  'season.announced',
  'round.published',
  'round.taken-back',
  'pairing.agreed',
  'match.started',
  'result.posted',
  'result.changed',
  'standings.changed',
  'judge.called',
] as const;
export type NewsKind = (typeof newsKinds)[number];

export const webhookKinds = ['standard', 'discord'] as const;

const WebhookId = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);

/** POST /api/leagues/:slug/webhooks */
export const NewWebhookBody = z.strictObject({
  kind: z.enum(webhookKinds),
  url: z.url('write the whole address, such as https://example.org/hook').max(1000),
  news: listOf(z.enum(newsKinds), newsKinds.length).min(1, 'choose what it is told'),
});
export type NewWebhookBody = z.infer<typeof NewWebhookBody>;

/** DELETE /api/leagues/:slug/webhooks */
export const WebhookEndBody = z.strictObject({ id: WebhookId });

export const Delivery = z.strictObject({
  id: z.int(),
  /** `webhook-id`: the same in every attempt. */
  event: z.string(),
  type: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  attempt: z.int(),
  /** The next attempt, where it waits. */
  dueAt: Instant,
  /** What came of the last attempt, in words. */
  answer: z.string().nullable(),
  at: Instant,
});
export type Delivery = z.infer<typeof Delivery>;

export const WebhookShown = z.strictObject({
  id: WebhookId,
  kind: z.enum(webhookKinds),
  /** Of a Discord address without its secret end. */
  url: z.string(),
  news: z.array(z.string()),
  /** It answered 410: nothing is sent until it is tested. */
  stopped: z.boolean(),
  /** While a secret is replaced, the old one signs as well until then. */
  oldSecretUntil: Instant.nullable(),
  /** The newest first, 20 at most. */
  deliveries: z.array(Delivery),
});
export type WebhookShown = z.infer<typeof WebhookShown>;

/** GET /api/leagues/:slug/webhooks, and the answer to every change. */
export const WebhookList = z.strictObject({
  webhooks: z.array(WebhookShown),
  /** Of the webhook that was made, or whose secret was replaced: shown this once. */
  secret: z.string().exactOptional(),
});
export type WebhookList = z.infer<typeof WebhookList>;

/** POST /api/leagues/:slug/webhooks/:id/test and …/secret */
export const WebhookParams = z.strictObject({ slug: LeagueSlug, id: WebhookId });
/** POST /api/leagues/:slug/webhooks/:id/deliveries/:delivery/again */
export const DeliveryParams = z.strictObject({ slug: LeagueSlug, id: WebhookId, delivery: RowId });
