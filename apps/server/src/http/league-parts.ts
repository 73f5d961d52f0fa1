/** All routes of leagues. */
import type { FastifyInstance } from 'fastify';
import { registerLeagueOfficials } from './league-officials.ts';
import { registerLeagues } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';

export function registerLeagueParts(fastify: FastifyInstance, deps: LeagueDeps): void {
  registerLeagues(fastify, deps);
  registerLeagueOfficials(fastify, deps);
}
