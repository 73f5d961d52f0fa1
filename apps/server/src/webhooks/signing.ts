/** Signatures of Standard Webhooks (https://www.standardwebhooks.com), version 1: HMAC-SHA256 over id, time and body. */
import { createHmac } from 'node:crypto';

export interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** As a receiver is told it. */
export const shownSecret = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`;

function signature(secret: Uint8Array, { id, timestamp, body }: Signed): string {
  const over = `${id}.${String(timestamp)}.${body}`;
  return `v1,${createHmac('sha256', secret).update(over).digest('base64')}`;
}

/** The headers of a request; while a secret is replaced, both sign. */
export const signedHeaders = (secrets: readonly Uint8Array[], signed: Signed): Record<string, string> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestamp),
  'webhook-signature': secrets.map((secret) => signature(secret, signed)).join(' '),
});
