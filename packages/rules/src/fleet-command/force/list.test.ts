import { describe, expect, it } from 'vitest';
import { SeededDice, seededRandom } from '../../kernel/dice.ts';
import { fleetCommand } from '../index.ts';
import { readyForces } from '../presets.ts';
import { type ForceList, foeOf, forceByChance, forceFromText, forceToText, inOrder, listProblems } from './index.ts';
import { lists } from './list.ts';
import { type ForceBattleTerms, battleOf, boughtBattles, limitsOf } from './setup-of.ts';

const home: ForceList = { name: 'Home fleet', faction: 'kushan', units: readyForces.kushan.units };
const strike: ForceList = { name: 'Strike fleet', faction: 'taiidan', units: readyForces.taiidan.units };
const terms: ForceBattleTerms = { battle: 'freeform-battle', stars: 25, reserve: 0, modelCap: true };

describe('a force in a list', () => {
  it('costs what its units and leaders cost, and is judged whatever its stars and its reserve', () => {
    expect([lists.points(home), lists.name(home), lists.faults(home)]).toEqual([25, 'Home fleet', []]);
    const waiting = home.units.map((unit) => (unit.aboard === undefined ? { ...unit, reserve: true } : unit));
    expect(lists.faults({ ...home, units: waiting }).map(({ code }) => code)).toEqual([
      'cannot-arrive',
      'cannot-arrive',
    ]);
    expect(lists.faults({ ...home, faction: 'taiidan' })).toMatchObject([
      { code: 'not-of-faction', rule: 'FC-FB-1', data: { unit: 0 } },
    ]);
    expect(lists.faults({ ...home, units: [] })).toMatchObject([{ code: 'no-force', rule: 'FC-FB-2' }]);
  });

  it('is told everything that is wrong, where it is and by how much', () => {
    const units = [
      ...home.units,
      { card: 'destroyer' as const, leader: 'captain' as const },
      { card: 'scout' as const },
    ];
    const found = listProblems({ ...home, units }, limitsOf(terms, 'kushan'));
    expect(found.map(({ code, unit, over }) => [code, unit, over?.by])).toEqual([
      ['wrong-leader', 5, undefined],
      ['too-many-stars', null, 9],
      ['no-tab', 5, undefined],
    ]);
  });
});

describe('the text of a force', () => {
  it('reads as people write it, and comes back', () => {
    expect(forceToText(home)).toBe(
      [
        'Force, 25 stars: Home fleet',
        'Faction: Kushan',
        '- Mothership (Vice Admiral), 11 stars',
        '  Aboard: Attack Bomber, 3 stars',
        '- Interceptor (Wing Commander), 4 stars',
        '- Ion Cannon Frigate, 4 stars',
        '- Heavy Corvette (Commander), 3 stars',
        '',
      ].join('\n'),
    );
    expect(forceFromText(forceToText(home))).toEqual({ ok: true, value: inOrder(home) });
    expect(lists.faults(inOrder(home))).toEqual([]);
  });

  it('comes back for any force that the rules allow', () => {
    const random = seededRandom(3);
    for (let i = 0; i < 40; i += 1) {
      const faction = i % 2 === 0 ? 'kushan' : 'taiidan';
      const limits = limitsOf({ ...terms, stars: 60, reserve: 20 }, faction);
      const list: ForceList = { name: `Force ${i}`, faction, units: forceByChance(limits, random).units };
      expect(listProblems(list, limits)).toEqual([]);
      expect(forceFromText(forceToText(list))).toEqual({ ok: true, value: inOrder(list) });
      expect(listProblems(inOrder(list), limits)).toEqual([]);
    }
  });

  it.each([
    ['hello', 'Line 1: "hello" says nothing here. A unit\'s line begins with "-", as in "- Destroyer".'],
    ['Force: A\nFaction: Khaak', 'Line 2: There is no faction "Khaak". Write one of: kushan, taiidan.'],
    ['Force: A\nFaction: Kushan\n- Destroyr', 'Line 3: There is no unit "Destroyr". Write "destroyer"?'],
    ['Force: A\nFaction: Kushan\n- Destroyer (Major)', 'Line 3: There is no leader "Major".'],
    ['Force: A\nFaction: Kushan\nAboard: Scout', 'Line 3: This is aboard no unit.'],
    ['Force: A\nFaction: Kushan\n- Scout, 1 star, asleep', 'Line 3: "asleep" says nothing here.'],
    ['Force: A\n- Scout', 'The force has no faction. Write a line "Faction: Kushan"'],
    ['- Scout', 'The force has no name. Write a line such as "Force: Home fleet" first.'],
    [`Force: ${'a'.repeat(41)}\nFaction: Kushan`, 'Line 1: The name has 41 characters. Use 40 at most, 1 fewer.'],
    ['x'.repeat(60_000), 'The text has 60000 characters. A force has 50000 at most.'],
  ])('that is wrong is told with its line: %s', (text, sentence) => {
    const read = forceFromText(text);
    expect(read.ok ? '' : read.problems.find((each) => each.startsWith(sentence.slice(0, 20)))).toContain(sentence);
  });

  it('has no more units than a force has, and tells no more than a page can show', () => {
    const many = (count: number): string => `Force: A\nFaction: Kushan\n${'- Scout\n'.repeat(count)}`;
    expect(forceFromText(many(60)).ok).toBe(true);
    expect(forceFromText(many(61))).toEqual({
      ok: false,
      problems: ['Line 63: A force has 60 units at most. Leave this one out.'],
    });
    const nonsense = forceFromText('nonsense\n'.repeat(500));
    expect(nonsense.ok ? 0 : nonsense.problems.length).toBe(20);
  });
});

describe('a battle of two forces', () => {
  it.each(boughtBattles)('%s begins with forces bought for it, and is refused with others', (battle) => {
    const agreed = { ...terms, battle };
    const random = seededRandom(7);
    const bought = (faction: ForceList['faction']): ForceList => ({
      name: 'Bought',
      faction,
      units: forceByChance(limitsOf(agreed, faction), random).units,
    });
    const { setup, wrong } = battleOf(bought('taiidan'), bought('kushan'), agreed);
    expect(wrong).toBeUndefined();
    const started = fleetCommand.start(fleetCommand.codec.setup.parse(setup), new SeededDice(seededRandom(1)));
    expect(started.ok).toBe(true);
    const dear = { ...home, units: [...home.units, ...home.units, ...home.units] };
    expect(battleOf(dear, strike, agreed).wrong).toBeDefined();
  });

  it('has one force of each faction', () => {
    expect(foeOf('kushan')).toBe('taiidan');
    expect(battleOf(home, strike, terms).wrong).toBeUndefined();
    expect(battleOf(home, { ...home, name: 'Other' }, terms).wrong).toMatchObject({
      code: 'same-faction',
      rule: 'FC-FB-1',
      sentence: 'Both forces are Kushan. Choose one of the Taiidan for the other side.',
    });
  });

  it('keeps to the stars and the reserve that are agreed, where the battle leaves them open', () => {
    expect(limitsOf({ ...terms, stars: 40, reserve: 15 }, 'kushan')).toMatchObject({
      purchase: { stars: 40, onBoard: 25 },
      reserve: true,
    });
    expect(limitsOf({ ...terms, battle: 'convoy', stars: 40 }, 'taiidan')).toMatchObject({
      purchase: { stars: 20, onBoard: 10 },
      reserve: true,
    });
    expect(limitsOf({ ...terms, battle: 'convoy', reserve: 9 }, 'kushan').reserve).toBe(false);
  });
});
