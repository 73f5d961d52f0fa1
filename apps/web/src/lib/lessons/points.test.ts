import { catalog } from '@broadside/rules/catalog';
import { teachingOf } from '@broadside/rules/kernel/lessons';
import { expect, it } from 'vitest';
import { wordOf } from './points.ts';

const rulesets = await Promise.all(Object.values(catalog).map((load) => load()));
const taught = await Promise.all(rulesets.map((ruleset) => teachingOf(ruleset)));

it('says at the ring what is done there, in a word or a few, at every point of every lesson', () => {
  const points = taught.flatMap((teaching) =>
    (teaching?.lessons ?? []).flatMap(({ steps }) => steps.flatMap(({ point }) => point)),
  );
  expect(points.length).toBeGreaterThan(20);
  expect(points.filter((point) => !/^[A-Z][a-z ]{3,18}$/.test(wordOf(point)))).toEqual([]);
  expect(['prompt', 'board.ghost', 'tray', 'board.ship.tern'].map(wordOf)).toEqual([
    'Answer here',
    'Drag this',
    'The dice',
    'Press this',
  ]);
});
