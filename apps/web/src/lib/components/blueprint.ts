/** One space of a ship's blueprint, as it is drawn. */
export interface BlueprintSpace {
  /** What stands in it, short: `T1`, `BR`. */
  readonly label: string;
  /** In words, for the pointer and for readers of the screen. */
  readonly name: string;
  /** The d20 faces that strike it, as written: `11-12`. */
  readonly faces: string;
  /** `faulty`: what is drawn up for it breaks a rule. */
  readonly state: 'working' | 'offline' | 'destroyed' | 'empty' | 'faulty';
}

/** A row from the bow aft; its spaces stand side by side, port to starboard. */
export type BlueprintRow = readonly BlueprintSpace[];

/** A box of the drawing, in its own pixels. */
export interface PlacedSpace extends BlueprintSpace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const cell = { width: 77, gap: 6, height: 17.3, pitch: 21.4, top: 12 } as const;

/** Rows laid out centred on a hull `width` pixels wide, three to a row at most side by side. */
export function layOut(
  rows: readonly BlueprintRow[],
  width: number,
): { spaces: readonly PlacedSpace[]; height: number } {
  const spaces = rows.flatMap((row, r) => {
    const boxWidth = Math.min(cell.width, (width - 30 - (row.length - 1) * cell.gap) / row.length);
    const span = row.length * boxWidth + (row.length - 1) * cell.gap;
    return row.map((space, i) => ({
      ...space,
      x: (width - span) / 2 + i * (boxWidth + cell.gap),
      y: cell.top + r * cell.pitch,
      width: boxWidth,
    }));
  });
  return { spaces, height: cell.top + rows.length * cell.pitch + 6 };
}

/** The hull outline round `height` pixels of rows: a bow, shoulders, engines. */
export function hullOutline(width: number, height: number): string {
  const x = (share: number): string => (share * width).toFixed(1);
  const y = (share: number): string => (share * height).toFixed(1);
  const port = [
    [0.5, 0.007],
    [0.318, 0.15],
    [0.192, 0.35],
    [0.01, 0.38],
    [0.01, 0.64],
    [0.05, 0.69],
    [0.05, 0.945],
    [0.12, 0.99],
  ] as const;
  const starboard = [...port].reverse().map(([px, py]) => [1 - px, py] as const);
  return `M${[...port, ...starboard].map(([px, py]) => `${x(px)} ${y(py)}`).join('L')}Z`;
}

export const spaceHeight = cell.height;
