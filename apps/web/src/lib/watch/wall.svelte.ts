/** The boards of a wall, followed by one stream: how each stands, what happened there last, and which one is large. */
import { followWall, type BoardSeen, type WatchedEntry } from '@broadside/client';
import type { LogEntry, MatchToWatch, WallNews } from '@broadside/protocol';
import { SvelteMap } from 'svelte/reactivity';
import { problemOf, type Problem } from '#lib/match/me.svelte.ts';
import { rulesOf } from '#lib/match/rules-of.ts';
import { momentAt, type FollowedMoment } from './followed-table.svelte.ts';
import { pictureFor } from '#lib/boards/index.ts';
import { flashMs, largeOf, markOf, type LargeBoard, type WallMark } from './wall-marks.ts';

export interface BoardOnWall {
  readonly told: MatchToWatch;
  readonly over: boolean;
  readonly moment: FollowedMoment | undefined;
}

/** Marks that are kept, and lines of each board. */
const mostMarks = 60;
const mostLines = 60;

export class WallOfBoards {
  boards = $state.raw<readonly BoardOnWall[]>([]);
  rounds = $state.raw<WallNews['rounds']>([]);
  /** The newest first. */
  marks = $state.raw<readonly WallMark[]>([]);
  /** The stream has told of the wall. */
  known = $state(false);
  away = $state(false);
  missing = $state(false);
  /** Why nothing came yet. */
  problem = $state.raw<Problem | undefined>();
  now = $state(Date.now());
  /** Pressed; null: the heaviest is large. */
  picked = $state<string | null>(null);
  #heaviest = $state.raw<LargeBoard | undefined>();
  readonly #lines = new SvelteMap<string, readonly LogEntry[]>();
  readonly #stops: (() => void)[];

  readonly large = $derived(this.boards.find(({ told }) => told.match.id === (this.picked ?? this.#heaviest?.match)));
  /** What makes the frame of a board inverted, by its match. */
  readonly #flashing: Readonly<Partial<Record<string, WallMark>>> = $derived(
    Object.fromEntries(this.marks.filter(({ at }) => this.now - at < flashMs).map((mark) => [mark.match, mark])),
  );

  constructor(wall: string) {
    const stop = followWall(
      { url: location.origin, wall },
      {
        boards: (boards, fresh, rounds) => void this.#take(boards, fresh, rounds),
        away: (away) => (this.away = away),
        missing: () => (this.missing = true),
        refused: (thrown) => (this.problem = problemOf(thrown)),
      },
    );
    const clock = setInterval(() => this.#tick(), 1000);
    this.#stops = [stop, () => clearInterval(clock)];
  }

  /** The mark of a board that stands out now. */
  flashOf(match: string): WallMark | undefined {
    return this.#flashing[match];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** Makes a board large, or lets the heaviest be. */
  press(match: string | null): void {
    this.picked = match === this.picked ? null : match;
  }

  async #take(
    seen: readonly BoardSeen[],
    fresh: ReadonlyMap<string, readonly WatchedEntry[]>,
    rounds: WallNews['rounds'],
  ): Promise<void> {
    const before = this.boards;
    const boards = await Promise.all(
      seen.map(async ({ told, entry, over }): Promise<BoardOnWall> => {
        const { id, ruleset } = told.match;
        const was = before.find((board) => board.told.match.id === id);
        const entries = fresh.get(id) ?? (entry ? [entry] : []);
        const news = was?.moment?.entry === entry ? [] : entries.flatMap(({ log }) => log);
        const lines = [...(this.#lines.get(id) ?? []), ...news].slice(-mostLines);
        this.#lines.set(id, lines);
        if (entry === undefined || was?.moment?.entry === entry) return { told, over, moment: was?.moment };
        const [rules, draw] = await Promise.all([rulesOf(ruleset), pictureFor(ruleset)]);
        const moment = momentAt(entry, lines, rules, draw);
        const mark = was && markOf(id, news, [was.moment?.standing, moment.standing], Date.now());
        if (mark) this.marks = [mark, ...this.marks].slice(0, mostMarks);
        return { told, over, moment };
      }),
    );
    this.boards = boards;
    this.rounds = rounds;
    this.known = true;
    this.#tick();
  }

  #tick(): void {
    this.now = Date.now();
    const ids = this.boards.map(({ told }) => told.match.id);
    const going = this.boards.filter(({ over }) => !over).map(({ told }) => told.match.id);
    this.#heaviest = largeOf(going.length > 0 ? going : ids, this.marks, this.#heaviest, this.now);
    if (this.picked !== null && !ids.includes(this.picked)) this.picked = null;
  }
}
