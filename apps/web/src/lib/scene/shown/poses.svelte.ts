/** What dice tumble in. It is fetched with the first throw that somebody watches. */
import type PoseSprite from './pose-sprite.svelte';

class Poses {
  sprite = $state.raw<typeof PoseSprite | undefined>();
  #asking = false;

  /** Without it dice settle where they lie; the next throw asks again. */
  fetch(): void {
    if (this.#asking || this.sprite !== undefined) return;
    this.#asking = true;
    const take = async (): Promise<void> => {
      this.sprite = (await import('./pose-sprite.svelte')).default;
    };
    void take()
      .catch(() => undefined)
      .finally(() => (this.#asking = false));
  }
}
export const poses = new Poses();
