/** What people read of a ruleset is plain text: nothing that only the code knows. */
import { expect, it } from 'vitest';
import { catalog } from '../src/catalog.ts';

const rulesets = await Promise.all(Object.values(catalog).map(async (load) => load()));

/** Code in quotes, a name as code writes it, marks of a markup, a value that was not there. */
const code = /`|\b[a-z]+[A-Z]\w*|\b_\w+_\b|[{}]|\bundefined\b|\bnull\b/;
/** Words of the program for what players call a match, a player, a front page. */
const inside = /\b(session|instance|lobby|queue|user|submit)\b/i;
const wrong = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => code.test(text) || inside.test(text));

it.each(rulesets)('$id tells its rules without code', async (ruleset) => {
  const texts = Object.values(await ruleset.rules()).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(0);
  expect(wrong(texts)).toEqual([]);
});

it.each(rulesets)('$id tells its options, battles and computers without code', ({ options, presets, bots }) => {
  const choices = options.flatMap(({ group, label, note, values }) => [
    ...[group, label, note],
    ...values.map((each) => each.label),
  ]);
  const battles = presets.flatMap(({ name, note }) => [name, note]);
  expect(wrong([...choices, ...battles, ...bots.flatMap(({ name, note = '' }) => [name, note])])).toEqual([]);
});
