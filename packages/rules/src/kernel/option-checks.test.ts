import { describe, expect, it } from 'vitest';
import type { GameChoice } from './contract.ts';
import { optionProblems } from './option-checks.ts';
import { stakes } from './testing/stakes.ts';

const known = new Set(['ST-1']);
const [rounds] = stakes.options;
const changed = (change: Partial<GameChoice>) =>
  optionProblems({ ...stakes, options: rounds === undefined ? [] : [{ ...rounds, ...change }] }, known);

describe('the options of a ruleset', () => {
  it('pass where everything is said and taken', () => {
    expect(optionProblems(stakes, known)).toEqual([]);
  });

  it('are found out where words are missing', () => {
    expect(changed({ label: ' ' })).toContain('The option rounds has an empty label.');
    expect(changed({ note: 'rounds' })).toContain('The option rounds has no sentence that explains it.');
    expect(changed({ ruling: 'ST-9' })).toContain('The option rounds names ST-9, which has no text.');
    expect(changed({ usual: 4 })).toContain('The option rounds does not offer what is usual.');
  });

  it('are found out where the setup does not take a value, or forgets it', () => {
    const values = [3, 99].map((value) => ({ value, label: String(value) }));
    expect(changed({ values })).toContain('short: The codec refuses the option rounds as 99.');
    const deaf = { ...stakes, withOptions: (given: { rounds: number }) => given };
    expect(optionProblems(deaf, known)).toContain('long: The usual choices are not what optionsOf tells of them.');
    expect(optionProblems(deaf, known)).toContain('long: The codec takes an unknown option.');
  });
});
