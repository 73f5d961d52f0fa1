/** Saving a draft under a link of its own. What is saved never changes: a change is a new position. */
import type { SavedPosition } from '@broadside/protocol';
import { invitations } from '#lib/match/invitations.ts';
import { me, sentenceOf, server } from '#lib/match/me.svelte.ts';
import { ownEntropy } from '#lib/match/own-dice.ts';
import type { Bench } from './bench.svelte.ts';

export type Opponent = 'bot' | 'friend' | 'anyone';

export class Saving {
  busy = $state<'save' | 'try' | Opponent | undefined>();
  problem = $state('');
  /** A name is needed before anything goes to the server. */
  asksName = $state(false);
  name = $state('');
  readonly #bench: Bench;
  readonly #ruleset: string;

  constructor(bench: Bench, ruleset: string) {
    this.#bench = bench;
    this.#ruleset = ruleset;
  }

  /** True once there is somebody to save for. */
  async #known(): Promise<boolean> {
    if (me.person) return true;
    await me.load().catch(() => undefined);
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

  async #run<T>(what: NonNullable<Saving['busy']>, work: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = what;
    this.problem = '';
    try {
      return (await this.#known()) ? await work() : undefined;
    } catch (thrown) {
      this.problem = sentenceOf(thrown);
      return undefined;
    } finally {
      this.busy = undefined;
    }
  }

  /** The saved position that says what the draft says: the one that is open, or a new one. */
  async save(what: 'save' | 'try' = 'save'): Promise<SavedPosition | undefined> {
    const { saved, changed, name, position } = this.#bench;
    if (saved && !changed) return saved;
    return this.#run(what, async () => {
      const title = name.trim();
      const body = { ruleset: this.#ruleset, position, ...(title === '' ? {} : { name: title }) };
      const kept = await server.savePosition(body);
      this.#bench.forget();
      return kept;
    });
  }

  /** The id of a new match that begins from the draft. */
  async play(opponent: Opponent, seat: 'seat-1' | 'seat-2'): Promise<string | undefined> {
    return this.#run(opponent, async () => {
      const { name, position } = this.#bench;
      const title = name.trim();
      const setup = { position };
      const made = await server.createMatch({
        ruleset: this.#ruleset,
        setup,
        seat,
        opponent,
        entropy: ownEntropy(),
        ...(title === '' ? {} : { name: title }),
      });
      for (const each of made.invitations) invitations.keep(made.match.id, each.seat, each.path);
      return made.match.id;
    });
  }
}
