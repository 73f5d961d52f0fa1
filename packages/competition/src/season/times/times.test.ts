/** The time of a season: windows, hours that two find, deadlines and what follows. */
import { describe, expect, it } from 'vitest';
import { seasonCodec } from '../codec.ts';
import { journalFor, viewOf } from '../view.ts';
import { owner, player, server, TestSeason } from '../season.testing.ts';
import { dueActs, dueKey, nextDue, remindersOf } from './due.ts';
import { usualTimes } from './terms.ts';
import { windowOf } from './window.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const two = { format: { kind: 'swiss', rounds: 3 } } as const;
const nothing = { stays: [[], []], match: null } as const;

/** Two of a published round. */
const paired = (): TestSeason => new TestSeason(two).withPeople(2).pair();
const sidesOf = ({ season }: TestSeason): readonly [number, number] => season.rounds[0]?.pairings[0]?.sides ?? [1, 2];
const endOf = ({ season }: TestSeason): number => season.rounds[0]?.endsAt ?? 0;
const tableOf = ({ season }: TestSeason) => season.times[0];
const offer = (test: TestSeason, entrant: number, slots: number[]): void =>
  test.give(player(`p${String(entrant)}`), { act: 'offer-hours', round: 1, entrant, zone: 'Europe/Oslo', slots });

describe('the window of a round', () => {
  it.each([
    ['as long as its days', {}, '2027-03-20T10:00:30Z', 7, '2027-03-27T10:00:30.000Z'],
    [
      'by the clock of its zone over a change',
      { zone: 'Europe/Oslo' },
      '2027-03-20T10:00Z',
      14,
      '2027-04-03T09:00:00.000Z',
    ],
    [
      'to its closing time',
      { zone: 'Europe/Oslo', closesAt: 20 * 60 },
      '2027-03-22T17:00Z',
      13,
      '2027-04-04T18:00:00.000Z',
    ],
    ['without days off', { daysOff: ['2027-03-21', '2027-03-22'] }, '2027-03-20T10:00Z', 2, '2027-03-24T10:00:00.000Z'],
    [
      'to the later of a skipped time',
      { zone: 'Europe/Oslo', closesAt: 150 },
      '2027-03-27T10:00Z',
      1,
      '2027-03-28T01:30:00.000Z',
    ],
    [
      'to the later of a doubled time',
      { zone: 'Europe/Oslo', closesAt: 150 },
      '2027-10-30T10:00Z',
      1,
      '2027-10-31T01:30:00.000Z',
    ],
  ] as const)('[LEAGUE-60] goes %s', (_name, changed, opens, days, ends) => {
    const times = { ...usualTimes, ...changed, daysOff: 'daysOff' in changed ? [...changed.daysOff] : [] };
    expect(new Date(windowOf(Date.parse(opens), days, times).endsAt).toISOString()).toBe(ends);
  });
});

