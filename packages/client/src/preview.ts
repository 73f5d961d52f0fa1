/** The match's ruleset in the client: what a seat may do, and why not, without asking the server. */
import type { AnyRuleset, Catalog, Rejection } from '@broadside/rules/kernel';
import type { ClientState } from './state.ts';

export class Preview {
  #ruleset: AnyRuleset | null = null;
  #loading = false;
  #offers: { readonly view: unknown; readonly seat: string; readonly list: readonly unknown[] } | null = null;
  readonly #catalog: Catalog;

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  get ruleset(): AnyRuleset | null {
    return this.#ruleset;
  }

  /** Loads the ruleset once; true when it came just now. Rejects where it cannot be loaded; then it may be asked again. */
  async load(id: string): Promise<boolean> {
    if (this.#ruleset !== null || this.#loading || !Object.hasOwn(this.#catalog, id)) return false;
    this.#loading = true;
    try {
      this.#ruleset = (await this.#catalog[id]?.()) ?? null;
    } finally {
      this.#loading = false;
    }
    return this.#ruleset !== null;
  }

  /** Computed once for each view. */
  offers({ view, you }: ClientState): readonly unknown[] {
    const seat = you?.seat ?? null;
    if (this.#ruleset === null || view === null || seat === null) return [];
    if (this.#offers === null || this.#offers.view !== view || this.#offers.seat !== seat) {
      this.#offers = { view, seat, list: this.#ruleset.offers(view, seat) as readonly unknown[] };
    }
    return this.#offers.list;
  }

  check({ view, you }: ClientState, command: unknown): Rejection | undefined {
    const seat = you?.seat ?? null;
    if (this.#ruleset === null || view === null || seat === null) return undefined;
    return this.#ruleset.check(view, command, seat);
  }
}
