import { expect, test } from 'vitest';
import { choicesOf, costWords } from './choices.ts';
import { excess, newFault, split } from './judging.ts';
import { bestFix, cheapened } from './mending.ts';
import { freeName } from './free-name.ts';
import { crates, empty, put, type Crates } from './testing/crates.ts';

const filled = (...things: readonly string[]): Crates => things.reduce((order, thing) => put(order, 0, thing), empty);
const sheet = (design: Crates, most = 100) => ({ design, terms: { most } });

test('a change is judged by what it breaks anew, or by more than before', () => {
  const four = filled('rope', 'rope', 'rope', 'rope');
  expect(newFault(crates, sheet(filled('rope')), sheet(filled('rope', 'rope')))).toBeUndefined();
  expect(newFault(crates, sheet(filled('rope', 'rope', 'rope')), sheet(four))).toMatchObject({ code: 'full' });
  expect(newFault(crates, sheet(four), sheet(four))).toBeUndefined();
  const fault = newFault(crates, sheet(four), sheet(put(four, 0, 'bell')));
  expect(fault && excess(fault)).toBe('2 things over');
  expect(newFault(crates, sheet(four), sheet(put(four, 0, 'bell')), ({ code }) => code === 'dear')).toBeUndefined();
});

test('a reason is split into the fact and the rest', () => {
  expect(split('It costs 5. Save 2: leave one out.')).toEqual({ fact: 'It costs 5.', rest: 'Save 2: leave one out.' });
  expect(split('It has none: give it one.').rest).toBe('');
});

test('the way out that mends most is offered, of equals the one that loses least, and none that breaks another rule', () => {
  const design = filled('bell', 'lamp', 'rope', 'rope');
  const without = (thing: string): Crates => filled(...(design.crates[0] ?? []).filter((each) => each !== thing));
  const candidates = ['bell', 'lamp'].map((thing) => ({
    label: `take the ${thing} out`,
    design: without(thing),
    loss: 0,
  }));
  const told = cheapened(candidates, (each) => crates.cost(design) - crates.cost(each), 'coins');
  const best = (most: number, ways = told) =>
    bestFix(
      design,
      (each) => crates.faults(sheet(each, most)),
      ways,
      () => true,
    )?.label;
  expect(best(100)).toBe('Take the lamp out, 3 coins less');
  expect(best(6)).toBe('Fix both: take the bell out, 5 coins less');
  expect(best(100, [])).toBeUndefined();
  const worse = [
    { label: 'fill another', design: { ...empty, crates: [['rope'], ['rope', 'rope', 'rope', 'rope']] }, loss: 0 },
  ];
  expect(best(100, worse)).toBeUndefined();
});

test('what is held is no question, what is forbidden says why, what is judged may be a trial', () => {
  const judged: Crates[] = [];
  const reason = { code: 'full', rule: 'AB-1', sentence: 'No.' };
  const choices = choicesOf(
    { facts: 'Empty', next: empty },
    'rope',
    [
      { id: 'rope', name: 'Rope', cost: costWords(1), next: filled('rope') },
      { id: 'bell', name: 'Bell', cost: costWords(0), next: filled('bell'), trial: filled('bell', 'bell') },
    ],
    (design) => {
      judged.push(design);
      return reason;
    },
  );
  expect(choices.map(({ id, chosen, reason }) => [id, chosen, reason])).toEqual([
    [null, false, undefined],
    ['rope', true, undefined],
    ['bell', false, reason],
  ]);
  expect(judged).toEqual([filled('bell', 'bell')]);
  expect([costWords(1), costWords(-2), costWords(0)]).toEqual(['+1', '−2', 'free']);
});

test('a free name is the first that nobody bears, then a numbered one', () => {
  expect(freeName(['a', 'b'], new Set(['a']))).toBe('b');
  expect(freeName(['a', 'b'], new Set(['a', 'b', 'a 2']))).toBe('a 3');
});
