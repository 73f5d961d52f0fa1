/**
 * The library that keeps sessions, passwords, passkeys and other sites' accounts (docs/adr/0012-identity.md). Only this
 * folder talks to it; its own routes are not served, except the one to which another site sends people back.
 */
import { randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { passwordLength } from '@broadside/protocol';
import { betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { anonymous } from 'better-auth/plugins';
import type { Logger } from 'pino';
import type { Database } from '../store/database.ts';
import { handleKey } from './handles.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { signInPlugin } from './sign-in-plugin.ts';

export interface AuthSettings {
  /** The address that people type, such as `https://games.example.org`. */
  readonly publicUrl: string;
  readonly secret: string;
  readonly discord: { readonly clientId: string; readonly clientSecret: string } | undefined;
}

/** Carries a new guest's name into the library, whose route takes no body. */
export const guestNameHeader = 'x-broadside-name';
/** Carries the network of the request into the library. */
export const networkHeader = 'x-broadside-network';

/** How long a browser is remembered after its last visit. Guests have nothing but their cookie. */
export const sessionSeconds = 400 * 24 * 3600;

/** Under this path, and no other of the library's, Discord sends people back. */
export const authPath = '/api/auth';
export const discordReturnPath = `${authPath}/callback/discord`;

/** An address that cannot exist, for whoever has given none: the library wants one of everybody. */
export const noAddress = (id: string): string => `${id}@nobody.invalid`;
export const isNoAddress = (email: string): boolean => email.endsWith('.invalid');

/** People and their sessions: what the library keeps of them beside its own. */
const people = {
  user: {
    modelName: 'person',
    additionalFields: {
      handle: { type: 'string', required: false, input: false },
      role: { type: 'string', required: false, input: false },
    },
  },
  session: {
    expiresIn: sessionSeconds,
    // `Sessions` renews them, with a new token.
    disableSessionRefresh: true,
    // A passkey is added by whoever is signed in, as SPEC.md says; passwords are asked for where it matters.
    freshAge: 0,
    additionalFields: {
      renewedAt: { type: 'date', required: false, input: false },
      seenAt: { type: 'date', required: false, input: false },
      guestId: { type: 'string', required: false, input: false },
    },
  },
} as const;

export function createAuth(database: Database, settings: AuthSettings, logger: Logger) {
  return betterAuth({
    appName: 'Broadside',
    baseURL: settings.publicUrl,
    basePath: authPath,
    secret: settings.secret,
    database: prismaAdapter(database, { provider: 'postgresql', transaction: true }),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...rest) => logger.warn({ rest }, `sign-in: ${message}`) },
    // Origins, rates and addresses are the business of the routes that call this.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'broadside',
      useSecureCookies: settings.publicUrl.startsWith('https:'),
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [networkHeader] },
    },
    ...people,
    account: {
      modelName: 'credential',
      accountLinking: { trustedProviders: ['discord'], disableImplicitLinking: true, allowDifferentEmails: true },
      updateAccountOnSignIn: false,
    },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
    },
    socialProviders: settings.discord === undefined ? {} : { discord: discordOptions(settings.discord) },
    databaseHooks: {
      account: {
        create: {
          // Discord says once who somebody is; its tokens are of no further use here.
          before: (account) =>
            Promise.resolve({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }),
        },
      },
    },
    plugins: [
      guests(database),
      passkey({
        rpID: new URL(settings.publicUrl).hostname,
        rpName: 'Broadside',
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      }),
      signInPlugin((login) => personByLogin(database, login)),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Guests: a browser that signs in remembers which guest it was, and its person is asked what becomes of the matches. */
function guests(database: Database) {
  return anonymous({
    generateName: (ctx) => decodeURIComponent(ctx.headers?.get(guestNameHeader) ?? 'Guest'),
    generateRandomEmail: () => noAddress(randomUUID()),
    disableDeleteAnonymousUser: true,
    async onLinkAccount({ anonymousUser, newUser }) {
      if (anonymousUser.user.id === newUser.user.id) return;
      await database.session.updateMany({
        where: { token: newUser.session.token },
        data: { guestId: anonymousUser.user.id },
      });
    },
  });
}

/** Only who somebody is, not their address; and nobody new comes in by signing in. */
function discordOptions(keys: { readonly clientId: string; readonly clientSecret: string }) {
  return {
    ...keys,
    disableDefaultScope: true,
    scope: ['identify'],
    disableSignUp: true,
    mapProfileToUser: (profile: { readonly id: string }) => ({ email: `${profile.id}@discord.invalid` }),
  };
}

async function personByLogin(database: Database, login: string): Promise<string | undefined> {
  const row = login.includes('@')
    ? await database.person.findFirst({ where: { email: login.toLowerCase(), emailVerified: true } })
    : await database.person.findUnique({ where: { handleKey: handleKey(login) } });
  return row?.id;
}
