/** Saving what is on the board: a new list, the next version, a copy; and what happens when another was quicker. */
import type { SavedFleet } from '@broadside/protocol';
import { Sender } from '#lib/analysis/sender.svelte.ts';
import { server } from '#lib/match/me.svelte.ts';
import { toasts } from '#lib/components/toasts.svelte.ts';

export const draftKey = (ruleset: string, id: string | undefined): string => `fleet-draft:${ruleset}:${id ?? 'new'}`;

const isConflict = (thrown: unknown): thrown is Error & { readonly fleet: SavedFleet } =>
  thrown instanceof Error && thrown.name === 'FleetConflictError';

/** What of a drawing is saved, and what becomes of it then: a workbench's. */
interface Drawing {
  readonly saved: SavedFleet | undefined;
  readonly version: number;
  readonly design: { readonly name: string };
  settle(saved: SavedFleet, key: string): void;
  takeNewer(saved: SavedFleet): void;
  saveOver(saved: SavedFleet): void;
}

export class Saving {
  readonly sender = new Sender();
  /** What another saved meanwhile. */
  newer = $state.raw<SavedFleet | undefined>();
  readonly #bench: Drawing;
  readonly #ruleset: string;
  readonly #arrived: (saved: SavedFleet) => void;

  /** `arrived` is told of a list that got an address of its own. */
  constructor(bench: Drawing, ruleset: string, arrived: (saved: SavedFleet) => void) {
    this.#bench = bench;
    this.#ruleset = ruleset;
    this.#arrived = arrived;
  }

  async #run(work: () => Promise<void>): Promise<void> {
    await this.sender.run(async () => {
      try {
        await work();
      } catch (thrown) {
        if (!isConflict(thrown)) throw thrown;
        this.newer = thrown.fleet;
      }
    });
  }

  async save(): Promise<void> {
    const { saved } = this.#bench;
    if (!saved?.mine) return this.copy();
    await this.#run(async () => {
      const { design, version } = this.#bench;
      const kept = await server.saveFleet(saved.id, { version, name: design.name, design });
      this.#bench.settle(kept, draftKey(this.#ruleset, kept.id));
      this.newer = undefined;
      toasts.show(`Saved, version ${kept.newest}.`);
    });
  }

  /** Saves as a list of its own. */
  async copy(): Promise<void> {
    await this.#run(async () => {
      const { design } = this.#bench;
      const kept = await server.createFleet({ ruleset: this.#ruleset, name: design.name, design });
      this.#bench.settle(kept, draftKey(this.#ruleset, kept.id));
      this.newer = undefined;
      toasts.show('Saved.');
      this.#arrived(kept);
    });
  }

  /** Ours goes on top of theirs, which stays as the version before. */
  async saveOver(): Promise<void> {
    if (!this.newer) return;
    this.#bench.saveOver(this.newer);
    await this.save();
  }

  /** Theirs comes on the board; ours comes back with undo. */
  takeNewer(): void {
    if (!this.newer) return;
    this.#bench.takeNewer(this.newer);
    this.newer = undefined;
    toasts.show('The newer version is open here. Take back brings yours back.');
  }
}
