import { expect, test } from 'vitest';
import { scriptsOf } from './sources.ts';
import { FUNCTION_LINES, impurities, longFunctions } from './syntax.ts';

const script = (text: string, path = 'packages/rules/src/kernel/a.ts') => ({ path, text, linesBefore: 0 });
const body = 'x;\n'.repeat(FUNCTION_LINES - 2);

test('a function that is too long is found, one line less is not', () => {
  expect(longFunctions(script(`const f = () => {\n${body}};`))).toEqual([
    'packages/rules/src/kernel/a.ts:1: a function of 70 lines: split it, so that each has under 70.',
  ]);
  expect(longFunctions(script(`const f = () => {\n${body.slice(3)}};`))).toEqual([]);
});

test('a group of tests may be long, a test may not', () => {
  expect(longFunctions(script(`describe('a', () => {\n${body}});`, 'a.test.ts'))).toEqual([]);
  expect(longFunctions(script(`test('a', () => {\n${body}});`, 'a.test.ts'))).toHaveLength(1);
});

test('a function in the script of a component is found on its line of the file', () => {
  const component = { path: 'a.svelte', text: `<p>\n</p>\n<script lang="ts">\nfunction f() {\n${body}}\n</script>` };
  expect(scriptsOf(component).flatMap(longFunctions)).toEqual([
    'a.svelte:4: a function of 70 lines: split it, so that each has under 70.',
  ]);
});

test('time, chance, the outer world and inexact mathematics are found; bots may be inexact', () => {
  const text = 'Date.now(); new Date(); Math.random(); setTimeout(f); Math.atan2(1, 2); Math.sqrt(2); state.process;';
  expect(impurities(script(text))).toHaveLength(5);
  expect(impurities(script('Math.atan2(1, 2); Math.random();', 'packages/rules/src/x/bots/sensible.ts'))).toHaveLength(
    1,
  );
});
