import { MediaQuery } from 'svelte/reactivity';

/** Too low for anything above or below the board: a phone on its side, a window at twice the size. All stands beside it. */
const lowWindow = '(max-height: 519px) and (min-width: 560px)';
export const low = new MediaQuery(lowWindow);
/** Neither room beside the board nor below it: a window at four times the size. The board stays, the rest scrolls beneath it. */
export const tight = new MediaQuery('(max-height: 519px) and (max-width: 559px)');
/** Phones, tablets held upright and low windows get tabs and a sheet; everything else gets rails. */
export const phone = new MediaQuery(
  `(max-width: 699px), (max-width: 1099px) and (orientation: portrait), ${lowWindow}`,
);
/** A laptop's window with little height: what lies over the board's foot says the same in fewer lines. */
export const short = new MediaQuery('(max-height: 700px)');
export const laptop = new MediaQuery('(min-width: 1100px)');
