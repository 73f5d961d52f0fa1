/** Ladders and open leagues: who may ask whom, what becomes of an answer, a result, and of silence. */
import { describe, expect, it } from 'vitest';
import { seasonCodec } from './codec.ts';
import type { GivenResult } from './acts.ts';
import { mayAsk } from './decide/challenges.ts';
import { seasonOf } from './journal.ts';
import { placesOf } from './places.ts';
import { ladderDue } from './ladder-due.ts';
import { owner, player, server, TestSeason } from './season.testing.ts';
import { nextDue } from './times/due.ts';
import { tablesOf } from './table.ts';
import type { FormatOf, SeasonTerms } from './terms.ts';

const ladder: FormatOf<'ladder'> = {
  ...{ kind: 'ladder', reach: 2, answerDays: 3, playDays: 14 },
  ...{ protectionDays: 0, moves: 'leapfrog', silence: null },
};
const open: FormatOf<'open'> = { kind: 'open', groups: 1, least: 1, most: 3, against: 1, days: 300 };

/** Begun, with everybody seeded by their numbers. Each act takes a day: see `season.testing.ts`. */
function begun(format: SeasonTerms['format'], people: number): TestSeason {
  const test = new TestSeason({ format }).withPeople(people);
  test.give(owner, { act: 'seed', order: Array.from({ length: people }, (_, index) => index + 1) });
  test.give(owner, { act: 'draft-round' });
  return test;
}
const order = ({ season }: TestSeason): number[] => season.ladder.map(({ number }) => number);
const by = (number: number) => player(`p${String(number)}`);
function agree(test: TestSeason, challenger: number, challenged: number): void {
  test.give(by(challenger), { act: 'challenge', challenger, challenged });
  test.give(by(challenged), { act: 'answer-challenge', challenger, challenged, accept: true });
}

