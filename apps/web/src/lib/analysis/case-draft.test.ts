import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalog } from '@broadside/rules/catalog';
import { runCase, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Json } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  caseFile,
  caseId,
  caseOf,
  expectationOf,
  rulesBetween,
  rulesOfText,
  type CaseWish,
  type CaseDraft,
} from './case-draft.ts';
import { begin } from '@broadside/rules/kernel/lone-table';
import { LocalTable } from './local-table.ts';

const games = Object.keys(catalog);
const wish = (from: number, change: Partial<CaseWish> = {}): CaseWish => ({
  title: `From step ${from}`,
  note: '',
  covers: [],
  from,
  ...change,
});

async function played(id: string, preset: number, seed: number, commands: number): Promise<LocalTable> {
  const ruleset = (await catalog[id]?.()) as AnyRuleset;
  const random = seededRandom(seed);
  const setup = ruleset.presets[preset % ruleset.presets.length]?.setup as Json;
  const begun = begin(ruleset, { kind: 'setup', setup }, random);
  if (!begun.ok) throw new Error(begun.problems.join(' '));
  const table = new LocalTable({ history: begun.value, name: 'A trial', random });
  for (let done = 0; done < commands && table.state.outcome === null; done += 1)
    expect(table.giveByBot()).toMatchObject({ kind: 'accepted' });
  return table;
}

describe('the id of a case', () => {
  test('is made from its title', () => {
    expect(caseId('Das Rotkehlchen schießt: 3″!')).toBe('das-rotkehlchen-schie-t-3');
    expect(caseId('…')).toBe('case');
  });
  test('rules are written with commas or spaces', () => {
    expect(rulesOfText('QR-8.2.2, R-QR-68 QR-8.2.2')).toEqual(['QR-8.2.2', 'R-QR-68']);
  });
});

describe.each(games)('cases from a table of %s', (id) => {
  test('pass, wherever they begin and end', async () => {
    const found: string[] = [];
    let ran = 0;
    for (const [preset, seed] of [
      [0, 11],
      [2, 13],
    ] as const) {
      const table = await played(id, preset, seed, 70);
      const { ruleset } = table;
      for (const end of [6, 21, 38, 55, 70]) {
        table.goTo(end);
        const { history } = table;
        for (const length of [1, 4, 15]) {
          const from = Math.max(0, history.at - length);
          if (from === history.at) continue;
          const one = caseOf(history, wish(from, { covers: rulesBetween(history, from) }));
          const { problems } = runCase(ruleset, JSON.parse(JSON.stringify(one)));
          ran += 1;
          if (problems.length > 0)
            found.push(`preset ${preset}, seed ${seed}, ${from} to ${history.at}: ${problems.join(' ')}`);
        }
      }
    }
    expect(found).toEqual([]);
    expect(ran).toBeGreaterThan(20);
  }, 60_000);

  test('say what happened: events, what changed, who is asked', async () => {
    const table = await played(id, 0, 21, 45);
    const lengths = Array.from({ length: 20 }, (_, index) =>
      expectationOf({ ...table.history, at: index * 2 + 7 }, index * 2),
    );
    expect(lengths.every(({ awaiting }) => awaiting && awaiting.length > 0)).toBe(true);
    expect(lengths.filter(({ events }) => events && events.length > 3).length).toBeGreaterThan(10);
    expect(lengths.filter(({ position }) => position !== undefined).length).toBeGreaterThan(10);
    const bytes = lengths.map((each) => JSON.stringify(each).length);
    expect(Math.max(...bytes)).toBeLessThan(20_000);
  }, 30_000);

  test('fail where something else is expected of the dice, the events or the position', async () => {
    const table = await played(id, 0, 31, 40);
    const { ruleset, history } = table;
    const good = JSON.parse(JSON.stringify(caseOf(history, wish(30)))) as CaseDraft;
    const problems = (change: object): readonly string[] => runCase(ruleset, { ...good, ...change }).problems;
    expect(problems({})).toEqual([]);
    expect(problems({ dice: [...good.dice, 1] })).not.toEqual([]);
    expect(problems({ then: { events: [{ kind: 'no-such-event' }] } })).not.toEqual([]);
    expect(problems({ then: { awaiting: [] } })).not.toEqual([]);
  });

  test('of a refusal pass by its code and rule', async () => {
    const table = await played(id, 0, 41, 30);
    const { ruleset, state } = table;
    const by = state.you?.seat;
    if (!by) throw new Error('Nobody is asked.');
    // What was just done cannot be done again by the side that is asked, or is refused for some other reason.
    const refused = table.history.played.flatMap(({ command }) => {
      const reason = ruleset.check(state.view ?? {}, command, by);
      return reason ? [{ by, command, reason }] : [];
    })[0];
    if (!refused) throw new Error('Everything is allowed.');
    const one = caseOf(table.history, wish(28, { refused }));
    expect(one.then).toBeUndefined();
    expect(one.rejects).toEqual({ code: refused.reason.code, rule: refused.reason.rule });
    expect(one.when).toHaveLength(3);
    expect(runCase(ruleset, JSON.parse(JSON.stringify(one))).problems).toEqual([]);
  });
});

describe('a downloaded case', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'broadside-case-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('is run by pnpm cases', async () => {
    const files: string[] = [];
    for (const id of games) {
      const table = await played(id, 0, 51, 45);
      const file = join(folder, `${id}.json`);
      await writeFile(file, caseFile(id, caseOf(table.history, wish(35))));
      files.push(file);
    }
    const tool = join(import.meta.dirname, '../../../../../tools/cases.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', tool, ...files], {
      cwd: join(import.meta.dirname, '../../../../..'),
    });
    expect(stdout.trim()).toBe(`${games.length} passed, 0 failed`);
  }, 60_000);
});
