import type { Emblem } from '../index.ts';

export const emblem: Emblem = { glyph: 'FT', board: 'Hex board' };
