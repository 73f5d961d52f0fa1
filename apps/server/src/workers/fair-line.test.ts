import { expect, it } from 'vitest';
import { FairLine } from './fair-line.ts';

it('serves one of each at a time, and everybody before anybody twice', () => {
  const line = new FairLine<string>();
  for (const one of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) line.add(one.slice(0, 1), one);
  expect([line.size, line.waitingOf('a'), line.waitingOf('z')]).toEqual([6, 3, 0]);
  const served = [line.take(), line.take(), line.take()].map((each) => each?.one);
  expect(served).toEqual(['a1', 'b1', 'c1']);
  expect(line.take()).toBeUndefined();
  for (const who of ['b', 'a', 'c']) line.done(who);
  expect([line.take(), line.take()].map((each) => each?.one)).toEqual(['a2', 'b2']);
  line.done('a');
  expect([line.size, line.take()?.one, line.take(), line.size]).toEqual([1, 'a3', undefined, 0]);
});

it('is empty when it is cleared', () => {
  const line = new FairLine<number>();
  for (const one of [1, 2, 3]) line.add('a', one);
  expect([line.clear(), line.size, line.take()]).toEqual([[1, 2, 3], 0, undefined]);
});
