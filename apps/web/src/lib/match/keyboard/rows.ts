/** The keys of a table, for the list of all keys and for the guide; a test holds them against what the code listens to. */

export interface KeyRow {
  /** As a browser names them, letters small. */
  readonly keys: readonly string[];
  /** As they are written. */
  readonly shown: string;
  readonly does: string;
}

export const arrowKeys: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
export const figureKeys: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** For boards that can be zoomed. */
export const zoomRow: KeyRow = { keys: ['f', '+', '=', '-'], shown: 'F + −', does: 'fit and zoom' };

/** Those of every table, whatever is played there. */
export const tableRows: readonly KeyRow[] = [
  { keys: ['Tab'], shown: 'Tab', does: 'next lit thing on the board, then on to the orders; with Shift back' },
  { keys: ['Enter', ' '], shown: 'Enter, Space', does: 'choose what has the focus' },
  { keys: ['Enter'], shown: 'Enter', does: 'elsewhere: give the order, or the highlighted answer' },
  { keys: ['Escape'], shown: 'Esc', does: 'decline, step back, close; then leave the board for the orders' },
  { keys: arrowKeys, shown: 'Up, Down', does: 'in the log, from name to name' },
  { keys: ['z'], shown: 'Z', does: 'take back' },
  { keys: ['p'], shown: 'P', does: 'replay the other side’s turn' },
  { keys: [], shown: 'any key', does: 'show at once how an attack ends' },
  { keys: ['t'], shown: 'T', does: 'chat' },
  { keys: ['l'], shown: 'L', does: 'log, where it is a page of its own' },
  { keys: ['?'], shown: '?', does: 'this list' },
];
