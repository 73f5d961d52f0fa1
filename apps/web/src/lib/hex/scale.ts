/** How many pixels a unit of the paper takes: for words that keep their size whatever the zoom. */
import { getContext, setContext } from 'svelte';

const SCALE = Symbol('pixels for a unit of the hex board');

export const provideScale = (scale: () => number): void => void setContext(SCALE, scale);
/** 1 away from a board. */
export const useScale = (): (() => number) => getContext<(() => number) | undefined>(SCALE) ?? (() => 1);
