/** The verifier on records of both kinds: honest ones of whole tables, and ones in which a single thing was altered. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, parseRecord, readRecord, recordText, verifyRecord } from '../../packages/match/src/index.ts';
import type { LedgerEntry, MatchRecord, Tempo } from '../../packages/match/src/index.ts';
import { catalog } from '../../packages/rules/src/catalog.ts';
import { seededRandom } from '../../packages/rules/src/kernel/index.ts';
import type { AnyRuleset } from '../../packages/rules/src/kernel/index.ts';
import { altered, leavesOf, patternOf } from './altered.ts';
import type { Path } from './altered.ts';
import { playedRecord } from './played.ts';

const rulesets = await Promise.all(Object.values(catalog).map((load) => load()));
const untimed: Tempo = { kind: 'none' };
const hurried: Tempo = {
  kind: 'live',
  bankMs: 60_000,
  incrementMs: 1000,
  overtime: { kind: 'each-decision', ms: 10_000 },
};
const tempos: readonly Tempo[] = [untimed, hurried, { kind: 'correspondence', decisionMs: 600_000 }];
const scenes = rulesets.flatMap((ruleset) =>
  ruleset.presets.map(({ setup }) => ({ ruleset, setup: setup as unknown })),
);

/** A match of some preset, cut short by agreement after some commands. */
const anyPlayed = fc.noShrink(
  fc
    .record({
      scene: fc.constantFrom(...scenes),
      tempo: fc.constantFrom(...tempos),
      seed: fc.integer({ min: 1, max: 2 ** 31 }),
      actRate: fc.constantFrom(0, 0.1, 0.3),
      mostCommands: fc.integer({ min: 6, max: 30 }),
    })
    .map(({ scene, ...rest }) => ({ ruleset: scene.ruleset, record: playedRecord({ ...scene, ...rest }) })),
);

/**
 * What may be altered without altering the match. Names and ids of the match and of those who played say whose it was,
 * not what happened. Times, and the tempo that measures them, matter only where a clock ran out. A command's id only tells
 * two sends of one command apart. Parts of a setup of which the ruleset makes nothing start the same match. The
 * fingerprint is another one all the same: whoever knows it sees that.
 */
const cannotMatter =
  /^header\.(match|name|summary|seats\.\*\.name|tempo\.\w+|tempo\.overtime\.ms|setup\..+)$|^entries\.\*\.(at|commandId)$/;
/** What any seat of a team may say alike could have been said by another of them. */
const hasTeams = ({ header: { seats } }: MatchRecord): boolean =>
  new Set(seats.map(({ team }) => team)).size < seats.length;
/** Whoever writes another ruleset or edition has the rules step aside, and the verdict says that they did. */
const rulesStepAside = /^header\.(ruleset|edition)$/;

function fate(forged: unknown, ruleset: AnyRuleset): 'refused' | 'accepted' | 'dice only' {
  const read = readRecord(forged);
  if (!read.ok) return 'refused';
  const verdict = verifyRecord(read.value, ruleset, { most: 1 });
  if (!verdict.ok) return 'refused';
  return verdict.checked.rules === 'decided-again' ? 'accepted' : 'dice only';
}

/** With other entries, numbered and sealed anew. */
function renumbered(record: MatchRecord, list: readonly LedgerEntry[]): MatchRecord {
  const forged = { ...record, entries: list.map((entry, index) => ({ ...entry, seq: index + 1 })) } as MatchRecord;
  return { ...forged, fingerprint: fingerprintOf(forged) };
}

