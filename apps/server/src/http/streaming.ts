/** What streaming programs ask for [WATCH-38], and the passes with which they ask [WATCH-39]. */
import type { FastifyInstance } from 'fastify';
import { OverlayPasses } from '../scoreboards/overlay-passes.ts';
import type { OverlayPassesOptions } from '../scoreboards/overlay-passes.ts';
import { Scoreboards } from '../scoreboards/scoreboards.ts';
import type { ScoreboardDeps } from '../scoreboards/scoreboards.ts';
import { registerOverlayPasses } from './overlay-passes.ts';
import type { OverlayPassRoutes } from './overlay-passes.ts';
import { registerScoreboards } from './scoreboards.ts';
import type { ScoreboardRoutes } from './scoreboards.ts';

export type StreamingDeps = ScoreboardDeps &
  OverlayPassesOptions &
  Omit<ScoreboardRoutes & OverlayPassRoutes, 'scoreboards' | 'overlayPasses'>;

export function registerStreaming(fastify: FastifyInstance, deps: StreamingDeps): void {
  const overlayPasses = new OverlayPasses(deps);
  registerScoreboards(fastify, { ...deps, overlayPasses, scoreboards: new Scoreboards(deps) });
  registerOverlayPasses(fastify, { ...deps, overlayPasses });
}
