/** Links that work once: to set a password, to confirm an address. Only their hashes are kept. */
import type { PersonId } from '@broadside/protocol';
import { randomBytes } from 'node:crypto';
import type { Auth, AuthSettings } from './auth.ts';

type Links = { readonly auth: Auth; readonly settings: Pick<AuthSettings, 'publicUrl'> };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const passwordIdentifier = (token: string): string => `reset-password:${token}`;
const emailIdentifier = (token: string): string => `confirm-email:${token}`;

async function keep({ auth }: Links, identifier: string, value: string, lastsMs: number): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({ identifier, value, expiresAt: new Date(Date.now() + lastsMs) });
}

/** The address of a page on which this person sets a new password; good for `lastsMs` milliseconds. */
export async function passwordLink(links: Links, personId: PersonId, lastsMs = hourMs): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await keep(links, passwordIdentifier(token), personId, lastsMs);
  return `${links.settings.publicUrl}/sign-in/new-password?token=${token}`;
}

/** Whose link this is, without using it up. */
export async function personOfPasswordLink({ auth }: Links, token: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(passwordIdentifier(token));
  return found === null || found.expiresAt < new Date() ? undefined : found.value;
}

export async function emailLink(links: Links, personId: PersonId, email: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await keep(links, emailIdentifier(token), JSON.stringify({ personId, email }), dayMs);
  return `${links.settings.publicUrl}/account/email?token=${token}`;
}

/** Uses the link up; undefined where it is not good any more. */
export async function confirmEmail(
  { auth }: Links,
  token: string,
): Promise<{ readonly personId: PersonId; readonly email: string } | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.consumeVerificationValue(emailIdentifier(token));
  return found === null ? undefined : (JSON.parse(found.value) as { personId: PersonId; email: string });
}
