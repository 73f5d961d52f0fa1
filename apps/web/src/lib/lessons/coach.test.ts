/** The coach as its page sees it: what is given, shown, taken back and skipped at a local table. */
import { catalog } from '@broadside/rules/catalog';
import { seededRandom, type AnyRuleset } from '@broadside/rules/kernel';
import { teachingOf } from '@broadside/rules/kernel/lessons';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rooted } from '../../../test/rooted.svelte.ts';
import { Coach } from './coach.svelte.ts';

const slow = { timeout: 60_000 };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function coached(): Promise<Coach> {
  const [load] = Object.values(catalog);
  const ruleset = (await load?.()) as AnyRuleset;
  const teaching = await teachingOf(ruleset);
  const lesson = teaching?.lessons[0];
  if (!teaching || !lesson) throw new Error('no lesson');
  return rooted(() => new Coach(ruleset, teaching, lesson, seededRandom(3))).it;
}
const move = (facingCdeg: number) => ({
  ...{ kind: 'move-ship', ship: 'avocet', courseCdeg: 5000, distanceMils: 9000, facingCdeg, carry: [] },
});
function settle(ms = 60_000): void {
  flushSync();
  vi.advanceTimersByTime(ms);
  flushSync();
}

test('takes what is given, speaks of a by-way, and takes it back', slow, async () => {
  const coach = await coached();
  expect(await coach.session.send(move(5000))).toBe(true);
  expect(coach.spoken).toBe(true);
  expect(coach.table.history.played).toHaveLength(1);
  coach.takeBack();
  expect(coach.spoken).toBe(false);
  expect(coach.table.history.played).toHaveLength(0);
  expect(await coach.session.send({ ...move(5000), distanceMils: 90_000 })).toBe(false);
  expect(coach.session.refused?.sentence).toBeTruthy();
  coach.close();
});

test('what is shown is taken back by itself, and left standing when pressed again', slow, async () => {
  const coach = await coached();
  coach.skip();
  coach.skip();
  expect(coach.step?.id).toBe('turn');
  coach.show();
  expect(coach.showing).toBe(true);
  vi.advanceTimersByTime(1500);
  expect(coach.table.history.played).toHaveLength(1);
  settle();
  expect(coach.showing).toBe(false);
  expect(coach.table.history.played).toHaveLength(0);
  expect(coach.again).toBe(true);
  coach.show();
  expect(coach.step?.id).toBe('near');
  expect(coach.table.history.played).toHaveLength(1);
  coach.close();
});

test('the other side acts order by order until the learner is asked', slow, async () => {
  const coach = await coached();
  for (let step = 0; step < 5; step += 1) coach.skip();
  expect(coach.reads).toBe(true);
  coach.next();
  expect(coach.waits).toBe(true);
  settle();
  expect(coach.waits).toBe(false);
  expect(coach.step?.id).toBe('answer');
  coach.close();
});
