/**
 * How late the public is [WATCH-1 … WATCH-4]: an entry of the journal is released at an instant that follows from the journal
 * alone. A restart, a move to another process, and an import come to the same instants.
 */
import * as z from 'zod';

/** Seconds that watchers may be late by. */
export const watchDelaySeconds = { least: 10, most: 3600 } as const;

/** `seconds`: each entry so much later; `round`: with the end of its round; `end`: with the end of the match. */
export const watchDelay = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('seconds'),
    seconds: z.int().min(watchDelaySeconds.least).max(watchDelaySeconds.most),
  }),
  z.strictObject({ kind: z.literal('round') }),
  z.strictObject({ kind: z.literal('end') }),
]);
export type WatchDelay = z.infer<typeof watchDelay>;

/** Who watches a match, and how late. Where a match has none, everybody does, at once. */
export const watchTerms = z.strictObject({
  /** Null: at once. */
  delay: watchDelay.nullable(),
  /** False: no list shows the match, only who has its link finds it. */
  listed: z.boolean(),
});
export type WatchTerms = z.infer<typeof watchTerms>;

/** What the release of an entry depends on. */
export interface EntryMark {
  /** 1, 2, … without gaps. */
  readonly seq: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The round that runs after it; null where the ruleset does not count them, or nobody needs to know. */
  readonly round: number | null;
  /** The match is over with it. */
  readonly over: boolean;
}

/** The instants at which entries are released, kept as they are written. They never go back. */
export class ReleasePlan {
  readonly #delay: WatchDelay;
  /** When each entry from the first on is released, as far as it is known; it never falls. */
  readonly #instants: number[] = [];
  /** Entries whose release nobody knows yet. */
  #waiting = 0;
  /** The latest instant of all: a clock that was set back holds nothing back twice and gives nothing away. */
  #latest = 0;
  #highest = -1;

  constructor(delay: WatchDelay) {
    this.#delay = delay;
  }

  /** The last entry that was noted. */
  get seq(): number {
    return this.#instants.length + this.#waiting;
  }

  /** The next entry. Throws where it is another than the next one. */
  note({ seq, at, round, over }: EntryMark): void {
    if (seq !== this.seq + 1) throw new Error(`Entry ${String(seq)} does not follow ${String(this.seq)}.`);
    this.#latest = Math.max(this.#latest, at);
    this.#waiting += 1;
    const closes = round !== null && round > this.#highest;
    if (closes) this.#highest = round;
    const { kind } = this.#delay;
    if (kind === 'seconds' || over || (kind === 'round' && closes)) this.end();
  }

  /** Whatever waits is released with the last entry: a round has ended, or nothing follows. */
  end(): void {
    const instant = this.#latest + publicationDelay(this.#delay);
    for (; this.#waiting > 0; this.#waiting -= 1) this.#instants.push(instant);
  }

  /** The public moment: the newest entry that is released at `now`; 0 before the first one. */
  released(now: number): number {
    let [low, high] = [0, this.#instants.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#instants[middle] ?? Infinity) <= now) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** When the next entry is released after `now`; undefined where nobody can say. */
  next(now: number): number | undefined {
    return this.#instants[this.released(now)];
  }

  /** When an entry is released; undefined as long as nobody can say. */
  at(seq: number): number | undefined {
    return this.#instants[seq - 1];
  }
}

/** How late the end of a match is public, in milliseconds after its last entry. */
export const publicationDelay = (delay: WatchDelay | null): number =>
  delay?.kind === 'seconds' ? delay.seconds * 1000 : 0;

/** The delay of a match with these terms; null where its watchers see everything at once. */
export const delayOf = (terms: { readonly watch?: WatchTerms } | undefined): WatchDelay | null =>
  terms?.watch?.delay ?? null;

/** How late watchers are, in a few words: what stands on a picture of the match. */
export function delayBadge(delay: WatchDelay): string {
  if (delay.kind === 'seconds') return `${durationWords(delay.seconds)} late`;
  return delay.kind === 'round' ? 'until the round ends' : 'after the match';
}

/** Who watches and how late, in a few words: 'at once', '2 min late, by link alone'. */
export const watchWords = ({ delay, listed }: WatchTerms = { delay: null, listed: true }): string =>
  `${delay === null ? 'at once' : delayBadge(delay)}${listed ? '' : ', by link alone'}`;

/** How late watchers are, as a sentence. */
export function delaySentence(delay: WatchDelay | null): string {
  switch (delay?.kind) {
    case undefined:
      return 'Watchers see every move at once.';
    case 'seconds':
      return `Watchers see this ${durationWords(delay.seconds)} late.`;
    case 'round':
      return 'Watchers see each round when it is over.';
    case 'end':
      return 'Watchers see this match when it is over.';
  }
}

function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [minutes === 0 ? '' : `${String(minutes)} min`, rest === 0 ? '' : `${String(rest)} s`];
  return parts.filter((part) => part !== '').join(' ');
}
