/** The account page's routes: becoming an account, names, passwords, passkeys, devices, deletion. SPEC.md HTTP-36 to HTTP-43. */
import type { PersonId } from '@broadside/protocol';
import {
  Account,
  AccountBody,
  BringBody,
  Brought,
  DeletionBody,
  Done,
  HttpError,
  IdParams,
  Me,
  NewPasskeyBody,
  PasskeyEntry,
  PasswordBody,
  ProfileBody,
  WebAuthnJson,
  hidingCookie,
} from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { refuseReserved, takenHandle } from '../identity/handles.ts';
import type { Identity } from '../identity/identity.ts';
import { refuseWeak } from '../identity/passwords.ts';
import type { AskingPerson } from '../identity/sessions.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import { libraryCode } from './library-answer.ts';
import { HttpProblem, notSignedIn } from '../problem.ts';
import { hourly, networkOf, plainJson, rememberDevice } from './sign-in.ts';

export interface AccountDeps {
  readonly identity: Identity;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly limits: { readonly signInsPerHour: number };
}

const done = { done: true as const };

export function registerAccounts(fastify: FastifyInstance, deps: AccountDeps): void {
  registerProfile(fastify, deps);
  registerPasswords(fastify, deps);
  registerPasskeys(fastify, deps);
  registerDevices(fastify, deps);
  registerEnds(fastify, deps);
}

export async function asking(request: FastifyRequest, { sessions }: Identity): Promise<AskingPerson> {
  const found = await sessions.of(request);
  if (found === undefined) throw notSignedIn();
  return found;
}

/** Whoever has a password shows it again before something that cannot be taken back. */
async function confirm(request: FastifyRequest, identity: Identity, password?: string) {
  const { auth, sessions, accounts, tries } = identity;
  const { person, sessionId } = await asking(request, identity);
  if (!(await accounts.waysOf(person.id)).password) return;
  const wrong = new HttpProblem(
    403,
    'wrong-password',
    'This is not your present password. Type the one you sign in with.',
  );
  if (password === undefined) throw wrong;
  const by = { kind: 'session', key: sessionId } as const;
  if (!(await tries.admit(by)))
    throw new HttpProblem(429, 'too-many-tries', 'Too many wrong passwords. Wait a quarter of an hour.');
  await auth.api.verifyPassword({ headers: sessions.headers(request), body: { password } }).catch((error: unknown) => {
    throw libraryCode(error) === undefined ? error : wrong;
  });
  await tries.forget(by);
}

/** The names at the tables follow. */
async function refreshTables({ identity, matches, rooms }: AccountDeps, personId: PersonId): Promise<void> {
  for (const id of await identity.accounts.matchesUnderWay(personId)) {
    const match = await matches.get(id);
    if (match !== undefined) await rooms.refresh(match);
  }
}

