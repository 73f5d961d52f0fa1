/** What is said on a channel of TV, of the match that it shows [WATCH-78 … WATCH-80]. */
import { listOf, text } from '@broadside/rules/kernel';
import * as z from 'zod';
import { ChannelAfterParams } from './channels.ts';
import { ChatLine, WatchersChat } from './chat.ts';
import { chatPageLines, maxFrameBytes } from './limits.ts';
import { CommandId, Instant, MatchId } from './words.ts';

/** `match`: what the channel showed then; `seat` is always null. */
export const ChannelLine = z.strictObject({ ...ChatLine.shape, match: MatchId });
export type ChannelLine = z.infer<typeof ChannelLine>;

/** GET /watch/tv/:channel/chat/after/:n */
export const ChannelChatAfterParams = ChannelAfterParams;
/** What was said or removed after place `n` of the address, oldest first; `n`: the place from which to wait for more. */
export const ChannelChatNews = z.strictObject({
  n: Instant,
  lines: listOf(ChannelLine, chatPageLines),
  rule: WatchersChat,
});
export type ChannelChatNews = z.infer<typeof ChannelChatNews>;

/** GET /api/tv/:channel/chat, for whoever asks; `plays`: they sit at the match that is on, and are told nothing before its end. */
export const ChannelChatPage = z.strictObject({ ...ChannelChatNews.shape, plays: z.boolean() });
export type ChannelChatPage = z.infer<typeof ChannelChatPage>;

/** POST /api/tv/:channel/chat; `id`: the same again says nothing twice. */
export const ChannelSayBody = z.strictObject({ id: CommandId, text: text(maxFrameBytes) });
export type ChannelSayBody = z.infer<typeof ChannelSayBody>;
