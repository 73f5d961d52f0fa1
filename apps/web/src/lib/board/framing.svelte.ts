/** The camera follows the orders, once whatever had it before has gone from the screen. */
import { onMount, untrack } from 'svelte';
import type { Camera } from './camera.svelte.ts';

/**
 * Calls `frame` when what it reads has changed, its window has, or `taken` no longer holds; begun where a component is.
 * What covers the foot of the board is measured a frame after it is drawn, so that what lay under dice which have just given way
 * is in sight, and nothing needs to move.
 */
export function framesOrders(camera: Camera, taken: () => boolean, read: () => () => void): void {
  let due = 0;
  const later = (act: () => void): void => {
    due = requestAnimationFrame(act);
  };
  $effect(() => {
    read();
    void [camera.width, camera.height];
    if (taken() || due !== 0) return;
    later(() =>
      later(() => {
        due = 0;
        untrack(() => {
          if (!taken()) read()();
        });
      }),
    );
  });
  onMount(() => () => cancelAnimationFrame(due));
}
