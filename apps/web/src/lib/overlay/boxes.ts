/** Where the boxes of an overlay stand, in pixels of a picture of 1920 by 1080. Nothing of a match moves them. */
import { overlaySizes, type OverlayPart, type OverlaySize } from './asked.ts';

export const boxNames = ['cast', 'bar', 'delay', 'dice', 'board', 'log'] as const;
export type BoxName = (typeof boxNames)[number];

export interface OverlayBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const places: Readonly<Record<BoxName, OverlayBox>> = {
  cast: { left: 40, top: 36, width: 280, height: 116 },
  bar: { left: 340, top: 36, width: 1320, height: 116 },
  delay: { left: 880, top: 160, width: 240, height: 44 },
  dice: { left: 40, top: 716, width: 700, height: 272 },
  board: { left: 1320, top: 614, width: 560, height: 374 },
  log: { left: 40, top: 1004, width: 1840, height: 56 },
};

const boxOf: Readonly<Record<OverlayPart, BoxName>> = {
  ...{ names: 'bar', clocks: 'bar', score: 'bar', dice: 'dice', log: 'log', board: 'board', cast: 'cast' },
};

export interface OverlayLayout {
  /** What a source of a streaming program has to be as large as. */
  readonly width: number;
  readonly height: number;
  /** It is drawn for this size, and follows the window; a box that stands alone keeps its own. */
  readonly whole: boolean;
  readonly boxes: Readonly<Partial<Record<BoxName, OverlayBox>>>;
}

/** Between a box that stands alone and how late it is. */
const gap = 8;

/** The boxes of some parts: names, clocks and score share one. How late all of it is stands beside any of them. */
export function layoutOf(parts: readonly OverlayPart[], size: OverlaySize): OverlayLayout {
  const wanted = [...new Set(parts.map((part) => boxOf[part]))];
  const [only] = wanted;
  if (only !== undefined && wanted.length === 1) {
    const { width, height } = places[only];
    const delay = { ...places.delay, left: 0, top: height + gap };
    const scale = overlaySizes[size];
    return {
      width: Math.ceil(Math.max(width, delay.width) * scale),
      height: Math.ceil((delay.top + delay.height) * scale),
      whole: false,
      boxes: { [only]: { left: 0, top: 0, width, height }, delay },
    };
  }
  const shown: BoxName[] = [...wanted, 'delay'];
  const boxes = Object.fromEntries(shown.map((name) => [name, places[name]]));
  return { width: 1920, height: 1080, whole: true, boxes };
}
