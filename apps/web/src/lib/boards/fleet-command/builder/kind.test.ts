import { seededRandom } from '@broadside/rules/kernel';
import { describe, expect, test } from 'vitest';
import { addUnit, berthOf, copyUnit, emptyForce, removeUnit, setBerth, setFaction, setLeader } from './edit.ts';
import { kind } from './kind.ts';
import { planOf } from './playing.ts';
import {
  battleOf,
  boughtBattles,
  forceToText,
  type ForceBattleTerms,
  type ForceList,
  type UnitCardId,
} from './rules.ts';
import { berthChoices, leaderChoices } from './words.ts';

const terms = kind.first.terms;
const home = kind.ready[0]?.design ?? emptyForce;
const strike = kind.ready[1]?.design ?? emptyForce;
const codes = (design: ForceList, agreed: ForceBattleTerms = terms): string[] =>
  kind.faults({ design, terms: agreed }).map(({ code }) => code);
const fixed = (design: ForceList, entry?: string, agreed: ForceBattleTerms = terms) =>
  kind.fix({ design, terms: agreed }, entry === undefined ? {} : { entry });
const buy = (...cards: readonly UnitCardId[]): ForceList =>
  cards.reduce((force, card) => addUnit(force, 'board', card), emptyForce);

describe('a unit that is bought', () => {
  test('comes under a leader of its own where no tab is free for it, and without one where there is', () => {
    const force = buy('mothership', 'ion-cannon-frigate', 'interceptor');
    expect(force.units.map(({ card, leader }) => [card, leader])).toEqual([
      ['mothership', 'vice-admiral'],
      ['ion-cannon-frigate', undefined],
      ['interceptor', 'squadron-leader'],
    ]);
    expect(codes(force)).toEqual([]);
  });

  test('starts where the group is that is filled, if it may', () => {
    const force = buy('mothership');
    expect(addUnit(force, 0, 'heavy-corvette').units[1]).toEqual({ card: 'heavy-corvette', aboard: 0 });
    expect(berthOf(addUnit(force, 0, 'assault-frigate').units[1] ?? { card: 'scout' })).toBe('board');
    expect(berthOf(addUnit(force, 'reserve', 'assault-frigate').units[1] ?? { card: 'scout' })).toBe('reserve');
    expect(berthOf(addUnit(force, 'reserve', 'scout').units[1] ?? { card: 'scout' })).toBe('board');
  });

  test('stands behind its parent, and is looked at there', () => {
    const force = buy('mothership', 'interceptor');
    const added = kind.add(force, '0', 'scout');
    expect(added.design.units.map(({ card }) => card)).toEqual(['mothership', 'scout', 'interceptor']);
    expect([added.group, added.entry]).toEqual(['0', '1']);
  });

  test('leaves with what is aboard it, and the others keep their parents', () => {
    const force = addUnit(addUnit(buy('destroyer', 'carrier'), 1, 'scout'), 1, 'interceptor');
    expect(removeUnit(force, 0).units.map(({ card, aboard }) => [card, aboard])).toEqual([
      ['carrier', undefined],
      ['scout', 0],
      ['interceptor', 0],
    ]);
    expect(removeUnit(force, 1).units.map(({ card }) => card)).toEqual(['destroyer']);
    expect(copyUnit(force, 2).units.at(-1)).toEqual({ card: 'scout', aboard: 1 });
  });
});

describe('the force on the page', () => {
  test('stands in groups: on the board, aboard each parent, in reserve where there is one', () => {
    const groups = (agreed: ForceBattleTerms) =>
      kind.groups({ design: home, terms: agreed }).map(({ name, count, cost }) => [name, count, cost]);
    expect(groups(terms)).toEqual([
      ['On the board', '4 units', 22],
      ['Aboard Mothership', '1 of 3 bays', 3],
    ]);
    expect(groups({ ...terms, reserve: 5 }).at(-1)).toEqual(['In reserve', '0 units', 0]);
    expect(kind.groups({ design: emptyForce, terms })).toEqual([]);
  });

  test('tells Hand and Play of the leaders on the board', () => {
    expect(kind.tally(home)).toBe('5 units, Hand 9, Play 5');
    expect(kind.tally({ ...home, units: home.units.map((unit) => ({ ...unit, reserve: true })) })).toBe(
      '5 units, Hand 2, Play 1',
    );
  });

  test('is bought for the stars of its battle', () => {
    const limit = (battle: ForceBattleTerms['battle'], design = home) =>
      kind.limit({ design, terms: { ...terms, battle } });
    expect([limit('freeform-battle'), limit('convoy'), limit('convoy', strike), limit('last-stand')]).toEqual([
      25, 15, 20, 50,
    ]);
    expect(boughtBattles.map((battle) => kind.freeLimit({ ...terms, battle }))).toEqual([true, false, false]);
    expect(kind.withLimit(terms, 4000).stars).toBe(200);
    expect(kind.termsFor(strike, { ...terms, stars: 60 }).stars).toBe(60);
  });

  test('takes terms of any day from the browser, and no nonsense', () => {
    expect(kind.keptTerms({ battle: 'convoy', stars: 40, reserve: 5, modelCap: false }, home)).toEqual({
      battle: 'convoy',
      stars: 40,
      reserve: 5,
      modelCap: false,
    });
    expect(kind.keptTerms({ battle: 'war', stars: 'many', reserve: -3 }, home)).toEqual(terms);
  });
});

