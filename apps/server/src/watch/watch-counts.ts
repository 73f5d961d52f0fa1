/**
 * How many watch each match [WATCH-15 … WATCH-17]. Who they are is nowhere: of the random value that a browser keeps there is a
 * keyed hash, whose key is made anew each day and never written down. Nothing here knows how a match goes.
 */
import { hash, randomBytes } from 'node:crypto';
import type { MatchId } from '@broadside/protocol';
import type { Logger } from 'pino';
import { Alarm } from '../rooms/alarm.ts';
import type { TimeOfDay } from '../rooms/ports.ts';
import type { MinuteCount } from '../store/watch-minutes.ts';
import { WatchTally } from './tally.ts';
import type { MatchCount } from './tally.ts';

export interface WatchCountsOptions {
  readonly time: TimeOfDay;
  /** Keeps what was counted in a minute. */
  readonly keep: (minutes: readonly MinuteCount[]) => Promise<void>;
  /** The number of a match that everybody is told is another one now. */
  readonly tell: (id: MatchId) => void;
  readonly logger: Logger;
}

const tickMs = 5000;
const minuteMs = 60_000;
const dayMs = 86_400_000;

const newKey = (): string => randomBytes(32).toString('base64');

export class WatchCounts {
  readonly #of: WatchCountsOptions;
  readonly #tallies = new Map<MatchId, WatchTally>();
  readonly #alarm: Alarm;
  #key = { day: 0, text: newKey() };
  #minute = 0;
  #unnamed = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: WatchCountsOptions) {
    this.#of = options;
    this.#alarm = new Alarm(options.time, () => this.#tick());
  }

  of(id: MatchId): MatchCount {
    return {
      come: (watcher) => {
        const mark = watcher === undefined ? `socket ${String((this.#unnamed += 1))}` : this.#mark(id, watcher);
        this.#tallyOf(id).come(mark);
        return mark;
      },
      leave: (mark) => this.#tallies.get(id)?.leave(mark),
      shown: () => this.shown(id),
    };
  }

  /** A page that follows the match over HTTP says that it is there; it is one of so many. */
  here(id: MatchId, watcher: string, oneIn: number): void {
    this.#tallyOf(id).here(this.#mark(id, watcher), oneIn, this.#of.time.now());
  }

  shown(id: MatchId): number {
    return this.#tallies.get(id)?.told ?? 0;
  }

  /** One in how many pages is to say that it is there. */
  oneIn(id: MatchId): number {
    return this.#tallies.get(id)?.oneIn ?? 1;
  }

  /** Keeps what is counted so far; nothing is counted any more. */
  async stop(): Promise<void> {
    this.#alarm.clear();
    this.#keepMinute(this.#of.time.now());
    await this.#writing;
  }

  #tallyOf(id: MatchId): WatchTally {
    const held = this.#tallies.get(id);
    if (held !== undefined) return held;
    const made = new WatchTally();
    this.#tallies.set(id, made);
    if (this.#tallies.size === 1) this.#arm();
    return made;
  }

  /** At whole five seconds, whatever happens at the tables: when a number comes tells nothing. */
  #arm(): void {
    const now = this.#of.time.now();
    this.#minute ||= Math.floor(now / minuteMs);
    this.#alarm.set((Math.floor(now / tickMs) + 1) * tickMs);
  }

  #tick(): void {
    const now = this.#of.time.now();
    for (const [id, tally] of this.#tallies) if (tally.tick(now)) this.#of.tell(id);
    if (Math.floor(now / minuteMs) > this.#minute) this.#keepMinute(now);
    for (const [id, tally] of this.#tallies) if (tally.empty) this.#tallies.delete(id);
    if (this.#tallies.size > 0) this.#arm();
    else this.#minute = 0;
  }

  #keepMinute(now: number): void {
    const minute = this.#minute;
    this.#minute = Math.floor(now / minuteMs);
    const minutes = [...this.#tallies].flatMap(([matchId, tally]) => {
      const viewers = tally.takePeak(now);
      return viewers === 0 ? [] : [{ matchId, minute, viewers }];
    });
    if (minutes.length === 0) return;
    this.#writing = this.#writing
      .then(() => this.#of.keep(minutes))
      .catch((error: unknown) => this.#of.logger.warn({ err: error }, 'how many watched is not kept'));
  }

  #mark(id: MatchId, watcher: string): string {
    const day = Math.floor(this.#of.time.now() / dayMs);
    if (day !== this.#key.day) this.#key = { day, text: newKey() };
    // Marks never leave the process: a hash that begins with the key does, and costs a tenth of an HMAC when a thousand come.
    return hash('sha256', `${this.#key.text} ${id} ${watcher}`, 'base64').slice(0, 22);
  }
}
