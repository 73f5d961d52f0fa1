/** Everything about casts over HTTP but their stream, which is below /watch. */
import type { FastifyInstance } from 'fastify';
import { registerCasts } from './casts.ts';
import type { CastDeps } from './casts.ts';
import { registerCueReports } from './cue-reports.ts';
import type { CueReportDeps } from './cue-reports.ts';

export type CastingDeps = CastDeps & CueReportDeps;

export function registerCasting(fastify: FastifyInstance, deps: CastingDeps): void {
  registerCasts(fastify, deps);
  registerCueReports(fastify, deps);
}
