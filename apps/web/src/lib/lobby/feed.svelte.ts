import type { Lobby } from '@broadside/protocol';
import { me, sentenceOf, server, serverNow } from '#lib/match/me.svelte.ts';

const everyMs = 15_000;
const key = 'broadside.shown';

/** What stands in the lobby, asked for every 15 s while somebody looks. */
export class LobbyFeed {
  lobby = $state.raw<Lobby | undefined>();
  problem = $state('');
  /** When it was last heard, by the server's clock. */
  now = $state(serverNow());
  /** This person's name may stand among those who are online. */
  shown = $state(false);

  /** Begins to ask; answers how to stop. */
  start(): () => void {
    this.shown = localStorage.getItem(key) === 'yes';
    void this.load();
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.load();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async load(): Promise<void> {
    try {
      await me.load();
      this.lobby = await server.lobby(this.shown);
      this.now = serverNow();
      this.problem = '';
    } catch (thrown) {
      this.problem = sentenceOf(thrown);
    }
  }

  show(shown: boolean): void {
    this.shown = shown;
    localStorage.setItem(key, shown ? 'yes' : 'no');
    void this.load();
  }
}
