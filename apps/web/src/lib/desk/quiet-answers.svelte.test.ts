/** Questions that are left to the page: until the activation ends, of one kind, and never where the answer failed. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { rooted } from '../../../test/rooted.svelte.ts';
import { QuietAnswers, type QuietQuestion } from './quiet-answers.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table that asks its seat one question after the other. */
function table(taken = true) {
  let asked = $state.raw<QuietQuestion | undefined>();
  let view = $state.raw({});
  const sent: unknown[] = [];
  const session = {
    get myTurn() {
      return asked !== undefined;
    },
    get state() {
      return { view };
    },
    safeAnswer: () => ({ kind: 'let-it-be' }),
    send: (command: unknown) => {
      sent.push(command);
      return Promise.resolve(taken);
    },
  };
  let during = $state('first');
  const { it: quiet, stop } = rooted(
    () => new QuietAnswers(session as unknown as MatchSession, { asked: () => asked, during: () => during }, () => 900),
  );
  return {
    quiet,
    sent,
    stop,
    ask: (kind: string, activation = 'first'): void => {
      [asked, during, view] = [{ kind, during: activation }, activation, {}];
      flushSync();
    },
    wait: () => vi.advanceTimersByTimeAsync(1000),
  };
}

test('every question of the kind is answered until the activation ends, and nothing else is', async () => {
  const { quiet, sent, ask, wait, stop } = table();
  ask('window');
  await wait();
  expect([quiet.answers, sent.length]).toEqual([false, 0]);
  quiet.give();
  flushSync();
  expect(quiet.answers).toBe(true);
  await wait();
  ask('window');
  await wait();
  expect(sent).toEqual([{ kind: 'let-it-be' }, { kind: 'let-it-be' }]);
  ask('reroll');
  await wait();
  expect([quiet.on, quiet.answers, sent.length]).toEqual([true, false, 2]);
  ask('window', 'second');
  await wait();
  expect([quiet.on, quiet.answers, sent.length]).toEqual([false, false, 2]);
  stop();
});

test('whoever wants to be asked again is, before the answer is given', async () => {
  const { quiet, sent, ask, wait, stop } = table();
  ask('window');
  quiet.give();
  flushSync();
  quiet.stop();
  flushSync();
  await wait();
  expect([quiet.answers, quiet.offered, sent.length]).toEqual([false, true, 0]);
  stop();
});

test('a question whose answer was not taken is put to the person', async () => {
  const { quiet, sent, ask, wait, stop } = table(false);
  ask('window');
  quiet.give();
  flushSync();
  await wait();
  expect([quiet.answers, sent.length]).toEqual([false, 1]);
  stop();
});
