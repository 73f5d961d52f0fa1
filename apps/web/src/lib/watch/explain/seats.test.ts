/** The strip with any number of sides, and its words: what the games of the catalogue do not show by themselves. */
import type { Primer, TeamScore } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { endSentence, reasonSentence, scoreSentence, strengthSentence, type CalledTeam } from './explain.ts';
import { markerOf } from './marked.ts';
import { rollAhead } from './roll.ts';

const team = (name: string, points: number, strength: number, seats: TeamScore['seats'] = ['seat-1']): TeamScore => ({
  name,
  seats,
  parts: [{ what: 'points', amount: points }],
  strength,
  ofStrength: 200,
});

describe('[WATCH-30] who leads', () => {
  it('is said of two, three and four sides, of teams and of an automated one', () => {
    const four = [
      team('Red', 1, 200),
      team('Blue', 3, 100, ['seat-2', 'seat-3']),
      team('The enemy', 2, 50, []),
      team('Grey', 0, 0),
    ];
    expect(scoreSentence(four.slice(0, 2))).toBe('Blue leads with 3 points, Red has 1.');
    expect(scoreSentence(four.slice(0, 3))).toBe('Blue leads with 3 points, Red has 1, The enemy has 2.');
    expect(scoreSentence(four)).toBe('Blue leads with 3 points, Red has 1, The enemy has 2, Grey has 0.');
    expect(strengthSentence(four)).toBe('Red has 100 in 100 of its fleet left, Blue 50, The enemy 25, Grey 0.');
  });
  it('is nobody where sides are level', () => {
    expect(scoreSentence([team('Red', 1, 1), team('Blue', 1, 1)])).toBe('Nobody leads: 1 point each.');
    expect(scoreSentence([team('Red', 2, 1), team('Blue', 2, 1), team('Grey', 1, 1)])).toBe(
      'Red and Blue lead with 2 points, Grey has 1.',
    );
    expect(scoreSentence([])).toBe('Nobody leads.');
  });
  it('is what each ended with once it is over', () => {
    expect(endSentence([team('Red', 1, 200), team('Blue', 3, 100)])).toBe('Blue ended with 3 points, Red with 1.');
    expect(endSentence([team('Red', 1, 1), team('Blue', 1, 1)])).toBe('All ended with 1 point.');
    expect(endSentence([])).toBe('');
  });
});

describe('[WATCH-71] why somebody is likely to win', () => {
  const [red, blue] = [team('Red', 0, 190, ['seat-1', 'seat-3']), team('Blue', 0, 200, ['seat-2'])];
  const called = ({ name }: TeamScore): CalledTeam =>
    name === 'Red' ? { name: 'Ann & Cyd', many: true } : { name: 'Ben', many: false };
  it('is said of what is left, of what would count now, and of how such battles went', () => {
    const score = [red, blue];
    expect(reasonSentence({ is: 'strength', team: 1 }, score, called)).toBe(
      'Left of the fleets, by cost: Ben 200 of 200, Ann & Cyd 190 of 200.',
    );
    expect(reasonSentence({ is: 'setting', team: 0 }, score, called)).toBe(
      'Bots have won this battle more often as Red.',
    );
    const part = { is: 'part', team: 0, what: 'medals if it ended now', amounts: [1, 0] } as const;
    expect(reasonSentence({ ...part, scored: false }, score, called)).toBe(
      'Ann & Cyd have 1 medal if it ended now, Ben 0.',
    );
    expect(scoreSentence([red, { ...blue, parts: [{ what: 'points', amount: 3 }] }], called)).toBe(
      'Ben leads with 3 points, Ann & Cyd have 0.',
    );
  });
  it('is left where the score says it, and where nothing speaks for anybody', () => {
    const part = { is: 'part', team: 0, what: 'points', amounts: [1, 0], scored: true } as const;
    expect(reasonSentence(part, [red, blue], called)).toBe('');
    expect(reasonSentence(null, [red, blue], called)).toBe('');
  });
});

describe('words of the game', () => {
  const primer: Primer = {
    aim: 'To win.',
    phases: [],
    words: [
      { word: 'hit', also: ['hits'], text: 'A die that counts.' },
      { word: 'critical hit', text: 'A die that breaks something.' },
      { word: 'd6', text: 'A die.' },
    ],
  };
  const marked = (text: string) =>
    markerOf(primer)([text]).map((part) =>
      typeof part === 'string' ? part : `[${'word' in part ? part.text : part.name}]`,
    );
  it('are marked once, the longest that fits, and never within another word', () => {
    expect(marked('A critical hit, two Hits, one hit.')).toEqual([
      'A ',
      '[critical hit]',
      ', two ',
      '[Hits]',
      ', one ',
      'hit',
      '.',
    ]);
    expect(marked('Whiting has hitherto thrown 2d6 and d6.')).toEqual([
      'Whiting has hitherto thrown 2d6 and ',
      '[d6]',
      '.',
    ]);
  });
  it('leave names as they are', () => {
    const name = { record: 'ship:hit', name: 'hit' };
    expect(markerOf(primer)([name, ' hits'])).toEqual([name, ' ', { text: 'hits', word: primer.words[0] }]);
    expect(markerOf({ ...primer, words: [] })(['hit'])).toEqual(['hit']);
  });
});

describe('dice that are to be thrown', () => {
  it('say how many, what they need, and what is to be expected', () => {
    const gun = { label: 'Gun', seat: 'seat-1', dice: 4, sides: 6, need: 5 } as const;
    expect(rollAhead([gun, { ...gun, dice: 2, need: 3 }])?.before).toBe(
      '4 dice hit on 5 or more (33 in 100 each) and 2 dice hit on 3 or more (67 in 100 each), so 2.7 hits are to be expected.',
    );
    expect(rollAhead([{ ...gun, dice: 1, need: 6 }])?.before).toBe(
      '1 die hits on 6 (17 in 100), so 0.2 hits are to be expected.',
    );
    expect(rollAhead([{ ...gun, need: null, sides: 8 }])?.before).toBe('d8 will be thrown and added up.');
    expect(rollAhead([])).toBeUndefined();
  });
});
