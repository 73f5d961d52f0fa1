/**
 * Browsers in which somebody has signed in before: wrong passwords that others type elsewhere do not bar them
 * [HTTP-32]. A cookie outlives the session. It holds a random number and for each account a mark made of both with the
 * server's secret, which nobody else can make and which tells nobody whose it is.
 */
import type { PersonId } from '@broadside/protocol';
import { createHmac, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Requesting } from '../store/people.ts';
import { sessionSeconds } from './auth.ts';

const cookieName = 'broadside.device';
/** Accounts of one browser, the last to sign in first. */
const accountsKept = 5;

interface Device {
  readonly number: string;
  readonly marks: readonly string[];
}

export class KnownDevices {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** What this browser's tries at this account are counted under; undefined where it never signed in to it. */
  markOf(request: Requesting, personId: PersonId): string | undefined {
    const device = deviceOf(request);
    if (device === undefined) return undefined;
    const mark = this.#mark(device.number, personId);
    return device.marks.includes(mark) ? mark : undefined;
  }

  /** The cookie of a browser in which this person has signed in. */
  cookieFor(request: Requesting, personId: PersonId): string {
    const { number, marks } = deviceOf(request) ?? { number: randomBytes(16).toString('base64url'), marks: [] };
    const mark = this.#mark(number, personId);
    const kept = [mark, ...marks.filter((each) => each !== mark)].slice(0, accountsKept);
    const value = [number, ...kept].join('.');
    return stringifySetCookie(cookieName, value, {
      path: '/',
      maxAge: sessionSeconds,
      httpOnly: true,
      sameSite: 'lax',
    });
  }

  #mark(number: string, personId: PersonId): string {
    return createHmac('sha256', this.#secret).update(`known device ${number} ${personId}`).digest('base64url');
  }
}

/** What a browser shows; made up or not, only its marks say. */
function deviceOf({ headers: { cookie = '' } }: Requesting): Device | undefined {
  const [number = '', ...marks] = parseCookie(cookie)[cookieName]?.split('.') ?? [];
  if (!/^[A-Za-z0-9_-]{22}$/.test(number)) return undefined;
  return { number, marks: marks.filter((mark) => /^[A-Za-z0-9_-]{43}$/.test(mark)).slice(0, accountsKept) };
}
