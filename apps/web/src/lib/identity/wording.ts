/** What the forms say about what was typed, before the server says it. */
import { Handle, isReservedHandle, passwordLength, PersonName } from '@broadside/protocol';

const sentence = (clause: string | undefined): string =>
  clause ? `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.` : '';

/** What would make it a name that others may read; '' where it is one, or nothing was typed. */
export const nameFault = (name: string): string =>
  name.trim() === '' ? '' : sentence(PersonName.safeParse(name).error?.issues[0]?.message);

/** What would make it a handle; '' where it is one, or nothing was typed. */
export function handleFault(handle: string): string {
  if (handle === '') return '';
  return sentence(Handle.safeParse(handle).error?.issues[0]?.message);
}

/** The same for one that is chosen now: words of the site are kept for it. */
export const newHandleFault = (handle: string): string =>
  handleFault(handle) || (isReservedHandle(handle) ? 'This handle is reserved. Choose another.' : '');

/** How much is missing; '' where it is long enough, or nothing was typed. */
export function passwordFault(password: string): string {
  const missing = passwordLength.min - password.length;
  if (password === '' || missing <= 0) return '';
  return missing === 1 ? 'One character more.' : `${String(missing)} characters more.`;
}

/** A handle from a name: 'Maren K.' becomes 'Maren-K'. */
export function handleFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 20);
}

/** Why Discord sent somebody back without what they wanted. */
export function discordSentence(error: string): string {
  switch (error) {
    case 'signup_disabled':
      return 'No account here has this Discord account. Make an account first, then link it.';
    case 'account_already_linked_to_different_user':
      return 'Another account here has this Discord account. Sign in with Discord to use that one.';
    case 'access_denied':
      return 'Discord was not allowed to say who you are. Try again, or use a password.';
    default:
      return 'Discord did not say who you are. Try again in a moment, or use a password.';
  }
}

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
export function dayOf(at: number): string {
  return day.format(at);
}

/** 'now', '12 min ago', '3 h ago', then the day. */
export function sinceOf(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 6) return 'now';
  if (minutes < 60) return `${String(minutes)} min ago`;
  if (minutes < 24 * 60) return `${String(Math.floor(minutes / 60))} h ago`;
  return dayOf(at);
}
