/** The token in a mail that ends all mails to its reader: nothing is kept for it, and it opens nothing else. */
import type { PersonId } from '@broadside/protocol';
import { createHmac, timingSafeEqual } from 'node:crypto';

const signed = (secret: string, personId: PersonId): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe:${personId}`).digest();

export function unsubscribeToken(secret: string, personId: PersonId): string {
  return `${personId}.${signed(secret, personId).toString('base64url')}`;
}

/** Whose token it is; undefined where it is nobody's. */
export function unsubscriber(secret: string, token: string): string | undefined {
  const dot = token.indexOf('.');
  const [personId, shown] = [token.slice(0, dot), Buffer.from(token.slice(dot + 1), 'base64url')];
  const right = signed(secret, personId);
  return dot > 0 && shown.length === right.length && timingSafeEqual(shown, right) ? personId : undefined;
}
