/** Everything below `/watch`: matches and channels, told to everybody in the same bytes, and who says that they are there. */
import type { FastifyInstance } from 'fastify';
import { EventStreams } from '../watch/event-streams.ts';
import type { EventStreamsOptions } from '../watch/event-streams.ts';
import { registerWatchCasts } from './watch-casts.ts';
import type { WatchCastDeps } from './watch-casts.ts';
import { registerWatchChannels } from './watch-channels.ts';
import type { WatchChannelDeps } from './watch-channels.ts';
import { registerWatchEvents } from './watch-events.ts';
import { registerWatchHere } from './watch-here.ts';
import type { WatchHereDeps } from './watch-here.ts';
import { registerWatch } from './watch.ts';
import type { WatchDeps } from './watch.ts';

export type WatchStreamDeps = WatchDeps & WatchHereDeps & WatchChannelDeps & WatchCastDeps & EventStreamsOptions;

export function registerWatchStream(fastify: FastifyInstance, deps: WatchStreamDeps): void {
  registerWatch(fastify, deps);
  registerWatchHere(fastify, deps);
  registerWatchEvents(fastify, { ...deps, events: new EventStreams(deps) });
  registerWatchChannels(fastify, deps);
  registerWatchCasts(fastify, deps);
}
