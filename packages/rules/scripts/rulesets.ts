/** The rulesets that have a RULES.md, and the source of the rule rows that follow from it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleOf, rulesOf, rulingsOf } from './rule-rows.ts';

const sources = join(import.meta.dirname, '../src');

export interface RuleRowsFile {
  readonly ruleset: string;
  readonly path: string;
  /** What the file has to hold. */
  readonly content: string;
}

export function ruleRowsFiles(): readonly RuleRowsFile[] {
  return readdirSync(sources)
    .filter((ruleset) => existsSync(join(sources, ruleset, 'RULES.md')))
    .map((ruleset) => {
      const text = (name: string): string => readFileSync(join(sources, ruleset, name), 'utf8');
      return {
        ruleset,
        path: join(sources, ruleset, 'generated', 'rule-rows.ts'),
        content: moduleOf([...rulesOf(text('RULES.md')), ...rulingsOf(text('RULINGS.md'))]),
      };
    });
}
