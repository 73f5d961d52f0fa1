/** Playing the same two again with sides swapped, wherever it is offered: one asks, the other accepts, both get the new match. */
import type { Rematch } from '@broadside/protocol';
import { goto } from '$app/navigation';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { sentenceOf, server } from '#lib/match/me.svelte.ts';
import { poll } from '#lib/match/poll.ts';
import { sound } from '#lib/sound/sound.svelte.ts';

const everyMs = 4000;

export class RematchDesk {
  stand = $state.raw<Rematch | undefined>();
  busy = $state(false);
  readonly #id: () => string | undefined;
  readonly possible = $derived(this.stand?.possible === true);
  /** The other side waits for an answer. */
  readonly offered = $derived(
    this.stand !== undefined && this.stand.match === null && this.stand.by !== null && !this.stand.mine,
  );

  /** Begun where a component is; `id`: the match that is over, undefined where nobody here has played it. */
  constructor(id: () => string | undefined) {
    this.#id = id;
    // What it is found from changes with every update; only another match is asked about anew.
    const match = $derived(id());
    // Another match has another rematch.
    $effect(() => {
      void match;
      this.stand = undefined;
    });
    const set = $derived(this.stand !== undefined && this.stand.match !== null);
    $effect(() => {
      const wanted = match;
      if (wanted === undefined || set) return;
      return poll(async () => (this.stand = await server.rematch(wanted)), everyMs);
    });
    $effect(() => {
      if (this.offered) sound.cue('reply');
    });
  }

  async ask(): Promise<void> {
    const id = this.#id();
    if (this.busy || id === undefined) return;
    this.busy = true;
    try {
      this.stand = await server.askRematch(id);
      if (this.stand.match !== null) await goto(`/match/${this.stand.match}`);
    } catch (thrown) {
      toasts.show(sentenceOf(thrown), 'bad');
    } finally {
      this.busy = false;
    }
  }
}
