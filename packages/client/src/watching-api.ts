/** The part of the HTTP API that says what there is to watch: the Watch page, and the channels of TV [WATCH-46]. */
import { ChannelList, ChannelProgramme, Scoreboard, WatchPage } from '@broadside/protocol';
import type { Call } from './calls.ts';

export interface WatchingApi {
  /** Matches that go on, tables about to begin, what has ended lately; of a game, of a league, or all. */
  toWatch(filter?: { readonly ruleset?: string; readonly league?: string }): Promise<WatchPage>;
  /** The same of matches in which somebody sits whom the asking account follows. */
  friendsToWatch(filter?: { readonly ruleset?: string; readonly league?: string }): Promise<WatchPage>;
  /** Every channel with what is on. */
  channels(): Promise<ChannelList>;
  /** `ApiError` `no-channel` where there is none. */
  channel(id: string): Promise<ChannelProgramme>;
  /** How a match stands, as everybody may know it [WATCH-38]. */
  scoreboard(match: string, pass?: string): Promise<Scoreboard>;
}

export function watchingApi(call: Call): WatchingApi {
  return {
    toWatch: (filter = {}) => call(WatchPage, 'GET', asked('/watch', filter)),
    friendsToWatch: (filter = {}) => call(WatchPage, 'GET', asked('/watch/friends', filter)),
    channels: () => call(ChannelList, 'GET', '/tv'),
    scoreboard: (match, pass) => {
      const query = pass === undefined ? '' : `?pass=${encodeURIComponent(pass)}`;
      return call(Scoreboard, 'GET', `/matches/${encodeURIComponent(match)}/scoreboard.json${query}`);
    },
    channel: (id) => call(ChannelProgramme, 'GET', `/tv/${encodeURIComponent(id)}`),
  };
}

function asked(path: string, filter: { readonly ruleset?: string; readonly league?: string }): string {
  const query = new URLSearchParams(filter).toString();
  return query === '' ? path : `${path}?${query}`;
}
