import type { Emblem } from '../index.ts';

export const emblem: Emblem = {
  glyph: 'BC',
  board: 'Open table',
  pitch: 'Squadrons, arcs and damage space by space. Where you point decides.',
  builder: true,
  editor: true,
};
