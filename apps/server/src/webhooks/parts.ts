/** What tells the world of leagues, put together. */
import type { Logger } from 'pino';
import type { Database } from '../store/database.ts';
import type { Resolve } from './addresses.ts';
import { NewsOutbox } from './outbox.ts';
import { WebhookSender } from './sender.ts';
import { WebhookStore } from './store.ts';

export interface WebhookParts {
  readonly store: WebhookStore;
  readonly sender: WebhookSender;
  readonly outbox: NewsOutbox;
  readonly resolve: Resolve;
  readonly exempt: readonly string[];
  /** The address of this site. */
  readonly site: string;
}

export function webhookParts(
  database: Database,
  logger: Logger,
  given: Pick<WebhookParts, 'resolve' | 'exempt' | 'site'>,
): WebhookParts {
  const store = new WebhookStore(database);
  const sender = new WebhookSender({ ...given, store, logger });
  return { ...given, store, sender, outbox: new NewsOutbox(given.site, () => sender.poke()) };
}