describe('a ladder', () => {
  it('[LEAGUE-34, LEAGUE-35] takes a challenge, an answer and a result, after which the winner stands above', () => {
    const test = begun(ladder, 5);
    expect(order(test)).toEqual([1, 2, 3, 4, 5]);
    const ask = (challenger: number, challenged: number) =>
      test.refusal(by(challenger), { act: 'challenge', challenger, challenged });
    expect(ask(5, 2)).toMatch(/out of reach/);
    expect(ask(2, 3)).toMatch(/stands higher/);
    expect(test.refusal(by(1), { act: 'challenge', challenger: 4, challenged: 2 })).toMatch(/Only an organiser/);
    agree(test, 4, 2);
    expect(ask(3, 2)).toMatch(/open already/);
    expect(test.season.rounds[0]?.pairings.map(({ sides }) => sides)).toEqual([[2, 4]]);
    test.win(1, 4);
    expect(order(test)).toEqual([1, 4, 2, 3, 5]);
    expect(test.season.challenges).toEqual([]);
    expect(placesOf(test.season).map(({ entrant, placeText }) => [entrant, placeText])[1]).toEqual([4, '2']);
    expect(seasonCodec.parse(test.season)).toEqual(test.season);
    expect(seasonOf(test.ledger.entries)).toEqual(test.ledger);
  });

  it('[LEAGUE-34] swaps, or lets the winner leap; who lost or drew stays', () => {
    const swap = begun({ ...ladder, moves: 'swap' }, 4);
    agree(swap, 4, 2);
    swap.win(1, 4);
    expect(order(swap)).toEqual([1, 4, 3, 2]);
    agree(swap, 3, 4);
    swap.win(1, 4);
    expect(order(swap)).toEqual([1, 4, 3, 2]);
  });

  it('[LEAGUE-34] protects for some days after a match', () => {
    const test = begun({ ...ladder, protectionDays: 10 }, 3);
    agree(test, 2, 1);
    test.win(1, 2);
    expect(test.refusal(by(3), { act: 'challenge', challenger: 3, challenged: 2 })).toMatch(/protected/);
    for (let day = 0; day < 10; day += 1) test.give(owner, { act: 'announce', text: 'A day' });
    expect(mayAsk(test.season, 3, Date.UTC(2026, 10, 1) + test.ledger.entries.length * 86_400_000)).toContain(2);
  });

  it('[LEAGUE-36] gives the place to whoever is refused or not answered, and lets the silent fall', () => {
    const test = begun({ ...ladder, silence: { days: 30, places: 1 } }, 4);
    test.give(by(2), { act: 'challenge', challenger: 2, challenged: 1 });
    test.give(by(1), { act: 'answer-challenge', challenger: 2, challenged: 1, accept: false });
    expect(order(test)).toEqual([2, 1, 3, 4]);
    test.give(by(3), { act: 'challenge', challenger: 3, challenged: 1 });
    expect(test.refusal(owner, { act: 'settle-challenges' })).toMatch(/Nothing is due/);
    for (let day = 0; day < 3; day += 1) test.give(owner, { act: 'announce', text: 'A day' });
    test.give(owner, { act: 'settle-challenges' });
    expect(order(test)).toEqual([2, 3, 1, 4]);
    for (let day = 0; day < 20; day += 1) test.give(owner, { act: 'announce', text: 'A day' });
    test.give(by(4), { act: 'challenge', challenger: 4, challenged: 1 });
    test.give(by(4), { act: 'withdraw-challenge', challenger: 4, challenged: 1 });
    for (let day = 0; day < 10; day += 1) test.give(owner, { act: 'announce', text: 'A day' });
    test.give(owner, { act: 'settle-challenges' });
    // All but the fourth were silent: they fall together, past nobody but the fourth.
    expect(order(test)).toEqual([4, 2, 3, 1]);
  });

  it('[LEAGUE-124] is woken for a challenge without an answer and for the silent, but not while a match goes on', () => {
    const day = 86_400_000;
    const test = begun({ ...ladder, silence: { days: 30, places: 1 } }, 4);
    const next = () => nextDue(test.ledger, 0) ?? 0;
    const begunAt = test.season.ladder[0]?.activeAt ?? 0;
    expect(next()).toBe(begunAt + 30 * day);
    test.give(by(2), { act: 'challenge', challenger: 2, challenged: 1 });
    const made = test.season.challenges[0]?.madeAt ?? 0;
    expect(next()).toBe(made + 3 * day);
    test.give(by(1), { act: 'answer-challenge', challenger: 2, challenged: 1, accept: true });
    const accepted = test.season.challenges[0]?.acceptedAt ?? 0;
    expect(ladderDue(test.ledger).map(({ at }) => at)).toContain(accepted + 14 * day);
    test.give(server, { act: 'match-made', round: 1, entrant: 1, match: 'm' });
    expect(ladderDue(test.ledger).map(({ at }) => at)).toEqual([begunAt + 30 * day]);
    for (let days = 0; days < 20; days += 1) test.give(owner, { act: 'announce', text: 'A day' });
    expect(test.refusal(server, { act: 'settle-challenges' })).toMatch(/Nothing is due/);
    // The match is finished after its days, and counts.
    const result = { how: 'played', winner: 1, book: null, reason: 'Test' } as const;
    test.give(server, { act: 'post-result', match: 'm', result });
    expect(order(test)).toEqual([2, 1, 3, 4]);
    // What officials undo is theirs to decide: at that time nothing is done again.
    const late = ladderDue(test.ledger)[0];
    if (late === undefined) throw new Error('nothing is due');
    for (let days = 0; days < 10; days += 1) test.give(owner, { act: 'announce', text: 'A day' });
    test.give(server, late.act, late.id);
    expect(next()).toBeGreaterThan(late.at);
    test.give(owner, { act: 'reverse', seq: test.ledger.entries.length });
    expect(ladderDue(test.ledger).map(({ id }) => id)).not.toContain(late.id);
  });

  it('[LEAGUE-36] takes people in at the bottom, and lets them go with their challenges', () => {
    const test = begun(ladder, 3);
    test.give(player('late'), { act: 'enter' });
    expect(order(test)).toEqual([1, 2, 3, 4]);
    agree(test, 3, 2);
    test.give(owner, { act: 'leave', entrant: 2, after: 'now' });
    expect(order(test)).toEqual([1, 3, 4]);
    expect(test.season.challenges).toEqual([]);
    expect(test.season.rounds[0]?.pairings[0]?.result).toMatchObject({ how: 'forfeit', winner: 1 });
  });

  it('[LEAGUE-36] moves nobody by a correction: it is undone, or the places stand', () => {
    const test = begun(ladder, 3);
    agree(test, 2, 1);
    const before = test.season;
    test.win(1, 2);
    const correct = {
      act: 'enter-result',
      round: 1,
      entrant: 1,
      result: { how: 'played', winner: 0, book: null, reason: 'Test' },
    } as const;
    expect(test.refusal(owner, correct)).toMatch(/Undo its entry/);
    test.give(owner, { act: 'reverse', seq: test.ledger.entries.length });
    expect(test.season).toEqual(before);
    test.win(1, 2);
    test.give(owner, { ...correct, following: 'keep' });
    expect(order(test)).toEqual([2, 1, 3]);
    test.give(owner, { act: 'order-ladder', order: [1, 2, 3] });
    expect(order(test)).toEqual([1, 2, 3]);
    expect(test.refusal(owner, { act: 'order-ladder', order: [1, 2] })).toMatch(/everybody/);
  });
});

