/** What every board does with its camera: gestures and keys for as long as it is drawn, and a new fit when its size changes. */
import { onMount, untrack } from 'svelte';
import { on } from 'svelte/events';
import type { Camera } from './camera.svelte.ts';
import { attachZooming } from './zooming.ts';

/** One press of a button or a key. */
export const zoomStep = 1.3;

/** Called while a board's component is made; `svg` is there when it is mounted. */
export function zoomed(camera: Camera, svg: () => SVGSVGElement): void {
  onMount(() => {
    const zooming = attachZooming(svg(), camera);
    camera.control = zooming;
    const stop = $effect.root(() => {
      $effect(() => {
        void [camera.width, camera.height, camera.table.widthMils, camera.table.heightMils];
        // It reads and writes where the table lies, which must not call it again.
        untrack(() => zooming.resize());
      });
      let covered = 0;
      $effect(() => {
        // What draws back hides nothing that was in sight: only what comes up moves the table.
        const more = camera.cover > covered;
        covered = camera.cover;
        if (more) untrack(() => zooming.uncover());
      });
    });
    const deaf = on(window, 'keydown', (event) => press(camera, event));
    return () => {
      deaf();
      stop();
      zooming.destroy();
      camera.control = undefined;
    };
  });
}

/** + - and F, where nobody types and nothing else has taken the key. */
function press({ control }: Camera, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
  if (event.key === '+' || event.key === '=') control?.by(zoomStep);
  else if (event.key === '-') control?.by(1 / zoomStep);
  else if (event.key === 'f' || event.key === 'F') control?.fit(true);
  else return;
  event.preventDefault();
}
