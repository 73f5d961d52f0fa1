/**
 * Tells those who wait for it that everybody may know more of a match [WATCH-12], a channel [WATCH-46] or a wall [WATCH-47]: after an entry that was shown, and where its
 * watchers are late, at the instant of its release. What is not released wakes nobody.
 */
import type { MatchId } from '@broadside/protocol';
import type { Logger } from 'pino';
import { HttpProblem } from '../problem.ts';
import { Alarm } from '../rooms/alarm.ts';
import type { MatchRowChanges, RoomPorts, TimeOfDay } from '../rooms/ports.ts';
import type { ShownToAll } from '../rooms/rooms.ts';
import type { PublicMoments } from './public-moments.ts';

export interface PublicNewsOptions {
  /** What everybody may know now at a place; undefined where there is none. */
  readonly shown: (place: WatchPlace) => Promise<ShownToAll | undefined>;
  readonly time: TimeOfDay;
  /** How long somebody waits, in milliseconds; 0: not at all. */
  readonly waitMs: number;
  /** How many of one address wait at once. */
  readonly perAddress: number;
  readonly logger: Logger;
  /** Places at which something may be told since more of a match was. */
  readonly beside?: (match: MatchId) => readonly WatchPlace[];
}

/** Where people wait: a match, by its id, a channel, its chat, a wall, or a cast. */
export type WatchPlace = MatchId | `tv/${string}` | `chat/${string}` | `wall/${string}` | `cast/${string}`;

/** People who wait at once in one process, whatever for. */
export const mostWaiting = 5000;

/** Somebody who waits, and the newest entry that they know. */
interface Listener {
  readonly after: number;
  readonly end: (shown?: ShownToAll) => void;
}

/** Everybody who waits at one place. */
interface WaitingRoom {
  readonly listeners: Set<Listener>;
  readonly alarm: Alarm;
  /** Whether it is being asked how far everybody may see, and has to be asked once more. */
  asking: 'no' | 'once' | 'again';
}

export class PublicNews {
  readonly #of: PublicNewsOptions;
  readonly #places = new Map<WatchPlace, WaitingRoom>();
  readonly #byAddress = new Map<string, number>();
  #waiting = 0;
  #closed = false;

  constructor(options: PublicNewsOptions) {
    this.#of = options;
  }

  /** Somebody may wait here. */
  get open(): boolean {
    return !this.#closed && this.#of.waitMs > 0;
  }

  /** Counts somebody who listens until what is returned is called. Throws where too many wait or listen. */
  hold(who: string): () => void {
    this.#count(who);
    return () => this.#uncount(who);
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * What everybody may know, once that is more than entry `after`, or the end; undefined where the wait was in vain. `gone`: whom
   * to tell how to call it off. Throws 503 where too many wait, 429 where too many of one address do.
   */
  async wait(
    id: WatchPlace,
    { after, who }: { readonly after: number; readonly who: string },
    gone: (callOff: () => void) => void,
  ): Promise<ShownToAll | undefined> {
    if (!this.open) return undefined;
    this.#count(who);
    const place = this.#placeOf(id);
    let listener: Listener | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<ShownToAll | undefined>((end) => {
        listener = { after, end };
        place.listeners.add(listener);
        timer = setTimeout(() => end(undefined), this.#of.waitMs);
        gone(() => end(undefined));
        this.#ask(id, place);
      });
    } finally {
      clearTimeout(timer);
      if (listener !== undefined) place.listeners.delete(listener);
      if (place.listeners.size === 0) this.#leave(id, place);
      this.#uncount(who);
    }
  }

  /** Something happened that may let everybody see further. */
  tell(id: WatchPlace): void {
    const place = this.#places.get(id);
    if (place !== undefined) this.#ask(id, place);
    for (const other of this.#of.beside?.(id) ?? []) this.tell(other);
  }

  /** What was shown is told; an entry of a match whose watchers are late may release others. */
  follow(moments: PublicMoments): NonNullable<RoomPorts['moments']> {
    return {
      of: (match, ...of) => moments.of(match, ...of),
      releaseOf: (match, ...of) => moments.releaseOf(match, ...of),
      noted: (match, ...of) => {
        moments.noted(match, ...of);
        this.tell(match.id);
      },
    };
  }

  /** Ends without an entry, too. */
  followRows(rows: MatchRowChanges): MatchRowChanges {
    const then = (id: MatchId, change: Promise<void>): Promise<void> => change.finally(() => this.tell(id));
    return {
      setRound: (id, round) => rows.setRound(id, round),
      finish: (id, outcome) => then(id, rows.finish(id, outcome)),
      abort: (id) => then(id, rows.abort(id)),
      freeze: (id) => then(id, rows.freeze(id)),
    };
  }

  /** Nobody waits any more, and nobody is let wait again. */
  close(): void {
    this.#closed = true;
    for (const { listeners } of this.#places.values()) for (const each of listeners) each.end();
  }

  #placeOf(id: WatchPlace): WaitingRoom {
    const held = this.#places.get(id);
    if (held !== undefined) return held;
    const made: WaitingRoom = {
      listeners: new Set(),
      alarm: new Alarm(this.#of.time, () => this.tell(id)),
      asking: 'no',
    };
    this.#places.set(id, made);
    return made;
  }

  #leave(id: WatchPlace, place: WaitingRoom): void {
    place.alarm.clear();
    if (this.#places.get(id) === place) this.#places.delete(id);
  }

  /** Asked once for all who wait there. Whoever comes while the answer is under way has it asked again. */
  #ask(id: WatchPlace, place: WaitingRoom): void {
    if (place.asking !== 'no') {
      place.asking = 'again';
      return;
    }
    place.asking = 'once';
    void this.#of
      .shown(id)
      .then((shown) => this.#hear(place, shown))
      .catch((error: unknown) => this.#of.logger.warn({ err: error, match: id }, 'watchers are told nothing new'))
      .finally(() => {
        const again = place.asking === 'again';
        place.asking = 'no';
        if (again && place.listeners.size > 0) this.#ask(id, place);
      });
  }

  #hear({ listeners, alarm }: WaitingRoom, shown: ShownToAll | undefined): void {
    for (const each of listeners) if (shown === undefined || shown.over || shown.seq > each.after) each.end(shown);
    if (listeners.size > 0) alarm.set(shown?.next);
  }

  #count(who: string): void {
    const own = this.#byAddress.get(who) ?? 0;
    if (own >= this.#of.perAddress)
      throw new HttpProblem(429, 'too-often', 'Too many wait for matches from your address. Close some pages.', 5);
    if (this.#waiting >= mostWaiting)
      throw new HttpProblem(503, 'unavailable', 'Too many wait for matches here. Ask again in a few seconds.', 5);
    this.#byAddress.set(who, own + 1);
    this.#waiting += 1;
  }

  #uncount(who: string): void {
    const left = (this.#byAddress.get(who) ?? 1) - 1;
    if (left === 0) this.#byAddress.delete(who);
    else this.#byAddress.set(who, left);
    this.#waiting -= 1;
  }
}