describe('an hour', () => {
  it('[LEAGUE-63, LEAGUE-64] is offered, seen, accepted, and asked for anew; the codec takes it all', () => {
    const test = paired();
    const [a, b] = sidesOf(test);
    const end = endOf(test);
    expect(test.refusal(player(`p${String(a)}`), { act: 'answer-offer', round: 1, entrant: a, slot: null })).toMatch(
      /No offer/,
    );
    offer(test, a, [end - 2 * day, end - 3 * day]);
    expect(
      test.refusal(player(`p${String(a)}`), { act: 'answer-offer', round: 1, entrant: a, slot: end - 2 * day }),
    ).toMatch(/No offer/);
    test.give(server, { act: 'offer-seen', round: 1, entrant: b });
    expect(test.refusal(server, { act: 'offer-seen', round: 1, entrant: b })).toMatch(/no offer/);
    expect(
      test.refusal(player(`p${String(b)}`), { act: 'answer-offer', round: 1, entrant: b, slot: end - day }),
    ).toMatch(/not offered/);
    test.give(player(`p${String(b)}`), { act: 'answer-offer', round: 1, entrant: b, slot: end - 2 * day });
    expect(tableOf(test)).toMatchObject({ hour: { at: end - 2 * day, zone: 'Europe/Oslo', by: 'both' }, changes: 1 });
    expect(tableOf(test)?.offers[0]).toMatchObject({
      slots: [end - 3 * day, end - 2 * day],
      answer: { kind: 'accepted' },
    });
    expect(tableOf(test)?.offers[0]?.seenAt).not.toBeNull();
    offer(test, b, [end - hour]);
    expect(tableOf(test)?.hour?.at, 'what is agreed stands until the other one agrees').toBe(end - 2 * day);
    test.give(player(`p${String(a)}`), { act: 'answer-offer', round: 1, entrant: a, slot: end - hour });
    expect(tableOf(test)).toMatchObject({ hour: { at: end - hour }, changes: 2 });
    expect(seasonCodec.parse(test.season)).toEqual(test.season);
  });

  it('[LEAGUE-63] is one that can be: no sooner than the notice, before the deadline, once, in a zone that there is', () => {
    const test = paired();
    const [a, b] = sidesOf(test);
    const ask = (slots: number[], zone = 'Europe/Oslo', by = player(`p${String(a)}`)) =>
      test.refusal(by, { act: 'offer-hours', round: 1, entrant: a, zone, slots });
    expect(ask([endOf(test) - day])).toBeUndefined();
    expect(ask([Date.UTC(2026, 10, 1)])).toMatch(/is too soon. Offer an hour from 2026-.* Oslo on/);
    expect(ask([endOf(test)])).toMatch(/is after the deadline. Offer an hour before/);
    expect(ask([endOf(test) - day, endOf(test) - day])).toMatch(/twice/);
    expect(ask([endOf(test) - day], 'Europe/Nowhere')).toMatch(/named like Europe\/Oslo/);
    expect(ask([endOf(test) - day], 'Europe/Oslo', player(`p${String(b)}`))).toMatch(/Only the two/);
    test.finish();
    expect(ask([endOf(test) - day])).toMatch(/has its result/);
  });

  it('[LEAGUE-64] is set and taken away by officials, and goes with its round', () => {
    const test = paired();
    const [a] = sidesOf(test);
    const set = (at: number | null) => ({ act: 'set-hour', round: 1, entrant: a, at, zone: 'UTC' }) as const;
    offer(test, a, [endOf(test) - day]);
    expect(test.refusal(player('p1'), set(endOf(test)))).toMatch(/Only an organiser/);
    expect(test.refusal(owner, set(null))).toMatch(/no hour/);
    test.give(owner, set(endOf(test) - day));
    expect(tableOf(test)).toMatchObject({ hour: { by: 'official' }, offers: [{ answer: { kind: 'replaced' } }] });
    test.give(owner, set(null));
    expect(tableOf(test)).toMatchObject({ hour: null, changes: 2 });
    test.give(owner, { act: 'take-back-round', round: 1 });
    expect(test.season.times).toEqual([]);
  });

  it('[LEAGUE-65] says nothing to others while it is offered: no byte of their view and journal changes', () => {
    const [quiet, asked] = [paired(), paired()];
    const [a, b] = sidesOf(asked);
    offer(asked, a, [endOf(asked) - day]);
    asked.give(server, { act: 'offer-seen', round: 1, entrant: b });
    asked.give(player(`p${String(b)}`), { act: 'answer-offer', round: 1, entrant: b, slot: null });
    const told = ({ season, ledger }: TestSeason): string =>
      JSON.stringify([viewOf(season, 'public'), journalFor(ledger, 'public')]);
    expect(told(asked)).toBe(told(quiet));
    const set = { act: 'set-hour', round: 1, entrant: a, at: endOf(asked) - day, zone: 'UTC' } as const;
    asked.give(owner, set);
    quiet.give(owner, set);
    expect(viewOf(asked.season, 'public').times).toMatchObject([{ hour: { by: 'official' }, offers: [] }]);
    expect(journalFor(asked.ledger, 'public').map(({ seq, act }) => [seq, act])).toEqual(
      journalFor(quiet.ledger, 'public').map(({ seq, act }) => [seq, act]),
    );
  });
});

/** A published round whose journal goes on shortly after the deadline. */
function overdue(): TestSeason {
  const test = new TestSeason({ ...two, roundDays: 1 }).withPeople(2).pair();
  return test;
}

