/** Web push (RFC 8030, 8291, 8292): to which services, with which keys, and what comes back. */
import type { PushBody, PushedNotice } from '@broadside/protocol';
import webPush from 'web-push';
import { z } from 'zod';
import type { Database } from '../store/database.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The services of the browsers there are. A subscription is an address that a stranger names: others are not sent to. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^[a-z0-9.-]+\.push\.services\.mozilla\.com$/,
  /^[a-z0-9.-]+\.notify\.windows\.com$/,
  /^[a-z0-9.-]+\.push\.apple\.com$/,
];

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });
const keyName = 'web-push';

/** The keys of the settings, or those that the server made once and keeps in the database. */
export async function pushKeys(given: PushKeys | undefined, db: Database): Promise<PushKeys> {
  if (given !== undefined) return given;
  const value = { ...webPush.generateVAPIDKeys() };
  await db.serverKey.createMany({ data: [{ name: keyName, value }], skipDuplicates: true });
  return Keys.parse((await db.serverKey.findUniqueOrThrow({ where: { name: keyName } })).value);
}

export class Pusher {
  readonly #keys: PushKeys;
  readonly #subject: string;
  readonly #more: readonly string[];

  /** `subject`: who answers for the server, an https or mailto address. `more`: further hosts that may be sent to. */
  constructor(keys: PushKeys, subject: string, more: readonly string[]) {
    this.#keys = keys;
    // Push services insist on an address that is not this machine's own.
    this.#subject = subject.startsWith('https:') ? subject : 'mailto:no-reply@broadside.invalid';
    this.#more = more;
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** One of the push services that browsers use. */
  allows(endpoint: string): boolean {
    const { protocol, hostname } = new URL(endpoint);
    if (this.#more.includes(hostname)) return true;
    return protocol === 'https:' && services.some((each) => each.test(hostname));
  }

  /** `gone`: the subscription has ended. Throws where the service does not take it just now. */
  async push(to: PushBody, notice: PushedNotice): Promise<'sent' | 'gone'> {
    if (!this.allows(to.endpoint)) return 'gone';
    const { method, headers, body, endpoint } = webPush.generateRequestDetails(to, JSON.stringify(notice), {
      vapidDetails: { subject: this.#subject, ...this.#keys },
      TTL: 86_400,
      urgency: 'normal',
    });
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: body === null ? null : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return 'gone';
    if (!response.ok) throw new Error(`The push service answered ${String(response.status)}.`);
    return 'sent';
  }
}
