/** What is said at tables and of them, and those who see to order. */
import type { FastifyInstance } from 'fastify';
import { registerCasting } from './casting.ts';
import type { CastingDeps } from './casting.ts';
import { registerChannelChat } from './channel-chat.ts';
import type { ChannelChatDeps } from './channel-chat.ts';
import { registerChat } from './chat.ts';
import type { ChatDeps } from './chat.ts';
import { clipRemoval } from './clip-removal.ts';
import { registerClips } from './clips.ts';
import type { ClipDeps } from './clips.ts';
import { registerJudging } from './judging.ts';
import type { JudgingDeps } from './judging.ts';
import { registerWatchersChat } from './watchers-chat.ts';
import type { WatchersChatDeps } from './watchers-chat.ts';

type OrderDeps = Omit<ChatDeps, 'removeClip'> &
  WatchersChatDeps &
  ChannelChatDeps &
  Omit<ClipDeps, 'people' | 'removeClip'> &
  Omit<JudgingDeps & CastingDeps, 'people' | 'audit'>;

export function registerOrder(fastify: FastifyInstance, deps: OrderDeps): void {
  const { people, audit } = deps.identity;
  const removeClip = clipRemoval({ ...deps, audit });
  registerChat(fastify, { ...deps, removeClip });
  registerWatchersChat(fastify, deps);
  registerChannelChat(fastify, deps);
  registerClips(fastify, { ...deps, people, removeClip });
  registerJudging(fastify, { ...deps, people, audit });
  registerCasting(fastify, { ...deps, people, audit });
}
