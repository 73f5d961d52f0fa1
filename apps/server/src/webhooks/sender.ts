/** Sends what waits: at least once, in order for one pairing, again and again over three days [LEAGUE-78]. */
import type { Logger } from 'pino';
import { AddressRefused, checkedAddress } from './addresses.ts';
import type { Resolve } from './addresses.ts';
import { post } from './posting.ts';
import { signedHeaders } from './signing.ts';
import type { DueDelivery, WebhookStore } from './store.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Time after each failed attempt: three days together. */
export const retriesMs = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  27 * hour,
];

/** Deliveries that are under way at once. */
const atOnce = 20;
const everyMs = 2000;
const sweepEveryMs = hour;
const gone = 410;
/** Discord knows the address no more. */
const unknown = 404;

export interface SenderOptions {
  readonly store: WebhookStore;
  readonly resolve: Resolve;
  /** Hosts that the operator trusts, whose addresses are not looked at. */
  readonly exempt: readonly string[];
  readonly logger: Logger;
}

export class WebhookSender {
  readonly #of: SenderOptions;
  #running: Promise<void> = Promise.resolve();
  #asked = false;
  #stopped = false;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(options: SenderOptions) {
    this.#of = options;
    const { store, logger } = options;
    const sweep = (): void =>
      void store.sweep(Date.now()).catch((error: unknown) => logger.warn({ err: error }, 'webhooks were not swept'));
    this.#timers = [setInterval(() => this.poke(), everyMs), setInterval(sweep, sweepEveryMs)];
    for (const timer of this.#timers) timer.unref();
  }

  /** Something may wait. */
  poke(): void {
    if (this.#asked || this.#stopped) return;
    this.#asked = true;
    this.#running = this.#running.then(async () => {
      this.#asked = false;
      await this.#sendAll().catch((error: unknown) => this.#of.logger.warn({ err: error }, 'webhooks were not sent'));
    });
  }

  /** Ends after what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#running;
  }

  async #sendAll(): Promise<void> {
    while (!this.#stopped) {
      const due = await this.#of.store.take(atOnce);
      if (due.length === 0) return;
      await Promise.all(due.map((each) => this.#send(each)));
    }
  }

  async #send(delivery: DueDelivery): Promise<void> {
    const { store } = this.#of;
    const { id, hook, attempt } = delivery;
    const answer = await this.#post(delivery);
    if (answer.status >= 200 && answer.status < 300) return store.settle(id, { status: 'sent', answer: answer.words });
    const wants = answer.status === gone || (hook.kind === 'discord' && answer.status === unknown);
    if (wants) {
      await store.settle(id, { status: 'failed', answer: answer.words });
      return store.stop(hook.id);
    }
    const wait = retriesMs[attempt - 1];
    if (wait === undefined) return store.settle(id, { status: 'failed', answer: answer.words });
    return store.settle(id, { status: 'waiting', answer: answer.words, dueAt: new Date(Date.now() + wait) });
  }

  async #post({ eventId, body, hook }: DueDelivery): Promise<{ readonly status: number; readonly words: string }> {
    const { resolve, exempt } = this.#of;
    try {
      const url = new URL(hook.url);
      const to = await checkedAddress(url, resolve, exempt);
      const text = JSON.stringify(body);
      const signed = { id: eventId, timestamp: Math.floor(Date.now() / second), body: text };
      const status = await post(url, to, hook.kind === 'discord' ? {} : signedHeaders(hook.secrets, signed), text);
      const redirected = status >= 300 && status < 400 ? ': redirects are not followed' : '';
      return { status, words: `It answered ${String(status)}${redirected}.` };
    } catch (error) {
      const words = error instanceof AddressRefused ? error.message : 'It did not answer.';
      return { status: 0, words };
    }
  }
}
