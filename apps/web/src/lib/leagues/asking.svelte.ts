/** What pages of leagues ask of the server: one thing at a time, what it said no to, and how they stay fresh. */
import type { ApiError } from '@broadside/client';
import { untrack } from 'svelte';
import { sentenceOf } from '#lib/match/problem.ts';

/** The server's code for it; empty where it has none. */
const codeOf = (thrown: unknown): string => (thrown as Partial<ApiError> | undefined)?.code ?? '';

export class AskingDesk {
  /** What is under way: one thing at a time. */
  busy = $state(false);
  /** What the server said no to last. */
  fault = $state('');
  /** Its code, where somebody has to choose. */
  faultCode = $state('');

  /** Asks it; true where it is done, false where it is refused or something else is under way. */
  async ask(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    [this.fault, this.faultCode] = ['', ''];
    try {
      await work();
      return true;
    } catch (thrown) {
      [this.fault, this.faultCode] = [sentenceOf(thrown), codeOf(thrown)];
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/**
 * Loads now, and again every so many milliseconds while the page is seen and nothing is under way; returns how to stop.
 * In an effect: what loading reads is not what the effect waits for, or it would begin again with every answer.
 */
export function whileSeen(load: () => Promise<void>, everyMs: number, isBusy: () => boolean = () => false): () => void {
  untrack(() => void load());
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && !isBusy()) void load();
  }, everyMs);
  return () => clearInterval(timer);
}
