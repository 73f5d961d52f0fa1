/** What a figure on the board keeps clear of: tags, and the ships at both ends of an order. */
import { getContext, setContext } from 'svelte';
import type { TokenOutline } from './outlines.ts';

const TAKEN = Symbol('what figures keep clear of');

export const provideTaken = (taken: () => readonly TokenOutline[]): void => void setContext(TAKEN, taken);
/** Nothing away from a board. */
export const useTaken = (): (() => readonly TokenOutline[]) =>
  getContext<(() => readonly TokenOutline[]) | undefined>(TAKEN) ?? (() => []);
