/** The hands of a match whose end everybody knows, at each moment: worked out here, from the record that anybody may have [WATCH-67]. */
import type { Component } from 'svelte';
import type { Seat } from '@broadside/protocol';
import type { View } from '@broadside/rules/kernel';
import { openHandFor, type OpenHandProps } from '#lib/boards/opened.ts';
import { server } from '#lib/match/me.svelte.ts';
import { problemOf, type Problem } from '#lib/match/problem.ts';
import { recordMoments } from '#lib/replay/loading.ts';
import type { Moments } from '#lib/replay/moments.ts';

export interface OpenHand {
  readonly seat: Seat;
  readonly team: number;
  readonly name: string;
  readonly view: View;
}

export class OpenHands {
  readonly #match: string;
  readonly #ruleset: string;
  #moments = $state.raw<Moments | undefined>();
  /** Draws one of them. */
  part = $state.raw<Component<OpenHandProps> | undefined>();
  problem = $state.raw<Problem | undefined>();
  #asked = false;

  constructor(match: string, ruleset: string) {
    this.#match = match;
    this.#ruleset = ruleset;
    void this.open();
  }

  /** Fetches the record once. The server gives it when everybody knows the end, and not before. */
  async open(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.problem = undefined;
    try {
      const [record, part] = await Promise.all([server.record(this.#match), openHandFor(this.#ruleset)?.()]);
      this.#moments = await recordMoments(record, false);
      this.part = part?.default;
    } catch (thrown) {
      [this.#asked, this.problem] = [false, problemOf(thrown)];
    }
  }

  /** Those of the people, and of the bots, as they stood after an entry. */
  at(seq: number): readonly OpenHand[] {
    const moments = this.#moments;
    if (moments === undefined || seq < 1 || seq > moments.count) return [];
    return moments.header.seats.map(({ seat, team, name, side }) => ({
      ...{ seat, team, name: name ?? side },
      view: moments.moment(seq, seat).view,
    }));
  }
}
