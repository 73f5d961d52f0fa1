/** Scrolls so that a thing is read from its beginning, where that has passed out of sight above; what lies over it stays otherwise. */
export function fromStart(node: Element | undefined): void {
  let frame = node?.parentElement;
  while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement;
  if (node && frame && node.getBoundingClientRect().top < frame.getBoundingClientRect().top)
    node.scrollIntoView({ block: 'start' });
}
