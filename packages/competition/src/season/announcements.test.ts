import { describe, expect, it } from 'vitest';
import type { Act } from './acts.ts';
import { addressees } from './announcements.ts';
import { decideSeason } from './decide.ts';
import { owner, player, server, TestSeason } from './season.testing.ts';
import type { Announcement } from './season.ts';
import { noLists } from './lists/terms.ts';

const say = (text: string, to?: Announcement['to']): Act => ({ act: 'announce', text, ...(to && { to }) });
const numbers = ({ season }: TestSeason): number[] => {
  const last = season.announcements.at(-1);
  return last === undefined ? [] : addressees(season, last).map(({ number }) => number);
};

const told = { by: 'owner', actId: 'a', act: say('x'), events: [], draws: [], cursor: 0 };

describe('announcements', () => {
  it('[LEAGUE-155] go to all who are there, to a stage, to a group, or to those without a locked list', () => {
    const format = { kind: 'round-robin', groups: 2, times: 1 } as const;
    const test = new TestSeason({ format, lists: { ...noLists, most: 1 } }).withPeople(6);
    test.give(owner, say('To all'));
    expect(numbers(test)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(test.refusal(owner, say('x', { kind: 'stage', stage: 1 }))).toContain('1 stages');
    test.give(server, { act: 'list-locked', entrant: 2, ordinal: 1, hash: 'ab'.repeat(32) });
    test.give(owner, say('Lock your lists', { kind: 'without-list' }));
    expect(numbers(test)).toEqual([1, 3, 4, 5, 6]);
    // Who locks one is not asked any more.
    test.give(server, { act: 'list-locked', entrant: 3, ordinal: 1, hash: 'cd'.repeat(32) });
    expect(numbers(test)).toEqual([1, 4, 5, 6]);
    test.pair();
    test.give(owner, say('Group B', { kind: 'stage', stage: 0, group: 1 }));
    expect(numbers(test)).toEqual([...(test.season.draws[0]?.groups[1] ?? [])].sort((a, b) => a - b));
    expect(test.refusal(owner, say('x', { kind: 'stage', stage: 0, group: 2 }))).toContain('2 groups');
    test.give(player('p1'), { act: 'leave', entrant: 1, after: 'now' });
    test.give(owner, say('Again'));
    expect(numbers(test)).toEqual([2, 3, 4, 5, 6]);
    const plain = new TestSeason().withPeople(2);
    expect(plain.refusal(owner, say('x', { kind: 'without-list' }))).toContain('Nobody brings lists');
    expect(plain.refusal(player('p1'), say('x'))).toContain('Only an organiser');
  });

  it('[LEAGUE-155] are taken back, and undone one by one; more than 30 in a day are refused, whatever became of them', () => {
    const test = new TestSeason().withPeople(2);
    test.give(owner, say('One'));
    test.give(owner, say('Two'));
    const [one] = test.season.announcements;
    test.give(owner, { act: 'take-back-announcement', at: one?.at ?? 0 });
    expect(test.season.announcements.map(({ text }) => text)).toEqual(['Two']);
    expect(test.refusal(owner, { act: 'take-back-announcement', at: one?.at ?? 0 })).toContain('no such announcement');
    expect(test.refusal(player('p1'), { act: 'take-back-announcement', at: one?.at ?? 0 })).toContain(
      'Only an organiser',
    );
    const taken = test.ledger.entries.length;
    // The first stands under its taking back; the second under nothing.
    expect(test.refusal(owner, { act: 'reverse', seq: taken - 2 })).toBeDefined();
    test.give(owner, { act: 'reverse', seq: taken - 1 });
    test.give(owner, { act: 'reverse', seq: taken });
    expect(test.season.announcements.map(({ text }) => text)).toEqual(['One']);
    const { ledger } = test;
    const now = ledger.entries.at(-1)?.at ?? 0;
    const entries = Array.from({ length: 30 }, (_, index) => ({ ...told, seq: index + 1, at: now - index }));
    const many = { ...ledger, entries };
    const asked = {
      ledger: many,
      by: owner,
      lots: { roll: () => [], shuffle: <T>(all: readonly T[]) => all },
      seed: '',
    };
    expect(decideSeason({ ...asked, at: now }, say('31'))).toMatchObject({ reason: { code: 'too-many' } });
    expect(decideSeason({ ...asked, at: now + 86_400_000 }, say('31'))).toMatchObject({ ok: true });
  });
});
