import type { Emblem } from '../index.ts';

export const emblem: Emblem = { glyph: 'BC', board: 'Open table' };
