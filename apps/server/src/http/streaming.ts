/** What streaming programs ask for [WATCH-38], and the passes with which they ask [WATCH-39]. */
import type { FastifyInstance } from 'fastify';
import { OverlayPasses } from '../scoreboards/overlay-passes.ts';
import type { OverlayPassesOptions } from '../scoreboards/overlay-passes.ts';
import { Scoreboards } from '../scoreboards/scoreboards.ts';
import type { ScoreboardDeps } from '../scoreboards/scoreboards.ts';
import type { Spoilers } from '../spoilers/spoilers.ts';
import { registerOverlayPasses } from './overlay-passes.ts';
import type { OverlayPassRoutes } from './overlay-passes.ts';
import { registerScoreboards } from './scoreboards.ts';
import type { ScoreboardRoutes } from './scoreboards.ts';

export type StreamingDeps = ScoreboardDeps &
  OverlayPassesOptions &
  Omit<ScoreboardRoutes & OverlayPassRoutes, 'scoreboards' | 'overlayPasses'> & {
    readonly spoilers: Pick<Spoilers, 'ratingsForAll'>;
  };

export function registerStreaming(fastify: FastifyInstance, deps: StreamingDeps): void {
  const overlayPasses = new OverlayPasses(deps);
  // The same for whoever asks: what a season hides by itself is kept from all.
  const scoreboards = new Scoreboards({ ...deps, ratings: deps.spoilers.ratingsForAll(deps.ratings) });
  registerScoreboards(fastify, { ...deps, overlayPasses, scoreboards });
  registerOverlayPasses(fastify, { ...deps, overlayPasses });
}
