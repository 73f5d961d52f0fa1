/** Casts and live passes, put together. */
import { judgeParts } from '../judges/parts.ts';
import type { LeagueParts } from '../leagues/parts.ts';
import { passParts } from '../passes/parts.ts';
import type { PassGiven } from '../passes/parts.ts';
import type { WatchPlace } from '../publication/public-news.ts';
import type { ShownToAll } from '../rooms/rooms.ts';
import type { Chats } from '../store/chat.ts';
import { Casting } from './casting.ts';
import type { CastingOptions } from './casting.ts';
import { CueReports } from './reports.ts';
import { CastStore } from './store.ts';

interface CastGiven extends PassGiven, Pick<CastingOptions, 'rooms' | 'tell'> {
  readonly chats: Pick<Chats, 'silencedUntil'>;
  readonly rooms: () => ReturnType<PassGiven['rooms']> & ReturnType<CastingOptions['rooms']>;
}

function castParts({ chats, tell, ...given }: CastGiven, now: () => number) {
  const { database, journal, rooms } = given;
  const { passes, passStore } = passParts(given, now);
  const castStore = new CastStore(database);
  const casting = new Casting({
    ...{ store: castStore, journal, passes, rooms, tell, now },
    silencedUntil: (personId) => chats.silencedUntil(personId),
    leagueOf: (matchId) => passStore.leagueOf(matchId),
  });
  return { passes, passStore, casting, castStore, cueReports: new CueReports(database) };
}

type JudgeGiven = Parameters<typeof judgeParts>[1];

/** Those who see more of a match than its watchers, and who casts it. */
export function insiders(given: JudgeGiven & Omit<CastGiven, 'duty' | 'officials'>, leagues: LeagueParts) {
  const judges = judgeParts(given.database, given, leagues);
  const { officials, now } = leagues;
  return { ...judges, ...castParts({ ...given, ...judges, officials }, now) };
}

type ShownAt = (place: WatchPlace) => Promise<ShownToAll | undefined>;

/** What is told of casts, at places of their own beside all `others`. */
export const withCasts = (casting: Casting, others: () => { readonly shownAt: ShownAt }) => ({
  beside: (match: string) => casting.beside(match),
  shownAt: ((place) =>
    place.startsWith('cast/') ? casting.shown(place.slice('cast/'.length)) : others().shownAt(place)) satisfies ShownAt,
});
