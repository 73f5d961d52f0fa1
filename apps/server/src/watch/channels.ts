/**
 * Which match a channel shows [WATCH-40 … WATCH-43]: a pure election over what everybody may know of matches. Times are
 * milliseconds since 1970.
 */
import type { MatchId } from '@broadside/protocol';

/** A match as everybody may know it. */
export interface ReleasedMatch {
  readonly id: MatchId;
  readonly ruleset: string;
  /** The address of its league. */
  readonly league: string | null;
  /** The later in its season, the higher; 0 outside of seasons. */
  readonly stage: number;
  readonly sitters: readonly {
    readonly bot: boolean;
    /** As everybody sees it; null where there is none that has settled. */
    readonly rating: number | null;
  }[];
  /** It stands in lists, and nobody who sits there wants to be left out. */
  readonly featured: boolean;
  /** When its newest released entry was released; null before the first. */
  readonly freshAt: number | null;
  /** In correspondence: not all of its people have moved lately. */
  readonly slow: boolean;
  /** When everybody knew the end; null while it goes on for them. */
  readonly endedAt: number | null;
  /** The match that it plays again. */
  readonly rematchOf: MatchId | null;
}

export type TvChannel =
  | { readonly kind: 'best' | 'under-1500' | 'bots' }
  | { readonly kind: 'ruleset'; readonly ruleset: string }
  | { readonly kind: 'league'; readonly slug: string };

/** What a channel shows. It is known by `since`, which only grows: the place from which a watcher waits for the next. */
export interface ChannelState {
  readonly match: MatchId | null;
  readonly since: number;
  /** What an organiser wants to be shown. */
  readonly picked: MatchId | null;
}

/** Nothing was shown yet. */
export const unseen: ChannelState = { match: null, since: 1, picked: null };

/** A match is taken while its newest released entry is no older. */
export const freshMs = 3 * 60_000;
/** After the publication the end stands for so long. */
export const afterglowMs = 20_000;
/** A match of which nothing came for so long was left, and gives its place up. */
export const abandonedMs = 3_600_000;
/** Below it somebody plays on the channel of learners: where everybody begins. */
const learners = 1500;

const leaguePrefix = 'league-';

/** As it stands in addresses. */
export function channelId(channel: TvChannel): string {
  if (channel.kind === 'ruleset') return channel.ruleset;
  return channel.kind === 'league' ? `${leaguePrefix}${channel.slug}` : channel.kind;
}

/** The channel of an address; undefined where there is none. Whether there is such a league, it does not know. */
export function channelOf(id: string, rulesets: readonly string[]): TvChannel | undefined {
  if (id === 'best' || id === 'under-1500' || id === 'bots') return { kind: id };
  if (rulesets.includes(id)) return { kind: 'ruleset', ruleset: id };
  return id.startsWith(leaguePrefix) ? { kind: 'league', slug: id.slice(leaguePrefix.length) } : undefined;
}

const withBot = ({ sitters }: ReleasedMatch): boolean => sitters.some(({ bot }) => bot);

/** Whether a match belongs to a channel. */
export function carries(channel: TvChannel, match: ReleasedMatch): boolean {
  switch (channel.kind) {
    case 'best':
      return true;
    case 'ruleset':
      return match.ruleset === channel.ruleset;
    case 'league':
      return match.league === channel.slug;
    case 'bots':
      return withBot(match);
    case 'under-1500':
      return !withBot(match) && match.sitters.every(({ rating }) => rating !== null && rating < learners);
  }
}

/** It may stand on a channel that shows it already. */
export const mayStay = ({ featured, freshAt }: ReleasedMatch, now: number): boolean =>
  featured && freshAt !== null && now - freshAt < abandonedMs;

/** A channel may take it now. */
export const mayBegin = (match: ReleasedMatch, now: number): boolean =>
  mayStay(match, now) && match.endedAt === null && !match.slow && now - (match.freshAt ?? 0) < freshMs;

/** The mean of the ratings, where all have settled. */
function strengthOf({ sitters }: ReleasedMatch): number {
  const ratings = sitters.flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0 || ratings.length < sitters.length) return 0;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** People before computers, then the strongest, then the latest of a season, then the freshest; one order for everybody. */
export function byWorth(a: ReleasedMatch, b: ReleasedMatch): number {
  return (
    Number(withBot(a)) - Number(withBot(b)) ||
    strengthOf(b) - strengthOf(a) ||
    b.stage - a.stage ||
    (b.freshAt ?? 0) - (a.freshAt ?? 0) ||
    (a.id < b.id ? -1 : 1)
  );
}

/** In a league what hangs on it comes first. */
const byStage = (a: ReleasedMatch, b: ReleasedMatch): number => b.stage - a.stage || byWorth(a, b);

/** The best that the channel may take. */
function bestFor(channel: TvChannel, matches: readonly ReleasedMatch[], now: number): ReleasedMatch | undefined {
  const worth = channel.kind === 'league' ? byStage : byWorth;
  const there = matches.filter((match) => carries(channel, match) && mayBegin(match, now));
  return there.reduce<ReleasedMatch | undefined>(
    (best, each) => (best && worth(best, each) <= 0 ? best : each),
    undefined,
  );
}

/** What the channel shows at `now`, after it showed `before`. Unchanged, it is the same object. */
export function elect(
  channel: TvChannel,
  before: ChannelState,
  matches: readonly ReleasedMatch[],
  now: number,
): ChannelState {
  const named = (id: MatchId | null): ReleasedMatch | undefined =>
    id === null ? undefined : matches.find((match) => match.id === id && carries(channel, match));
  const wanted = named(before.picked);
  const picked = wanted === undefined || wanted.endedAt !== null || !wanted.featured ? null : wanted.id;
  const match = nextOf(channel, named(before.match), picked === null ? undefined : wanted, matches, now);
  if (match === before.match && picked === before.picked) return before;
  const since = match === before.match ? before.since : Math.max(now, before.since + 1);
  return { match, since, picked };
}

function nextOf(
  channel: TvChannel,
  shown: ReleasedMatch | undefined,
  picked: ReleasedMatch | undefined,
  matches: readonly ReleasedMatch[],
  now: number,
): MatchId | null {
  if (picked !== undefined && mayStay(picked, now)) return picked.id;
  if (shown !== undefined && mayStay(shown, now) && now < (shown.endedAt ?? Infinity) + afterglowMs) return shown.id;
  const again = matches.find((match) => shown !== undefined && match.rematchOf === shown.id && mayBegin(match, now));
  if (again !== undefined && carries(channel, again)) return again.id;
  return bestFor(channel, matches, now)?.id ?? null;
}
