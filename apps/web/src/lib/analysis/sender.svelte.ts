/** Sends what was made here to the server: who sends is asked for a name first, where nobody knows it yet. */
import { me, sentenceOf } from '#lib/match/me.svelte.ts';

export class Sender {
  busy = $state(false);
  problem = $state('');
  /** A name is needed before anything goes to the server. */
  asksName = $state(false);
  name = $state('');

  /** What `work` brings; undefined where a name is still missing, or where it failed for the reason in `problem`. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.problem = '';
    try {
      return (await this.#known()) ? await work() : undefined;
    } catch (thrown) {
      this.problem = sentenceOf(thrown);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  async #known(): Promise<boolean> {
    await me.load();
    if (me.person) return true;
    if (this.name.trim() === '') {
      this.problem = 'Give a name first: others see it beside what you make.';
      this.asksName = true;
      return false;
    }
    await me.callMe(this.name.trim());
    this.asksName = false;
    return true;
  }
}
