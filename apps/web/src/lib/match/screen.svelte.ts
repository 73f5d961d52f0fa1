import { MediaQuery } from 'svelte/reactivity';

/** Phones, and tablets held upright, get the sheet; everything else gets rails. */
export const phone = new MediaQuery('(max-width: 699px), (max-width: 1099px) and (orientation: portrait)');
export const laptop = new MediaQuery('(min-width: 1100px)');
