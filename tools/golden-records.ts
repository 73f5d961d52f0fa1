/**
 * Writes a golden record for each ruleset's present edition that has none yet:
 *
 *   node --import tsx tools/golden-records.ts [--again RULESET]
 *
 * Run it when an edition is released; what lies in tools/records/golden is opened and verified for ever after. `--again`
 * writes the present edition's anew, for rules that were changed before their edition was released.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { recordText } from '../packages/match/src/index.ts';
import { catalog } from '../packages/rules/src/catalog.ts';
import { goldenPath } from './records/golden-path.ts';
import { playedRecord } from './records/played.ts';

const { values } = parseArgs({ options: { again: { type: 'string' } } });
if (values.again !== undefined && !Object.hasOwn(catalog, values.again)) {
  console.error(`There is no ruleset ${values.again}. Name one of: ${Object.keys(catalog).join(', ')}.`);
  process.exit(2);
}

/** A clock that runs out, acts of every kind, some hundred commands and an end by agreement. */
const course = {
  seed: 20,
  actRate: 0.2,
  mostCommands: 120,
  tempo: { kind: 'live', bankMs: 120_000, incrementMs: 2000, overtime: { kind: 'each-decision', ms: 15_000 } },
} as const;

for (const load of Object.values(catalog)) {
  const ruleset = await load();
  const path = goldenPath(ruleset);
  if (existsSync(path) && values.again !== ruleset.id) continue;
  const [preset] = ruleset.presets;
  if (preset === undefined) throw new Error(`${ruleset.name} has nothing to start from.`);
  const record = playedRecord({ ruleset, setup: preset.setup, ...course });
  writeFileSync(path, recordText(record));
  console.log(`${path}: ${record.entries.length} entries`);
}
