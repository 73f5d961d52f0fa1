/** The keys of this table alone. */
import { arrowKeys, figureKeys, zoomRow, type KeyRow } from '#lib/match/keyboard/rows.ts';

export const keyRows: readonly KeyRow[] = [
  {
    keys: arrowKeys,
    shown: 'Arrows',
    does: 'from thing to thing on the board; elsewhere move the ghost 0.1″, with Shift 1″; in a field, step its figure',
  },
  { keys: ['[', ']'], shown: '[ ]', does: 'turn the facing 1°, with Shift 15°' },
  { keys: figureKeys, shown: '1 to 9', does: 'mount, choice or order by number' },
  { keys: ['n'], shown: 'N', does: 'next ship that has not acted' },
  { keys: ['m'], shown: 'M', does: 'measure between two things' },
  { keys: ['a', 'r', 'c'], shown: 'A R C', does: 'arcs, ranges, command radius' },
  zoomRow,
];
