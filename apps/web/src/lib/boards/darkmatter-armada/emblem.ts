import type { Emblem } from '../index.ts';

export const emblem: Emblem = {
  glyph: 'CH',
  board: 'Open table',
  pitch: 'Speeds, power and dice that grow. Join your guns, or keep them apart.',
  builder: true,
  editor: true,
};
