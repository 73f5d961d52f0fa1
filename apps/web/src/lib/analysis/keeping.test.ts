import { catalog } from '@broadside/rules/catalog';
import { hashView, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Json, LogLine, View } from '@broadside/rules/kernel';
import { describe, expect, test } from 'vitest';
import { begin, goTo, stateNow, type History } from '@broadside/rules/kernel/lone-table';
import { keep, restore } from './keeping.ts';
import { kindInWords, labelOf } from './labels.ts';
import { LocalTable } from './local-table.ts';
import { positionAt } from './case-draft.ts';

async function positionOf(id: string): Promise<History> {
  const ruleset = (await catalog[id]?.()) as AnyRuleset;
  const begun = begin(ruleset, { kind: 'setup', setup: ruleset.presets[0]?.setup as Json }, seededRandom(3));
  if (!begun.ok) throw new Error(begun.problems.join(' '));
  const again = begin(ruleset, { kind: 'position', position: positionAt(begun.value, 0) }, seededRandom(3));
  if (!again.ok) throw new Error(again.problems.join(' '));
  return again.value;
}
const viewOf = (history: History): string =>
  hashView(history.ruleset.view(stateNow(history), { kind: 'referee' }) as View);

describe.each(Object.keys(catalog))('steps of %s that a tab keeps', { timeout: 60_000 }, (id) => {
  test('are played again with the same dice, to the same step', async () => {
    const history = await positionOf(id);
    const table = new LocalTable({ history, name: 'A trial', random: seededRandom(6) });
    for (let step = 0; step < 30; step += 1) table.giveByBot();
    table.goTo(17);
    const again = restore(history, keep(table.history));
    expect(again.at).toBe(17);
    expect(again.played).toHaveLength(30);
    for (const at of [17, 30, 0]) expect(viewOf(goTo(again, at))).toBe(viewOf(goTo(table.history, at)));
  });

  test('end where the rules no longer take them, and are nothing where they cannot be read', async () => {
    const history = await positionOf(id);
    const table = new LocalTable({ history, name: 'A trial', random: seededRandom(6) });
    for (let step = 0; step < 4; step += 1) table.giveByBot();
    const kept = JSON.parse(keep(table.history)) as { steps: { command: unknown }[]; at: number };
    const spoilt = kept.steps.map((step, index) => (index === 2 ? { ...step, command: { kind: 'gone' } } : step));
    expect(restore(history, JSON.stringify({ ...kept, steps: spoilt })).played).toHaveLength(2);
    for (const text of [null, '', 'no JSON']) expect(restore(history, text)).toBe(history);
  });
});

describe('the label of a step', () => {
  const line = (text: string, tone: LogLine['tone']): LogLine => ({
    parts: [{ record: 'ship:tern', name: 'Tern' }, ` ${text}`],
    rules: [],
    tone,
  });
  test('is the first line, and the worst that came of it', () => {
    const lines = [line('fires', 'act'), line('is hit', 'harm'), line('is lost', 'loss'), line('has acted', 'act')];
    expect(labelOf(lines, 'seat-1', 'Fire', [6, 5])).toEqual({
      text: 'Tern fires',
      note: 'Tern is lost',
      order: 'Fire',
      seat: 'seat-1',
      faces: [6, 5],
    });
  });
  test('is the order where the log says nothing', () => {
    expect(labelOf([], 'seat-2', kindInWords({ kind: 'let-them-go' }), [])).toEqual({
      text: 'Let them go',
      seat: 'seat-2',
    });
  });
});
