/** Records of every edition there was: they open, verify and can be looked at for ever. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applied, newLedger, parseRecord, verifyRecord } from '../../packages/match/src/index.ts';
import type { MatchRecord } from '../../packages/match/src/index.ts';
import { catalog } from '../../packages/rules/src/catalog.ts';
import type { AnyRuleset, Viewer } from '../../packages/rules/src/kernel/index.ts';
import { goldenFolder, goldenPath } from './golden-path.ts';

const rulesets = await Promise.all(Object.values(catalog).map((load) => load()));

function opened(file: string): { readonly record: MatchRecord; readonly ruleset: AnyRuleset } {
  const read = parseRecord(readFileSync(join(goldenFolder, file), 'utf8'));
  if (!read.ok) throw new Error(read.problems.join(' '));
  const ruleset = rulesets.find(({ id }) => id === read.value.header.ruleset);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${read.value.header.ruleset} any more.`);
  return { record: read.value, ruleset };
}

/** What each audience is shown after each entry, counted in records of its view. */
function looksOf({ header, entries }: MatchRecord, ruleset: AnyRuleset): number {
  const seats = header.seats.map(({ seat }) => seat);
  const viewers: Viewer[] = [{ kind: 'public' }, ...seats.map((seat) => ({ kind: 'seat', seat }) as const)];
  let ledger = newLedger(ruleset, seats, header.tempo, header.rests);
  const past = [ledger];
  let shown = 0;
  for (const entry of entries) {
    const told = applied(ledger, entry, (seq) => past[seq] ?? ledger);
    ledger = told.ledger;
    past[ledger.seq] = ledger;
    for (const viewer of viewers) {
      shown += Object.keys(ruleset.view(ledger.state, viewer) as object).length;
      for (const { event, before, after } of told.steps) ruleset.narrate(event, before, after, viewer);
    }
  }
  return shown;
}

describe('[REC-8] golden records', () => {
  it.each(rulesets.map((ruleset) => [ruleset.name, ruleset] as const))(
    'there is one of the present edition of %s',
    (_name, ruleset) => {
      const missing = `Write it with tools/golden-records.ts: ${goldenPath(ruleset)}`;
      expect(existsSync(goldenPath(ruleset)), missing).toBe(true);
    },
  );

  it.each(readdirSync(goldenFolder))('%s opens, verifies and shows every moment to every audience', (file) => {
    const { record, ruleset } = opened(file);
    const rules = record.header.edition === ruleset.edition ? 'decided-again' : 'folded';
    expect(verifyRecord(record, ruleset)).toMatchObject({ ok: true, checked: { rules } });
    expect(looksOf(record, ruleset)).toBeGreaterThan(record.entries.length);
  });
});
