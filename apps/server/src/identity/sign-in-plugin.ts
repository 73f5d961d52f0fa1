/** What Broadside asks of the library and it does not have: signing in by handle, and a new session for somebody known. */
import { createAuthEndpoint } from '@better-auth/core/api';
import { APIError } from '@better-auth/core/error';
import type { BetterAuthPlugin } from 'better-auth';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { hashOfNobody, verifyPassword } from './passwords.ts';

/** The one answer to an unknown name, an account without a password and a wrong password. */
export const wrongLogin = 'WRONG_LOGIN';

/** `personOf` finds the id behind a handle or a confirmed e-mail address. */
export function signInPlugin(personOf: (login: string) => Promise<string | undefined>) {
  return {
    id: 'broadside',
    endpoints: {
      signInHandle: createAuthEndpoint(
        '/sign-in/handle',
        { method: 'POST', body: z.object({ login: z.string(), password: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const id = await personOf(ctx.body.login);
          const credential = id === undefined ? null : await internalAdapter.findCredentialAccount(id);
          // One hash is computed whoever it is: how long the answer takes tells nothing.
          const hash = credential?.password ?? (await hashOfNobody());
          const right = await verifyPassword({ hash, password: ctx.body.password });
          const user = id === undefined ? null : await internalAdapter.findUserById(id);
          if (!right || !user || !credential?.password)
            throw new APIError('UNAUTHORIZED', { code: wrongLogin, message: 'wrong login' });
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ personId: user.id });
        },
      ),
      /** Called by the server alone: whoever may become this person has been judged before. */
      enter: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ personId: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.personId);
          if (!user) throw new APIError('UNAUTHORIZED', { code: wrongLogin, message: 'nobody' });
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ sessionId: session.id });
        },
      ),
      /** The token in the cookie, where its signature is right. */
      cookieToken: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret);
        return ctx.json({ token: typeof token === 'string' ? token : null });
      }),
      /** Sends the cookie of a session whose token was renewed. */
      resend: createAuthEndpoint.serverOnly({ method: 'POST', body: z.object({ token: z.string() }) }, async (ctx) => {
        const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (found) await setSessionCookie(ctx, found);
        return ctx.json({});
      }),
    },
  } satisfies BetterAuthPlugin;
}
