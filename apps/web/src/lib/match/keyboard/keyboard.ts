/** What a table does for whoever works with keys alone. It is fetched with the first key, for most people use none. */
import { on } from 'svelte/events';
import { boardOf, walkTabs } from '#lib/board/tab-walk.ts';
import { keepFocus, ordersOf } from './keep-focus.ts';

/** Attends to the keys of a table, `page` being all of it; returns what ends it. */
export function attend(page: HTMLElement): () => void {
  /** Escape that had nothing to let go of leaves the board for the orders. */
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && boardOf(event.target)) ordersOf(page)?.focus();
  };
  const ends = [walkTabs(page), keepFocus(page), on(window, 'keydown', leave)];
  page.dataset['keys'] = '';
  return () => {
    for (const end of ends) end();
  };
}
