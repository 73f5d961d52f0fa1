/** Cues reported, and what moderators make of it. SPEC.md WATCH-57. */
import {
  CueReportList,
  CueReportParams,
  CueVerdictBody,
  Done,
  HttpError,
  ReportBody,
  ReportIdParams,
} from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Casting } from '../casts/casting.ts';
import type { CueReports } from '../casts/reports.ts';
import type { Audit } from '../identity/audit.ts';
import { HttpProblem } from '../problem.ts';
import type { People } from '../store/people.ts';
import { castAt } from './casts.ts';
import { requirePerson, requireRole } from './session.ts';
import { networkOf } from './sign-in.ts';

export interface CueReportDeps {
  readonly people: People;
  readonly casting: Casting;
  readonly cueReports: CueReports;
  readonly audit: Pick<Audit, 'record'>;
}

/** Reports from one address in an hour. */
const reportsPerHour = 60;
const done = { done: true } as const;

export function registerCueReports(fastify: FastifyInstance, deps: CueReportDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, casting, cueReports, audit } = deps;
  app.post(
    '/api/casts/:id/cues/:cue/report',
    {
      schema: { params: CueReportParams, body: ReportBody, response: { 200: Done, 201: Done, '4xx': HttpError } },
      config: { rateLimit: { max: reportsPerHour, timeWindow: '1 hour' } },
    },
    async (request, reply) => {
      const person = await requirePerson(request, people);
      const { cast, shown, status } = await castAt(deps, request.params.id);
      const cue = status === 'removed' ? undefined : shown.find(({ id }) => id === request.params.cue);
      const maker = cast.members.find(({ number }) => number === cue?.by);
      // What nobody was told, nobody can report: its id tells nothing either.
      if (cue === undefined || maker === undefined)
        throw new HttpProblem(404, 'no-cue', 'There is no such cue. Open the cast again.');
      const fresh = await cueReports.add(cast, cue, maker, person, request.body.reason);
      return reply.code(fresh ? 201 : 200).send(done);
    },
  );
  app.get('/api/cast-reports', { schema: { response: { 200: CueReportList, '4xx': HttpError } } }, async (request) => {
    await requireRole(request, people, 'moderator');
    return { reports: await cueReports.all() };
  });
  app.post(
    '/api/cast-reports/:id',
    { schema: { params: ReportIdParams, body: CueVerdictBody, response: { 200: Done, '4xx': HttpError } } },
    async (request) => {
      const by = await requireRole(request, people, 'moderator');
      const { id } = request.params;
      const cast = await cueReports.castOf(id);
      if (cast === undefined) throw new HttpProblem(404, 'no-report', 'There is no such report. Load the list again.');
      const { verdict } = request.body;
      const from = networkOf(request);
      if (verdict === 'removed') {
        await casting.remove(await castAt(deps, cast), 'removed');
        await audit.record({ what: 'cast-ended', by, on: cast, from });
      }
      await cueReports.settle(id, verdict, by.id);
      await audit.record({ what: 'report-settled', by, on: `cast ${cast}: ${verdict}`, from });
      return done;
    },
  );
}
