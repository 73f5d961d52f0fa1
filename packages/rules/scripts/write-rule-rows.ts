/** Writes each ruleset's `generated/rule-rows.ts`: `pnpm --filter @broadside/rules rule-rows`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ruleRowsFiles } from './rulesets.ts';

for (const { path, content } of ruleRowsFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
