/** Who may enter a season by themselves, and what they say yes to. */
import { expect, it } from 'vitest';
import { conditionMissed } from './registration.ts';
import { usualTeams } from './teams/terms.ts';
import { owner, player, TestSeason } from './season.testing.ts';

const registration = { limit: 8, lateUntil: 0 };
const rules = (version: number, text = 'Be kind.') => ({ version, text });

it('[LEAGUE-171] nobody enters without the rules that stand, and a yes to being shown live', () => {
  const test = new TestSeason({ registration: { ...registration, rules: rules(2), broadcast: true } });
  test.give(owner, { act: 'open-registration' });
  const ask = (given: object) => test.refusal(player('ann'), { act: 'enter', ...given });
  expect(ask({})).toMatch('Read version 2');
  expect(ask({ accepts: 1, broadcast: true })).toMatch('Read version 2');
  expect(ask({ accepts: 2 })).toMatch('shown live');
  expect(ask({ accepts: 2, broadcast: true })).toBeUndefined();
  // Organisers enter people by name, who have told them.
  test.give(owner, { act: 'enter-by-name', names: ['Ben'] });
  expect(test.season.entrants).toHaveLength(1);
});

it('[LEAGUE-171] whoever is asked by a captain says yes to them too', () => {
  const teams = usualTeams;
  const test = new TestSeason({ teams, registration: { ...registration, rules: rules(3) } });
  test.give(owner, { act: 'open-registration' });
  expect(test.refusal(player('cap'), { act: 'enter-team', name: 'Blue' })).toMatch('Read version 3');
  test.give(player('cap'), { act: 'enter-team', name: 'Blue', accepts: 3 });
  test.give(player('cap'), { act: 'member-asked', entrant: 1, person: 'ann' });
  const answer = { act: 'answer-team', entrant: 1, accept: true } as const;
  expect(test.refusal(player('ann'), answer)).toMatch('Read version 3');
  test.give(player('ann'), { ...answer, accepts: 3 });
  expect(test.season.entrants[0]?.team?.members).toHaveLength(2);
});

it('[LEAGUE-171] other rules are another version, which whoever comes later accepts', () => {
  const test = new TestSeason({ registration: { ...registration, rules: rules(1) } });
  test.give(owner, { act: 'open-registration' });
  test.give(player('ann'), { act: 'enter', accepts: 1 });
  const change = (to: ReturnType<typeof rules>) =>
    ({ act: 'change-terms', terms: { ...test.season.terms, registration: { ...registration, rules: to } } }) as const;
  expect(test.refusal(owner, change(rules(1, 'Be kinder.')))).toMatch('write version 2');
  test.give(owner, change(rules(2, 'Be kinder.')));
  expect(test.refusal(player('ben'), { act: 'enter', accepts: 1 })).toMatch('Read version 2');
  test.give(player('ben'), { act: 'enter', accepts: 2 });
  expect(test.season.entrants).toHaveLength(2);
});

it('[LEAGUE-172] says which condition is not met', () => {
  const of = (conditions: { from: number | null; to: number | null; matches: number }) => ({
    ...registration,
    conditions,
  });
  const rated = { rating: 1612.4, matches: 3 };
  expect(conditionMissed(registration, null)).toBeUndefined();
  expect(conditionMissed(of({ from: null, to: null, matches: 4 }), rated)).toMatch('4 rated matches');
  expect(conditionMissed(of({ from: null, to: null, matches: 3 }), rated)).toBeUndefined();
  expect(conditionMissed(of({ from: 1613, to: null, matches: 0 }), rated)).toMatch('from 1613; yours is 1612');
  expect(conditionMissed(of({ from: null, to: 1612, matches: 0 }), rated)).toMatch('up to 1612');
  expect(conditionMissed(of({ from: 1600, to: 1700, matches: 0 }), rated)).toBeUndefined();
  expect(conditionMissed(of({ from: 1600, to: null, matches: 0 }), null)).toMatch('Play a rated match');
});
