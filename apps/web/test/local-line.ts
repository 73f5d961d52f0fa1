// A table without a server: the ruleset runs in the page, the other seat is the ruleset's bot. For fixtures only.
import type { Answer, ClientState } from '@broadside/client';
import { seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Json, Seat } from '@broadside/rules/kernel';
import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import { begin } from '@broadside/rules/kernel/lone-table';
import { LocalTable } from '../src/lib/analysis/local-table.ts';
import type { SessionLine } from '../src/lib/match/session.svelte.ts';

type Offers = readonly { readonly kind: string }[];

export interface LocalOptions {
  readonly seed: number;
  /** Quantum Rebellion where nothing is said. */
  readonly ruleset?: AnyRuleset;
  readonly preset?: number;
  /** A table set up by hand, instead of a preset. */
  readonly position?: unknown;
  /** How long the other seat thinks, in milliseconds. */
  readonly thinksMs?: number;
  readonly seat: Seat | null;
  /** The bot plays our seat as well until this holds. */
  readonly until: (state: ClientState, offers: Offers) => boolean;
}

export class LocalLine implements SessionLine {
  readonly ruleset: AnyRuleset;
  readonly table: LocalTable;
  readonly #options: LocalOptions;

  constructor(options: LocalOptions) {
    this.#options = options;
    this.ruleset = options.ruleset ?? quantumRebellion;
    const preset = this.ruleset.presets[options.preset ?? 0];
    if (!preset) throw new Error('There is no such preset.');
    const random = seededRandom(options.seed);
    const begun = begin(
      this.ruleset,
      options.position === undefined
        ? { kind: 'setup', setup: preset.setup as Json }
        : { kind: 'position', position: options.position as Json },
      random,
    );
    if (!begun.ok) throw new Error(begun.problems.join('\n'));
    this.table = new LocalTable({
      history: begun.value,
      name: 'Fixture',
      look: options.seat ?? 'public',
      random,
      nameOf: (seat) => (seat === options.seat ? 'Maren K.' : 'J. Okafor'),
    });
    this.#run(true);
  }

  /** The bot plays whoever is asked, our seat only while the fixture is being brought to its moment. */
  #run(first: boolean): void {
    const { seat, until } = this.#options;
    for (let step = 0; step < 4000; step++) {
      const { state } = this.table;
      const by = state.awaiting[0];
      if (!by) return;
      const own = by === seat;
      const arrived = (): boolean => until(state, this.table.offersOf(by) as Offers);
      if (own && (!first || arrived())) return;
      if (seat === null && arrived()) return;
      const answer = this.table.giveByBot(by);
      if (answer === undefined) return;
      if (answer.kind !== 'accepted')
        throw new Error(answer.kind === 'rejected' ? answer.reason.sentence : answer.sentence);
    }
  }

  subscribe(listener: (state: ClientState) => void): () => void {
    return this.table.subscribe(listener);
  }

  offers(): readonly unknown[] {
    return this.table.offers();
  }

  onMessage(): () => void {
    return () => undefined;
  }

  async send(command: Readonly<Record<string, unknown>>): Promise<Answer> {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const answer = await this.table.send(command);
    if (answer.kind === 'accepted') setTimeout(() => this.#run(false), this.#options.thinksMs ?? 300);
    return answer;
  }

  act(): Promise<Answer> {
    return this.table.act();
  }
  retry(): void {}
  close(): void {}
}
