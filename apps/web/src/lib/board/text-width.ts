/** How wide words are, in pixels, before they are drawn. */

/** Widths of letters in a strong condensed sans serif, in hundredths of its size: where nothing can be measured. */
const letters: Readonly<Record<string, number>> = {
  I: 33,
  J: 33,
  M: 90,
  W: 99,
  f: 39,
  i: 31,
  j: 31,
  l: 31,
  m: 94,
  r: 44,
  t: 43,
  w: 83,
  ' ': 31,
};
const usual = (letter: string): number => letters[letter] ?? (/[A-Z]/.test(letter) ? 72 : 63);

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** `weight` as in a font, `family` a design token of a typeface. */
export function textWidth(words: string, size: number, weight: '700' | 'italic' | '400', family: '--sans' | '--serif') {
  const key = `${weight} ${size}px ${family} ${words}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext?.('2d');
  let width: number;
  if (pen) {
    pen.font = `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
    width = pen.measureText(words).width;
  } else width = [...words].reduce((sum, letter) => sum + (usual(letter) * size) / 100, 0);
  if (known.size > 2000) known.clear();
  known.set(key, width);
  return width;
}
