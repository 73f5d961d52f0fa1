/** The part of the HTTP API for webhooks of a league, for those who run it [LEAGUE-77 … LEAGUE-79]. */
import { WebhookList } from '@broadside/protocol';
import type { NewWebhookBody } from '@broadside/protocol';
import type { Call } from '../calls.ts';

export interface WebhooksApi {
  webhooks(slug: string): Promise<WebhookList>;
  /** The answer has its secret, this once. */
  addWebhook(slug: string, body: NewWebhookBody): Promise<WebhookList>;
  removeWebhook(slug: string, id: string): Promise<WebhookList>;
  /** Another secret, in the answer this once; the one of before signs as well for a day. */
  replaceWebhookSecret(slug: string, id: string): Promise<WebhookList>;
  testWebhook(slug: string, id: string): Promise<WebhookList>;
  /** Sends a delivery again, under its id. */
  deliverAgain(slug: string, id: string, delivery: number): Promise<WebhookList>;
}

export function webhooksApi(call: Call): WebhooksApi {
  const of = (slug: string): string => `/leagues/${encodeURIComponent(slug)}/webhooks`;
  const hook = (slug: string, id: string): string => `${of(slug)}/${encodeURIComponent(id)}`;
  return {
    webhooks: (slug) => call(WebhookList, 'GET', of(slug)),
    addWebhook: (slug, body) => call(WebhookList, 'POST', of(slug), body),
    removeWebhook: (slug, id) => call(WebhookList, 'DELETE', of(slug), { id }),
    replaceWebhookSecret: (slug, id) => call(WebhookList, 'POST', `${hook(slug, id)}/secret`, {}),
    testWebhook: (slug, id) => call(WebhookList, 'POST', `${hook(slug, id)}/test`, {}),
    deliverAgain: (slug, id, delivery) =>
      call(WebhookList, 'POST', `${hook(slug, id)}/deliveries/${String(delivery)}/again`, {}),
  };
}
