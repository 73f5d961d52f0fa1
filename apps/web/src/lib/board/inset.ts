import { low, tight } from '#lib/match/screen.svelte.ts';

/** What floats over a board that goes from edge to edge: what the table waits for, above, unless it stands beside; two buttons. */
export const insetOf = (bare: boolean): { readonly top: number; readonly right: number } =>
  bare ? { top: low.current || tight.current ? 0 : 44, right: 52 } : { top: 0, right: 0 };