describe('[REC-3, REC-4, REC-5, REC-6, REC-7] a record that is honest', () => {
  it('is accepted: commands, acts of the table, take-backs, clocks, draws and aborts, of every ruleset', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyPlayed, ({ ruleset, record }) => {
        const verdict = verifyRecord(record, ruleset);
        expect(verdict).toMatchObject({
          ok: true,
          checked: { rules: 'decided-again', entries: record.entries.length },
        });
        expect(parseRecord(recordText(record))).toEqual({ ok: true, value: record });
        seen.add(ruleset.id);
        for (const { kind, events, commandId } of record.entries) {
          if (commandId.startsWith('clock:')) seen.add('time-up');
          if (kind === 'table') for (const event of events) seen.add((event as { kind: string }).kind);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
    const kinds = ['taken-back', 'paused', 'clocks-stopped', 'clocks-started', 'ended', 'aborted'];
    for (const each of [...rulesets.map(({ id }) => id), 'time-up', ...kinds]) expect(seen).toContain(each);
  });

  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s: a whole match to its own end',
    (_, ruleset) => {
      const setup: unknown = ruleset.presets[0]?.setup;
      const record = playedRecord({ ruleset, setup, seed: 3, actRate: 0.05, mostCommands: Infinity, tempo: untimed });
      expect(record.outcome).not.toBeNull();
      expect(verifyRecord(record, ruleset)).toMatchObject({ ok: true, checked: { rules: 'decided-again' } });
    },
  );

  it('is the same for rules that it does not know, but says that only the dice were looked at', () => {
    const [scene] = scenes;
    if (scene === undefined) throw new Error('There are no rulesets.');
    const record = playedRecord({ ...scene, seed: 4, actRate: 0.1, mostCommands: 12, tempo: untimed });
    expect(verifyRecord(record, undefined)).toMatchObject({ ok: true, checked: { rules: 'none' } });
    const newer = { ...scene.ruleset, edition: '99.0.0' };
    expect(verifyRecord(record, newer)).toMatchObject({ ok: true, checked: { rules: 'folded', edition: '99.0.0' } });
  });
});

