/** Where the table lies on the screen: pixels per inch, and how far it is pushed. */
import { getContext, setContext } from 'svelte';
import type { TableSize } from '@broadside/rules/geometry/table';
import type { Spot } from './chart.ts';

const KEY = Symbol('camera');
export const maxZoom = 12;

/** What moves a camera for the board that shows it. */
export interface Zooming {
  /** Zoom by a factor about the middle of the window. */
  by(factor: number): void;
  /** Whole table; `hand`: its person wants it. */
  fit(hand?: boolean): void;
  /**
   * Shows these spots, unless the person has moved the camera or they are in sight: `close` as large as they fit, otherwise no
   * larger than the table fills the window's longer side.
   */
  frame(spots: readonly Spot[], close: boolean): void;
  /** Shows a spot at a pixel of the window, as far as the table reaches. */
  place(spot: Spot, zoom: number, pixelX: number, pixelY: number): void;
  /** Brings a spot into sight, moving no more than needed. */
  show(spot: Spot): void;
  /** What was shown last comes out from under what covers the foot, if it lies there. */
  uncover(): void;
  /** Call when the window or the table changed size. */
  resize(): void;
  destroy(): void;
}

export class Camera {
  /** Size of the window on the table, in CSS pixels. */
  width = $state(0);
  height = $state(0);
  table = $state<TableSize>({ widthMils: 48_000, heightMils: 48_000 });
  /** 1 shows the whole table. */
  zoom = $state(1);
  /** Push in pixels, as d3-zoom counts it. */
  left = $state(0);
  top = $state(0);
  /** True while the pointer is a finger: targets grow. */
  touch = $state(typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches);
  /** Pixels at the window's edges that something floats over. */
  inset = $state.raw({ top: 0, right: 0 });
  /** Pixels of the window's foot that lie under dice. The board keeps its size; the table may be pushed up by as much. */
  cover = $state(0);
  /** The person has not moved the camera since it last fitted: it may follow the orders by itself. */
  free = $state(true);
  /** A story frames its beats: nothing else moves it meanwhile but its person. */
  led = $state(false);
  /** When its person's hand moved it last, as `performance.now()` counts. */
  handMs = -Infinity;
  /** Present while a board shows this camera. */
  control = $state.raw<Zooming | undefined>();

  /** Pixels per inch at which the whole table just fits. */
  readonly fit = $derived(
    Math.max(1, Math.min((this.width / this.table.widthMils) * 1000, (this.height / this.table.heightMils) * 1000)),
  );
  readonly ppi = $derived(this.fit * this.zoom);
  readonly whole = $derived(this.zoom <= 1.02);

  /** Pixels from the table's west edge. */
  x(mils: number): number {
    return (mils / 1000) * this.ppi;
  }

  /** Pixels from the table's north edge, because pictures count downwards. */
  y(mils: number): number {
    return ((this.table.heightMils - mils) / 1000) * this.ppi;
  }

  /** A length in pixels. */
  px(mils: number): number {
    return (mils / 1000) * this.ppi;
  }

  /** Its person moves it. */
  taken(): void {
    this.handMs = performance.now();
  }

  /** The spot of the table under a pixel of the window. */
  spot(pixelX: number, pixelY: number): Spot {
    return {
      xMils: Math.round(((pixelX - this.left) / this.ppi) * 1000),
      yMils: Math.round(this.table.heightMils - ((pixelY - this.top) / this.ppi) * 1000),
    };
  }

  /** The part of the table in sight, in mils. */
  readonly sight = $derived.by(() => {
    const northWest = this.spot(0, 0);
    const southEast = this.spot(this.width, this.height);
    return {
      west: Math.max(0, northWest.xMils),
      east: Math.min(this.table.widthMils, southEast.xMils),
      south: Math.max(0, southEast.yMils),
      north: Math.min(this.table.heightMils, northWest.yMils),
    };
  });
}

export function provideCamera(camera: Camera): Camera {
  return setContext(KEY, camera);
}

export function useCamera(): Camera {
  return getContext<Camera>(KEY);
}
