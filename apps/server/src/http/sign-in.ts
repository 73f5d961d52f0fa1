/** The routes by which somebody signs in and out: guests, passwords, passkeys, Discord. SPEC.md HTTP-30 to HTTP-35. */
import type { PersonId } from '@broadside/protocol';
import {
  DiscordBody,
  Done,
  Elsewhere,
  GuestBody,
  HttpError,
  Me,
  PasskeySignInBody,
  SignInBody,
  SignInWays,
  WebAuthnJson,
  hidingCookie,
  signInTries,
} from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { discordReturnPath } from '../identity/auth.ts';
import { coarseAddress } from '../identity/devices.ts';
import type { Identity } from '../identity/identity.ts';
import type { TriedBy } from '../identity/tries.ts';
import type { StoredPerson } from '../store/people.ts';
import { libraryCode } from './library-answer.ts';
import { HttpProblem } from '../problem.ts';

/** What the library takes for an answer of the browser's; it looks into every field itself. */
type PasskeyAnswer = NonNullable<
  Parameters<Identity['auth']['api']['verifyPasskeyAuthentication']>[0]
>['body']['response'];

export interface SignInDeps {
  readonly identity: Identity;
  readonly limits: { readonly guestsPerHour: number; readonly signInsPerHour: number };
}

/** Without the fields that are undefined, which are no JSON. */
export function plainJson(options: object): WebAuthnJson {
  return JSON.parse(JSON.stringify(options)) as WebAuthnJson;
}

export const hourly = (max: number) => ({ rateLimit: { max, timeWindow: '1 hour' } });

/** The network that the audit log may keep. */
export const networkOf = (request: FastifyRequest): string => coarseAddress(request.ip);

export function registerSignIn(fastify: FastifyInstance, deps: SignInDeps): void {
  registerGuests(fastify, deps);
  registerPasswordSignIn(fastify, deps);
  registerPasskeySignIn(fastify, deps);
  registerDiscord(fastify, deps);
  registerSignOut(fastify, deps);
}

function registerGuests(fastify: FastifyInstance, { identity, limits }: SignInDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { sessions, people, settings, send, guestNames } = identity;
  app.get('/api/me', { schema: { response: { 200: Me } } }, async (request) => ({
    person: (await people.whoAsks(request)) ?? null,
  }));
  app.post(
    '/api/guests',
    {
      schema: { body: GuestBody, response: { 200: Me, 201: Me, '4xx': HttpError } },
      config: hourly(limits.guestsPerHour),
    },
    async (request, reply) => {
      const { name } = request.body;
      const known = await people.whoAsks(request);
      if (known !== undefined) return { person: name === undefined ? known : await people.rename(known.id, name) };
      const make = (called: string): Promise<string> => sessions.makeGuest(request, called);
      const person = await people.get(await (name === undefined ? guestNames.give(make) : make(name)));
      return reply.code(201).send({ person: person ?? null });
    },
  );
  app.get('/api/sign-in', { schema: { response: { 200: SignInWays } } }, () => ({
    discord: settings.discord !== undefined,
    mail: send !== undefined,
    passkeyHost: new URL(settings.publicUrl).hostname,
  }));
}

/** From now on this browser is one in which the person has signed in [HTTP-32]. */
export function rememberDevice({ sessions, devices }: Identity, request: FastifyRequest, personId: PersonId): void {
  sessions.setCookies(request, [devices.cookieFor(request, personId)]);
}

/** What follows every sign-in: the browser's session before it ends, and the log says so. */
async function signedIn(
  identity: Identity,
  request: FastifyRequest,
  personId: PersonId,
  how: string,
): Promise<{ person: StoredPerson | null }> {
  const person = await identity.people.get(personId);
  rememberDevice(identity, request, personId);
  // What an account wants holds on each of its devices; what a browser wants by itself stays.
  if (await identity.accounts.hidesResults(personId)) identity.sessions.setCookies(request, [hidingCookie(true)]);
  await identity.audit.record({ what: 'signed-in', by: person, on: how, from: networkOf(request) });
  return { person: person ?? null };
}

