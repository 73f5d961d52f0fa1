/** Bots that think for long, in a thread of their own, so that no match waits for another's bot. */
import { Worker } from 'node:worker_threads';
import type { Seat, View } from '@broadside/rules/kernel';

/** What a bot is asked; the thread knows rulesets by their ids in the catalogue. */
export interface Pondering {
  readonly ruleset: string;
  readonly bot: string;
  readonly view: View;
  readonly seat: Seat;
}
export type Pondered =
  { readonly id: number; readonly command: unknown } | { readonly id: number; readonly error: string };

/** Questions that may wait at once: beyond that, bots give their standing answer. */
const mostWaiting = 200;

interface Waiting {
  readonly resolve: (command: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class Thinker {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** What the bot would do. Rejects where it throws, the thread dies, or too many wait. */
  ponder(question: Pondering): Promise<unknown> {
    if (this.#waiting.size >= mostWaiting) return Promise.reject(new Error('Too many bots think at once.'));
    const worker = (this.#worker ??= this.#start());
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...question });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('thinker-start.mjs', import.meta.url));
    worker.unref();
    worker.on('message', (answer: Pondered) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer.command);
    });
    worker.on('error', (error: unknown) =>
      this.#lost(error instanceof Error ? error : new Error('The thread failed.')),
    );
    worker.on('exit', () => this.#lost(new Error('The thread of the bots ended.')));
    return worker;
  }

  /** The next question starts another thread. */
  #lost(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
