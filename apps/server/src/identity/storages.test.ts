import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { restsBetweenRuns } from './storages.ts';

/** A storage that rests after `ms`, and how often it was switched off. */
function resting(ms: number) {
  const storage = new AsyncLocalStorage<unknown>();
  const disable = vi.spyOn(storage, 'disable');
  restsBetweenRuns(storage, ms);
  return { storage, disable };
}

test('A storage is switched off when it has not run for a moment, and runs again after that', async () => {
  const { storage, disable } = resting(1);
  const read = async (): Promise<unknown> => {
    await pause(5);
    return storage.getStore();
  };
  expect(await Promise.all([storage.run('one', read), storage.run('two', read)])).toEqual(['one', 'two']);
  await vi.waitFor(() => expect(disable).toHaveBeenCalledTimes(1));
  expect(storage.run('three', () => storage.getStore())).toBe('three');
  await vi.waitFor(() => expect(disable).toHaveBeenCalledTimes(2));
});

test('A storage stays on while one of its runs is under way, however the others ended', async () => {
  const { storage, disable } = resting(1);
  let finish = (): void => undefined;
  const long = storage.run('long', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return storage.getStore();
  });
  await expect(storage.run('short', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(() => storage.run('thrown', () => JSON.parse('{') as unknown)).toThrow(SyntaxError);
  await pause(20);
  expect(disable).not.toHaveBeenCalled();
  finish();
  expect(await long).toBe('long');
  await vi.waitFor(() => expect(disable).toHaveBeenCalledTimes(1));
});