describe('[REC-3, REC-4, REC-5, REC-6, REC-7] a record in which anything was altered', () => {
  const trials = 500;
  const random = seededRandom(20_261_121);
  const played = Array.from({ length: 12 }, (_, index) => {
    const scene = scenes[(index * 7) % scenes.length]!;
    const options = { seed: index + 1, actRate: 0.2, mostCommands: 16, tempo: tempos[index % 2]! };
    const record = playedRecord({ ...scene, ...options });
    return { ruleset: scene.ruleset, record, leaves: leavesOf(record) };
  });

  it(`is refused wherever the leaf is, in ${trials} trials, with a new fingerprint each time`, () => {
    const accepted: string[] = [];
    for (let trial = 0; trial < trials; trial += 1) {
      const { ruleset, record, leaves } = played[trial % played.length]!;
      const path = leaves[Math.floor(random() * leaves.length)]!;
      const pattern = patternOf(path);
      if (cannotMatter.test(pattern)) continue;
      if (rulesStepAside.test(pattern)) continue;
      if (pattern === 'entries.*.seat' && hasTeams(record)) continue;
      if (fate(altered(record, path, random), ruleset) !== 'refused') accepted.push(path.join('.'));
    }
    expect(accepted).toEqual([]);
  });

  it('is refused for every leaf of dice, outcome and throws of one match', () => {
    const { ruleset, record, leaves } = played[0]!;
    const proofs = leaves.filter(
      (path) => ['dice', 'outcome'].includes(String(path[0])) || ['draws', 'cursor', 'seq'].includes(String(path[2])),
    );
    expect(proofs.length).toBeGreaterThan(40);
    for (const path of proofs) expect([path, fate(altered(record, path, random), ruleset)]).toEqual([path, 'refused']);
  });

  it('never passes as decided again under another ruleset or edition', () => {
    const { ruleset, record } = played[0]!;
    for (const path of [
      ['header', 'ruleset'],
      ['header', 'edition'],
    ] satisfies Path[])
      expect(fate(altered(record, path, random), ruleset)).not.toBe('accepted');
  });

  it('is refused without a new fingerprint even where the alteration cannot matter', () => {
    const { ruleset, record } = played[1]!;
    const renamed = { ...record, header: { ...record.header, name: 'Another name' } };
    expect(verifyRecord(renamed, ruleset)).toMatchObject({ ok: false, problems: [{ what: 'fingerprint' }] });
    expect(fate({ ...renamed, fingerprint: fingerprintOf(renamed) }, ruleset)).toBe('accepted');
  });

  it('is refused where entries are left out, doubled, swapped or added, or where the end is missing', () => {
    const { ruleset, record } = played[2]!;
    const { entries } = record;
    const middle = Math.floor(entries.length / 2);
    const numbered = (list: readonly LedgerEntry[]): MatchRecord => renumbered(record, list);
    const without = entries.filter((_, index) => index !== middle);
    const doubled = [...entries.slice(0, middle + 1), ...entries.slice(middle)];
    const swapped = [...entries.slice(0, middle), entries[middle + 1]!, entries[middle]!, ...entries.slice(middle + 2)];
    for (const forged of [without, doubled, swapped, entries.slice(0, -1), [...entries, entries[middle]!]])
      expect(fate(numbered(forged), ruleset)).toBe('refused');
  });

  it('[REC-4] is refused where a command comes to events that the rules do not decide, or is none of the rules', () => {
    const { ruleset, record } = played[0]!;
    const at = record.entries.findIndex((entry) => entry.kind === 'command' && entry.events.length > 0);
    const withEntry = (change: Partial<LedgerEntry>): MatchRecord =>
      renumbered(
        record,
        record.entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry)),
      );
    expect(at).toBeGreaterThan(0);
    expect(fate(withEntry({}), ruleset)).toBe('accepted');
    const { events, seat } = record.entries[at]!;
    for (const change of [
      { events: [] },
      { events: [...events, ...events] },
      { command: { kind: 'warp' } },
      { seat: 3 - seat },
    ])
      expect([change, fate(withEntry(change), ruleset)]).toEqual([change, 'refused']);
  });

  it('[REC-6] is refused where a command was given in a pause, or anything after the end', () => {
    const [scene] = scenes;
    if (scene === undefined) throw new Error('There are no rulesets.');
    const has = (entry: LedgerEntry | undefined, kind: string): boolean =>
      entry?.events.some((event) => (event as { kind: string }).kind === kind) ?? false;
    const options = { ...scene, actRate: 0.4, mostCommands: 16, tempo: untimed };
    const paused = ({ entries }: MatchRecord): number =>
      entries.findIndex(
        (entry, at) => has(entry, 'paused') && has(entries[at + 1], 'went-on') && entries[at + 2]?.kind === 'command',
      );
    let record: MatchRecord | undefined;
    for (let seed = 100; seed < 160 && (record === undefined || paused(record) < 0); seed += 1)
      record = playedRecord({ ...options, seed });
    if (record === undefined || paused(record) < 0) throw new Error('Nobody paused and played on.');
    const { entries } = record;
    const at = paused(record);
    const [pause, goOn, command] = [entries[at]!, entries[at + 1]!, entries[at + 2]!];
    expect(fate(record, scene.ruleset)).toBe('accepted');
    const inPause = [...entries.slice(0, at), pause, command, goOn, ...entries.slice(at + 3)];
    expect(fate(renumbered(record, inPause), scene.ruleset)).toBe('refused');
    for (const late of [command, pause]) {
      const after = { ...late, cursor: entries.at(-1)!.cursor, draws: [], commandId: 'much-too-late' };
      expect(fate(renumbered(record, [...entries, after]), scene.ruleset)).toBe('refused');
    }
  });

  it('[REC-5, REC-6] is refused where a judge stops clocks that stand, starts clocks that run, or play goes on while they stand', () => {
    const options = { actRate: 0.4, mostCommands: 16, tempo: untimed };
    const [scene] = scenes;
    if (scene === undefined) throw new Error('There are no rulesets.');
    const whatOf = ({ events: [event] }: LedgerEntry): string => (event as { kind?: string } | undefined)?.kind ?? '';
    let seed = 1;
    const judged = (): MatchRecord => playedRecord({ ...scene, ...options, seed: (seed += 1) });
    let record = judged();
    const startedAt = (): number => record.entries.findIndex((entry) => whatOf(entry) === 'clocks-started');
    while (startedAt() < 0 || record.entries[startedAt() + 1]?.kind !== 'command') record = judged();
    const { entries } = record;
    const started = startedAt();
    const stopped = entries.findIndex((entry) => whatOf(entry) === 'clocks-stopped');
    expect(fate(record, scene.ruleset)).toBe('accepted');
    const without = (at: number): LedgerEntry[] => entries.filter((_, index) => index !== at);
    const twice = (at: number): LedgerEntry[] =>
      entries.flatMap((entry, index) => (index === at ? [entry, { ...entry, commandId: 'judge-again' }] : [entry]));
    for (const list of [without(stopped), without(started), twice(stopped), twice(started)])
      expect(fate(renumbered(record, list), scene.ruleset)).toBe('refused');
  });
});
