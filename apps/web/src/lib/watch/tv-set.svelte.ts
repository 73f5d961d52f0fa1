/** A channel that is watched: what is on, followed from match to match. */
import { followChannel } from '@broadside/client';
import type { ChannelProgramme } from '@broadside/protocol';
import { problemOf, server, type Problem } from '#lib/match/me.svelte.ts';
import { FollowedTable } from './followed-table.svelte.ts';
import { isHidden, mayHide } from './spoiler.ts';

export class TvSet {
  programme = $state.raw<ChannelProgramme | undefined>();
  table = $state.raw<FollowedTable | undefined>();
  /** The channel does not answer at the moment. */
  away = $state(false);
  missing = $state(false);
  /** Why nothing came yet. */
  problem = $state.raw<Problem | undefined>();
  #stop = (): void => undefined;
  #closed = false;

  constructor(channel: string) {
    if (mayHide()) void this.#ask(channel);
    else this.#follow(channel, 0);
  }

  /** What is on may just have ended: whoever hides results is told of the next match. */
  async #ask(channel: string): Promise<void> {
    const told = await server.channel(channel).catch(() => undefined);
    if (this.#closed) return;
    if (told) this.#take(told.on && isHidden(told.on.match) ? { ...told, on: null } : told);
    this.#follow(channel, told?.n ?? 0);
  }

  #follow(channel: string, from: number): void {
    this.#stop = followChannel(
      { url: location.origin, channel, from },
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
    this.#closed = true;
    this.#stop();
    this.table?.close();
  }
}
