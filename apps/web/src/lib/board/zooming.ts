/** Wheel, pinch, drag and keys move the camera; d3-zoom does the arithmetic of gestures. */
import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { maxZoom, type Camera, type Zooming } from './camera.svelte.ts';
import type { Spot } from './chart.ts';

/** Pixels from an edge at which a thing still counts as in sight, and that it keeps from what would cover it. */
const [edge, clear] = [6, 44];

type Extent = [[number, number], [number, number]];

/** A single pointer on something that is dragged moves that thing; two fingers always move the camera. */
function wanted(event: Event): boolean {
  if (event instanceof MouseEvent && (event.button !== 0 || (event.ctrlKey && event.type !== 'wheel'))) return false;
  const fingers = 'touches' in event ? (event as TouchEvent).touches.length : 1;
  const held =
    event.type !== 'wheel' && event.target instanceof Element && event.target.closest('[data-drag]') !== null;
  return !held || fingers >= 2;
}

/**
 * The table stays in the window; zoomed in, it may be pulled a little beyond its edge, out from under what floats there. From
 * under what covers the foot it may always be pushed up.
 */
function held(transform: ZoomTransform, extent: Extent, table: Extent, over: { inset: number; cover: number }) {
  const { k } = transform;
  const along = (axis: 0 | 1, place: number, cover: number): number => {
    const room = extent[1][axis] - extent[0][axis];
    const size = (table[1][axis] - table[0][axis]) * k;
    const beside = Math.max(0, (room - size) / 2);
    const slack = k > 1.05 ? Math.max(0, over.inset - beside) : 0;
    const low = (beside || room - size) - Math.max(slack, cover);
    return (Math.min(Math.max(place, low), beside + slack) - place) / k;
  };
  return transform.translate(along(0, transform.x, 0), along(1, transform.y, over.cover));
}

/** Gestures and commands of one board's camera, on d3-zoom. */
class BoardZoom implements Zooming {
  readonly #camera: Camera;
  readonly #view: Selection<SVGSVGElement, unknown, null, undefined>;
  readonly #behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  /** What was shown last. */
  #shown: readonly Spot[] = [];
  /** Pixels per inch when the size was taken last. */
  #fitted: number;

  constructor(svg: SVGSVGElement, camera: Camera) {
    this.#camera = camera;
    this.#fitted = camera.fit;
    this.#view = select<SVGSVGElement, unknown>(svg);
    this.#behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, maxZoom])
      .clickDistance(5)
      .constrain((transform, extent, table) =>
        held(transform, extent, table, {
          inset: Math.max(camera.inset.top, camera.inset.right),
          cover: camera.cover,
        }),
      )
      .filter(wanted)
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (event.sourceEvent) {
          camera.free = false;
          camera.taken();
        }
        camera.zoom = event.transform.k;
        camera.left = event.transform.x;
        camera.top = event.transform.y;
      });
    this.#view.call(this.#behaviour).on('dblclick.zoom', null);
    this.resize();
  }

  by(factor: number): void {
    this.#camera.free = false;
    this.#camera.taken();
    this.#behaviour.scaleBy(this.#view, factor);
  }

  fit(hand = false): void {
    if (hand) this.#camera.taken();
    this.#behaviour.transform(this.#view, zoomIdentity);
    const { fit, table } = this.#camera;
    this.#behaviour.translateTo(this.#view, (table.widthMils / 2000) * fit, (table.heightMils / 2000) * fit);
    this.#camera.free = true;
  }

  frame(spots: readonly Spot[], close: boolean): void {
    const camera = this.#camera;
    this.#shown = spots;
    if (!camera.free || spots.length === 0) return;
    const xs = spots.map((spot) => spot.xMils);
    const ys = spots.map((spot) => spot.yMils);
    const margin = close ? 4000 : 7000;
    const wide = Math.max(...xs) - Math.min(...xs) + 2 * margin;
    const high = Math.max(...ys) - Math.min(...ys) + 2 * margin;
    const cover = Math.max(camera.width / camera.table.widthMils, camera.height / camera.table.heightMils);
    const { top, right } = camera.inset;
    const perMil = Math.min(close ? 0.022 : cover, (camera.width - right) / wide, (camera.height - top) / high);
    // Whoever aims keeps the table where it is: it moves for what is out of sight, or far too small.
    if (this.#inSight(spots) && (!close || camera.ppi / 1000 > perMil * 0.7)) return;
    const middle = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2;
    const spot = { xMils: middle(xs), yMils: middle(ys) };
    const zoom = Math.max(1, (perMil * 1000) / camera.fit);
    this.place(spot, zoom, (camera.width - right) / 2, (camera.height + top) / 2);
  }

  place(spot: Spot, zoom: number, pixelX: number, pixelY: number): void {
    this.#behaviour.scaleTo(this.#view, zoom);
    this.#behaviour.translateTo(this.#view, ...this.#fitPixels(spot), [pixelX, pixelY]);
  }

  show(spot: Spot): void {
    this.#shown = [spot];
    const { zoom: k, left, top, width, height } = this.#camera;
    if (k <= 1.001) return;
    const [x, y] = this.#fitPixels(spot);
    const margin = Math.min(90, width / 4, height / 4);
    const inside = (at: number, length: number): boolean => at > margin && at < length - margin;
    if (inside(x * k + left, width) && inside(y * k + top, height)) return;
    this.#behaviour.translateTo(this.#view, x, y);
  }

  uncover(): void {
    const { height, cover, ppi } = this.#camera;
    const ys = this.#shown.map((spot) => this.#y(spot));
    const under = Math.max(...ys) + clear - (height - cover);
    if (cover > 0 && under > 0) this.#behaviour.translateBy(this.#view, 0, (-under * this.#camera.fit) / ppi);
  }

  resize(): void {
    const camera = this.#camera;
    const { width, height, table } = camera;
    this.#behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, 0],
        [(table.widthMils / 1000) * camera.fit, (table.heightMils / 1000) * camera.fit],
      ]);
    const scale = this.#fitted > 1 ? camera.fit / this.#fitted : 1;
    this.#fitted = camera.fit;
    const moved = zoomIdentity.translate(camera.left * scale, camera.top * scale).scale(camera.zoom);
    this.#behaviour.transform(this.#view, moved);
    // A nudge of nothing lets the constraint centre a table that is smaller than the window.
    this.#behaviour.translateBy(this.#view, 0, 0);
  }

  destroy(): void {
    this.#view.on('.zoom', null);
  }

  /** Where a spot lies in the window. */
  #y(spot: Spot): number {
    return this.#fitPixels(spot)[1] * this.#camera.zoom + this.#camera.top;
  }

  #inSight(spots: readonly Spot[]): boolean {
    const { width, height, cover, inset, left, zoom: k } = this.#camera;
    const within = (at: number, from: number, to: number): boolean => at >= from + edge && at <= to - edge;
    return spots.every(
      (spot) =>
        within(this.#fitPixels(spot)[0] * k + left, 0, width - inset.right) &&
        within(this.#y(spot), inset.top, height - cover),
    );
  }

  /** Where a spot lies when the whole table is shown. */
  #fitPixels(spot: Spot): [number, number] {
    const { fit, table } = this.#camera;
    return [(spot.xMils / 1000) * fit, ((table.heightMils - spot.yMils) / 1000) * fit];
  }
}

export const attachZooming = (svg: SVGSVGElement, camera: Camera): Zooming => new BoardZoom(svg, camera);
