/** Every lesson of every ruleset can be played to its end, as told and otherwise: see `kernel/lessons/soundness.ts`. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../src/catalog.ts';
import { helpProblems, lessonProblems, teachingOf } from '../src/kernel/lessons/index.ts';

const taught = await Promise.all(
  Object.values(catalog).map(async (load) => {
    const ruleset = await load();
    return { ruleset, teaching: await teachingOf(ruleset) };
  }),
);
/** A ruleset that is only begun teaches nothing. */
const teachers = taught.flatMap(({ ruleset, teaching }) => (teaching ? [{ ruleset, teaching }] : []));
const lessons = teachers.flatMap(({ ruleset, teaching }) =>
  teaching.lessons.map((lesson) => ({ ruleset, teaching, lesson, name: `${ruleset.id}: ${lesson.id}` })),
);

it.each(teachers)('$ruleset.id has three to five lessons, and help at its prompts', async ({ ruleset, teaching }) => {
  expect(teaching.lessons.length).toBeGreaterThanOrEqual(3);
  expect(teaching.lessons.length).toBeLessThanOrEqual(5);
  expect(teaching.help.length).toBeGreaterThan(0);
  expect(await helpProblems(ruleset, teaching)).toEqual([]);
});

it('finds lessons, each with a name of its own', () => {
  const names = lessons.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

/** Two hundred in the long run. */
const learners = Number(process.env['LEARNERS'] ?? 50);

describe.each(lessons)('$name', ({ ruleset, teaching, lesson }) => {
  it('goes as told, by every by-way, and with learners who do something else', { timeout: 600_000 }, async () => {
    expect(await lessonProblems(ruleset, teaching, lesson, { learners, acts: 16 })).toEqual([]);
  });
});
