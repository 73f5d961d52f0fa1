/** Who may enter and what they are asked, filled in and written down. */
import { expect, test } from 'vitest';
import { admissionOf, entryInWords, fromLocalInput, localInput, entryWish, oneMore, openToAll } from './entry-way.ts';

test('[LEAGUE-157] [LEAGUE-159] what is written down is what was filled in', () => {
  const questions = [
    { id: 'q1', ask: 'Which club?' },
    { id: 'q2', ask: 'Which day?', choices: ['Monday', 'Tuesday'], optional: true as const },
  ];
  for (const each of [
    {},
    { checkIn: { from: 1_800_000_000_123, until: 1_800_000_100_000 }, offerHours: 24 },
    { entry: { by: 'link' as const } },
    { entry: { by: 'places' as const, season: '0123456789', upTo: 4 }, questions },
  ])
    expect(admissionOf(entryWish(each))).toEqual(each);
  const at = Date.UTC(2027, 2, 28, 12, 30);
  expect(fromLocalInput(localInput(at))).toBe(at);
  expect(fromLocalInput(localInput(null))).toBeNull();
  expect(entryInWords({})).toBe('');
  expect(entryInWords({ entry: { by: 'places', season: '0123456789', upTo: 4 } })).toContain('first 4');
});

test('[LEAGUE-159] what is not filled in is not asked, and ids are never taken twice', () => {
  const [first] = oneMore([]);
  expect(admissionOf({ ...openToAll, questions: [first!] })).toEqual({});
  const three = oneMore(oneMore(oneMore([])));
  const without = three.filter(({ id }) => id !== 'q2');
  expect(new Set(oneMore(without).map(({ id }) => id)).size).toBe(3);
  const one = { id: 'q1', ask: 'Which?', choices: 'Yes\n\n Yes \n', optional: false };
  expect(admissionOf({ ...openToAll, questions: [one] }).questions, 'one choice is none').toEqual([
    { id: 'q1', ask: 'Which?' },
  ]);
});
