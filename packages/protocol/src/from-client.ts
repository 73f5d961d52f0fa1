/** Messages from a client to the server: one websocket per match, JSON text frames. */
import { tableAct } from '@broadside/match';
import { count, text } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Cue } from './casts.ts';
import { maxFrameBytes, protocolVersion } from './limits.ts';
import { Watcher } from './watching.ts';
import { CommandBody, CommandId, Seq } from './words.ts';

/** The first message on a socket. `resume` is the last `seq` the client has applied. */
export const Hello = z.strictObject({
  t: z.literal('hello'),
  v: z.literal(protocolVersion),
  resume: Seq.exactOptional(),
  /** For who only watches: the random value of their browser, so that its tabs count as one [WATCH-15]. */
  watcher: Watcher.exactOptional(),
});

/** Asks for a command; answered by `accepted`, `rejected` or `error`, always with its id. */
export const Command = z.strictObject({
  t: z.literal('command'),
  id: CommandId,
  /** The `seq` of the view on which the player decided. */
  seq: Seq,
  command: CommandBody,
});

/** Asks something of the table itself, whatever is played; answered as a command is. */
export const Act = z.strictObject({ t: z.literal('act'), id: CommandId, seq: Seq, act: tableAct });

/** Says something in one's own room of the match; answered as a command is [CHAT-3]. */
export const Say = z.strictObject({ t: z.literal('say'), id: CommandId, text: text(maxFrameBytes) });

/** Asks for a whole snapshot, because what came does not continue the client's view, or cannot be read. */
export const Resync = z.strictObject({
  t: z.literal('resync'),
  /** What did not fit; absent where the client only wants to see the whole. */
  because: z.enum(['gap', 'words', 'changes', 'hash', 'unread']).exactOptional(),
});
export type ResyncReason = NonNullable<z.infer<typeof Resync>['because']>;

export const Ping = z.strictObject({ t: z.literal('ping'), n: count });

export const FromClient = z.discriminatedUnion('t', [Hello, Command, Act, Say, Cue, Resync, Ping]);
export type FromClient = z.infer<typeof FromClient>;
export type HelloMessage = z.infer<typeof Hello>;
export type CommandMessage = z.infer<typeof Command>;
export type ActMessage = z.infer<typeof Act>;
export type SayMessage = z.infer<typeof Say>;
