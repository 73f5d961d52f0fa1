/** Terms as an organiser writes them down, of a new season and of one that goes on. */
import { blankTerms, usualScoring, type SeasonTerms } from '@broadside/competition/season';
import type { RulesetCard } from '@broadside/protocol';
import { expect, test } from 'vitest';
import { withPoints } from './scoring.ts';
import { TermsDraft } from './terms-draft.svelte.ts';
import { addable, moved } from './tie-breaks.ts';

const battle = { id: 'line', name: 'Line', note: '', brings: [], seats: [{ team: 'a' }, { team: 'b' }] };
const game = { id: 'some', edition: '2', presets: [], battles: [battle] } as unknown as RulesetCard;
const usual: SeasonTerms = {
  ...blankTerms,
  ...{ ruleset: 'some', edition: '1', battles: { choice: 'fixed', battle: 'line' } },
};

test('[LEAGUE-140] what nobody touched stays to the letter, also what the form has no words for', () => {
  const written: SeasonTerms = {
    ...usual,
    points: [100, 150, 170],
    options: { some: 'thing' },
    cuts: [
      { to: 8, ties: 'all', format: { kind: 'swiss', rounds: 3 } },
      { to: 2, ties: 'seed', format: { kind: 'swiss', rounds: 1 } },
    ],
  };
  for (const terms of [usual, written]) {
    const draft = TermsDraft.of(terms, game);
    expect(draft.onto(terms, game)).toEqual(terms);
    draft.scoring = { ...draft.scoring, draw: 2 };
    expect(draft.onto(terms, game)).toEqual({ ...terms, scoring: { ...terms.scoring, draw: 2 } });
  }
});

test('[LEAGUE-140] what others changed meanwhile stays beside what is changed here', () => {
  const draft = TermsDraft.of(usual, game);
  draft.chosenTieBreaks = [{ id: 'lot' }];
  const meanwhile = { ...usual, roundDays: 5 };
  expect(draft.onto(meanwhile, game)).toEqual({ ...meanwhile, tieBreaks: [{ id: 'lot' }] });
});

test('[LEAGUE-171] other rules are the next version, and none are none', () => {
  const asked = { ...usual, registration: { limit: 8, lateUntil: 0, rules: { version: 2, text: 'Be kind.' } } };
  const to = (rules: string) => {
    const draft = TermsDraft.of(asked, game);
    draft.entry.rules = rules;
    return draft.onto(asked, game).registration.rules;
  };
  expect(to('Be kinder.')).toEqual({ version: 3, text: 'Be kinder.' });
  expect(to(' Be kind. ')).toEqual({ version: 2, text: 'Be kind.' });
  expect(to('  ')).toBeUndefined();
});

test('a bye and a forfeit go along with a win until they are set apart', () => {
  expect(withPoints(usualScoring, 'win', 2)).toMatchObject({ win: 2, bye: 2, forfeitWon: 2, draw: 1 });
  expect(withPoints({ ...usualScoring, bye: 1 }, 'win', 2)).toMatchObject({ win: 2, bye: 1, forfeitWon: 2 });
});

test('tie-breaks move, and those that are there are not offered again unless they can differ', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  const more = addable([{ id: 'lot' }, { id: 'opponents-points', form: 'sum' }]);
  expect(more).not.toContain('lot');
  expect(more).toContain('opponents-points');
});

test('who plays alone has neither teams nor opponents to part by, and the same battles as all', () => {
  const draft = new TermsDraft();
  draft.battles.choice = 'drawn';
  draft.format = { ...draft.format, kind: 'score-series' };
  expect([draft.solo, draft.takesLate, draft.sides, draft.battles.choice]).toEqual([true, true, 'alone', 'by-round']);
  expect(draft.tieBreaks).toEqual([{ id: 'wins' }]);
  draft.format = { ...draft.format, kind: 'swiss' };
  expect([draft.battles.choice, draft.tieBreaks.length]).toEqual(['drawn', 4]);
});
