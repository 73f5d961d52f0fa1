import { expect, it } from 'vitest';
import type { HttpProblem } from '../problem.ts';
import { ReadingBudget } from './budget.ts';

/** A fifth of a processor: twelve seconds of work at once, then one in five. */
function opened(): { readonly budget: ReadingBudget; readonly clock: { ms: number } } {
  const clock = { ms: 0 };
  return { budget: new ReadingBudget(20, () => clock.ms), clock };
}

function refused(budget: ReadingBudget, who: string): HttpProblem | undefined {
  try {
    budget.admit(who);
    return undefined;
  } catch (error) {
    return error as HttpProblem;
  }
}

it('lets an address spend a minute’s share at once, and says when the next may come', () => {
  const { budget, clock } = opened();
  for (let read = 0; read < 24; read += 1) {
    expect(refused(budget, 'here')).toBeUndefined();
    budget.charge('here', 500);
  }
  budget.charge('here', 3000);
  const problem = refused(budget, 'here');
  expect(problem).toMatchObject({ statusCode: 429, code: 'too-often', retryAfterSeconds: 15 });
  expect(problem?.message).toContain('Try again in 15 seconds.');
  clock.ms = 14_000;
  expect(refused(budget, 'here')).toBeDefined();
  clock.ms = 15_001;
  expect(refused(budget, 'here')).toBeUndefined();
});

it('charges nobody for another, and forgets what is paid off', () => {
  const { budget, clock } = opened();
  budget.charge('here', 60_000);
  expect(refused(budget, 'here')).toBeDefined();
  expect(refused(budget, 'there')).toBeUndefined();
  clock.ms = 300_001;
  budget.charge('here', 11_999);
  expect(refused(budget, 'here')).toBeUndefined();
});

it('holds ten thousand addresses at most', () => {
  const { budget } = opened();
  budget.charge('first', 60_000);
  for (let other = 0; other < 10_000; other += 1) budget.charge(`other-${String(other)}`, 1);
  expect(refused(budget, 'first')).toBeUndefined();
});