function registerProfile(fastify: FastifyInstance, deps: AccountDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { identity, limits } = deps;
  const { sessions, accounts, audit, auth } = identity;
  app.get('/api/account', { schema: { response: { 200: Account, '4xx': HttpError } } }, async (request) =>
    accounts.show(await asking(request, identity)),
  );
  app.post(
    '/api/account',
    { schema: { body: AccountBody, response: { 200: Me, '4xx': HttpError } }, config: hourly(limits.signInsPerHour) },
    async (request) => {
      const { person } = await asking(request, identity);
      const { handle, name, password } = request.body;
      if (person.handle !== null)
        throw new HttpProblem(
          409,
          'has-account',
          `You are ${person.handle} already. Sign out to make another account.`,
        );
      refuseReserved(handle);
      if (await accounts.isTaken(handle, person.id)) throw takenHandle(handle);
      if (password === undefined) {
        const ways = await accounts.waysOf(person.id);
        if (!ways.password && !ways.discord && ways.passkeys === 0)
          throw new HttpProblem(
            400,
            'no-way-in',
            'Choose a password, or add a passkey first: else nobody could sign in.',
          );
      } else refuseWeak(password, [handle, name ?? person.name]);
      const made = await accounts.setProfile(person.id, { handle, ...(name === undefined ? {} : { name }) });
      if (password !== undefined)
        await auth.api.setPassword({ headers: sessions.headers(request), body: { newPassword: password } });
      await audit.record({ what: 'account-made', by: made, from: networkOf(request) });
      // From here on the cookie is worth more: a new one, so that nobody has it who had the old one.
      await sessions.enter(request, person.id);
      rememberDevice(identity, request, person.id);
      await refreshTables(deps, person.id);
      return { person: made };
    },
  );
  app.put(
    '/api/account',
    { schema: { body: ProfileBody, response: { 200: Me, '4xx': HttpError } }, config: hourly(limits.signInsPerHour) },
    async (request) => {
      const { person } = await asking(request, identity);
      const { handle: wanted, ...rest } = request.body;
      // Whoever was called so before it was refused keeps it.
      const handle = wanted === person.handle ? undefined : wanted;
      if (handle !== undefined && person.handle === null)
        throw new HttpProblem(403, 'no-account', 'You are a guest. Make an account first: your matches stay yours.');
      if (handle !== undefined) refuseReserved(handle);
      const changed = await accounts.setProfile(person.id, { ...rest, ...(handle === undefined ? {} : { handle }) });
      if (handle !== undefined)
        await audit.record({ what: 'handle-changed', by: person, on: handle, from: networkOf(request) });
      const { hidesResults } = rest;
      if (hidesResults !== undefined) sessions.setCookies(request, [hidingCookie(hidesResults)]);
      await refreshTables(deps, person.id);
      return { person: changed };
    },
  );
}

function registerPasswords(fastify: FastifyInstance, { identity, limits }: AccountDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { sessions, accounts, audit, auth } = identity;
  app.put(
    '/api/account/password',
    {
      schema: { body: PasswordBody, response: { 200: Done, '4xx': HttpError } },
      config: hourly(limits.signInsPerHour),
    },
    async (request) => {
      const { person, sessionId } = await asking(request, identity);
      const { current, password } = request.body;
      if (person.handle === null)
        throw new HttpProblem(403, 'no-account', 'You are a guest. Make an account first: your matches stay yours.');
      await confirm(request, identity, current);
      refuseWeak(password, [person.handle, person.name]);
      const headers = sessions.headers(request);
      if ((await accounts.waysOf(person.id)).password)
        await auth.api.changePassword({ headers, body: { currentPassword: current ?? '', newPassword: password } });
      else await auth.api.setPassword({ headers, body: { newPassword: password } });
      await audit.record({ what: 'password-set', by: person, from: networkOf(request) });
      await sessions.endAllOf(person.id, sessionId);
      await sessions.enter(request, person.id);
      return done;
    },
  );
}

function registerPasskeys(fastify: FastifyInstance, { identity, limits }: AccountDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { sessions, accounts, audit, auth } = identity;
  const config = hourly(limits.signInsPerHour);
  app.post(
    '/api/account/passkeys/options',
    { schema: { response: { 200: WebAuthnJson, '4xx': HttpError } }, config },
    async (request) => {
      const { person } = await asking(request, identity);
      const answer = await auth.api.generatePasskeyRegistrationOptions({
        headers: sessions.headers(request),
        query: { name: person.handle ?? person.name },
        returnHeaders: true,
      });
      sessions.take(request, answer.headers);
      const { name } = person;
      return plainJson({ ...answer.response, user: { ...answer.response.user, displayName: name } });
    },
  );
  app.post(
    '/api/account/passkeys',
    { schema: { body: NewPasskeyBody, response: { 201: PasskeyEntry, '4xx': HttpError } }, config },
    async (request, reply) => {
      const { person } = await asking(request, identity);
      const made = await auth.api
        .verifyPasskeyRegistration({ headers: sessions.headers(request), body: request.body })
        .catch((error: unknown) => {
          if (libraryCode(error) === undefined && !isVerification(error)) throw error;
          throw new HttpProblem(400, 'bad-passkey', 'The passkey does not fit what was asked for. Try again.');
        });
      await audit.record({ what: 'passkey-added', by: person, on: request.body.name, from: networkOf(request) });
      return reply.code(201).send({ id: made.id, name: request.body.name, createdAt: Date.now() });
    },
  );
  app.delete(
    '/api/account/passkeys/:id',
    { schema: { params: IdParams, response: { 200: Done, '4xx': HttpError } } },
    async (request) => {
      const { person } = await asking(request, identity);
      const ways = await accounts.waysOf(person.id);
      if (person.handle !== null && !ways.password && !ways.discord && ways.passkeys === 1) throw lastWay();
      const name = await accounts.deletePasskey(person.id, request.params.id);
      if (name === undefined)
        throw new HttpProblem(404, 'no-passkey', 'You have no such passkey. Load the page again.');
      await audit.record({ what: 'passkey-removed', by: person, on: name, from: networkOf(request) });
      return done;
    },
  );
  app.delete('/api/account/discord', { schema: { response: { 200: Done, '4xx': HttpError } } }, async (request) => {
    const { person } = await asking(request, identity);
    const ways = await accounts.waysOf(person.id);
    if (person.handle !== null && !ways.password && ways.passkeys === 0) throw lastWay();
    if (await accounts.unlinkDiscord(person.id))
      await audit.record({ what: 'discord-unlinked', by: person, from: networkOf(request) });
    return done;
  });
}

