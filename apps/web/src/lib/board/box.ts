/** Boxes of this frame. */
const boxes = new WeakMap<Element, DOMRect>();

/**
 * Where an element lies in the window, in CSS pixels. It is measured once a frame, before the first change of it: a measure
 * after a change would have the browser lay out the page again for every move of a hand.
 */
export function boxOf(element: Element): DOMRect {
  const known = boxes.get(element);
  if (known !== undefined) return known;
  const box = element.getBoundingClientRect();
  boxes.set(element, box);
  requestAnimationFrame(() => boxes.delete(element));
  return box;
}
