/** A channel that is watched: what is on, followed from match to match. */
import { followChannel } from '@broadside/client';
import type { ChannelProgramme } from '@broadside/protocol';
import { problemOf, type Problem } from '#lib/match/me.svelte.ts';
import { FollowedTable } from './followed-table.svelte.ts';

export class TvSet {
  programme = $state.raw<ChannelProgramme | undefined>();
  table = $state.raw<FollowedTable | undefined>();
  /** The channel does not answer at the moment. */
  away = $state(false);
  missing = $state(false);
  /** Why nothing came yet. */
  problem = $state.raw<Problem | undefined>();
  readonly #stop: () => void;

  constructor(channel: string) {
    this.#stop = followChannel(
      { url: location.origin, channel },
      {
        on: (programme) => this.#take(programme),
        away: (away) => (this.away = away),
        missing: () => (this.missing = true),
        refused: (thrown) => (this.problem = problemOf(thrown)),
      },
    );
  }

  #take(programme: ChannelProgramme): void {
    this.programme = programme;
    const match = programme.on?.match;
    if (match?.id === this.table?.id) return;
    this.table?.close();
    this.table = match && new FollowedTable(match.id, match.ruleset, programme.stream);
    void this.table?.open(true);
  }

  close(): void {
    this.#stop();
    this.table?.close();
  }
}
