/** Casts, what is said on TV, and live passes, put together. */
import { judgeParts } from '../judges/parts.ts';
import type { LeagueParts } from '../leagues/parts.ts';
import type { LeagueStore } from '../leagues/store.ts';
import { passParts } from '../passes/parts.ts';
import type { PassGiven } from '../passes/parts.ts';
import type { WatchPlace } from '../publication/public-news.ts';
import type { ShownToAll } from '../rooms/rooms.ts';
import type { Chats } from '../store/chat.ts';
import { SpeechLimits } from '../rooms/speech-limits.ts';
import { ChannelLines } from '../store/channel-lines.ts';
import { ChannelChat } from '../watch/channel-chat.ts';
import type { ChannelChatOptions } from '../watch/channel-chat.ts';
import type { Television } from '../watch/television.ts';
import { Casting } from './casting.ts';
import type { CastingOptions } from './casting.ts';
import { CueReports } from './reports.ts';
import { CastStore } from './store.ts';

interface CastGiven extends PassGiven, Pick<CastingOptions, 'rooms' | 'tell'> {
  /** It is made later than this. */
  readonly television: () => Television;
  readonly chats: Pick<Chats, 'silencedUntil' | 'rules'>;
  readonly leagues: LeagueStore;
  readonly rooms: () => ReturnType<PassGiven['rooms']> &
    ReturnType<CastingOptions['rooms']> &
    ReturnType<ChannelChatOptions['rooms']>;
}

function castParts({ chats, tell, television, leagues, ...given }: CastGiven, now: () => number) {
  const { database, journal, rooms } = given;
  const { passes, passStore } = passParts(given, now);
  const castStore = new CastStore(database);
  const casting = new Casting({
    ...{ store: castStore, journal, passes, rooms, tell, now },
    silencedUntil: (personId) => chats.silencedUntil(personId),
    leagueOf: (matchId) => passStore.leagueOf(matchId),
    onNow: (channel) => television().onNow(channel),
  });
  const limits = new SpeechLimits();
  const channelChat = new ChannelChat({
    ...{ lines: new ChannelLines(database), rules: chats.rules, leagues, limits, passes, television, rooms, tell, now },
    silencedUntil: (personId) => chats.silencedUntil(personId),
  });
  return { passes, passStore, casting, castStore, channelChat, speech: limits, cueReports: new CueReports(database) };
}

type JudgeGiven = Parameters<typeof judgeParts>[1];

/** Those who see more of a match than its watchers, and who casts it. */
export function insiders(given: JudgeGiven & Omit<CastGiven, 'duty' | 'officials' | 'leagues'>, leagues: LeagueParts) {
  const judges = judgeParts(given.database, given, leagues);
  const { officials, now } = leagues;
  return { ...judges, ...castParts({ ...given, ...judges, officials, leagues: leagues.store }, now) };
}

type ShownAt = (place: WatchPlace) => Promise<ShownToAll | undefined>;

/** What is told of casts and on TV, at places of their own beside all `others`. */
export const withCasts = (
  { casting, channelChat }: { readonly casting: Casting; readonly channelChat: ChannelChat },
  others: () => { readonly shownAt: ShownAt },
) => ({
  beside: (match: string) => casting.beside(match),
  shownAt: ((place) => {
    const id = place.slice(place.indexOf('/') + 1);
    if (place.startsWith('cast/')) return casting.shown(id);
    return place.startsWith('chat/') ? channelChat.shown(id) : others().shownAt(place);
  }) satisfies ShownAt,
});
