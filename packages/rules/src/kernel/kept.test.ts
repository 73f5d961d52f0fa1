import { expect, it, vi } from 'vitest';
import { kept, keptUnder } from './kept.ts';

it('asks once about a record, and again about its like', () => {
  const answer = vi.fn(({ size }: { size: number }) => size * 2);
  const twice = kept(answer);
  const record = { size: 3 };
  expect([twice(record), twice(record), twice({ size: 3 })]).toEqual([6, 6, 6]);
  expect(answer).toHaveBeenCalledTimes(2);
});

it('keeps an answer for each part of a record, that there is none as well', () => {
  const answers = keptUnder<object, string, number | undefined>();
  const [one, other] = [{}, {}];
  const asked: string[] = [];
  const ask = (record: object, part: string, found: number | undefined) =>
    answers(record, part, () => {
      asked.push(part);
      return found;
    });
  expect([ask(one, 'a', undefined), ask(one, 'a', 5), ask(one, 'b', 0), ask(one, 'b', 7)]).toEqual([
    undefined,
    undefined,
    0,
    0,
  ]);
  expect([ask(other, 'a', 8), ask(other, 'a', 9)]).toEqual([8, 8]);
  expect(asked).toEqual(['a', 'b', 'a']);
});
