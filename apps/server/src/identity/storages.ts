/**
 * Before Node 24, every promise and every callback of a process costs more from the first run of an AsyncLocalStorage on,
 * for as long as one is enabled: 6 to 9 % of a move. The library of accounts runs three of them with each of its calls, and
 * calls are rare. Each is switched off again when it has not run for a moment.
 */
import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';

/** What a call began and did not wait for may still read its storage. */
const restMs = 2000;

/** From now on `storage` is enabled while it runs, and `restMs` longer. */
export function restsBetweenRuns(storage: AsyncLocalStorage<unknown>, ms = restMs): void {
  const run = storage.run.bind(storage);
  let running = 0;
  let rest: NodeJS.Timeout | undefined;
  const over = (): void => {
    running -= 1;
    if (running === 0) rest = setTimeout(() => storage.disable(), ms).unref();
  };
  storage.run = <R, Args extends unknown[]>(store: unknown, work: (...args: Args) => R, ...args: Args): R => {
    clearTimeout(rest);
    running += 1;
    let result: R | undefined;
    try {
      return (result = run(store, work, ...args));
    } finally {
      if (result instanceof Promise) result.then(over, over);
      else over();
    }
  };
}

/** The library has its storages once for a process. */
const resting = new WeakSet<object>();

/** The same for all storages of the library of accounts. */
export async function restStorages(): Promise<void> {
  const storages = await Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ]);
  for (const storage of storages) {
    if (resting.has(storage)) continue;
    resting.add(storage);
    restsBetweenRuns(storage as AsyncLocalStorage<unknown>);
  }
}