test('every ready-made force is legal in its battle, and comes back from its text and from its JSON', () => {
  expect(kind.ready.length).toBe(6);
  for (const { design, terms: agreed } of kind.ready) {
    expect(codes(design, agreed)).toEqual([]);
    const read = kind.read(kind.write(design, 'text'));
    expect(read.ok && forceToText(read.value)).toBe(forceToText(design));
    expect(kind.read(kind.write(design, 'json'))).toEqual({ ok: true, value: design });
  }
  const wrong = kind.read('{\n  "name": "A",\n  "faction": "khaak",\n  "units": []\n}');
  expect(wrong.ok ? [] : wrong.problems).toEqual(['In faction: must be one of kushan or taiidan.']);
});

describe('a way out', () => {
  test('is a leader for a unit without a tab', () => {
    const force = { ...emptyForce, units: [{ card: 'interceptor' as const }] };
    expect(codes(force)).toEqual(['no-tab']);
    const fix = fixed(force, '0');
    expect(fix?.label).toBe('Put a Squadron Leader on Interceptor');
    expect(codes(fix?.design ?? emptyForce)).toEqual([]);
  });

  test('is the cheapest thing less where the stars are passed', () => {
    const force = addUnit(home, 'board', 'scout');
    expect(codes(force)).toEqual(['too-many-stars']);
    const fix = fixed(force);
    expect(fix?.label).toBe('Put a Squadron Leader on Interceptor, 1 star less');
    expect(codes(fix?.design ?? emptyForce)).toEqual([]);
  });

  test('is the board for what may not wait, the faction for what is another’s, the flagship that a battle wants', () => {
    const waiting = setBerth(strike, 0, 'reserve');
    expect(fixed(waiting)?.label).toBe('Start Destroyer on the board');
    const foreign = setFaction(buy('mothership'), 'taiidan');
    expect(codes(foreign)).toContain('not-of-faction');
    expect(codes(fixed(foreign, '0')?.design ?? emptyForce)).toEqual([]);
    const stand = { ...terms, battle: 'last-stand' as const };
    expect(fixed(buy('destroyer'), undefined, stand)?.label).toBe('Add a Mothership under a Vice Admiral');
  });
});

test('a choice that a rule forbids stays in the list, with its rule', () => {
  const leader = (id: string) => leaderChoices(home, terms, 1).find((each) => each.id === id);
  expect(leader('captain')?.reason).toMatchObject({ rule: 'FC-FB-3' });
  expect(leader('squadron-leader')?.reason).toBeUndefined();
  const berths = berthChoices(home, terms, 1);
  expect(berths.map(({ name, chosen, reason }) => [name, chosen, reason?.rule])).toEqual([
    ['On the board', true, undefined],
    ['Aboard Mothership', false, undefined],
    ['In reserve', false, 'R-FC-180'],
  ]);
  const waits = berthChoices(home, terms, 2).find(({ id }) => id === 'reserve');
  expect(waits?.reason?.rule).toBe('FC-REI-1');
  expect(berthChoices(home, { ...terms, reserve: 4 }, 2).find(({ id }) => id === 'reserve')?.reason).toBeUndefined();
  expect(setLeader(home, 1, null).units[1]).toEqual({ card: 'interceptor' });
});

test('a match seats the Kushan first, and is refused with the name of the force that is meant', () => {
  expect(planOf(strike, home, terms)).toMatchObject({ seat: 'seat-2', wrong: undefined });
  expect(planOf(home, strike, terms)).toMatchObject({ seat: 'seat-1', wrong: undefined });
  expect(battleOf(home, strike, terms).setup).toEqual(planOf(strike, home, terms).setup);
  const dear = addUnit(strike, 'board', 'scout');
  expect(planOf(home, dear, terms).wrong).toMatchObject({
    rule: 'FC-FB-2',
    sentence: 'Strike fleet: The force costs 27★. Bring it down to 25★.',
  });
  expect(planOf(home, { ...home, name: 'Twin' }, terms).wrong?.rule).toBe('FC-FB-1');
});

test('a force by chance is legal, whatever number is asked for', () => {
  for (const stars of [0, 15, 25, 9000]) {
    const sheet = kind.byChance(stars, seededRandom(stars + 1));
    expect(kind.faults(sheet)).toEqual([]);
  }
});
