/**
 * What panels say of a thing that is dragged. The board keeps up with the hand, frame by frame; words and figures beside it that
 * would be laid out anew as often take half of the page's time, and nobody reads them as fast.
 */
const everyMs = 100;

class Hand {
  /** Something on a board is held by a pointer. */
  drags = $state(false);
}
export const hand = new Hand();

/** What `read` answers; while a hand drags, as it was at most a tenth of a second ago. Begun where a component is. */
export function calm<T>(read: () => T): { readonly now: T } {
  const live = $derived(read());
  let shown = $state.raw<T>();
  let shownAt = -Infinity;
  let due: ReturnType<typeof setTimeout> | undefined;
  const show = (value: T): void => {
    shown = value;
    shownAt = performance.now();
  };
  $effect.pre(() => {
    if (!hand.drags) return;
    return () => {
      clearTimeout(due);
      due = undefined;
      shownAt = -Infinity;
    };
  });
  $effect.pre(() => {
    if (!hand.drags) return;
    const next = live;
    const wait = shownAt + everyMs - performance.now();
    if (wait <= 0) show(next);
    else
      due ??= setTimeout(() => {
        due = undefined;
        show(live);
      }, wait);
  });
  return {
    get now() {
      return hand.drags && shownAt > -Infinity ? (shown as T) : live;
    },
  };
}
