/** What the blocks of the account page share: the account as the server has it, and how a press is carried out. */
import type { Account, SignInWays } from '@broadside/protocol';
import { toasts } from '#lib/components/toasts.svelte.ts';
import { me, problemOf, sentenceOf, server, type Problem } from '#lib/match/me.svelte.ts';
import { isCancelled } from './passkeys.ts';

export class AccountWork {
  account = $state.raw<Account | undefined>();
  ways = $state.raw<SignInWays | undefined>();
  /** Nobody is signed in, or the server is away. */
  problem = $state.raw<Problem | undefined>();

  async load(): Promise<void> {
    this.problem = undefined;
    try {
      await me.reload();
      if (!me.person) return;
      [this.account, this.ways] = await Promise.all([server.account(), server.signInWays()]);
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }

  /** Does it, says so, and shows the account as it is then; answers what went wrong, '' for nothing. */
  async act(work: () => Promise<unknown>, said = ''): Promise<string> {
    try {
      await work();
      await this.load();
      if (said !== '') toasts.show(said);
      return '';
    } catch (thrown) {
      return isCancelled(thrown) ? '' : sentenceOf(thrown);
    }
  }
}
