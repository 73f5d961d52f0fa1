/** Asking the server again and again while somebody looks at the page. */
import { untrack } from 'svelte';
import { problemOf } from './problem.ts';

/**
 * Asks at once, and again `everyMs` after it last asked; not while the page is hidden, not while an answer is awaited, and
 * not before the server wants to hear of it again. Answers how to stop. An effect may call it: what `ask` reads is none of
 * what begins the effect anew, or each answer would bring the next question.
 */
export function poll(ask: () => Promise<unknown>, everyMs: number): () => void {
  let waiting = false;
  let notBefore = 0;
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || waiting || Date.now() < notBefore) return;
    waiting = true;
    try {
      await untrack(ask);
    } catch (thrown) {
      notBefore = problemOf(thrown).retryAt;
    }
    waiting = false;
  };
  const now = (): void => void look();
  now();
  const timer = setInterval(now, everyMs);
  document.addEventListener('visibilitychange', now);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', now);
  };
}
