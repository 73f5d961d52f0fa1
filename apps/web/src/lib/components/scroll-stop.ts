/** What scrolls and holds nothing that takes the focus is a Tab stop itself, so that keys can scroll it. */
import type { Attachment } from 'svelte/attachments';

const focusable = 'a[href], button:not(:disabled):not([tabindex="-1"]), input, select, textarea, [tabindex="0"]';

export const scrollStop: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const scrolls = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
    if (scrolls && node.querySelector(focusable) === null) node.tabIndex = 0;
    else if (node !== document.activeElement) node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(node);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};
