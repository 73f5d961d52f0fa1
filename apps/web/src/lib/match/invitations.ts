/** The invitation links that this tab was given: the server tells each only once. */
import type { Seat } from '@broadside/protocol';

const key = (match: string, seat: Seat): string => `invitation:${match}:${seat}`;

export const invitations = {
  keep: (match: string, seat: Seat, path: string): void => sessionStorage.setItem(key(match, seat), path),
  /** The path, from the root of the site; undefined where another tab holds it. */
  find: (match: string, seat: Seat): string | undefined => sessionStorage.getItem(key(match, seat)) ?? undefined,
};
