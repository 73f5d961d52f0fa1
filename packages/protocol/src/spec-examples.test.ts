/** The worked examples of SPEC.md do what it says. */
import { readFileSync } from 'node:fs';
import { changed, hashView } from '@broadside/rules/kernel';
import type { Changes, View } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { Frame, PhraseWords, readFrameLog } from './index.ts';

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
/** A section by its heading. */
const section = (heading: string): string => spec.split(`\n### ${heading}\n`)[1]?.split(/\n##+ /)[0] ?? '';

describe('the examples of SPEC.md', () => {
  it('[WS-10] change a view', () => {
    const text = section('Changes');
    const view = JSON.parse(/With `(.*)`/.exec(text)?.[1] ?? '') as View;
    const { match, 'ship:1': ship } = view as Record<string, Changes>;
    const rows = [...text.matchAll(/^\| `(\{.*?\})` +\|/gm)].map((row) => JSON.parse(row[1] ?? '') as Changes);
    const marks = [
      { n: 1, on: true },
      { n: 2, on: true },
    ];
    expect(rows.map((changes) => changed(view, changes))).toEqual([
      { ...view, match: { ...match, round: 2 } },
      { ...view, match: { ...match, order: ['a', 'b', 'c'] } },
      { ...view, match: { ...match, order: ['a'] } },
      { ...view, match: { ...match, order: ['b'], note: {} } },
      { ...view, 'ship:1': { at: { x: 1, y: 3 }, marks: [marks[0], { n: 2, on: false }] } },
      { ...view, 'ship:1': { ...ship, marks: [{ n: 7, on: true }, marks[1], { n: 3, on: true }] } },
      { match, 'ship:2': { at: null } },
    ]);
  });

  it('[WS-12] have these hashes', () => {
    const pairs = [...spec.replaceAll(/\n +/g, ' ').matchAll(/`(\{\S*\}|\{"ship.*?\})` has `([0-9a-f]{16})`/g)];
    expect(pairs).toHaveLength(2);
    for (const [, view = '', hash] of pairs) expect(hashView(JSON.parse(view) as View)).toBe(hash);
  });

  it('[WS-15] tell three lines', () => {
    const text = section('Log').replaceAll('\n', '');
    const words = PhraseWords.parse(JSON.parse(/With `"words":(.*?\])` in/.exec(text)?.[1] ?? ''));
    const frame = Frame.parse(JSON.parse(/the frame `(\{.*?\})` says/.exec(text)?.[1] ?? ''));
    const [one, two, three] = readFrameLog(words, frame)?.log ?? [];
    expect(one).toMatchObject({ seq: 7, at: 1795251205532, parts: [words[0], ' fires 3 dice.'], rules: ['QR-1'] });
    const roll = { label: 'Guns', seat: 'seat-1', sides: 6, faces: [6, 1, 5], need: 4, counted: 2 };
    expect(two).toMatchObject({ parts: ['2 hits'], rolls: [roll] });
    expect(three).toMatchObject({ seq: 7, parts: ['Round 2'], tone: 'phase' });
    const full = JSON.parse(/```json(.*?)```/.exec(text)?.[1] ?? '') as object[];
    expect([one, two, three]).toEqual(full.map((line) => ({ seq: 7, at: 1795251205532, ...line })));
  });
});
