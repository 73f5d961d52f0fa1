import { describe, expect, test } from 'vitest';
import { counts, gaps, rowsOf } from './rows.ts';

const markdown = `
| id | rule | status | forbids |
|---|---|---|---|
| A-1 | One \\| two. | done | |
| A-2 | Never. | done | yes |

| id | rule | status |
|:--|---|---|
| A-3 | Three. | unplayable (the figure is lost) |

| roll | effect |
|---|---|
| 1 | none |
`;
const rows = rowsOf(markdown);
const ledger = { rows, checklist: ['A-1', 'A-2', 'A-3'], rulings: ['R-A-1'] };
const accepted = { id: 'accepted', covers: ['A-1', 'A-2', 'R-A-1'] };
const refused = { id: 'refused', covers: ['A-2'], rejects: { code: 'never' } };

describe('rows', () => {
  test('are read from every table of rules and from no other', () => {
    expect(rows.map((row) => [row.id, row.status, row.forbids])).toEqual([
      ['A-1', 'done', false],
      ['A-2', 'done', true],
      ['A-3', 'unplayable (the figure is lost)', false],
    ]);
    expect(counts(rows)).toEqual({ done: 2, partial: 0, open: 0, unplayable: 1 });
  });
});

describe('gaps', () => {
  test('there are none where each row that is done has its cases', () => {
    expect(gaps({ ...ledger, cases: [accepted, refused] })).toEqual([]);
  });

  test('a row that is done lacks an accepted case', () => {
    expect(gaps({ ...ledger, cases: [refused] })).toEqual([
      'A-1 is done, but no case that is accepted covers it.',
      'A-2 is done, but no case that is accepted covers it.',
    ]);
  });

  test('a row that forbids lacks a refused case', () => {
    expect(gaps({ ...ledger, cases: [accepted] })).toEqual(['A-2 forbids something, but no case is refused by it.']);
  });

  test('a row of the checklist is missing, a status is unknown, a case covers what is not there', () => {
    const cases = [accepted, refused, { id: 'stray', covers: ['A-9'] }];
    expect(gaps({ ...ledger, cases, checklist: ['A-4'], rows: [...rows, { id: 'A-5', status: 'soon', forbids: false }] })).toEqual([
      'A-4 of the checklist is missing: add its row to RULES.md.',
      'A-5 has the status "soon": write done, partial, open or unplayable (why).',
      'Case stray covers A-9, which neither RULES.md nor RULINGS.md has.',
    ]);
  });

  test('an id or the name of a case stands twice', () => {
    expect(gaps({ ...ledger, cases: [accepted, refused, refused], rows: [...rows, ...rows.slice(0, 1)] })).toEqual([
      'A-1 stands twice in RULES.md: keep one row.',
      'Two cases are called refused: rename one.',
    ]);
  });
});
