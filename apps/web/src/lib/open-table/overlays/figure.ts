import type { Side } from '#lib/components/side.ts';

/** How a ship is drawn as a ghost. */
export interface Figure {
  readonly side: Side;
  /** Symbol of the sprite. */
  readonly glyph: string;
  readonly baseRadiusMils: number;
  /** What it is called. */
  readonly label: string;
}
