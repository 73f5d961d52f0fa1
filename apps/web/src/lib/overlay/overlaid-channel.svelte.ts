/** A channel of TV on an overlay: the match that is on, and the next one by itself. */
import { followChannel } from '@broadside/client';
import type { ChannelProgramme } from '@broadside/protocol';
import { sentenceOf } from '#lib/match/problem.ts';
import { OverlaidMatch } from './overlaid-match.svelte.ts';

export class OverlaidChannel {
  programme = $state.raw<ChannelProgramme | undefined>();
  shown = $state.raw<OverlaidMatch | undefined>();
  missing = $state(false);
  /** The channel does not answer at the moment. */
  away = $state(false);
  /** Why nothing came yet, in a sentence. */
  problem = $state<string | undefined>();
  readonly #stop: () => void;

  constructor(channel: string) {
    this.#stop = followChannel(
      { url: location.origin, channel },
      {
        on: (programme) => this.#take(programme),
        away: (away) => (this.away = away),
        missing: () => (this.missing = true),
        refused: (thrown) => (this.problem = sentenceOf(thrown)),
      },
    );
  }

  #take(programme: ChannelProgramme): void {
    this.programme = programme;
    this.problem = undefined;
    const id = programme.on?.match.id;
    if (id === this.shown?.id) return;
    this.shown?.close();
    this.shown = id === undefined ? undefined : new OverlaidMatch(id, { pass: undefined, stream: programme.stream });
  }

  close(): void {
    this.#stop();
    this.shown?.close();
  }
}
