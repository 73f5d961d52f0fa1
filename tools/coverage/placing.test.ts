import { expect, test } from 'vitest';
import { misplaced } from './placing.ts';

const row = (id: string, status = 'done') => ({ id, status, forbids: false });
const code = '/** Turns (A-1.2b). */ const rules = ["A-10"]; // R-A-3';

test('a rule that is done stands beside code, letter by letter', () => {
  const rows = ['A-1.2b', 'A-10', 'A-1', 'A-1.2', 'A-3', 'A-4'].map((id) => row(id));
  const missing = misplaced({ rows, definitions: ['A-4 what is in the box'], code });
  expect(missing.map((sentence) => sentence.split(' ')[0])).toEqual(['A-1', 'A-1.2', 'A-3']);
});

test('a rule that is open has no code yet', () => {
  expect(misplaced({ rows: [row('A-5', 'open'), row('A-6', 'unplayable (no figure)')], definitions: [], code })).toEqual([]);
});

test('a definition is a row, has a reason, and stands beside no code', () => {
  const wrong = misplaced({ rows: [row('A-10'), row('A-7')], definitions: ['A-10 a name', 'A-7', 'A-8 a name'], code });
  expect(wrong).toEqual([
    'A-10 stands beside code: take it out of DEFINITIONS.txt.',
    'DEFINITIONS.txt does not say why no code does A-7.',
    'DEFINITIONS.txt names A-8, which RULES.md does not have.',
  ]);
});
