/** Wheel, pinch, drag and keys move the camera; d3-zoom does the arithmetic of gestures. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { maxZoom, type Camera } from './camera.svelte.ts';
import type { Spot } from './chart.ts';

export interface Zooming {
  /** Zoom by a factor about the middle of the window. */
  by(factor: number): void;
  /** Whole table. */
  fit(): void;
  /** Bring a spot into sight, moving no more than needed; `zoomTo` sets the zoom as well. */
  show(spot: Spot, zoomTo?: number): void;
  /** Call when the window or the table changed size. */
  resize(): void;
  destroy(): void;
}

/** A single pointer on something that is dragged moves that thing; two fingers always move the camera. */
function wanted(event: Event): boolean {
  if (event instanceof MouseEvent && (event.button !== 0 || (event.ctrlKey && event.type !== 'wheel'))) return false;
  const fingers = 'touches' in event ? (event as TouchEvent).touches.length : 1;
  const held = event.type !== 'wheel' && event.target instanceof Element && event.target.closest('[data-drag]') !== null;
  return !held || fingers >= 2;
}

export function attachZooming(svg: SVGSVGElement, camera: Camera): Zooming {
  const view = select<SVGSVGElement, unknown>(svg);
  let fit = camera.fit;
  const behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, maxZoom])
    .clickDistance(5)
    .filter(wanted)
    .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      camera.zoom = event.transform.k;
      camera.left = event.transform.x;
      camera.top = event.transform.y;
    });
  view.call(behaviour).on('dblclick.zoom', null);

  const transform = (): { k: number; x: number; y: number } => ({ k: camera.zoom, x: camera.left, y: camera.top });
  const put = (k: number, x: number, y: number): void => {
    view.call(behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  };
  function resize(): void {
    behaviour
      .extent([
        [0, 0],
        [camera.width, camera.height],
      ])
      .translateExtent([
        [0, 0],
        [(camera.table.widthMils / 1000) * camera.fit, (camera.table.heightMils / 1000) * camera.fit],
      ]);
    const { k, x, y } = transform();
    const scale = fit > 1 ? camera.fit / fit : 1;
    fit = camera.fit;
    // A nudge of nothing through d3 lets its constraint centre a table that is smaller than the window.
    put(k, x * scale, y * scale);
    view.call(behaviour.translateBy, 0, 0);
  }
  function show(spot: Spot, zoomTo?: number): void {
    const k = zoomTo ?? camera.zoom;
    if (k <= 1.001) return;
    const x = (spot.xMils / 1000) * camera.fit;
    const y = ((camera.table.heightMils - spot.yMils) / 1000) * camera.fit;
    const at = { x: x * k + camera.left, y: y * k + camera.top };
    const margin = Math.min(90, camera.width / 4, camera.height / 4);
    const inside = at.x > margin && at.x < camera.width - margin && at.y > margin && at.y < camera.height - margin;
    if (inside && zoomTo === undefined) return;
    view.call(behaviour.scaleTo, k);
    view.call(behaviour.translateTo, x, y);
  }
  resize();
  return {
    by: (factor) => view.call(behaviour.scaleBy, factor),
    fit: () => put(1, 0, 0),
    show,
    resize,
    destroy: () => view.on('.zoom', null),
  };
}
