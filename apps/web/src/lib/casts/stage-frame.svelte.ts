/** Where the drawn table lies on the screen, so that numbers from 0 to 1 find their place on it at any zoom. */
import type { StagePoint } from '@broadside/protocol';
import type { Camera } from '#lib/board/camera.svelte.ts';

/** Pixels within the box that the layer fills. */
export interface StageFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export class BoardFrame {
  /** The window of the board within the layer's box. */
  #window = $state.raw({ left: 0, top: 0 });
  readonly #camera: () => Camera | undefined;
  readonly at: StageFrame | undefined = $derived.by(() => {
    const camera = this.#camera();
    if (camera === undefined || camera.width === 0) return undefined;
    const { widthMils, heightMils } = camera.table;
    return {
      left: this.#window.left + camera.left,
      top: this.#window.top + camera.top,
      width: camera.px(widthMils),
      height: camera.px(heightMils),
    };
  });

  /** Pixels from the top of the layer at which controls leave what stands above the board alone. */
  readonly clear: number = $derived(Math.max(36, this.#window.top + 8));

  constructor(camera: () => Camera | undefined) {
    this.#camera = camera;
  }

  /** Looks where the board is within `box`. */
  measure(box: HTMLElement | undefined): void {
    const board = box?.parentElement?.querySelector('svg.bd');
    if (!box || !board) return;
    const [outer, inner] = [box.getBoundingClientRect(), board.getBoundingClientRect()];
    this.#window = { left: inner.left - outer.left, top: inner.top - outer.top };
  }
}

const held = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

/** A place of the stage under a pixel of the layer. */
export const stagePoint = ({ left, top, width, height }: StageFrame, x: number, y: number): StagePoint => [
  held((x - left) / width),
  held((y - top) / height),
];
