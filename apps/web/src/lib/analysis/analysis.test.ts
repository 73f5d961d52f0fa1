import { catalog } from '@broadside/rules/catalog';
import { runCase, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Json } from '@broadside/rules/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Analysis } from './analysis.svelte.ts';
import { caseOf } from './case-draft.ts';
import { begin } from '@broadside/rules/kernel/lone-table';
import { LocalTable } from './local-table.ts';

beforeEach(() => void vi.stubGlobal('setInterval', () => 0));

describe.each(Object.keys(catalog))('the analysis of %s', { timeout: 60_000 }, (id) => {
  async function open(): Promise<Analysis> {
    const ruleset = (await catalog[id]?.()) as AnyRuleset;
    const random = seededRandom(9);
    const begun = begin(ruleset, { kind: 'setup', setup: ruleset.presets[0]?.setup as Json }, random);
    if (!begun.ok) throw new Error(begun.problems.join(' '));
    return new Analysis(new LocalTable({ history: begun.value, name: 'A trial', random }));
  }

  test('remembers what was refused at this step, each reason once, the latest first, as a case that passes', async () => {
    const analysis = await open();
    const { session } = analysis;
    for (let step = 0; step < 12; step += 1) expect(await analysis.playOne()).toBeUndefined();
    const done = analysis.history.played.map(({ command }) => command as Readonly<Record<string, unknown>>);
    const reasons = done.flatMap((command) => session.check(command) ?? []);
    expect(reasons.length).toBeGreaterThan(1);
    const [latest] = session.refusals();
    expect(latest?.reason.sentence).toBe(reasons.at(-1)?.sentence);
    const sentences = session.refusals().map(({ reason }) => reason.sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
    const wish = { title: 'Refused', note: '', covers: [], from: 12, refused: latest };
    const one = caseOf(analysis.history, wish);
    expect(runCase(analysis.history.ruleset, JSON.parse(JSON.stringify(one))).problems).toEqual([]);
    analysis.goTo(11);
    expect(session.refusals()).toEqual([]);
    analysis.close();
  });

  test('follows the table: steps, names of seats, laid dice', async () => {
    const analysis = await open();
    for (let step = 0; step < 6; step += 1) await analysis.playOne();
    expect(analysis.labels).toHaveLength(7);
    expect(analysis.labels.every(({ text }) => text.length > 0)).toBe(true);
    analysis.table.lay([6, 5]);
    expect(analysis.laid).toEqual([6, 5]);
    analysis.goTo(2);
    expect(analysis.history.at).toBe(2);
    await analysis.playOne();
    expect(analysis.dropped).toBe(4);
    expect(analysis.seatTitle('seat-1')).toMatch(/^Seat 1, ./);
    analysis.close();
  });
});
