/** By which way people come in, and what they are asked. */
import { expect, it } from 'vitest';
import { answersMissing, notAdmitted, questionsFault } from './entry.ts';
import { terms } from './terms.ts';
import { blankTerms } from './terms.ts';

const nobody = { invited: false, link: false, place: null };

it('[LEAGUE-157] the link, a place or an invitation lets somebody in, and what is missing is said', () => {
  expect(notAdmitted({}, nobody)).toBeUndefined();
  const link = { entry: { by: 'link' } } as const;
  expect(notAdmitted(link, nobody)).toMatch('its link');
  expect(notAdmitted(link, { ...nobody, link: true })).toBeUndefined();
  const invitation = { entry: { by: 'invitation' } } as const;
  expect(notAdmitted(invitation, { ...nobody, link: true, place: 1 })).toMatch('by invitation');
  const places = { entry: { by: 'places', season: 's', upTo: 2 } } as const;
  expect(notAdmitted(places, { ...nobody, place: 3 })).toMatch('the first 2');
  expect(notAdmitted(places, nobody)).toMatch('the first 2');
  expect(notAdmitted(places, { ...nobody, place: 2 })).toBeUndefined();
  for (const each of [link, invitation, places])
    expect(notAdmitted(each, { ...nobody, invited: true })).toBeUndefined();
});

it('[LEAGUE-159] an answer is missing, or is one of the choices', () => {
  const questions = [
    { id: 'club', ask: 'Which club?' },
    { id: 'day', ask: 'Which day?', choices: ['Monday', 'Tuesday'] },
    { id: 'more', ask: 'Anything else?', optional: true as const },
  ];
  expect(answersMissing({ questions }, {})).toMatch('Which club?');
  expect(answersMissing({ questions }, { club: 'Blue', day: 'Sunday' })).toMatch('Monday, Tuesday');
  expect(answersMissing({ questions }, { club: 'Blue', day: 'Monday' })).toBeUndefined();
  expect(questionsFault(questions)).toBeUndefined();
  expect(questionsFault([...questions, { id: 'club', ask: 'Again?' }])).toMatch('"club"');
  expect(questionsFault([{ id: 'day', ask: 'Day?', choices: ['A', 'A'] }])).toMatch('twice');
});

it('[LEAGUE-159] questions are few, and short', () => {
  const asks = (questions: readonly object[]): boolean =>
    terms.safeParse({ ...blankTerms, registration: { ...blankTerms.registration, questions } }).success;
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `q${String(at)}`, ask: 'What?' }));
  expect(asks(many(10))).toBe(true);
  expect(asks(many(11))).toBe(false);
  expect(asks([{ id: 'q1', ask: 'x'.repeat(201) }])).toBe(false);
  expect(asks([{ id: 'q1', ask: 'What?', choices: ['only one'] }])).toBe(false);
});
