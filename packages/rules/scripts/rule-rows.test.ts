import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moduleOf, rulesOf, rulingsOf } from './rule-rows.ts';
import { ruleRowsFiles } from './rulesets.ts';

describe.each(ruleRowsFiles())('$ruleset', ({ path, content }) => {
  it('has rule rows in step with RULES.md and RULINGS.md: else run `pnpm --filter @broadside/rules rule-rows`', () => {
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8') === content).toBe(true);
  });

  it('names only rulings that are there', () => {
    const named = new Set(content.match(/\bR-[A-Z]+-\d+\b/g));
    const there = new Set([...content.matchAll(/^ {2}\["(R-[A-Z]+-\d+)"/gm)].map(([, id]) => id));
    expect([...named].filter((id) => !there.has(id))).toEqual([]);
  });
});

describe('rule rows', () => {
  const rules =
    '| id | rule | status | forbids |\n|---|---|---|---|\n| X-1a | One \\| two. | unplayable (no figure) | no |\n';

  it('are read from tables of rules', () => {
    expect(rulesOf(rules)).toEqual([{ id: 'X-1a', status: 'unplayable', text: 'One | two. Not played: no figure.' }]);
    expect(() => rulesOf('| X-1a | One. | soon | no |')).toThrow('not a row of rules');
  });

  it('are read from rulings', () => {
    const markdown =
      '# Rulings\n\n## Part\n\n### R-X-01 Why\n\nBecause.\n\nOption `a`: 1.\n\n## Next part\n\n### R-X-02 How\n\nSo.\n';
    expect(rulingsOf(markdown)).toEqual([
      { id: 'R-X-01', status: 'done', text: 'Why. Because.' },
      { id: 'R-X-02', status: 'done', text: 'How. So.' },
    ]);
  });

  it('have ids of their own', () => {
    expect(() => moduleOf([...rulesOf(rules), ...rulesOf(rules)])).toThrow('ids stand twice: X-1a');
  });
});