describe('a deadline', () => {
  it('[LEAGUE-68, LEAGUE-69] proposes what the terms answer, and lets it take effect after the time for review', () => {
    const test = overdue();
    const [due] = dueActs(test.ledger);
    expect(due).toEqual({ act: 'propose', round: 1, pairing: 0, at: endOf(test) });
    const propose = { act: 'propose', round: 1, pairing: 0, claimed: null, facts: nothing } as const;
    test.give(server, propose);
    expect(tableOf(test)?.proposal).toMatchObject({
      ruling: { answer: 'both-lose' },
      proposal: { rule: 'both-silent' },
    });
    expect(viewOf(test.season, 'public').times, 'not told before it is in effect').toEqual([]);
    expect(test.refusal(server, propose)).toMatch(/proposed already/);
    const effectAt = tableOf(test)?.proposal?.effectAt ?? 0;
    expect(nextDue(test.ledger, effectAt - hour)).toBe(effectAt);
    test.give(server, { act: 'let-take-effect', round: 1, pairing: 0 });
    expect(test.season.rounds[0]?.pairings[0]?.result).toMatchObject({ how: 'forfeit', winner: null });
    expect(tableOf(test)).toMatchObject({ proposal: null, ruled: { how: 'in-effect' } });
    expect(nextDue(test.ledger, 0)).toBeNull();
    expect(seasonCodec.parse(test.season)).toEqual(test.season);
  });

  it('[LEAGUE-68] forfeits to whoever asked in time and had no answer, by the same table of cases as the core', () => {
    const test = new TestSeason({ ...two, roundDays: 14 }).withPeople(2).pair();
    const [a] = sidesOf(test);
    offer(test, a, [endOf(test) - day]);
    while (test.ask(server, { act: 'propose', round: 1, pairing: 0, claimed: null, facts: nothing }).ok === false)
      test.give(owner, { act: 'announce', text: 'A day goes by' });
    test.give(server, { act: 'propose', round: 1, pairing: 0, claimed: null, facts: nothing });
    const winner = sidesOf(test)[0] === a ? 0 : 1;
    expect(tableOf(test)?.proposal).toMatchObject({
      ruling: { answer: 'forfeit', winner },
      proposal: { rule: 'one-silent' },
    });
  });

  it('[LEAGUE-69] lets officials accept, change, and undo; what they have undone is not done again by itself', () => {
    const test = overdue();
    const [a] = sidesOf(test);
    const rule = (ruling: object | null) =>
      ({ act: 'rule-on-proposals', tables: [{ round: 1, entrant: a, ruling }] }) as Parameters<TestSeason['give']>[1];
    expect(test.refusal(owner, rule(null))).toMatch(/Nothing is proposed/);
    test.give(server, { act: 'propose', round: 1, pairing: 0, claimed: null, facts: nothing });
    expect(test.refusal(player('p1'), rule(null))).toMatch(/Only an organiser/);
    expect(test.refusal(owner, rule({ answer: 'extension', until: 5 }))).toMatch(/over already/);
    const until = endOf(test) + 30 * day;
    test.give(owner, rule({ answer: 'extension', until }));
    expect(dueActs(test.ledger)).toEqual([{ act: 'propose', round: 1, pairing: 0, at: until }]);
    expect(viewOf(test.season, 'public').times).toMatchObject([{ dueAt: until, ruled: { how: 'changed' } }]);
    test.give(owner, { act: 'reverse', seq: test.ledger.entries.length });
    test.give(owner, rule(null));
    expect(test.season.rounds[0]?.pairings[0]?.result).toMatchObject({ how: 'forfeit' });
  });

  it('[LEAGUE-69] an undone act of the clock is left to the officials', () => {
    const test = overdue();
    const [due] = dueActs(test.ledger);
    if (due === undefined) throw new Error('nothing is due');
    test.give(server, { act: 'propose', round: 1, pairing: 0, claimed: null, facts: nothing }, dueKey(due));
    test.give(owner, { act: 'reverse', seq: test.ledger.entries.length });
    expect(tableOf(test)).toBeUndefined();
    expect(dueActs(test.ledger)).toEqual([]);
  });

  it('[LEAGUE-70] is appealed by one press, and answered with a reason', () => {
    const test = overdue();
    const [a] = sidesOf(test);
    const by = player(`p${String(a)}`);
    const appeal = { act: 'appeal', round: 1, entrant: a, text: 'The site was away.' } as const;
    expect(test.refusal(by, appeal)).toMatch(/Nothing was decided/);
    test.give(server, { act: 'propose', round: 1, pairing: 0, claimed: null, facts: nothing });
    test.give(server, { act: 'let-take-effect', round: 1, pairing: 0 });
    expect(test.refusal(player('p9'), appeal)).toMatch(/Only the two/);
    test.give(by, appeal);
    expect(test.refusal(by, appeal)).toMatch(/waits for its answer/);
    expect(viewOf(test.season, 'public').times[0]?.appeals).toEqual([]);
    const until = endOf(test) + 40 * day;
    const granted = {
      act: 'answer-appeal',
      round: 1,
      entrant: a,
      text: 'So it was.',
      granted: { answer: 'extension', until },
    } as const;
    expect(test.refusal(by, granted)).toMatch(/Only an organiser/);
    test.give(owner, granted);
    expect(test.season.rounds[0]?.pairings[0]?.result).toBeNull();
    expect(tableOf(test)).toMatchObject({
      dueAt: until,
      ruled: { how: 'appeal' },
      appeals: [{ answer: { text: 'So it was.' } }],
    });
    expect(seasonCodec.parse(test.season)).toEqual(test.season);
  });

  it('[LEAGUE-71] is claimed by who sat alone for the waiting time after the agreed hour, and by nobody else', () => {
    const test = new TestSeason({ ...two, roundDays: 14 }).withPeople(2).pair();
    const [a, b] = sidesOf(test);
    const agreed = (test.season.rounds[0]?.opensAt ?? 0) + 2 * day;
    const claim = (claimed: number, sat: number) =>
      ({
        ...({ act: 'propose', round: 1, pairing: 0, claimed } as const),
        facts: { stays: [[{ from: agreed - minute, to: agreed + sat * minute }], []], match: null },
      }) as const;
    expect(test.refusal(player(`p${String(a)}`), claim(a, 20))).toMatch(/No hour is agreed/);
    test.give(owner, { act: 'set-hour', round: 1, entrant: a, at: agreed, zone: 'UTC' });
    test.give(owner, { act: 'announce', text: 'A day goes by' });
    test.give(owner, { act: 'announce', text: 'Another one' });
    expect(test.refusal(player(`p${String(a)}`), claim(a, 10))).toMatch(/not sat alone here for 15 minutes/);
    expect(test.refusal(player(`p${String(b)}`), claim(b, 20))).toMatch(/not sat alone/);
    expect(test.refusal(player(`p${String(b)}`), claim(a, 20))).toMatch(/Only the two/);
    test.give(player(`p${String(a)}`), claim(a, 20));
    expect(tableOf(test)?.proposal).toMatchObject({ claimedBy: 0, ruling: { answer: 'forfeit', winner: 0 } });
  });

  it('[LEAGUE-67] reminds at both thirds while nothing is agreed, then a day, an hour and ten minutes before', () => {
    const test = new TestSeason({ ...two, roundDays: 3 }).withPeople(2).pair();
    const { opensAt, endsAt } = test.season.rounds[0] ?? { opensAt: 0, endsAt: 0 };
    expect(remindersOf(test.season).map(({ at }) => at)).toEqual([opensAt + day, opensAt + 2 * day]);
    expect(nextDue(test.ledger, opensAt + day)).toBe(opensAt + 2 * day);
    expect(nextDue(test.ledger, opensAt + 2 * day)).toBe(endsAt);
    const at = endsAt - hour;
    test.give(owner, { act: 'set-hour', round: 1, entrant: 1, at, zone: 'UTC' });
    expect(remindersOf(test.season).map((each) => at - each.at)).toEqual([day, hour, 10 * minute]);
    test.finish();
    expect(remindersOf(test.season)).toEqual([]);
  });
});

it('[LEAGUE-68] a table of somebody without an account is left to the officials', () => {
  const test = new TestSeason({ ...two, roundDays: 1 }).withPeople(1);
  test.give(owner, { act: 'enter-by-name', names: ['Lindqvist'] });
  test.pair();
  expect(nextDue(test.ledger, 0)).toBeNull();
});
