/** Terms that are changed on the desk. */
import { blankTerms } from '@broadside/competition/season';
import { expect, test } from 'vitest';
import { changeable, changedTerms } from './change-terms.ts';

const asked = { ...blankTerms, registration: { limit: 8, lateUntil: 0, rules: { version: 2, text: 'Be kind.' } } };

test('what is not touched stays as it is', () => {
  for (const terms of [blankTerms, asked]) expect(changedTerms(terms, changeable(terms))).toEqual(terms);
});

test('[LEAGUE-171] other rules are the next version, and none are none', () => {
  const to = (rules: string) => changedTerms(asked, { ...changeable(asked), rules }).registration.rules;
  expect(to('Be kinder.')).toEqual({ version: 3, text: 'Be kinder.' });
  expect(to(' Be kind. ')).toEqual({ version: 2, text: 'Be kind.' });
  expect(to('  ')).toBeUndefined();
});
