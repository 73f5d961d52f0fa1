/** Teams in a season: who is in them, line-ups, boards, and what a match comes to. */
import { describe, expect, it } from 'vitest';
import type { Act, GivenResult } from '../acts.ts';
import { journalFor, viewOf } from '../view.ts';
import { owner, player, server, TestSeason } from '../season.testing.ts';
import { tablesOf } from '../table.ts';
import { usualTeams } from './terms.ts';

const teams = { ...usualTeams, boards: 2, substitutes: 1, inSeason: 1 };
const format = { kind: 'round-robin', groups: 1, times: 1 } as const;
function season(count = 2, members = 3): TestSeason {
  const test = new TestSeason({ format, teams }).withTeams(count, members);
  test.give(owner, { act: 'seed', order: [1, 2] });
  return test;
}
const won = (winner: 0 | 1 | null): GivenResult => ({ how: 'played', winner, book: [12, 7], reason: 'Test' });
const board = (at: number, winner: 0 | 1 | null, round = 1): Act => ({
  ...{ act: 'enter-result', round, entrant: 1 },
  ...{ board: at, result: won(winner) },
});
const pairing = ({ season: { rounds } }: TestSeason, round = 1) => rounds[round - 1]?.pairings[0];

describe('a team', () => {
  it('[LEAGUE-110] is entered by its captain, and nobody enters alone', () => {
    const test = season();
    expect(test.season.entrants[0]).toMatchObject({ number: 1, name: 'Team 1', person: 'p1' });
    expect(test.season.entrants[0]?.team?.members.map(({ person, substitute }) => [person, substitute])).toEqual([
      ['p1', false],
      ['p1.2', false],
      ['p1.3', true],
    ]);
    expect(test.refusal(player('x'), { act: 'enter' })).toContain('Teams compete here');
    expect(test.refusal(player('p1.2'), { act: 'enter-team', name: 'Own' })).toContain('plays for');
    expect(test.refusal(player('x'), { act: 'enter-team', name: 'Team 2' })).toContain('twice');
    expect(new TestSeason().withPeople(1).refusal(player('x'), { act: 'enter-team', name: 'A' })).toContain('teams');
  });

  it('[LEAGUE-111] takes whom its captain asked and who accepts, and guests from officials', () => {
    const test = season();
    const asked: Act = { act: 'answer-team', entrant: 1, accept: true };
    expect(test.refusal(player('new'), asked)).toContain('has not asked you');
    expect(test.refusal(player('p2'), { act: 'take-ask-back', entrant: 1, person: 'new' })).toContain('captain');
    test.give(player('p1'), { act: 'member-asked', entrant: 1, person: 'new' });
    test.give(player('p2'), { act: 'member-asked', entrant: 2, person: 'new' });
    test.give(player('new'), asked);
    expect(test.refusal(player('new'), { ...asked, entrant: 2 })).toContain('plays for');
    expect(test.refusal(player('p1'), { act: 'add-member', entrant: 1, name: 'Guest' })).toBeDefined();
    test.give(owner, { act: 'add-member', entrant: 1, name: 'Guest' });
    expect(test.season.entrants[0]?.team?.members.at(-1)).toMatchObject({ number: 5, name: 'Guest', person: null });
    expect(test.refusal(player('p1'), { act: 'remove-member', entrant: 1, member: 1 })).toContain('captain stays');
    test.give(player('new'), { act: 'remove-member', entrant: 1, member: 4 });
    test.give(player('p1'), { act: 'name-captain', entrant: 1, member: 2 });
    expect(test.refusal(player('p1'), { act: 'line-up', entrant: 1, boards: null })).toContain('captain');
    expect(test.refusal(owner, { act: 'name-captain', entrant: 1, member: 5 })).toContain('account');
  });

  it('[LEAGUE-112] tells nobody else whom it asked and who plays next: no byte of it changes', () => {
    const [plain, asking] = [season(), season()];
    asking.give(player('p1'), { act: 'member-asked', entrant: 1, person: 'new' });
    asking.give(player('p1'), { act: 'line-up', entrant: 1, boards: [1, 3] });
    const seen = (test: TestSeason, reader: string | null) =>
      JSON.stringify([viewOf(test.season, 'public', null, reader), journalFor(test.ledger, 'public')]);
    for (const reader of [null, 'p2', 'stranger']) expect(seen(asking, reader)).toBe(seen(plain, reader));
    expect(viewOf(asking.season, 'public', 1, 'p1.2').entrants[0]?.team).toMatchObject({
      asked: ['new'],
      lineUp: [1, 3],
    });
    expect(viewOf(asking.season, 'public', null, 'new').entrants[0]?.team).toMatchObject({
      asked: ['new'],
      lineUp: null,
    });
  });

  it('[LEAGUE-112] sits in its order, with substitutes as far as the season lets them', () => {
    const test = season();
    const lineUp = (...boards: (number | null)[]): Act => ({ act: 'line-up', entrant: 1, boards });
    expect(test.refusal(player('p1'), lineUp(2, 1))).toContain('order');
    expect(test.refusal(player('p1'), lineUp(1))).toContain('2 boards');
    expect(test.refusal(player('p2'), lineUp(1, 3))).toContain('captain');
    test.give(player('p1'), { act: 'order-team', entrant: 1, regulars: [2, 1], substitutes: [3] });
    test.give(player('p1'), lineUp(2, 3));
    test.pair();
    expect(pairing(test)?.boards?.map(({ members }) => members)).toEqual([
      [2, 1],
      [3, 2],
    ]);
    // The one board of substitutes is taken: the line-up is the usual one from now on.
    expect(test.refusal(player('p1'), lineUp(2, 3))).toContain('0 of the boards');
    expect(test.refusal(player('p1'), { act: 'order-team', entrant: 1, regulars: [1, 2], substitutes: [3] })).toContain(
      'fixed',
    );
    test.give(owner, { act: 'seat-at-board', round: 1, entrant: 1, board: 1, member: 1 });
    expect(pairing(test)?.boards?.[1]?.members).toEqual([1, 2]);
    expect(test.refusal(owner, { act: 'seat-at-board', round: 1, entrant: 1, board: 0, member: 1 })).toContain('other');
    test.give(player('p1'), lineUp(2, 3));
  });
});

