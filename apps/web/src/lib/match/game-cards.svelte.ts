/** The games of this site as a page asks for them. */
import type { RulesetCard } from '@broadside/protocol';
import { problemOf, server, type Problem } from './me.svelte.ts';

export class GameCards {
  /** Undefined until they have come. */
  all = $state.raw<readonly RulesetCard[] | undefined>();
  /** Why they did not. */
  problem = $state.raw<Problem | undefined>();

  async load(): Promise<void> {
    this.problem = undefined;
    try {
      this.all = (await server.rulesets()).rulesets;
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }
}
