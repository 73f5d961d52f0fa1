import { expect, it } from 'vitest';
import { catalogWith, faultOf, filled, wordsOf } from './words.ts';

it('a ruleset is called after its id in all its places', () => {
  expect(wordsOf('demo')).toEqual({ id: 'demo', name: 'Demo', constant: 'demoRuleset', code: 'DEMO' });
  expect(wordsOf('narrow-sea2')).toMatchObject({ name: 'Narrow Sea2', constant: 'narrowSea2Ruleset', code: 'NS' });
});

it('an id that is none or is taken is refused with what would do', () => {
  const fault = (id: string, rest: string[] = []) => faultOf(id, rest, (path) => path.endsWith('/taken'));
  expect(fault('sea')).toBeUndefined();
  expect(fault('taken')).toContain('Choose another id; nothing was changed.');
  for (const id of ['Sea', '-sea', 'sea-', '../sea', '3d', 'a'.repeat(41)]) expect(fault(id)).toContain('narrow-sea');
  expect([fault(''), fault('one', ['two'])]).toEqual(Array(2).fill('Write one id: pnpm new-ruleset narrow-sea.'));
});

it('templates are filled, and one that asks for what there is not is a bug', () => {
  expect(filled('{{id}} and {{id}}: { x: { y } }', { id: 'sea' })).toBe('sea and sea: { x: { y } }');
  expect(() => filled('{{idea}}', { id: 'sea' })).toThrow('no word is called idea');
});

it('the catalog gets one line at its end', () => {
  const line = "  'sea': async () => (await import('./sea/index.ts')).seaRuleset,\n";
  expect(catalogWith('const catalog = {\n};\n', wordsOf('sea'))).toBe(`const catalog = {\n${line}};\n`);
});