describe('a match of teams', () => {
  it('[LEAGUE-113, LEAGUE-114] is the sum of its boards, and its points are those of the match', () => {
    const test = season(4).pair();
    expect(test.refusal(owner, { ...board(0, 0), board: 5 } as Act)).toContain('Name a board');
    expect(test.refusal(owner, { act: 'enter-result', round: 1, entrant: 1, result: won(0) })).toContain(
      'Name a board',
    );
    test.give(owner, board(0, 0));
    expect(pairing(test)?.result).toBeNull();
    test.give(owner, board(1, null));
    expect(pairing(test)?.result).toEqual({ how: 'played', winner: 0, book: [3, 1], reason: 'Boards 3 : 1' });
    const [table] = tablesOf(test.season, ({ name }) => name ?? '');
    expect(table?.rows[0]).toMatchObject({ name: 'Team 1', points: { value: '3' } });
    // A board is corrected, and the match with it.
    test.give(owner, board(0, 1));
    expect(pairing(test)?.result).toMatchObject({ winner: 1, book: [1, 3] });
  });

  it('[LEAGUE-114] takes the end of a match by its sides, which change from board to board', () => {
    const test = season().pair();
    for (const at of [0, 1])
      test.give(server, { act: 'match-made', round: 1, entrant: 1, match: `m${String(at)}`, board: at });
    for (const at of [0, 1]) test.give(server, { act: 'post-result', match: `m${String(at)}`, result: won(0) });
    expect(pairing(test)?.boards?.map(({ result }) => result?.winner)).toEqual([0, 1]);
    expect(pairing(test)?.boards?.[1]?.result).toMatchObject({ book: [7, 12] });
    expect(pairing(test)?.result).toMatchObject({ winner: null, book: [2, 2] });
    expect(test.refusal(owner, { act: 'take-back-round', round: 1 })).toContain('has begun');
  });

  it('[LEAGUE-115] forfeits empty boards, and open ones where the match is forfeited', () => {
    const test = new TestSeason({ format, teams });
    test.give(owner, { act: 'open-registration' });
    test.give(owner, { act: 'enter-by-name', names: ['A', 'B', 'C'] });
    for (const name of ['a', 'b']) test.give(owner, { act: 'add-member', entrant: 1, name });
    test.give(owner, { act: 'add-member', entrant: 2, name: 'c' });
    test.pair();
    const at = test.season.rounds[0]?.pairings.findIndex(({ sides }) => !sides.includes(3)) ?? -1;
    // Whoever meets C, which has nobody, has won.
    const { season: now } = test;
    for (const [index, { sides, result }] of (now.rounds[0]?.pairings ?? []).entries())
      if (index !== at) expect(result).toMatchObject({ how: 'forfeit', winner: sides[0] === 3 ? 1 : 0 });
    test.give(owner, { act: 'take-back-round', round: 1 });
    const full = season().pair();
    full.give(owner, board(0, 0));
    full.give(owner, {
      ...{ act: 'enter-result', round: 1, entrant: 1 },
      result: { how: 'forfeit', winner: 1, reason: 'Went home' },
    });
    expect(pairing(full)?.boards?.map(({ result }) => result?.how)).toEqual(['played', 'forfeit']);
    expect(pairing(full)?.result).toMatchObject({ how: 'played', winner: null, book: [2, 2] });
  });

  it('[LEAGUE-115] undoes a board exactly, and names what stands on it', () => {
    const test = season().pair();
    const before = test.season;
    test.give(owner, board(0, 0));
    const seq = test.ledger.entries.length;
    test.give(owner, board(1, 0));
    expect(test.refusal(owner, { act: 'reverse', seq })).toContain('stands on this');
    test.give(owner, { act: 'reverse', seq: seq + 1 });
    test.give(owner, { act: 'reverse', seq });
    expect(test.season).toEqual(before);
  });
});
