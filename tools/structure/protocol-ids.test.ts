import { describe, expect, test } from 'vitest';
import { definedIds, namedIds, titlesOf } from './protocol-ids.ts';
import { read, sources } from './sources.ts';

const page = read('packages/protocol/SPEC.md').text;
const defined = definedIds(page);
const families = new Set(defined.map((id) => id.replace(/-\d+$/, '')));
const named = sources
  .filter(({ text }) => namedIds(text, families).length > 0)
  .flatMap((source) =>
    titlesOf(source).flatMap((title) => namedIds(title, families).map((id) => ({ id, source, title }))),
  );

describe('behaviours of the protocol', () => {
  test('are found at all, so that the tests below mean something', () => {
    expect(defined.length).toBeGreaterThan(100);
    expect(namedIds('[WS-1, ACT-2] of FC-ACT-3', new Set(['WS', 'ACT']))).toEqual(['WS-1', 'ACT-2']);
    const text = "it('[A-1] one', f); it.each(g(1))(`two ${x} [A-2]`, f); describe('[A-3]', f); call('[A-4]', f);";
    expect(titlesOf({ path: 'a.test.ts', text })).toEqual(['[A-1] one', 'two   [A-2]', '[A-3]']);
    expect(titlesOf({ path: 'a.ts', text })).toEqual([]);
  });

  test('each have one id', () => {
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
  });

  test('stand in the title of a test each', () => {
    const tested = new Set(named.map(({ id }) => id));
    const bare = defined.filter((id) => !tested.has(id));
    expect(bare.map((id) => `${id} of SPEC.md has no test: write one, with the id in its title.`)).toEqual([]);
  });

  test('are defined where a title or the page itself names one', () => {
    const known = new Set(defined);
    const unknown = named.filter(({ id }) => !known.has(id));
    expect(unknown.map(({ id, source, title }) => `${source.path}: SPEC.md defines no ${id}: ${title}`)).toEqual([]);
    const references = [...page.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => namedIds(inside, families));
    expect(references.filter((id) => !known.has(id))).toEqual([]);
  });
});
