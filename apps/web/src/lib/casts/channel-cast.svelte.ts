/** The cast of a channel of TV, as who watches the channel follows it [WATCH-81]. */
import { followCast, type CastLine } from '@broadside/client';
import type { CastPage, CueShown } from '@broadside/protocol';
import { watcherOf } from '#lib/watch/watcher.ts';
import { casts } from './api.ts';
import { castAt, emptyPicture, type CastPicture } from './fold.ts';

/** A cast that begins while somebody watches is looked for so often, in milliseconds. */
const everyMs = 20_000;

export class ChannelCast {
  readonly channel: string;
  readonly match: string;
  cast = $state.raw<CastPage | undefined>();
  #cues = $state.raw<readonly CueShown[]>([]);
  /** The poll in which this browser has voted, and for what. */
  voted = $state.raw<{ readonly poll: string; readonly option: number } | undefined>();
  readonly picture: CastPicture = $derived.by(() =>
    this.cast === undefined ? emptyPicture : castAt(this.#cues, { match: this.match, seq: Infinity, ms: Infinity }),
  );
  /** There is something of it to be seen. */
  readonly shows: boolean = $derived.by(() => {
    const { marks, pointers, spotlight, text, poll, camera } = this.picture;
    return marks.length + pointers.length > 0 || [spotlight, text, poll, camera].some((each) => each !== undefined);
  });
  #line: CastLine | undefined;
  readonly #looking: ReturnType<typeof setInterval>;

  constructor(channel: string, match: string) {
    [this.channel, this.match] = [channel, match];
    void this.#look();
    this.#looking = setInterval(() => void this.#look(), everyMs);
  }

  /** The channel's own, that of its league first. */
  #isOurs({ channel, league, status }: CastPage): boolean {
    const ours = channel === this.channel || (league !== null && `league-${league.slug}` === this.channel);
    return ours && status === 'running';
  }

  async #look(): Promise<void> {
    if (this.cast !== undefined) return;
    // It is asked again.
    const found = await casts.castsOf(this.match).catch(() => undefined);
    const cast = found?.casts.find((each) => this.#isOurs(each));
    if (cast === undefined || this.cast !== undefined) return;
    this.cast = cast;
    this.#line = followCast(
      { url: '', cast: cast.id },
      {
        on: (cues, status) => {
          this.#cues = [...this.#cues, ...cues];
          if (status !== 'running') this.#left();
        },
        missing: () => this.#left(),
      },
    );
  }

  /** It is over: another one may begin. */
  #left(): void {
    this.#line?.close();
    [this.cast, this.#cues] = [undefined, []];
  }

  names = (by: number): string => this.cast?.casters.find(({ number }) => number === by)?.name ?? 'Caster';

  async vote(poll: string, option: number): Promise<void> {
    await this.#line?.vote({ watcher: watcherOf(), poll, option });
    this.voted = { poll, option };
  }

  close(): void {
    clearInterval(this.#looking);
    this.#line?.close();
  }
}
