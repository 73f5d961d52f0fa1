/** Which battle a table plays. */
import { describe, expect, it } from 'vitest';
import { owner, player, server, TestSeason } from '../season.testing.ts';
import type { BattleChoice } from './terms.ts';
import { battleAt, battlesNamed, pointsInRound } from './terms.ts';

const seasonOf = (battles: BattleChoice, seed = 1): TestSeason => new TestSeason({ battles }, seed).withPeople(4);
const battlesIn = ({ season }: TestSeason, round: number): readonly (string | null)[] =>
  (season.rounds[round - 1]?.pairings ?? []).map((_, index) => battleAt(season, round, index).battle);

describe('the battle of a table', () => {
  it('[LEAGUE-46] is the one of the terms, or of its round, and stays when the terms change', () => {
    const fixed = seasonOf({ choice: 'fixed', battle: 'a' }).pair();
    expect(battlesIn(fixed, 1)).toEqual(['a', 'a']);
    const byRound = seasonOf({ choice: 'by-round', battles: ['a', 'b'] })
      .pair()
      .finish()
      .pair()
      .finish()
      .pair();
    expect([1, 2, 3].map((round) => battlesIn(byRound, round)[0])).toEqual(['a', 'b', 'b']);
    const terms = { ...byRound.season.terms, battles: { choice: 'fixed', battle: 'z' } } as const;
    byRound.give(owner, { act: 'change-terms', terms });
    expect(battlesIn(byRound, 3)).toEqual(['b', 'b']);
    expect(battlesNamed(byRound.season.terms.battles)).toEqual(['z']);
  });

  it('[LEAGUE-46] is drawn by lot for a round or for each table, and again after it was taken back', () => {
    const pool = ['a', 'b', 'c'];
    const seen = new Set<string | null>();
    for (let seed = 1; seed <= 12; seed += 1) {
      const [one, other] = battlesIn(seasonOf({ choice: 'drawn', pool, each: 'round' }, seed).pair(), 1);
      expect(one).toBe(other);
      seen.add(one ?? null);
    }
    expect([...seen].sort()).toEqual(pool);
    const tables = Array.from({ length: 12 }, (_, seed) =>
      battlesIn(seasonOf({ choice: 'drawn', pool, each: 'table' }, seed + 1).pair(), 1),
    );
    expect(tables.some(([one, other]) => one !== other)).toBe(true);
    const back = seasonOf({ choice: 'drawn', pool, each: 'round' }).pair();
    back.give(owner, { act: 'take-back-round', round: 1 });
    expect(back.season.battles).toEqual({});
    expect(battlesIn(back.pair(), 1)).toHaveLength(2);
  });

  it('[LEAGUE-47] is none that a side has struck out, and waits for both', () => {
    const season = seasonOf({ choice: 'veto', pool: ['a', 'b', 'c'] }).pair();
    const [one = 0, other = 0] = season.season.rounds[0]?.pairings[0]?.sides ?? [];
    const made = { act: 'match-made', round: 1, entrant: one, match: 'm' } as const;
    const veto = (entrant: number, battle: string | null) =>
      ({ act: 'veto-battle', round: 1, entrant, battle }) as const;
    expect(season.refusal(server, made)).toMatch('Both sides strike a battle out first');
    expect(season.refusal(player(`p${String(other)}`), veto(one, 'a'))).toMatch('Only an organiser');
    expect(season.refusal(player(`p${String(one)}`), veto(one, 'z'))).toMatch('Strike out one of: a, b, c');
    season.give(player(`p${String(one)}`), veto(one, 'a'));
    expect(season.refusal(player(`p${String(one)}`), veto(one, 'b'))).toMatch('already');
    expect(battleAt(season.season, 1, 0)).toEqual({ battle: null, struck: ['a', null] });
    season.give(player(`p${String(other)}`), veto(other, 'c'));
    expect(battleAt(season.season, 1, 0).battle).toBe('b');
    season.give(server, made);
    expect(season.refusal(owner, veto(one, null))).toMatch('no table');
  });

  it('[LEAGUE-47] is drawn among all where both strike out none', () => {
    const season = seasonOf({ choice: 'veto', pool: ['a', 'b', 'c'] }).pair();
    for (const entrant of season.season.rounds[0]?.pairings[1]?.sides ?? [])
      season.give(owner, { act: 'veto-battle', round: 1, entrant, battle: null });
    expect(['a', 'b', 'c']).toContain(battleAt(season.season, 1, 1).battle);
    expect(battleAt(season.season, 1, 0).battle).toBeNull();
  });

  it('[LEAGUE-46] has the points of its round, and those of the last one after it', () => {
    expect([1, 2, 3].map((round) => pointsInRound([250, 500], round))).toEqual([250, 500, 500]);
    expect(pointsInRound([], 3)).toBeNull();
  });
});
