import type { Lobby } from '@broadside/protocol';
import { me, problemOf, server, serverNow, type Problem } from '#lib/match/me.svelte.ts';
import { poll } from '#lib/match/poll.ts';

const everyMs = 15_000;
const key = 'broadside.shown';

/** What stands in the lobby, asked for every 15 s while somebody looks. */
export class LobbyFeed {
  lobby = $state.raw<Lobby | undefined>();
  problem = $state.raw<Problem | undefined>();
  /** When it was last heard, by the server's clock. */
  now = $state(serverNow());
  /** This person's name may stand among those who are online. */
  shown = $state(false);

  /** Begins to ask; answers how to stop. */
  start(): () => void {
    this.shown = localStorage.getItem(key) === 'yes';
    return poll(() => this.#ask(), everyMs);
  }

  load(): Promise<void> {
    return this.#ask().catch(() => undefined);
  }

  async #ask(): Promise<void> {
    try {
      await me.load();
      this.lobby = await server.lobby(this.shown);
      this.now = serverNow();
      this.problem = undefined;
    } catch (thrown) {
      this.problem = problemOf(thrown);
      throw thrown;
    }
  }

  show(shown: boolean): void {
    this.shown = shown;
    localStorage.setItem(key, shown ? 'yes' : 'no');
    void this.load();
  }
}
