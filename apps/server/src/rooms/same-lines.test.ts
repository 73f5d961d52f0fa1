import type { LogLine } from '@broadside/rules/kernel';
import { throughJson } from '@broadside/rules/kernel';
import { expect, it } from 'vitest';
import { sameLines } from './same-lines.ts';

const roll = { label: 'Guns', seat: 'seat-1', sides: 6, faces: [6, 1], need: 4, counted: 1 } as const;
const line: LogLine = {
  parts: [{ record: 'ship:1', name: 'Tern', seat: 'seat-1' }, ' fires'],
  rules: ['QR-1'],
  tone: 'roll',
  rolls: [roll],
};

it('two readers of the same lines are told apart by every part of a line', () => {
  expect(sameLines([line], [throughJson(line) as unknown as LogLine])).toBe(true);
  expect(sameLines([], [])).toBe(true);
  const { rolls: _, ...silent } = line;
  const others: LogLine[] = [
    { ...line, tone: 'act' },
    { ...line, cue: { is: 'loss', what: 'hull' } },
    { ...line, rules: ['QR-2'] },
    { ...line, rules: [] },
    { ...line, parts: [' fires'] },
    { ...line, parts: ['Tern', ' fires'] },
    { ...line, parts: [{ record: 'ship:2', name: 'Tern', seat: 'seat-1' }, ' fires'] },
    { ...line, parts: [{ record: 'ship:1', name: 'Ern', seat: 'seat-1' }, ' fires'] },
    { ...line, parts: [{ record: 'ship:1', name: 'Tern' }, ' fires'] },
    silent,
    { ...line, rolls: [] },
    ...[
      { label: 'Aim' },
      { seat: null },
      { sides: 8 },
      { need: null },
      { counted: 2 },
      { faces: [6] },
      { faces: [6, 2] },
      { use: 'gun' as const },
    ].map((other) => ({ ...line, rolls: [{ ...roll, ...other }] })),
  ];
  for (const other of others) {
    expect(sameLines([line], [other]), JSON.stringify(other)).toBe(false);
    expect(sameLines([other], [line]), JSON.stringify(other)).toBe(false);
  }
  const lost = (what: string): LogLine => ({ ...line, cue: { is: 'loss', what } });
  expect(sameLines([lost('hull')], [lost('crew')])).toBe(false);
  expect(sameLines([silent], [{ ...silent, rolls: [] }])).toBe(false);
  expect(sameLines([line], [line, line])).toBe(false);
});
