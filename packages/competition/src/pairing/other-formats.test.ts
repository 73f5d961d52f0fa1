import { describe, expect, it } from 'vitest';
import { OpenLeague } from './open-league.ts';
import { countingAttempts } from './score-series.ts';
import { boardPoints, firstTeamAt, lineUpFault, usualLineUp } from './teams.ts';

describe('an open league', () => {
  const terms = { least: 2, most: 3, against: 1, until: 1000 };
  const league = new OpenLeague([1, 2, 3, 4, 5], terms, [
    [1, 2],
    [3, 1],
    [4, 1],
    [2, 3],
  ]);

  it('says who may still play whom, those first who were met and have played least', () => {
    expect(league.opponents(5, 0)).toEqual([4, 2, 3]);
    expect(league.opponents(2, 0)).toEqual([5, 4]);
    expect(league.opponents(1, 0)).toEqual([]);
    expect(league.left(1)).toEqual({ least: 0, most: 0 });
    expect(league.left(5)).toEqual({ least: 2, most: 3 });
  });

  it('says why two may not', () => {
    expect(league.fault(1, 5, 0)).toBe('enough-matches');
    expect(league.fault(5, 1, 0)).toBe('opponent-has-enough');
    expect(league.fault(2, 3, 0)).toBe('met-enough');
    expect(league.fault(2, 2, 0)).toBe('same');
    expect(league.fault(2, 9, 0)).toBe('not-in-group');
    expect(league.fault(2, 5, 1000)).toBe('over');
    expect(new OpenLeague([1, 2], { ...terms, against: 2 }, [[2, 1]]).fault(1, 2, 999)).toBeUndefined();
  });

  it('puts those first who were met less often, whatever they have played', () => {
    const twice = new OpenLeague([1, 2, 3, 4], { ...terms, most: 9, against: 2 }, [
      [1, 2],
      [3, 4],
      [3, 4],
    ]);
    expect(twice.opponents(1, 0)).toEqual([3, 4, 2]);
  });

  it('refuses terms that nobody can keep', () => {
    expect(() => new OpenLeague([1, 2], terms, [])).toThrow('Nobody can play 2 matches');
    expect(() => new OpenLeague([1, 2, 3], { ...terms, least: 4, most: 3, against: 9 }, [])).toThrow('at most 3');
  });
});

describe('a score series', () => {
  const attempts = [10, 25, 25, 20].map((points, at) => ({ points, at }));
  it('counts the best attempt, the last one, or all of them', () => {
    expect(countingAttempts(attempts, 'best')).toEqual([{ points: 25, at: 1 }]);
    expect(countingAttempts(attempts, 'last')).toEqual([{ points: 20, at: 3 }]);
    expect(countingAttempts(attempts, 'sum')).toEqual(attempts);
    expect(countingAttempts([{ points: -4 }, { points: -2.5 }], 'best')).toEqual([{ points: -2.5 }]);
    for (const counts of ['best', 'last', 'sum'] as const) expect(countingAttempts([], counts)).toEqual([]);
  });
});

describe('teams', () => {
  const rules = { boards: 3, substitutes: 1 };
  const team = { regulars: [1, 2, 3], substitutes: [4, 5] };

  it('sit in their order, with as many substitutes as they may', () => {
    expect(lineUpFault(team, rules, [1, 2, 3])).toBeUndefined();
    expect(lineUpFault(team, rules, [4, 2, 3])).toBeUndefined();
    expect(lineUpFault(team, rules, [1, null, 3])).toBeUndefined();
    expect(lineUpFault(team, rules, [1, 2])).toEqual({ fault: 'wrong-boards' });
    expect(lineUpFault(team, rules, [1, 4, 5])).toEqual({ fault: 'too-many-substitutes' });
    expect(lineUpFault(team, rules, [2, 1, 3])).toEqual({ fault: 'out-of-order', member: 1 });
    expect(lineUpFault(team, rules, [1, 1, 3])).toEqual({ fault: 'twice', member: 1 });
    expect(lineUpFault(team, rules, [1, 2, 9])).toEqual({ fault: 'not-a-member', member: 9 });
    expect(usualLineUp(team, rules)).toEqual([1, 2, 3]);
    expect(usualLineUp(team, rules, [1])).toEqual([2, 3, 4]);
    expect(usualLineUp(team, rules, [1, 2, 4])).toEqual([3, 5, null]);
    expect(lineUpFault(team, rules, usualLineUp(team, rules, [1, 2, 4]))).toBeUndefined();
  });

  it('change sides from board to board, and add up their boards', () => {
    expect([0, 1, 2, 3].map(firstTeamAt)).toEqual([0, 1, 0, 1]);
    const boards = [[2, 0] as const, [1, 1] as const, [0, 2] as const];
    expect(boardPoints(boards)).toEqual([3, 3]);
    expect(boardPoints([])).toEqual([0, 0]);
  });
});
