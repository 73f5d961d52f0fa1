/** What draws an attack. It is fetched with the first one, so that a table comes without it. */
import type AttackLedger from './shown/attack-ledger.svelte';
import type SceneMarks from './shown/scene-marks.svelte';

class SceneParts {
  marks = $state.raw<typeof SceneMarks | undefined>();
  ledger = $state.raw<typeof AttackLedger | undefined>();
  #asking = false;

  /** Without a connection nothing is drawn of this attack; the next one asks again. */
  fetch(): void {
    if (this.#asking || this.ledger !== undefined) return;
    this.#asking = true;
    const take = async (): Promise<void> => {
      const [marks, ledger] = await Promise.all([
        import('./shown/scene-marks.svelte'),
        import('./shown/attack-ledger.svelte'),
      ]);
      this.marks = marks.default;
      this.ledger = ledger.default;
    };
    void take()
      .catch(() => undefined)
      .finally(() => (this.#asking = false));
  }
}
export const parts = new SceneParts();
