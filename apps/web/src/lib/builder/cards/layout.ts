/** Where things stand on a card, in tenths of a millimetre: four cards fill an A4 page with narrow margins. */
export const card = { width: 950, height: 1370, margin: 30 } as const;
export const inner = card.width - 2 * card.margin;

export interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnSpace<S> extends PlacedBox {
  readonly space: S;
}

const cell = { gap: 12, height: 56, pitch: 68, top: 34, bottom: 14 } as const;

/** Spaces in three columns on an outline as wide as the card's inside, from the top of the drawing. */
export function drawnSpaces<S>(rows: readonly (readonly (S | null)[])[]): {
  readonly spaces: readonly DrawnSpace<S>[];
  readonly height: number;
} {
  const width = (inner - 90 - 2 * cell.gap) / 3;
  const spaces = rows.flatMap((row, r) =>
    row.flatMap((space, column) => {
      if (space === null) return [];
      const x = 45 + column * (width + cell.gap);
      return [{ space, x, y: cell.top + r * cell.pitch, width, height: cell.height }];
    }),
  );
  return { spaces, height: cell.top + rows.length * cell.pitch + cell.bottom };
}

export interface HealthBox extends PlacedBox {
  readonly shaded: boolean;
}

/** Boxes to cross off from the left, in one row `width` wide; the last ones are shaded. */
export function healthBoxes(
  of: { readonly boxes: number; readonly shaded: number },
  width: number,
): readonly HealthBox[] {
  const pitch = Math.min(44, width / of.boxes);
  const side = pitch - 5;
  return Array.from({ length: of.boxes }, (_, index) => ({
    x: index * pitch,
    y: 0,
    width: side,
    height: side,
    shaded: index >= of.boxes - of.shaded,
  }));
}

/** The text, ended with an ellipsis where it is longer than `width` at that size; letters count as half as wide as high. */
export function fitted(text: string, size: number, width: number): string {
  const most = Math.max(1, Math.floor(width / (size * 0.52)));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

const inches = (mils: number): string => String(Math.round(mils / 100) / 10);
export const inchWords = (mils: number): string => `${inches(mils)}″`;
export const bandWords = ([near, far]: readonly [number, number]): string => `${inches(near)}–${inches(far)}″`;

/** Cards in pages of four. */
export function pages<T>(cards: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(cards.length / 4) }, (_, page) => cards.slice(4 * page, 4 * page + 4));
}
