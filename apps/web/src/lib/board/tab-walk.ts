/**
 * Tab on a board, and past lists of many buttons. Things lie there in the order in which they are drawn; whoever cannot see them
 * wants those that may be chosen, in the order in which the rules offer them. Every thing that may be chosen carries its place in
 * that order (`data-stop`). A list that says so (`data-one-stop`), such as a log, is one stop, and arrows go from button to button
 * within it. Fetched with the first key that is pressed at a table: until then Tab goes as the page lies.
 */
import { on } from 'svelte/events';

/**
 * The place that Tab leads to among `count`, or undefined where it leads away from the board. From a thing that is no stop
 * (`at` below 0), reached by arrows, Tab leads to the first, Shift+Tab away.
 */
export function stopAfter(count: number, at: number, back: boolean): number | undefined {
  if (at < 0) return back || count === 0 ? undefined : 0;
  const next = at + (back ? -1 : 1);
  return next >= 0 && next < count ? next : undefined;
}

type Focusable = HTMLElement | SVGElement;
export const boardOf = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('svg[role="application"]') : null;

const listOf = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('[data-one-stop]') : null;
const buttonsOf = (list: Element): readonly HTMLElement[] => [...list.querySelectorAll('button')];

const stopsOn = (board: Element): readonly Focusable[] =>
  [...board.querySelectorAll<Focusable>('[data-stop]')].sort(
    (one, other) => Number(one.dataset['stop']) - Number(other.dataset['stop']),
  );

/** Lets the browser's own Tab, which comes after this event, find none of these. */
function passOver(things: readonly Focusable[]): void {
  for (const thing of things) thing.tabIndex = -1;
  hidden = things;
  setTimeout(showAgain);
}
/** What is passed over just now: until the focus has moved, at the latest until the next key, which may come before a timer. */
let hidden: readonly Focusable[] = [];
function showAgain(): void {
  for (const thing of hidden) thing.tabIndex = 0;
  hidden = [];
}

/** Keys in a list that is one stop: Tab leaves it, arrows go through it. */
function listKey(event: KeyboardEvent, list: Element): void {
  const buttons = buttonsOf(list);
  if (event.key === 'Tab') return passOver(buttons.filter((button) => button !== event.target));
  const by = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1;
  if (by < 0 && event.key !== 'ArrowUp' && event.key !== 'ArrowLeft') return;
  event.preventDefault();
  buttons[Math.max(0, buttons.indexOf(event.target as HTMLElement) + by)]?.focus();
}

/** Walks the boards and lists within `page` from now on; returns what ends it. */
export function walkTabs(page: HTMLElement): () => void {
  /** The Tab that is being pressed, as long as the focus has not moved by it. */
  let tab: 'on' | 'back' | undefined;
  function key(event: KeyboardEvent): void {
    tab = undefined;
    showAgain();
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const [board, list] = [boardOf(event.target), listOf(event.target)];
    if (list !== null) listKey(event, list);
    if (event.key !== 'Tab') return;
    if (board === null) {
      tab = event.shiftKey ? 'back' : 'on';
      return;
    }
    const stops = stopsOn(board);
    // A board that is set up by hand has no order: every thing is a stop, as drawn.
    if (stops.length === 0) return;
    const next = stopAfter(stops.length, stops.indexOf(event.target as Focusable), event.shiftKey);
    if (next === undefined) return passOver([...board.querySelectorAll<Focusable>('[tabindex="0"]')]);
    event.preventDefault();
    stops[next]?.focus();
  }
  /** Tab enters at the first of the order, Shift+Tab at the last, wherever these lie. */
  function enter(event: FocusEvent): void {
    const way = tab;
    tab = undefined;
    showAgain();
    if (way === undefined) return;
    const [board, list] = [boardOf(event.target), listOf(event.target)];
    const first =
      board !== null && boardOf(event.relatedTarget) !== board
        ? stopsOn(board).at(way === 'on' ? 0 : -1)
        : list !== null && listOf(event.relatedTarget) !== list
          ? buttonsOf(list)[0]
          : undefined;
    if (first !== event.target) first?.focus();
  }
  const ends = [on(page, 'keydown', key), on(page, 'focusin', enter)];
  return () => {
    for (const end of ends) end();
  };
}
