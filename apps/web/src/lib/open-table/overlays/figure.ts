import type { SideColour } from '#lib/components/side.ts';

/** How a ship is drawn as a ghost. */
export interface Figure {
  readonly side: SideColour;
  /** Symbol of the sprite. */
  readonly glyph: string;
  readonly baseRadiusMils: number;
  /** What it is called. */
  readonly label: string;
}
