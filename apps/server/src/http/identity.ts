/** All routes about who somebody is. */
import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './accounts.ts';
import type { AccountDeps } from './accounts.ts';
import { registerAdministration } from './administration.ts';
import { registerPasswordLinks } from './password-links.ts';
import { registerSignIn } from './sign-in.ts';
import type { SignInDeps } from './sign-in.ts';

export function registerIdentity(fastify: FastifyInstance, deps: AccountDeps & SignInDeps): void {
  const { identity, limits } = deps;
  identity.sessions.install(fastify);
  fastify.after(() => {
    registerSignIn(fastify, deps);
    registerAccounts(fastify, deps);
    registerPasswordLinks(fastify, identity, limits.signInsPerHour);
    registerAdministration(fastify, identity);
  });
}
