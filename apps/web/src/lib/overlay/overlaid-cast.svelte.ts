/** A cast on an overlay: who casts, what stands on the board now, and the match that it is of. */
import { ApiError, followCast, type CastLine } from '@broadside/client';
import type { CastDesk, CueShown } from '@broadside/protocol';
import { casts } from '#lib/casts/api.ts';
import { afterCue, emptyPicture, type CastPicture } from '#lib/casts/fold.ts';
import { OverlaidMatch } from './overlaid-match.svelte.ts';

const [againMs, absentMs] = [5000, 30_000];

export class OverlaidCast {
  cast = $state.raw<CastDesk | undefined>();
  shown = $state.raw<OverlaidMatch | undefined>();
  /** Only what stands is kept, not the cues that it came of. */
  picture = $state.raw<CastPicture>(emptyPicture);
  /** Why nothing is shown, in a sentence. */
  problem = $state<string | undefined>();
  readonly #id: string;
  readonly #pass: string | undefined;
  #line: CastLine | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, pass: string | undefined) {
    [this.#id, this.#pass] = [id, pass];
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const cast = await casts.cast(this.#id);
      if (this.#closed) return;
      this.cast = cast;
      this.problem = undefined;
      if (cast.match !== null) this.#show(cast.match);
      this.#line ??= followCast(
        { url: '', cast: this.#id },
        { on: (cues, status) => this.#take(cues, status), missing: () => undefined },
      );
    } catch (thrown) {
      if (this.#closed) return;
      const absent = thrown instanceof ApiError && thrown.status === 404;
      const sentence = thrown instanceof ApiError ? thrown.message : 'The server cannot be reached.';
      this.problem = `${sentence} This page keeps asking.`;
      this.#again = setTimeout(() => void this.#load(), absent ? absentMs : againMs);
    }
  }

  /** A cast of a league's night goes from table to table: each cue says at which it is. */
  #take(cues: readonly CueShown[], status: CastDesk['status']): void {
    for (const cue of cues) {
      if (cue.match !== this.shown?.id) this.#show(cue.match);
      this.picture = afterCue(this.picture, cue);
      // What a poll came to stands until something else is said.
      const { kind } = cue.cue;
      if ((kind === 'text' && this.picture.poll?.votes) || kind === 'clear')
        this.picture = { ...this.picture, poll: undefined };
    }
    if (status === 'removed') this.picture = emptyPicture;
    if (this.cast) this.cast = { ...this.cast, status };
  }

  #show(match: string): void {
    if (match === this.shown?.id) return;
    this.shown?.close();
    this.picture = emptyPicture;
    this.shown = new OverlaidMatch(match, { pass: this.#pass });
  }

  names = (by: number): string => this.cast?.casters.find(({ number }) => number === by)?.name ?? 'Caster';

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    this.#line?.close();
    this.shown?.close();
  }
}
