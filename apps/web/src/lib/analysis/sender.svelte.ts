/** Sends what was made here to the server: whoever is nobody yet becomes a guest. */
import { me, sentenceOf } from '#lib/match/me.svelte.ts';

export class Sender {
  busy = $state(false);
  problem = $state('');

  /** What `work` brings; undefined where it failed for the reason in `problem`. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.problem = '';
    try {
      await me.beSomebody();
      return await work();
    } catch (thrown) {
      this.problem = sentenceOf(thrown);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
