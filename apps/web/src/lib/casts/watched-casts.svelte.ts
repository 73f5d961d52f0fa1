/** The casts of a match that somebody watches, and the one that they follow. */
import { followCast, type CastLine } from '@broadside/client';
import type { CastPage, CueShown } from '@broadside/protocol';
import type { Watching } from '#lib/watch/watching.svelte.ts';
import { watcherOf } from '#lib/watch/watcher.ts';
import { casts } from './api.ts';
import { castAt, emptyPicture, nextCueIn, type CastMoment, type CastPicture } from './fold.ts';

/** Casts that begin while somebody watches are looked for so often, in milliseconds. */
const everyMs = 30_000;

export class WatchedCasts {
  readonly match: string;
  list = $state.raw<readonly CastPage[]>([]);
  chosen = $state.raw<CastPage | undefined>();
  cues = $state.raw<readonly CueShown[]>([]);
  /** Milliseconds at the entry that one looks at. */
  ms = $state(0);
  /** The poll in which this browser has voted, and for what. */
  voted = $state.raw<{ readonly poll: string; readonly option: number } | undefined>();
  #line: CastLine | undefined;
  #left: string | undefined;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #looking: ReturnType<typeof setInterval>;
  readonly #asked: boolean;
  readonly #watching: Pick<Watching, 'at' | 'end' | 'following' | 'over'>;
  /** The moment of before that the caster shows, and who goes with them looks at. */
  led = $state<number | undefined>();
  readonly picture: CastPicture = $derived.by(() => {
    if (this.chosen === undefined) return emptyPicture;
    return castAt(this.cues, this.#moment());
  });

  /** `asked`: by the address, so that some cast is followed. */
  constructor(match: string, watching: Pick<Watching, 'at' | 'end' | 'following' | 'over'>, asked = false) {
    this.match = match;
    this.#watching = watching;
    this.#asked = asked;
    void this.load();
    this.#looking = setInterval(() => void this.load(), everyMs);
  }

  /** Whoever goes along with a cast that runs is told each cue as it comes; whoever looks back, as it came. */
  #moment(): CastMoment {
    const { at, end, following, over } = this.#watching;
    const along = (following && (!over || this.chosen?.status === 'running')) || this.led === at;
    return { match: this.match, seq: along ? end : at, ms: along ? Infinity : this.ms };
  }

  async load(): Promise<void> {
    try {
      ({ casts: this.list } = await casts.castsOf(this.match));
    } catch {
      // It is asked again; what is followed goes on.
      return;
    }
    const [first] = this.list;
    // The league's own is shown unless somebody chose otherwise.
    if (this.chosen === undefined && this.#left === undefined && (first?.official === true || (first && this.#asked)))
      this.choose(first.id);
  }

  /** Follows a cast; undefined: none. */
  choose(id: string | undefined): void {
    this.#line?.close();
    this.chosen = this.list.find((each) => each.id === id);
    if (this.chosen === undefined) this.#left = 'by hand';
    this.cues = [];
    if (id === undefined) return;
    this.#line = followCast(
      { url: '', cast: id },
      {
        on: (cues, status) => {
          this.cues = status === 'removed' ? [] : [...this.cues, ...cues];
          if (this.chosen?.id === id) this.chosen = { ...this.chosen, status };
          this.#wake();
        },
        missing: () => void this.load(),
      },
    );
  }

  /** Another entry is looked at: its cues come at their moments. */
  enter(): void {
    [this.#since, this.ms] = [performance.now(), 0];
    this.#wake();
  }

  #wake(): void {
    clearTimeout(this.#timer);
    const wait = nextCueIn(this.cues, this.#moment());
    if (wait === undefined) return;
    const due = this.#since + this.ms + wait - performance.now();
    this.#timer = setTimeout(
      () => {
        this.ms = Math.round(performance.now() - this.#since);
        this.#wake();
      },
      Math.max(0, due),
    );
  }

  names = (by: number): string => this.chosen?.casters.find(({ number }) => number === by)?.name ?? 'Caster';

  async vote(poll: string, option: number): Promise<void> {
    await this.#line?.vote({ watcher: watcherOf(), poll, option });
    this.voted = { poll, option };
  }

  close(): void {
    clearInterval(this.#looking);
    clearTimeout(this.#timer);
    this.#line?.close();
  }
}
