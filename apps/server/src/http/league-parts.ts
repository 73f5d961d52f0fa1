/** All routes of leagues. */
import type { FastifyInstance } from 'fastify';
import { registerDisputes } from './disputes.ts';
import type { DisputeDeps } from './disputes.ts';
import { registerLeagueData } from './league-data.ts';
import type { LeagueDataDeps } from './league-data.ts';
import { registerAnnouncements } from './announcements.ts';
import type { AnnouncementDeps } from './announcements.ts';
import { registerLeagueFeeds } from './league-feeds.ts';
import type { LeagueFeedDeps } from './league-feeds.ts';
import { registerLeagueOfficials } from './league-officials.ts';
import { registerLeagues } from './leagues.ts';
import { registerNextSeasons } from './next-seasons.ts';
import { registerRegistration } from './registration.ts';
import type { RegistrationDeps } from './registration.ts';
import { registerPairings } from './pairings.ts';
import { registerSeasonImport } from './season-import.ts';
import { registerSeasonAudience } from './season-audience.ts';
import type { SeasonAudienceDeps } from './season-audience.ts';
import { registerSeasonParts } from './season-parts.ts';
import { registerSeasonLists } from './season-lists.ts';
import type { SeasonListDeps } from './season-lists.ts';
import type { PairingRoutes } from './pairing-routes.ts';
import { registerTokens } from './tokens.ts';
import type { TokenDeps } from './tokens.ts';
import { registerWebhooks } from './webhooks.ts';
import type { WebhookDeps } from './webhooks.ts';

export function registerLeagueParts(
  fastify: FastifyInstance,
  given: AnnouncementDeps &
    SeasonListDeps &
    WebhookDeps &
    TokenDeps &
    PairingRoutes &
    LeagueDataDeps &
    LeagueFeedDeps &
    DisputeDeps &
    RegistrationDeps &
    SeasonAudienceDeps,
): void {
  const deps = { ...given, people: given.tokens.people(given.people) };
  registerLeagues(fastify, deps);
  registerLeagueOfficials(fastify, deps);
  registerPairings(fastify, deps);
  registerLeagueFeeds(fastify, deps);
  registerAnnouncements(fastify, deps);
  registerSeasonImport(fastify, deps);
  registerSeasonParts(fastify, deps);
  registerSeasonAudience(fastify, deps);
  registerSeasonLists(fastify, deps);
  registerWebhooks(fastify, deps);
  registerTokens(fastify, deps);
  registerDisputes(fastify, deps);
  registerRegistration(fastify, deps);
  registerNextSeasons(fastify, deps);
  // Of everything of theirs: for people, not for tokens of one league.
  registerLeagueData(fastify, given);
}
