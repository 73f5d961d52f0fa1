/** What hides outcomes, put together. */
import type { FastifyInstance } from 'fastify';
import type { LeagueParts } from '../leagues/parts.ts';
import { HidingSeasons } from './hiding-seasons.ts';
import { Spoilers, registerSpoilers } from './spoilers.ts';
import type { SpoilerDeps } from './spoilers.ts';

/** Every answer goes through what it gives. */
export function hideOutcomes(
  fastify: FastifyInstance,
  given: Omit<SpoilerDeps, 'hiding'> & Pick<LeagueParts, 'seasons' | 'database'>,
): Spoilers {
  const hiding = new HidingSeasons(given.database, given.now);
  given.seasons.follow(hiding);
  const spoilers = new Spoilers({ ...given, hiding });
  registerSpoilers(fastify, spoilers);
  return spoilers;
}
