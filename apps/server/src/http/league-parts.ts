/** All routes of leagues. */
import type { FastifyInstance } from 'fastify';
import { registerLeagueOfficials } from './league-officials.ts';
import { registerLeagues } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { registerPairings } from './pairings.ts';
import type { PairingRoutes } from './pairings.ts';

export function registerLeagueParts(fastify: FastifyInstance, deps: LeagueDeps & PairingRoutes): void {
  registerLeagues(fastify, deps);
  registerLeagueOfficials(fastify, deps);
  registerPairings(fastify, deps);
}
