/** Wheel, pinch, drag and keys move the camera; d3-zoom does the arithmetic of gestures. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { maxZoom, type Camera } from './camera.svelte.ts';
import type { Spot } from './chart.ts';

export interface Zooming {
  /** Zoom by a factor about the middle of the window. */
  by(factor: number): void;
  /** Whole table. */
  fit(): void;
  /**
   * Shows these spots, unless the person has moved the camera: `close` as large as they fit, otherwise no larger than
   * the table fills the window's longer side.
   */
  frame(spots: readonly Spot[], close: boolean): void;
  /** Bring a spot into sight, moving no more than needed; `zoomTo` sets the zoom as well. */
  show(spot: Spot, zoomTo?: number): void;
  /** Call when the window or the table changed size. */
  resize(): void;
  destroy(): void;
}

type Extent = [[number, number], [number, number]];

/** A single pointer on something that is dragged moves that thing; two fingers always move the camera. */
function wanted(event: Event): boolean {
  if (event instanceof MouseEvent && (event.button !== 0 || (event.ctrlKey && event.type !== 'wheel'))) return false;
  const fingers = 'touches' in event ? (event as TouchEvent).touches.length : 1;
  const held =
    event.type !== 'wheel' && event.target instanceof Element && event.target.closest('[data-drag]') !== null;
  return !held || fingers >= 2;
}

/** The table stays in the window; zoomed in, it may be pulled a little beyond its edge, out from under what floats there. */
function held(transform: ZoomTransform, extent: Extent, table: Extent, inset: number): ZoomTransform {
  const slack = transform.k > 1.05 ? inset / transform.k : 0;
  const along = (axis: 0 | 1, invert: (value: number) => number): number => {
    const low = invert(extent[0][axis]) - table[0][axis] + slack;
    const high = invert(extent[1][axis]) - table[1][axis] - slack;
    return high > low ? (low + high) / 2 : Math.min(0, low) || Math.max(0, high);
  };
  return transform.translate(
    along(0, (value) => transform.invertX(value)),
    along(1, (value) => transform.invertY(value)),
  );
}

export function attachZooming(svg: SVGSVGElement, camera: Camera): Zooming {
  const view = select<SVGSVGElement, unknown>(svg);
  let fit = camera.fit;
  const behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, maxZoom])
    .clickDistance(5)
    .constrain((transform, extent, table) =>
      held(transform, extent, table, Math.max(camera.inset.top, camera.inset.right)),
    )
    .filter(wanted)
    .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      if (event.sourceEvent) camera.free = false;
      camera.zoom = event.transform.k;
      camera.left = event.transform.x;
      camera.top = event.transform.y;
    });
  view.call(behaviour).on('dblclick.zoom', null);

  const transform = (): { k: number; x: number; y: number } => ({ k: camera.zoom, x: camera.left, y: camera.top });
  const put = (k: number, x: number, y: number): void => {
    behaviour.transform(view, zoomIdentity.translate(x, y).scale(k));
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
    behaviour.translateBy(view, 0, 0);
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
    behaviour.scaleTo(view, k);
    behaviour.translateTo(view, x, y);
  }
  function frame(spots: readonly Spot[], close: boolean): void {
    if (!camera.free || spots.length === 0) return;
    const xs = spots.map((spot) => spot.xMils);
    const ys = spots.map((spot) => spot.yMils);
    const margin = close ? 4000 : 7000;
    const wide = Math.max(...xs) - Math.min(...xs) + 2 * margin;
    const high = Math.max(...ys) - Math.min(...ys) + 2 * margin;
    const { widthMils, heightMils } = camera.table;
    const cover = close ? 0.022 : Math.max(camera.width / widthMils, camera.height / heightMils);
    const { top, right } = camera.inset;
    const ppm = Math.min(cover, (camera.width - right) / wide, (camera.height - top) / high);
    behaviour.scaleTo(view, Math.max(1, (ppm * 1000) / camera.fit));
    const middle = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2;
    const at: [number, number] = [(middle(xs) / 1000) * camera.fit, ((heightMils - middle(ys)) / 1000) * camera.fit];
    behaviour.translateTo(view, at[0], at[1], [(camera.width - right) / 2, (camera.height + top) / 2]);
  }
  resize();
  return {
    by: (factor) => {
      camera.free = false;
      behaviour.scaleBy(view, factor);
    },
    fit: () => {
      put(1, 0, 0);
      camera.free = true;
    },
    frame,
    show,
    resize,
    destroy: () => view.on('.zoom', null),
  };
}
