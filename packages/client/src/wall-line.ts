/** Follows a wall: up to 12 boards by one stream, over cuts and restarts [WATCH-47]. */
import { WallNews } from '@broadside/protocol';
import type { MatchId, MatchToWatch, WallBoard } from '@broadside/protocol';
import { changed, hashView } from '@broadside/rules/kernel';
import { ApiError, caller } from './calls.ts';
import type { ApiOptions } from './calls.ts';
import { longPoll, longestWaitMs } from './long-poll.ts';
import { watch } from './watch.ts';
import type { WatchedEntry } from './watch.ts';

export interface WallOptions extends Omit<ApiOptions, 'timeoutMs'> {
  /** The site (http or https). Where it has a cache before its stream, that is asked from the second answer on. */
  readonly url: string;
  /** The address of a league, or `wallOfMatches`. */
  readonly wall: string;
}

/** A board as it stands. */
export interface BoardSeen {
  readonly told: MatchToWatch;
  /** Its newest entry; undefined where it could not be fetched yet. */
  readonly entry: WatchedEntry | undefined;
  readonly over: boolean;
}

export interface WallHeard {
  /** All boards, whenever one of them changes; `fresh`: the entries that are new, by match, the oldest first. */
  boards(
    boards: readonly BoardSeen[],
    fresh: ReadonlyMap<MatchId, readonly WatchedEntry[]>,
    rounds: WallNews['rounds'],
  ): void;
  /** Whether the stream does not answer at the moment; it is asked again. */
  away(away: boolean): void;
  /** There is no such wall: nothing more is asked. */
  missing(): void;
  /** Why an answer did not come; it is asked for again. */
  refused?(thrown: unknown): void;
}

/** Returns how to stop. */
export function followWall(options: WallOptions, heard: WallHeard): () => void {
  const ended = new AbortController();
  const line = new WallLine(options, heard, ended.signal);
  void longPoll({
    ask: () => line.ask(),
    goesOn: () => !line.missing,
    away: (away) => heard.away(away),
    refused: (thrown) => heard.refused?.(thrown),
    ended: ended.signal,
  });
  return () => ended.abort();
}

class WallLine {
  missing = false;
  readonly #options: WallOptions;
  readonly #heard: WallHeard;
  /** Where the stream is. */
  #url: string;
  readonly #ended: AbortSignal;
  readonly #boards = new Map<MatchId, BoardSeen>();
  #n = 0;

  constructor(options: WallOptions, heard: WallHeard, ended: AbortSignal) {
    this.#options = options;
    this.#heard = heard;
    this.#ended = ended;
    this.#url = options.url;
  }

  /** Waits for news, and takes them; false where there were none. */
  async ask(): Promise<boolean> {
    const news = await this.#next();
    if (news === undefined || this.#ended.aborted) return false;
    const strange = news.boards.some(({ match, told }) => told === null && !this.#boards.has(match));
    // A board has come that nothing is known of: the first place tells of all.
    if (strange) this.#n = 0;
    if (strange || news.n === this.#n) return strange;
    this.#n = news.n;
    await this.#take(news);
    return true;
  }

  async #next(): Promise<WallNews | undefined> {
    try {
      const path = `/wall/${encodeURIComponent(this.#options.wall)}/after/${String(this.#n)}`;
      const reach = { under: '/watch', credentials: 'omit', signal: this.#ended } as const;
      const news = await caller(this.#url, { ...this.#rest, timeoutMs: longestWaitMs }, reach)(WallNews, 'GET', path);
      if (news.stream !== '') this.#url = news.stream;
      return news;
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.status !== 404) throw thrown;
      if (this.#n === 0) {
        this.missing = true;
        this.#heard.missing();
      }
      // A new round has begun, and nothing of it is known yet.
      this.#n = 0;
      return undefined;
    }
  }

  async #take({ boards, rounds }: WallNews): Promise<void> {
    const fresh = new Map<MatchId, readonly WatchedEntry[]>();
    const seen = await Promise.all(
      boards.map(async (board): Promise<BoardSeen | undefined> => {
        const before = this.#boards.get(board.match);
        const told = board.told ?? before?.told;
        if (told === undefined) return undefined;
        const entries = entriesAfter(before?.entry, board);
        if (entries.length > 0) fresh.set(board.match, entries);
        const behind = before?.entry === undefined || (entries.length === 0 && before.entry.seq < board.seq);
        const entry = entries.at(-1) ?? (behind ? await this.#whole(board.match) : undefined) ?? before?.entry;
        return { told, entry, over: board.over };
      }),
    );
    if (this.#ended.aborted) return;
    const now = seen.flatMap((board) => board ?? []);
    this.#boards.clear();
    for (const board of now) this.#boards.set(board.told.match.id, board);
    this.#heard.boards(now, fresh, rounds);
  }

  get #rest(): ApiOptions {
    const { url: _url, wall: _wall, ...rest } = this.#options;
    return rest;
  }

  /** A board from the stream of its match; undefined where that does not answer. */
  async #whole(match: MatchId): Promise<WatchedEntry | undefined> {
    const line = watch({ ...this.#rest, url: this.#url, match });
    try {
      return await line.open();
    } catch {
      return undefined;
    } finally {
      line.close();
    }
  }
}

/** The entries of a board that follow the one that is known; none where they do not fit. */
function entriesAfter(known: WatchedEntry | undefined, { began, frames }: WallBoard): readonly WatchedEntry[] {
  // It may have been heard of more already, from the stream of its match.
  const next = frames.filter(({ seq }) => known !== undefined && seq > known.seq);
  if (known === undefined || next[0]?.seq !== known.seq + 1) return [];
  let { view } = known;
  const entries = next.map(({ changes, ms, seq, log, awaiting, outcome, table, hash }) => {
    view = changed(view, changes);
    const holds = hash === undefined || hash === hashView(view);
    return { holds, entry: { seq, at: (began ?? 0) + ms, view, log, awaiting, outcome, table } };
  });
  return entries.every(({ holds }) => holds) ? entries.map(({ entry }) => entry) : [];
}
