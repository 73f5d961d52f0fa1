/**
 * Who asks: the session behind a request's cookie, the cookies that an answer sets, and the end of sessions. The library
 * makes and signs them; here they are renewed, listed and ended.
 */
import type { PersonId } from '@broadside/protocol';
import { createHash, randomBytes } from 'node:crypto';
import { parseSetCookie, stringifySetCookie } from 'cookie';
import type { SetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { KeptAnswers } from '../kept-answers.ts';
import type { Database } from '../store/database.ts';
import type { Requesting, StoredPerson } from '../store/people.ts';
import { guestNameHeader, networkHeader, sessionSeconds } from './auth.ts';
import type { Auth } from './auth.ts';
import { coarseAddress } from './devices.ts';
import { LiveSessions } from './live-sessions.ts';
import { removeRunOut } from './run-out.ts';

/** The session of a request and whose it is. */
export interface AskingPerson {
  readonly sessionId: string;
  readonly person: StoredPerson;
  /** The guest that this browser was before, as long as nobody has decided. */
  readonly guestId: PersonId | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A token is in use for a day; the one before it is good for a minute more. */
const renewAfterMs = dayMs;
const graceMs = 60_000;
/** An account that was not seen for so long signs in again. */
const accountIdleMs = 90 * dayMs;
const seenEveryMs = 5 * 60_000;
/** Cookies whose token is known: one for each browser that is about. */
const keptTokens = 10_000;
/** The values of the library's cookies are signed as they stand: nothing is decoded, nothing encoded again. */
const asItIs = { decode: (value: string): string => value, encode: (value: string): string => value };

/** A session and its person, as the database has them. */
interface Found extends StoredPerson {
  readonly sessionId: string;
  readonly token: string;
  readonly renewedAt: Date;
  readonly seenAt: Date;
  readonly guestId: PersonId | null;
}

export class Sessions {
  readonly live = new LiveSessions();
  readonly #db: Database;
  readonly #auth: Auth;
  readonly #signed = new KeptAnswers<string | undefined>(keptTokens);
  readonly #known = new WeakMap<object, Promise<AskingPerson | undefined>>();
  readonly #cookies = new WeakMap<object, SetCookie[]>();

  constructor(db: Database, auth: Auth) {
    this.#db = db;
    this.#auth = auth;
  }

  /** Every answer carries the cookies that its request made; what has run out is removed every hour. */
  install(app: FastifyInstance): void {
    const sweep = (): void => {
      removeRunOut(this.#db).catch((error: unknown) => app.log.warn({ err: error }, 'what has run out is still there'));
    };
    const timer = setInterval(sweep, hourMs).unref();
    app.addHook('onClose', (_app, done) => {
      clearInterval(timer);
      done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      for (const cookie of this.#cookies.get(request) ?? []) {
        void reply.header('set-cookie', stringifySetCookie(cookie, asItIs));
      }
      done(null, payload);
    });
  }

  /** Looks once for each request. */
  of(request: Requesting): Promise<AskingPerson | undefined> {
    const known = this.#known.get(request);
    if (known !== undefined) return known;
    const asking = this.#find(request);
    this.#known.set(request, asking);
    return asking;
  }

  /** What the library is told of a request. */
  headers(request: Requesting, extra: Readonly<Record<string, string>> = {}): Headers {
    const { cookie, origin, 'user-agent': agent } = request.headers;
    return new Headers({
      [networkHeader]: coarseAddress(request.ip),
      ...(cookie === undefined ? {} : { cookie }),
      ...(origin === undefined ? {} : { origin }),
      ...(agent === undefined ? {} : { 'user-agent': agent.slice(0, 400) }),
      ...extra,
    });
  }

  /** Keeps the cookies of one of the library's answers for the answer to `request`. */
  take(request: Requesting, headers: Headers): void {
    const fresh = headers.getSetCookie();
    if (fresh.length === 0) return;
    this.setCookies(request, fresh);
    this.#known.delete(request);
  }

  /** Keeps cookies for the answer to `request`. */
  setCookies(request: Requesting, fresh: readonly string[]): void {
    // Behind a proxy that ends TLS, the library cannot see that the page came over it.
    const secure = request.protocol === 'https' ? { secure: true } : {};
    const set = fresh.map((cookie) => ({ ...parseSetCookie(cookie, asItIs), ...secure }));
    const names = new Set(set.map(({ name }) => name));
    const kept = (this.#cookies.get(request) ?? []).filter((cookie) => !names.has(cookie.name));
    this.#cookies.set(request, [...kept, ...set]);
  }

  /** Answers the new guest's id. */
  async makeGuest(request: Requesting, name: string): Promise<string> {
    const headers = this.headers(request, { [guestNameHeader]: encodeURIComponent(name) });
    headers.delete('cookie');
    const made = await this.#auth.api.signInAnonymous({ headers, returnHeaders: true });
    this.take(request, made.headers);
    return made.response?.user.id ?? '';
  }

  /** Gives the request's browser a new session of this person; the one it had ends. */
  async enter(request: Requesting, personId: PersonId): Promise<string> {
    const before = await this.of(request);
    const entered = await this.#auth.api.enter({
      headers: this.headers(request),
      body: { personId },
      returnHeaders: true,
    });
    this.take(request, entered.headers);
    if (before !== undefined) await this.end([before.sessionId]);
    return entered.response.sessionId;
  }

  /** Signs the browser out; `asGuest`: it is the guest again that it was before. */
  async leave(request: Requesting, asking: AskingPerson, asGuest: boolean): Promise<void> {
    if (asGuest && asking.guestId !== null) {
      await this.enter(request, asking.guestId);
      return;
    }
    const left = await this.#auth.api.signOut({ headers: this.headers(request), returnHeaders: true });
    this.take(request, left.headers);
    await this.end([asking.sessionId]);
  }

  /** Ends sessions: their cookies are worth nothing, their websockets close. */
  async end(ids: readonly string[]): Promise<void> {
    await this.#db.session.deleteMany({ where: { id: { in: [...ids] } } });
    this.live.end(ids);
  }

  /** Ends all sessions of a person but one; answers how many. */
  async endAllOf(personId: PersonId, except?: string): Promise<number> {
    const rows = await this.#db.session.findMany({ where: { userId: personId }, select: { id: true } });
    const ids = rows.map((row) => row.id).filter((id) => id !== except);
    await this.end(ids);
    return ids.length;
  }

  async #find(request: Requesting): Promise<AskingPerson | undefined> {
    if (request.headers.cookie === undefined) return undefined;
    const token = await this.#signedToken(request);
    const found = token === undefined ? undefined : await this.#sessionOf(token);
    if (found === undefined) return this.#justRenewed(request);
    const seen = found.seenAt.getTime();
    if (found.handle !== null && Date.now() - seen > accountIdleMs) {
      await this.end([found.sessionId]);
      return undefined;
    }
    await this.#keepFresh(request, found, seen);
    return askingOf(found);
  }

  /** One statement: every request and every socket begins with it, and the library's way costs milliseconds of processor time. */
  async #sessionOf(token: string): Promise<Found | undefined> {
    const rows = await this.#db.$queryRaw<Found[]>`
      select session.id as "sessionId", token, renewed_at as "renewedAt", seen_at as "seenAt", guest_id as "guestId",
        person.id, person.name, person.handle, person.role::text as role
      from session join person on person.id = session.person_id
      where token = ${token} and expires_at > now()`;
    return rows[0];
  }

  /** Notes that the session is in use, and gives it a new token once a day. */
  async #keepFresh(request: Requesting, session: Found, seen: number): Promise<void> {
    const now = Date.now();
    if (now - seen > seenEveryMs)
      await this.#db.session.updateMany({ where: { id: session.sessionId }, data: { seenAt: new Date(now) } });
    if (now - session.renewedAt.getTime() < renewAfterMs) return;
    const token = randomBytes(24).toString('base64url');
    const { count } = await this.#db.session.updateMany({
      // Of two requests at once, one renews; the other is answered by the grace of the old token.
      where: { id: session.sessionId, token: session.token },
      data: {
        token,
        previousToken: session.token,
        previousUntil: new Date(now + graceMs),
        renewedAt: new Date(now),
        expiresAt: new Date(now + sessionSeconds * 1000),
      },
    });
    if (count === 1) await this.#resend(request, token);
    else await this.#justRenewed(request);
  }

  /** A request that was under way when its token was renewed still counts, and learns the new one. */
  async #justRenewed(request: Requesting): Promise<AskingPerson | undefined> {
    const token = await this.#signedToken(request);
    if (token === undefined) return undefined;
    const row = await this.#db.session.findFirst({
      where: { previousToken: token, previousUntil: { gt: new Date() }, expiresAt: { gt: new Date() } },
      include: { user: true },
    });
    if (row === null) return undefined;
    await this.#resend(request, row.token);
    return askingOf({ ...row, ...row.user, sessionId: row.id });
  }

  async #resend(request: Requesting, token: string): Promise<void> {
    const sent = await this.#auth.api.resend({ headers: this.headers(request), body: { token }, returnHeaders: true });
    const asking = this.#known.get(request);
    this.take(request, sent.headers);
    if (asking !== undefined) this.#known.set(request, asking);
  }

  /** The token in the cookie where its signature is right. A signature is looked at once: it does not change. */
  async #signedToken(request: Requesting): Promise<string | undefined> {
    const cookies = createHash('sha256')
      .update(request.headers.cookie ?? '')
      .digest('base64');
    return this.#signed.of(cookies, async () => {
      const { token } = await this.#auth.api.cookieToken({ headers: this.headers(request) });
      return token ?? undefined;
    });
  }
}

function askingOf({
  sessionId,
  guestId,
  id,
  name,
  handle,
  role,
}: Omit<Found, 'token' | 'renewedAt' | 'seenAt'>): AskingPerson {
  return { sessionId, person: { id, name, handle, role }, guestId };
}
