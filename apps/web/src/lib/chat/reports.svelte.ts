/** Reports that nobody has looked at, for moderators; others have none. */
import { moderates } from '#lib/identity/office.ts';
import { me, server } from '#lib/match/me.svelte.ts';

class WaitingReports {
  #count = $state(0);

  get count(): number {
    return moderates(me.person?.role) ? this.#count : 0;
  }

  /** Asks the server where the person is a moderator; without an answer the count stays. */
  async load(): Promise<void> {
    if (!moderates(me.person?.role)) return;
    const { waiting } = await server.reportsWaiting().catch(() => ({ waiting: this.#count }));
    this.#count = waiting;
  }
}

export const waitingReports = new WaitingReports();
