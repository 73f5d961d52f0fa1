/** Saving a draft under a link of its own. What is saved never changes: a change is a new position. */
import type { NewMatchBody, SavedPosition } from '@broadside/protocol';
import { Sender } from '#lib/analysis/sender.svelte.ts';
import { invitations } from '#lib/match/invitations.ts';
import { server } from '#lib/match/me.svelte.ts';
import { ownEntropy } from '#lib/match/own-dice.ts';

export type Opponent = 'bot' | 'friend' | 'anyone';

/** What is saved and played from. */
interface Saved {
  readonly name: string;
  readonly position: object;
  readonly saved: SavedPosition | undefined;
  readonly changed: boolean;
  readonly history: { forget(): void };
}

export class PositionSaving {
  /** What is on its way. */
  readonly busy: 'save' | 'try' | Opponent | undefined = $derived.by(() => (this.sender.busy ? this.#what : undefined));
  #what = $state<'save' | 'try' | Opponent>('save');
  readonly sender = new Sender();
  readonly #bench: Saved;
  readonly #ruleset: string;

  constructor(bench: Saved, ruleset: string) {
    this.#bench = bench;
    this.#ruleset = ruleset;
  }

  #run<T>(what: 'save' | 'try' | Opponent, work: () => Promise<T>): Promise<T | undefined> {
    if (!this.sender.busy) this.#what = what;
    return this.sender.run(work);
  }

  /** The saved position that says what the draft says: the one that is open, or a new one. */
  async save(what: 'save' | 'try' = 'save'): Promise<SavedPosition | undefined> {
    const { saved, changed, name, position } = this.#bench;
    if (saved && !changed) return saved;
    return this.#run(what, async () => {
      const title = name.trim();
      const body = { ruleset: this.#ruleset, position, ...(title === '' ? {} : { name: title }) };
      const kept = await server.savePosition(body);
      this.#bench.history.forget();
      return kept;
    });
  }

  /** The id of a new match that begins from the draft. */
  async play(
    opponent: Opponent,
    seat: NonNullable<NewMatchBody['seat']>,
    terms: Pick<NewMatchBody, 'tempo' | 'rest' | 'rated' | 'chat'>,
  ): Promise<string | undefined> {
    return this.#run(opponent, async () => {
      const { name, position } = this.#bench;
      const title = name.trim();
      const setup = { position };
      const made = await server.createMatch({
        ruleset: this.#ruleset,
        setup,
        seat,
        opponent,
        ...terms,
        entropy: ownEntropy(),
        ...(title === '' ? {} : { name: title }),
      });
      for (const each of made.invitations) invitations.keep(made.match.id, each.seat, each.path);
      return made.match.id;
    });
  }
}
