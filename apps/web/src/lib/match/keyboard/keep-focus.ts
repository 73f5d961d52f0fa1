/**
 * Keeps the focus of whoever works with keys. An order that was given takes its button from the page, a table that changed
 * draws things anew, a button goes dark; the browser then puts the focus nowhere, and a reader of the screen begins again at
 * the top. Here it goes on: to the same thing where it is drawn anew, to the question that waits, or to the orders.
 * What still has the focus keeps it, so that nothing is taken from under the hands of whoever types.
 */
import { on } from 'svelte/events';

type Focusable = HTMLElement | SVGElement;
/** As many as may vanish together with a dialog that one of them opened. */
const remembered = 8;

const isFree = (node: Element | undefined): node is Focusable =>
  (node instanceof HTMLElement || node instanceof SVGElement) &&
  node.isConnected &&
  !node.matches(':disabled') &&
  node.getClientRects().length > 0;

/** By what a thing is the same after it was drawn anew; a button without any of these is known by its words. */
const names = ['data-ship', 'data-disc', 'data-stack', 'data-ground', 'aria-label'];

function twinOf(page: HTMLElement, lost: Element): Focusable | undefined {
  const name = names.find((each) => lost.hasAttribute(each));
  const alike =
    name === undefined
      ? [...page.querySelectorAll('button')].filter(({ textContent }) => textContent === lost.textContent)
      : [...page.querySelectorAll(`${lost.tagName}[${name}="${CSS.escape(lost.getAttribute(name) ?? '')}"]`)];
  return alike.find((node) => node !== lost && isFree(node)) as Focusable | undefined;
}

/** The question that waits for an answer, else the orders: their button where it can be pressed, else their place. */
export function ordersOf(page: HTMLElement): Focusable | undefined {
  const ways = [
    page.querySelector('section.prompt'),
    page.querySelector('button.primary:enabled'),
    page.querySelector('[data-orders]'),
  ];
  return ways.flatMap((node) => (node ? [node] : [])).find((node) => isFree(node));
}

/** Keeps the focus within `page` from now on, called when a key was pressed there; returns what ends it. */
export function keepFocus(page: HTMLElement): () => void {
  let keys = true;
  const trail: Element[] = [];
  const note = (node: EventTarget | null): void => {
    if (!(node instanceof Element) || node === document.body) return;
    trail.unshift(node);
    trail.length = Math.min(trail.length, remembered);
  };
  note(document.activeElement);
  /** Where the match stood when Enter or Esc was pressed last. */
  let given: string | undefined;
  function key(event: KeyboardEvent): void {
    keys = true;
    if (event.key === 'Enter' || event.key === 'Escape') given = page.dataset['seq'];
  }
  /** Whoever presses elsewhere lets go of the focus. */
  function point(): void {
    keys = false;
    trail.length = 0;
    given = undefined;
  }

  function mend(): void {
    const now = document.activeElement;
    if (!keys || document.querySelector('dialog[open]')) return;
    const parked = now?.matches('[data-orders]') === true;
    if (parked) page.querySelector<HTMLElement>('section.prompt')?.focus({ preventScroll: true });
    if (now !== null && now !== document.body) return;
    const [lost] = trail;
    // Nothing had the focus yet, and an order was given by its key alone.
    if (lost === undefined && given !== undefined && given !== page.dataset['seq']) ordersOf(page)?.focus();
    if (lost === undefined) return;
    // A thing that was only laid elsewhere has it again; what was opened gives it back to what it was opened from.
    const again = isFree(lost) || lost.closest('dialog, .menu') ? trail.find((node) => isFree(node)) : undefined;
    const next = again ?? twinOf(page, lost) ?? ordersOf(page);
    next?.focus({ preventScroll: true });
  }
  let waiting = false;
  /** After the page has been drawn: only then does a browser take the focus from what went dark. */
  function soon(): void {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        waiting = false;
        mend();
      }),
    );
  }
  const changes = new MutationObserver(soon);
  changes.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const ends = [
    on(document, 'focusin', (event) => note(event.target)),
    on(document, 'focusout', soon),
    on(window, 'keydown', key, { capture: true }),
    on(window, 'pointerdown', point, { capture: true }),
    () => changes.disconnect(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