describe('an open league', () => {
  it('[LEAGUE-34, LEAGUE-35] lets anybody play anybody, so often and so often against one', () => {
    const test = begun(open, 5);
    agree(test, 1, 2);
    agree(test, 1, 3);
    expect(test.refusal(by(2), { act: 'challenge', challenger: 2, challenged: 1 })).toMatch(/as often as you may/);
    agree(test, 1, 4);
    expect(test.refusal(by(1), { act: 'challenge', challenger: 1, challenged: 5 })).toMatch(/as many matches/);
    expect(test.refusal(by(5), { act: 'challenge', challenger: 5, challenged: 1 })).toMatch(/They have played/);
    test.give(by(5), { act: 'challenge', challenger: 5, challenged: 2 });
    expect(test.refusal(by(2), { act: 'challenge', challenger: 2, challenged: 5 })).toMatch(/asked already/);
    test.give(by(5), { act: 'withdraw-challenge', challenger: 5, challenged: 2 });
    for (const table of [0, 1, 2])
      test.give(owner, {
        act: 'enter-result',
        round: 1,
        entrant: 1,
        table,
        result: { how: 'played', winner: 1, book: null, reason: 'Test' },
      });
    const [table] = tablesOf(test.season, () => '');
    expect(table?.rows[0]).toMatchObject({ number: 1, won: 3 });
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/one round/);
    test.give(player('late'), { act: 'enter' });
    test.give(player('late'), { act: 'challenge', challenger: 6, challenged: 5 });
    expect(seasonCodec.parse(test.season)).toEqual(test.season);
  });

  it('[LEAGUE-34] keeps to groups, and ends on its day', () => {
    const test = begun({ ...open, groups: 2, days: 5 }, 4);
    const [[a = 0, b = 0] = [], [c = 0] = []] = test.season.draws[0]?.groups ?? [];
    expect(test.refusal(by(a), { act: 'challenge', challenger: a, challenged: c })).toMatch(/not in one group/);
    agree(test, a, b);
    for (let day = 0; day < 5; day += 1) test.give(owner, { act: 'announce', text: 'A day' });
    expect(test.refusal(by(a), { act: 'challenge', challenger: a, challenged: b })).toMatch(/is over/);
  });

  it('[LEAGUE-125] puts who plays fewer matches than the least behind, or leaves them without a place at the end', () => {
    const shown = (short: 'behind' | 'unplaced' | undefined) => {
      const test = begun({ ...open, least: 2, most: 4, against: 2, ...(short === undefined ? {} : { short }) }, 4);
      const play = (a: number, b: number, winner: number, how: 'played' | 'forfeit' = 'played') => {
        agree(test, a, b);
        const table = (test.season.rounds[0]?.pairings.length ?? 1) - 1;
        const won = test.season.rounds[0]?.pairings[table]?.sides[0] === winner ? 0 : 1;
        const reason = 'Test';
        const result: GivenResult =
          how === 'played' ? { how, winner: won, book: null, reason } : { how, winner: won, reason };
        test.give(owner, { act: 'enter-result', round: 1, entrant: winner, table, result });
      };
      const rows = () => tablesOf(test.season, () => '')[0]?.rows ?? [];
      const told = () => rows().map(({ number, placeText, short: few }) => [number, placeText, few?.played ?? null]);
      play(4, 3, 4);
      // Everybody is short yet, so that points alone count.
      expect(told()[0]).toEqual([4, '1', 1]);
      play(1, 2, 1);
      play(2, 1, 2);
      const going = told();
      expect(rows()[0]?.reach).toBeNull();
      // A match that the other did not come to is as good as played; for who did not come it is not.
      play(3, 1, 3, 'forfeit');
      expect(rows().find(({ number }) => number === 3)?.short).toEqual(null);
      expect(rows().find(({ number }) => number === 4)).toMatchObject({ place: 4, short: { played: 1, least: 2 } });
      test.give(owner, { act: 'close', early: true });
      return { going, end: told(), places: placesOf(test.season).map(({ entrant, place }) => [entrant, place]) };
    };
    const behind = shown(undefined);
    expect(behind.going.slice(2)).toEqual([
      [4, '3', 1],
      [3, '4', 1],
    ]);
    expect(behind.end.at(-1)).toEqual([4, '4', 1]);
    expect(shown('behind')).toEqual(behind);
    const unplaced = shown('unplaced');
    expect(unplaced.going).toEqual(behind.going);
    expect(unplaced.end.at(-1)).toEqual([4, '', 1]);
    expect(unplaced.places.at(-1)).toEqual([4, null]);
  });

  it('[LEAGUE-125] lets nobody go on who is to have no place', () => {
    const through = (short: 'behind' | 'unplaced') => {
      const cuts = [{ to: 3, ties: 'lot', format: { kind: 'swiss', rounds: 1 } } as const];
      const format = { ...open, least: 1, short } as const;
      const test = new TestSeason({ format, cuts }).withPeople(3);
      test.give(owner, { act: 'draft-round' });
      agree(test, 2, 1);
      test.win(1, 2);
      test.give(owner, { act: 'draft-round' });
      return test.season.draws.at(-1)?.groups;
    };
    expect(through('behind')).toEqual([[2, 1, 3]]);
    expect(through('unplaced')).toEqual([[2, 1]]);
  });
});
