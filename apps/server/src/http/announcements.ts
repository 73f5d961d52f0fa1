/** Who has read what officials announced: said by readers, counted for officials [LEAGUE-155]. */
import { peopleOf } from '@broadside/competition/season';
import { AnnouncementReads, AnnouncementsReadBody, HttpError, SeasonParams } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Announcements } from '../leagues/announcements.ts';
import { runsLeague } from '../leagues/officials.ts';
import { HttpProblem } from '../problem.ts';
import { openSeason } from './leagues.ts';
import type { LeagueDeps } from './leagues.ts';
import { requireAccount } from './session.ts';

export interface AnnouncementDeps extends LeagueDeps {
  readonly announcements: Announcements;
}

export function registerAnnouncements(fastify: FastifyInstance, deps: AnnouncementDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, officials, announcements } = deps;
  app.post(
    '/api/seasons/:id/announcements/read',
    {
      schema: {
        params: SeasonParams,
        body: AnnouncementsReadBody,
        response: { 200: z.strictObject({}), '4xx': HttpError },
      },
      config: { rateLimit: { max: 600, timeWindow: '1 hour' } },
    },
    async (request) => {
      const person = await requireAccount(request, people);
      const { stored, ledger } = await openSeason(deps, request.params.id);
      if (!ledger.season.entrants.some((each) => peopleOf(each).includes(person.id)))
        throw new HttpProblem(403, 'not-entrant', 'Only who competes in this season is counted as a reader.');
      await announcements.read(stored.id, ledger.season, person.id, request.body.read);
      return {};
    },
  );
  app.get(
    '/api/seasons/:id/announcements/reads',
    { schema: { params: SeasonParams, response: { 200: AnnouncementReads, '4xx': HttpError } } },
    async (request) => {
      const person = await requireAccount(request, people);
      const { stored, ledger } = await openSeason(deps, request.params.id);
      if (!runsLeague(await officials.officeOf(stored.league, person.id)))
        throw new HttpProblem(403, 'not-official', 'Only organisers of this league see who has read what.');
      return announcements.reads(stored.id, ledger.season);
    },
  );
}
