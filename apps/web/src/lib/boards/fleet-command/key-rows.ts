/** The keys of this table alone. */
import { arrowKeys, figureKeys, zoomRow, type KeyRow } from '#lib/match/keyboard/rows.ts';

export const keyRows: readonly KeyRow[] = [
  {
    keys: arrowKeys,
    shown: 'Arrows',
    does: 'step the ghost hex by hex, with Shift the other diagonal; next target, next answer; else from stack to stack',
  },
  { keys: ['[', ']'], shown: '[ ]', does: 'turn by one side' },
  {
    keys: [...arrowKeys, 'Home', 'End'],
    shown: 'Arrows, Home, End',
    does: 'on the wheel of facings: turn it by one side, to north, to north-west',
  },
  { keys: figureKeys, shown: '1 to 9', does: 'card by number' },
  { keys: ['n'], shown: 'N', does: 'next unit that can be chosen' },
  { keys: ['m'], shown: 'M', does: 'measure between two things' },
  { keys: ['r'], shown: 'R', does: 'ranges of the chosen unit' },
  zoomRow,
];