const lastWay = (): HttpProblem =>
  new HttpProblem(409, 'last-way-in', 'This is your only way to sign in. Set a password first.');

/** The library answers a passkey that does not fit with a fault of its own. */
function isVerification(error: unknown): boolean {
  return error instanceof Error && error.message.toLowerCase().includes('verify registration');
}

function registerDevices(fastify: FastifyInstance, deps: AccountDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { identity, matches, rooms } = deps;
  const { sessions, accounts, audit } = identity;
  app.delete(
    '/api/account/devices/:id',
    { schema: { params: IdParams, response: { 200: Done, '4xx': HttpError } } },
    async (request) => {
      const own = await asking(request, identity);
      const { id } = request.params;
      const device = (await accounts.show(own)).devices.find((each) => each.id === id);
      if (device === undefined)
        throw new HttpProblem(404, 'no-device', 'You are not signed in there. Load the page again.');
      await audit.record({ what: 'device-revoked', by: own.person, on: device.what, from: networkOf(request) });
      if (device.here) await sessions.leave(request, own, false);
      else await sessions.end([id]);
      return done;
    },
  );
  app.post(
    '/api/account/guest',
    { schema: { body: BringBody, response: { 200: Brought, '4xx': HttpError } } },
    async (request) => {
      const own = await asking(request, identity);
      if (own.person.handle === null) throw new HttpProblem(403, 'no-account', 'You are a guest. Sign in first.');
      const { matchIds, ...brought } = await accounts.settleGuest(own, request.body.bring);
      if (matchIds.length > 0 || brought.fleets > 0)
        await audit.record({ what: 'guest-brought-along', by: own.person, from: networkOf(request) });
      for (const id of matchIds) {
        const match = await matches.get(id);
        if (match !== undefined) await rooms.refresh(match);
      }
      return brought;
    },
  );
}

function registerEnds(fastify: FastifyInstance, deps: AccountDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { identity, limits } = deps;
  const { sessions, accounts, audit } = identity;
  app.post(
    '/api/account/delete',
    {
      schema: { body: DeletionBody, response: { 200: Done, '4xx': HttpError } },
      config: hourly(limits.signInsPerHour),
    },
    async (request) => {
      const own = await asking(request, identity);
      const { handle, password } = request.body;
      if (own.person.handle === null)
        throw new HttpProblem(403, 'no-account', 'You are a guest: there is no account to delete. Sign out instead.');
      if (handle.toLowerCase() !== own.person.handle.toLowerCase())
        throw new HttpProblem(400, 'other-handle', `Type your handle, ${own.person.handle}, to say that you mean it.`);
      await confirm(request, identity, password);
      await audit.record({ what: 'account-deleted', by: own.person, from: networkOf(request) });
      await sessions.leave(request, own, false);
      await sessions.endAllOf(own.person.id);
      await accounts.remove(own.person.id);
      await refreshTables(deps, own.person.id);
      return done;
    },
  );
}