const personNamed = ({ people, accounts }: Identity, login: string): Promise<StoredPerson | undefined> =>
  login.includes('@') ? accounts.byEmail(login) : people.byHandle(login);

/** What the log calls somebody who tried: people type passwords into the wrong field, and the log stays for ever. */
async function triedAs(identity: Identity, login: string): Promise<string> {
  return (await personNamed(identity, login))?.handle ?? 'an unknown name';
}

/** A browser that has signed in to this account before answers for its own tries; all others share those of the name. */
async function triedBy(identity: Identity, request: FastifyRequest, login: string): Promise<TriedBy> {
  const person = await personNamed(identity, login);
  const mark = person === undefined ? undefined : identity.devices.markOf(request, person.id);
  return mark === undefined ? { kind: 'name', key: login } : { kind: 'device', key: mark };
}

function registerPasswordSignIn(fastify: FastifyInstance, { identity, limits }: SignInDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { auth, sessions, tries, audit } = identity;
  app.post(
    '/api/sign-in',
    { schema: { body: SignInBody, response: { 200: Me, '4xx': HttpError } }, config: hourly(limits.signInsPerHour) },
    async (request) => {
      const { login, password } = request.body;
      const from = networkOf(request);
      const by = await triedBy(identity, request, login);
      if (!(await tries.admit(by))) {
        await audit.record({ what: 'sign-in-barred', on: await triedAs(identity, login), from });
        const wait = `Wait ${String(signInTries.minutes)} minutes, or sign in with a passkey.`;
        throw new HttpProblem(429, 'too-many-tries', `Too many tries under this name. ${wait}`);
      }
      const before = await sessions.of(request);
      const answer = await auth.api
        .signInHandle({ headers: sessions.headers(request), body: { login, password }, returnHeaders: true })
        .catch(async (error: unknown) => {
          if (libraryCode(error) === undefined) throw error;
          await audit.record({ what: 'sign-in-failed', on: await triedAs(identity, login), from });
          throw new HttpProblem(401, 'wrong-login', 'This handle and this password do not go together. Check both.');
        });
      sessions.take(request, answer.headers);
      await tries.forget(by);
      if (before !== undefined) await sessions.end([before.sessionId]);
      return signedIn(identity, request, answer.response.personId, 'password');
    },
  );
}

function registerPasskeySignIn(fastify: FastifyInstance, { identity, limits }: SignInDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { auth, sessions, audit } = identity;
  app.post(
    '/api/sign-in/passkey/options',
    { schema: { response: { 200: WebAuthnJson, '4xx': HttpError } }, config: hourly(limits.signInsPerHour) },
    async (request) => {
      const headers = sessions.headers(request);
      const answer = await auth.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
      sessions.take(request, answer.headers);
      // Whoever is asked, any passkey of this site may answer: the browser lists them.
      const { allowCredentials: _, ...options } = answer.response;
      return plainJson(options);
    },
  );
  app.post(
    '/api/sign-in/passkey',
    {
      schema: { body: PasskeySignInBody, response: { 200: Me, '4xx': HttpError } },
      config: hourly(limits.signInsPerHour),
    },
    async (request) => {
      const before = await sessions.of(request);
      const answer = await auth.api
        .verifyPasskeyAuthentication({
          headers: sessions.headers(request),
          body: { response: request.body.response as unknown as PasskeyAnswer },
          returnHeaders: true,
        })
        .catch(async (error: unknown) => {
          if (libraryCode(error) === undefined) throw error;
          await audit.record({ what: 'sign-in-failed', on: 'passkey', from: networkOf(request) });
          const sentence =
            'No account here has this passkey. Sign in with your password, and add it on your account page.';
          throw new HttpProblem(401, 'wrong-passkey', sentence);
        });
      sessions.take(request, answer.headers);
      if (before !== undefined) await sessions.end([before.sessionId]);
      return signedIn(identity, request, answer.response.user.id, 'passkey');
    },
  );
}

