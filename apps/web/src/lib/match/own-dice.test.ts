import { beforeEach, expect, test, vi } from 'vitest';
import { hasOwn, keepPromise, ownEntropy, promiseOf } from './own-dice.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});

test('what this browser put into the dice is known again among what the seats added', () => {
  expect(hasOwn('aa:bb')).toBeUndefined();
  const mine = ownEntropy();
  expect(mine).toMatch(/^[0-9a-f]{32,64}$/);
  expect(hasOwn(`aa:${mine}`)).toBe(true);
  expect(hasOwn('aa:bb')).toBe(false);
  expect(hasOwn(null)).toBe(false);
});

test('the commitment that was seen first is kept, whatever is told later', () => {
  keepPromise('m1', 'one');
  keepPromise('m1', 'another');
  expect(promiseOf('m1')).toBe('one');
  expect(promiseOf('m2')).toBeUndefined();
});

test('a browser that keeps nothing still gives numbers', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(ownEntropy()).toMatch(/^[0-9a-f]{32,64}$/);
  expect(hasOwn('aa')).toBeUndefined();
});
