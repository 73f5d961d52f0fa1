import type { Emblem } from '../index.ts';

export const emblem: Emblem = {
  glyph: 'FT',
  board: 'Hex board',
  pitch: 'Hexes, a hidden hand, and orders that can be interrupted.',
  builder: true,
  editor: true,
};
