/** The cues of one cast in the order in which everybody is told them, and those that wait for their moment [WATCH-54]. */
import { castLimits } from '@broadside/protocol';
import type { CueShown } from '@broadside/protocol';
import type { KeptCue, StoredCast } from './store.ts';

/** When a cue may be told, in milliseconds since 1970; undefined as long as nobody can say. */
export type InstantOf = (cue: KeptCue) => Promise<number | undefined>;

export class CastStage {
  cast: StoredCast;
  /** Told, in their order: it only grows. */
  readonly shown: KeptCue[] = [];
  /** Those made ahead of the watchers, which wait. */
  #held: KeptCue[] = [];
  readonly #ids = new Set<string>();
  #bytes = 0;
  #last = { ordinal: 0, at: 0 };
  /** Whatever is done with it is done in turn. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(cast: StoredCast, cues: readonly KeptCue[]) {
    this.cast = cast;
    for (const cue of cues) this.#note(cue);
    // They are put in their order by the first look at them.
    this.#held = [...cues];
  }

  get held(): readonly KeptCue[] {
    return this.#held;
  }

  get full(): boolean {
    return this.#last.ordinal >= castLimits.cues || this.#bytes >= castLimits.allBytes;
  }

  /** What everybody knows of it: an end that was made ahead of them waits too. */
  get status(): StoredCast['status'] {
    if (this.cast.status === 'removed') return 'removed';
    return this.shown.some(({ cue }) => cue.kind === 'end') ? 'ended' : 'running';
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** The next cue as it will be kept. */
  next(cue: Omit<KeptCue, 'ordinal'>): KeptCue {
    return { ...cue, ordinal: this.#last.ordinal + 1, at: Math.max(cue.at, this.#last.at) };
  }

  add(cue: KeptCue): void {
    this.#note(cue);
    if (cue.ahead) this.#held.push(cue);
    else this.shown.push(cue);
  }

  /** Tells what may be told at `now`, in the order of their instants; answers when the next one may be, where that is known. */
  async advance(now: number, instantOf: InstantOf): Promise<number | undefined> {
    const waiting: KeptCue[] = [];
    const due: { readonly at: number; readonly cue: KeptCue }[] = [];
    let next: number | undefined;
    for (const cue of this.#held) {
      const at = cue.ahead ? await instantOf(cue) : cue.at;
      if (at !== undefined && at <= now) due.push({ at, cue });
      else waiting.push(cue);
      if (at !== undefined && at > now) next = Math.min(next ?? at, at);
    }
    due.sort((one, other) => one.at - other.at || one.cue.ordinal - other.cue.ordinal);
    this.shown.push(...due.map(({ cue }) => cue));
    this.#held = waiting;
    return next;
  }

  #note(cue: KeptCue): void {
    this.#ids.add(cue.id);
    this.#bytes += JSON.stringify(cue.cue).length;
    this.#last = { ordinal: cue.ordinal, at: cue.at };
  }
}

/** A cue as it is told. */
export const cueShown = ({ id, by, match, seq, ms, cue }: KeptCue): CueShown => ({ id, by, match, seq, ms, cue });