const noDiscord = (): HttpProblem =>
  new HttpProblem(404, 'no-discord', 'This server has no sign-in with Discord. Use a password or a passkey.');

function registerDiscord(fastify: FastifyInstance, { identity, limits }: SignInDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { auth, sessions, settings, people } = identity;
  app.post(
    '/api/sign-in/discord',
    {
      schema: { body: DiscordBody, response: { 200: Elsewhere, '4xx': HttpError } },
      config: hourly(limits.signInsPerHour),
    },
    async (request) => {
      if (settings.discord === undefined) throw noDiscord();
      const { keep } = request.body;
      if (keep && (await people.whoAsks(request)) === undefined)
        throw new HttpProblem(401, 'no-guest', 'Choose a name first.');
      const headers = sessions.headers(request);
      const body = { provider: 'discord', disableRedirect: true } as const;
      const answer = keep
        ? await auth.api.linkSocialAccount({
            headers,
            body: { ...body, callbackURL: '/account?discord=linked', errorCallbackURL: '/account' },
            returnHeaders: true,
          })
        : await auth.api.signInSocial({
            headers,
            body: { ...body, callbackURL: '/account', errorCallbackURL: '/sign-in' },
            returnHeaders: true,
          });
      sessions.take(request, answer.headers);
      return { url: answer.response.url ?? '' };
    },
  );
  // The only one of the library's own routes: Discord sends people back here, with a state that their cookie must fit.
  fastify.get(
    discordReturnPath,
    { schema: { hide: true }, config: hourly(limits.signInsPerHour) },
    async (request, reply) => {
      if (settings.discord === undefined) throw noDiscord();
      const before = await sessions.of(request);
      const url = new URL(request.url, settings.publicUrl);
      const answer = await auth.handler(new Request(url, { headers: sessions.headers(request) }));
      sessions.take(request, answer.headers);
      await followDiscord(identity, request, answer, before?.sessionId);
      return reply.redirect(answer.headers.get('location') ?? '/sign-in?error=no_answer', 303);
    },
  );
}

/** Notes what came of the way back: a sign-in, or a link to whoever was here already. */
async function followDiscord(
  identity: Identity,
  request: FastifyRequest,
  answer: Response,
  sessionBefore: string | undefined,
): Promise<void> {
  const { auth, sessions, audit, people } = identity;
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => /session_token=./.test(pair));
  if (cookie !== undefined) {
    const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
    if (found !== null) await signedIn(identity, request, found.user.id, 'discord');
    if (sessionBefore !== undefined) await sessions.end([sessionBefore]);
  } else if (answer.headers.get('location')?.includes('discord=linked') === true) {
    await audit.record({ what: 'discord-linked', by: await people.whoAsks(request), from: networkOf(request) });
  }
}

function registerSignOut(fastify: FastifyInstance, { identity }: SignInDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { sessions, audit, accounts } = identity;
  app.post('/api/sign-out', { schema: { response: { 200: Done, '4xx': HttpError } } }, async (request) => {
    const asking = await sessions.of(request);
    if (asking === undefined) return { done: true as const };
    await audit.record({ what: 'signed-out', by: asking.person, from: networkOf(request) });
    if (asking.person.handle !== null) rememberDevice(identity, request, asking.person.id);
    const guest = await accounts.guestOf(asking);
    await sessions.leave(request, asking, guest !== undefined);
    return { done: true as const };
  });
  app.post('/api/sign-out/everywhere', { schema: { response: { 200: Done, '4xx': HttpError } } }, async (request) => {
    const asking = await sessions.of(request);
    if (asking === undefined) return { done: true as const };
    await audit.record({ what: 'signed-out-everywhere', by: asking.person, from: networkOf(request) });
    await sessions.leave(request, asking, false);
    await sessions.endAllOf(asking.person.id);
    return { done: true as const };
  });
}
