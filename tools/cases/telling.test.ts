import { expect, it } from 'vitest';
import type { Catalog } from '../../packages/rules/src/kernel/contract.ts';
import { runCaseFile } from '../../packages/rules/src/kernel/cases.ts';
import { stakes } from '../../packages/rules/src/kernel/testing/stakes.ts';
import { tellingCatalog } from './telling.ts';

const reason = { code: 'too-long', rule: 'ST-1', sentence: 'Agree on fewer rounds.' };
const catalog: Catalog = {
  stakes: () => Promise.resolve({ ...stakes, writing: { ...plain(), redundant: () => true } }),
  refusing: () => Promise.resolve({ ...stakes, start: () => ({ ok: false as const, reason }) }),
};

function plain() {
  return { plain: (_state: unknown, value: unknown) => ({ value: value as never, unknown: [] }), example: null };
}

/** What is told of one case. */
async function told(ruleset: string, one: object, positions = true): Promise<string> {
  const telling = tellingCatalog(catalog, positions);
  await runCaseFile(telling.catalog, { ruleset, cases: [{ id: 'one', ...one }] });
  return telling.take().join('\n');
}
const resigning = { given: {}, when: [{ by: 'seat-1', command: { kind: 'resign' } }], then: { awaiting: [] } };

it('a refused start is told', async () => {
  expect(await told('refusing', { start: { rounds: 9 }, rejects: {} })).toBe(
    'start\n  refused: Agree on fewer rounds. (too-long, ST-1)',
  );
});

it('the position reached is told, or left out', async () => {
  expect(await told('stakes', resigning)).toContain('"resigned": "seat-1"');
  expect(await told('stakes', resigning, false)).not.toContain('position:');
  expect(await told('stakes', resigning, false)).toContain('over: ');
});

it('dice are told as they fall, those before a script runs out too', async () => {
  const when = ['seat-1', 'seat-2'].map((by) => ({ by, command: { kind: 'commit', dice: 2 } }));
  const text = await told('stakes', { ...resigning, when, dice: [4, 3, 5] }, false);
  expect(text).toContain('2d6 for stake of seat-1: 4 3');
  expect(text).not.toContain('stake of seat-2');
});

it('an order that is passed over is told as such', async () => {
  const twice = [{ by: 'seat-1', command: { kind: 'commit', dice: 1 } }, ...resigning.when];
  const again = { ...resigning, when: [twice[0], ...twice] };
  expect(await told('stakes', again, false)).toContain('passed over: it had ended by itself');
});
