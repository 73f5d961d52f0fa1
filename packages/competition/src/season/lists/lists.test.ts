/** Lists of a season: under lock, brought to tables, shown when the terms say so. */
import { describe, expect, it } from 'vitest';
import { owner, player, server, TestSeason } from '../season.testing.ts';
import { nextDue } from '../times/due.ts';
import { seasonCodec } from '../codec.ts';
import { usualTeams } from '../teams/terms.ts';
import { hashOfList, listsAt, listShown, roundsJudged, whyNoRevision, withLists } from './lists.ts';
import { noLists } from './terms.ts';
import type { ListTerms } from './terms.ts';

const hash = hashOfList('salt', { ships: 3 });
const seasonOf = (lists: Partial<ListTerms>): TestSeason =>
  new TestSeason({ lists: { ...noLists, most: 2, ...lists } }).withPeople(2);
const lock = (entrant: number, ordinal = 1) => ({ act: 'list-locked', entrant, ordinal, hash }) as const;
const first = { entrant: 1, ordinal: 1 };
const lists = [first, { entrant: 2, ordinal: 1 }];
const made = { act: 'match-made', round: 1, entrant: 1, match: 'm', lists } as const;

describe('a list of a season', () => {
  it('[LEAGUE-49] has a hash that depends on salt and content, and not on the order of keys', () => {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfList('salt', { a: 1, b: 2 })).toBe(hashOfList('salt', { b: 2, a: 1 }));
    expect(hashOfList('salt', { ships: 4 })).not.toBe(hash);
    expect(hashOfList('other', { ships: 3 })).not.toBe(hash);
  });

  it('[LEAGUE-49] is locked once, and unlocked by an official with a reason', () => {
    const season = seasonOf({});
    season.give(server, lock(1));
    expect(season.refusal(server, lock(1))).toMatch('locked already');
    expect(season.refusal(server, lock(1, 3))).toMatch('2 lists at most');
    const unlock = { act: 'unlock-list', ...first, reason: 'A ship was renamed' } as const;
    expect(season.refusal(player('p1'), unlock)).toMatch('Only an organiser');
    season.give(owner, unlock);
    expect(season.season.lists).toEqual({});
    expect(season.refusal(owner, unlock)).toMatch('not locked');
    season.give(server, lock(1));
  });

  it('[LEAGUE-49] has a time at which all are locked, for which the season is woken', () => {
    const { ledger } = seasonOf({ lockAt: 9000 });
    expect(nextDue(ledger, 8999)).toBe(9000);
    expect(nextDue(ledger, 9000)).toBeNull();
    expect(nextDue(seasonOf({ most: 0, lockAt: 9000 }).ledger, 0)).toBeNull();
  });

  it('[LEAGUE-50] is taken back by its entrant as often as the terms let them', () => {
    const revise = { act: 'revise-list', ...first } as const;
    const none = seasonOf({ lockAt: 1 });
    none.give(server, lock(1));
    expect(none.refusal(player('p1'), revise)).toMatch('stay as they are');
    const twice = seasonOf({ lockAt: 1, revisions: 2 });
    for (let time = 0; time < 2; time += 1) {
      twice.give(server, lock(1));
      expect(twice.refusal(player('p2'), revise)).toMatch('another entrant');
      twice.give(player('p1'), revise);
    }
    twice.give(server, lock(1));
    expect(twice.refusal(player('p1'), revise)).toMatch('2 times, which is the most');
    const between = seasonOf({ revisions: 'between-rounds' });
    between.give(server, lock(1));
    between.pair();
    expect(between.refusal(player('p1'), revise)).toMatch('still open');
    between.finish();
    between.give(player('p1'), revise);
  });

  it('[LEAGUE-51] is brought to a table only while it is locked', () => {
    const season = seasonOf({}).pair();
    season.give(server, lock(1));
    expect(season.refusal(server, made)).toMatch('Entrant 2 has not locked a list');
    season.give(server, lock(2));
    season.give(server, made);
    expect(season.season.brought).toEqual([{ round: 1, pairing: 0, lists: made.lists }]);
    const locked = season.ledger.entries.findIndex(({ act }) => act.act === 'list-locked') + 1;
    expect(season.refusal(owner, { act: 'reverse', seq: locked })).toMatch(/stands on this/);
    expect(withLists({ ledger: season.ledger } as never, { ...made, lists: [] }, { ok: true, events: [] }).ok).toBe(
      true,
    );
  });

  it('[LEAGUE-52] is shown when it is locked, when its match is made, or at the end of the round or the season', () => {
    const shownAt = (shown: ListTerms['shown']): boolean[] => {
      const season = seasonOf({ shown });
      const seen: boolean[] = [];
      const look = (): unknown => seen.push(listShown(season.season, first));
      look();
      for (const entrant of [1, 2]) season.give(server, lock(entrant));
      look();
      season.pair().give(server, made);
      look();
      season.give(server, {
        act: 'post-result',
        match: 'm',
        result: { how: 'played', winner: 0, book: null, reason: 'x' },
      });
      look();
      season.give(owner, { act: 'close', early: true });
      look();
      return seen;
    };
    expect(shownAt('locked')).toEqual([false, true, true, true, true]);
    expect(shownAt('match')).toEqual([false, false, true, true, true]);
    expect(shownAt('round')).toEqual([false, false, false, true, true]);
    expect(shownAt('season')).toEqual([false, false, false, false, true]);
  });

  it('[LEAGUE-123] is one of each member of a team, brought to their board, taken back by them or their captain', () => {
    const teams = { ...usualTeams, boards: 2 };
    const season = new TestSeason({ teams, lists: { ...noLists, most: 1, revisions: 1, lockAt: 1 } }).withTeams(2, 2);
    expect(season.refusal(server, lock(1, 3))).toMatch('This team has: 1, 2.');
    for (const entrant of [1, 2]) for (const member of [1, 2]) season.give(server, lock(entrant, member));
    const second = { act: 'revise-list', entrant: 1, ordinal: 2 } as const;
    expect(season.refusal(player('p2'), second)).toMatch('another entrant');
    expect(season.refusal(player('p1.2'), { ...second, ordinal: 1 })).toMatch('another entrant');
    season.give(player('p1.2'), second);
    season.give(server, lock(1, 2));
    expect(season.refusal(player('p1'), second)).toMatch('1 times, which is the most');
    season.give(player('p1'), { ...second, ordinal: 1 });
    season.give(server, lock(1, 1));
    expect(seasonCodec.parse(season.season)).toEqual(season.season);
    season.pair();
    const at = (board: number, match: string) =>
      ({ ...made, board, match, lists: [1, 2].map((entrant) => ({ entrant, ordinal: board + 1 })) }) as const;
    for (const board of [0, 1]) season.give(server, at(board, `m${String(board)}`));
    for (const board of [0, 1])
      expect(listsAt(season.season, { round: 1, pairing: 0, board }).map(({ ordinal }) => ordinal)).toEqual([
        board + 1,
        board + 1,
      ]);
    const result = { how: 'played', winner: 0, book: null, reason: 'x' } as const;
    season.give(server, { act: 'post-result', match: 'm0', result });
    const still = [1, 2].map((ordinal) => whyNoRevision(season.season, { entrant: 2, ordinal }) ?? '');
    expect(still).toEqual(['', expect.stringMatching('still open')]);
    expect(seasonCodec.parse(season.season)).toEqual(season.season);
  });

  it('[LEAGUE-48] is judged for every round to come, or for the next where lists change', () => {
    const { season } = seasonOf({}).pair();
    expect(roundsJudged(season, 3)).toEqual([1, 2, 3]);
    expect(roundsJudged(seasonOf({}).pair().finish().season, 3)).toEqual([2, 3]);
    expect(roundsJudged(seasonOf({ revisions: 'between-rounds' }).season, 3)).toEqual([1]);
  });
});
