import { expect, it } from 'vitest';
import { stopsOf } from './stops.ts';
import { stopAfter } from './tab-walk.ts';

it('stops at what the lamp marks, in the order in which the looks are given', () => {
  const looks = new Map([
    ['ship:wye', 'lit'],
    ['ship:clyde', 'chosen'],
    ['ship:gone', 'faded'],
    ['ship:onyx', 'aim'],
  ]);
  expect([...stopsOf(looks)]).toEqual([
    ['ship:wye', 0],
    ['ship:clyde', 1],
    ['ship:onyx', 2],
  ]);
  expect(stopsOf(undefined).size).toBe(0);
});

it('goes from stop to stop, and away at either end', () => {
  expect([0, 1, 2].map((at) => stopAfter(3, at, false))).toEqual([1, 2, undefined]);
  expect([0, 1, 2].map((at) => stopAfter(3, at, true))).toEqual([undefined, 0, 1]);
});

it('leads from a thing that is no stop to the first one, or away', () => {
  expect(stopAfter(3, -1, false)).toBe(0);
  expect(stopAfter(3, -1, true)).toBeUndefined();
  expect(stopAfter(0, -1, false)).toBeUndefined();
});
