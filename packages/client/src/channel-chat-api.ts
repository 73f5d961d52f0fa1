/** The part of the HTTP API for what is said on channels of TV [WATCH-78 … WATCH-80]. A client of its own: few pages need it. */
import { ChannelChatNews, ChannelChatPage, ChannelLine, WatchersChatPage } from '@broadside/protocol';
import type { ChannelSayBody, WatchersChat } from '@broadside/protocol';
import { caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';
import { longestWaitMs } from './long-poll.ts';

export interface ChannelChatApi {
  /** What was said last, and whether the asking person may read it. `ApiError` `no-channel` where there is none. */
  chat(channel: string): Promise<ChannelChatPage>;
  /** What came after place `after`; waits for it where nothing did. */
  news(channel: string, after: number, signal?: AbortSignal): Promise<ChannelChatNews>;
  say(channel: string, body: ChannelSayBody): Promise<ChannelLine>;
  /** Who writes there, and how often. */
  ruled(channel: string): Promise<WatchersChatPage>;
  /** For moderators, on channels of no league; null: as usual. */
  rule(channel: string, rule: WatchersChat | null): Promise<WatchersChatPage>;
}

/** Chats of channels on the site at `baseUrl`. */
export function channelChatApi(baseUrl: string, options: ApiOptions = {}): ChannelChatApi {
  const call = caller(baseUrl, options);
  const of = (channel: string): string => `/tv/${encodeURIComponent(channel)}`;
  return {
    chat: (channel) => call(ChannelChatPage, 'GET', `${of(channel)}/chat`),
    news: (channel, after, signal) => {
      const reach = { under: '/watch', credentials: 'omit', ...(signal && { signal }) } as const;
      const wait = caller(baseUrl, { ...options, timeoutMs: longestWaitMs }, reach);
      return wait(ChannelChatNews, 'GET', `${of(channel)}/chat/after/${String(after)}`);
    },
    say: (channel, body) => call(ChannelLine, 'POST', `${of(channel)}/chat`, body),
    ruled: (channel) => call(WatchersChatPage, 'GET', `${of(channel)}/watchers-chat`),
    rule: (channel, rule) => call(WatchersChatPage, 'PUT', `${of(channel)}/watchers-chat`, { rule }),
  };
}
