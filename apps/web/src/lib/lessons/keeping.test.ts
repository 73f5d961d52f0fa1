import { catalog } from '@broadside/rules/catalog';
import { seededRandom, type AnyRuleset } from '@broadside/rules/kernel';
import { LessonRunner, type LessonState, teachingOf } from '@broadside/rules/kernel/lessons';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlace, progressOf, restorePlace } from './keeping.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

async function lessonBegun() {
  const [load] = Object.values(catalog);
  const ruleset = (await load?.()) as AnyRuleset;
  const teaching = await teachingOf(ruleset);
  const lesson = teaching?.lessons[0];
  if (!teaching || !lesson) throw new Error('no lesson');
  const runner = new LessonRunner(ruleset, teaching, lesson, seededRandom(5));
  const begun = runner.begin();
  if (!begun.ok) throw new Error(begun.problems.join(' '));
  const steps = lesson.steps.map(({ id }) => id);
  return { runner, first: begun.value, place: [ruleset.id, lesson.id, steps] as const };
}
const half = (runner: LessonRunner, first: LessonState): LessonState => {
  let state = first;
  for (let step = 0; step < 4; step += 1) state = runner.rest(runner.skip(state));
  return state;
};

/** The books of a game are loaded first. */
const slow = { timeout: 60_000 };

test('a lesson goes on where it was left, with the dice that were laid', slow, async () => {
  const { runner, first, place } = await lessonBegun();
  const state = half(runner, first);
  keepPlace(...place, state);
  expect(progressOf(place[0], place[1])).toBe('begun');
  const again = restorePlace(...place, first);
  expect(again).toMatchObject({
    at: state.at,
    marks: state.marks,
    laid: state.laid,
    onPath: true,
    rolled: state.rolled,
  });
  expect(runner.table.view(again)).toEqual(runner.table.view(state));
});

test('a lesson that was written anew, or a text that is none, begins anew', slow, async () => {
  const { runner, first, place } = await lessonBegun();
  const [game, lesson, steps] = place;
  keepPlace(...place, half(runner, first));
  expect(restorePlace(game, lesson, [...steps, 'more'], first)).toBe(first);
  kept.set(`broadside.lesson.${game}.${lesson}`, '{"done":false,"place":{"at":99}}');
  expect(restorePlace(...place, first)).toBe(first);
  expect(progressOf(game, lesson)).toBe('new');
});

test('a lesson that is over is done, and begins anew', slow, async () => {
  const { runner, first, place } = await lessonBegun();
  let state = first;
  while (!runner.ended(state)) state = runner.rest(runner.skip(state));
  keepPlace(...place, state);
  expect(progressOf(place[0], place[1])).toBe('done');
  expect(restorePlace(...place, first)).toBe(first);
});
