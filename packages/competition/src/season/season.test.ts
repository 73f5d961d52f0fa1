/** A season from its opening to its end, and what is refused on the way. */
import { describe, expect, it } from 'vitest';
import type { GivenResult } from './acts.ts';
import { seasonCodec } from './codec.ts';
import { seasonOf, unopened } from './journal.ts';
import { owner, player, server, TestSeason } from './season.testing.ts';
import { readTrf } from '../trf/index.ts';
import { pairingsCsv, seasonTrf, standingsCsv } from './files.ts';
import { tablesOf } from './table.ts';
import { journalFor, viewOf } from './view.ts';
import { whyNotThese } from './pair-up.ts';

const five = { format: { kind: 'swiss', rounds: 5 } } as const;
const played: GivenResult = { how: 'played', winner: 0, book: [3, 1], reason: 'Test' };

describe('a season', () => {
  it('[LEAGUE-3, LEAGUE-9, LEAGUE-19] goes from its registration over five rounds to its end, and its codec takes it', () => {
    const test = new TestSeason(five).withPeople(8);
    for (let round = 1; round <= 5; round += 1) test.pair().finish();
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/Round 5 is the last one/);
    const [table] = tablesOf(test.season, ({ person }) => person ?? '');
    expect(table?.rows.map(({ won, lost }) => won + lost)).toEqual(Array.from({ length: 8 }, () => 5));
    expect(Number(table?.rows[0]?.points.value)).toBeGreaterThan(Number(table?.rows[7]?.points.value));
    const met = test.season.rounds.flatMap(({ pairings }) => pairings.map(({ sides }) => [...sides].sort().join()));
    expect(new Set(met).size).toBe(met.length);
    test.give(owner, { act: 'close', early: true });
    expect(test.season).toMatchObject({ status: 'closed', seed: 'seed' });
    expect(seasonCodec.parse(test.season)).toEqual(test.season);
    expect(test.refusal(player('p1'), { act: 'enter' })).toMatch(/closed/);
  });

  it('[LEAGUE-2] is run by its officials alone', () => {
    const test = new TestSeason(five).withPeople(4);
    for (const act of ['draft-round', 'publish-round', 'close', 'open-registration'] as const)
      expect(test.refusal(player('p1'), { act }), act).toMatch(/Only an organiser/);
    expect(test.refusal(player('p1'), { act: 'leave', entrant: 2, after: 'now' })).toMatch(/Only an organiser/);
    expect(test.refusal(player('p1'), { act: 'leave', entrant: 1, after: 'now' })).toBeUndefined();
    expect(test.refusal({ person: 'x', office: 'caster' }, { act: 'draft-round' })).toMatch(/Only an organiser/);
  });

  it('[LEAGUE-4] takes people while it is open, each once, those beyond the limit behind it', () => {
    const test = new TestSeason({ registration: { limit: 2, lateUntil: 0 } });
    expect(test.refusal(player('p1'), { act: 'enter' })).toMatch(/not opened yet/);
    test.withPeople(3);
    expect(test.season.entrants.map(({ status }) => status)).toEqual(['playing', 'playing', 'waiting']);
    expect(test.refusal(player('p1'), { act: 'enter' })).toMatch(/as entrant 1/);
    expect(test.refusal(owner, { act: 'enter-by-name', names: ['Ann', 'Ann'] })).toMatch(/twice/);
    test.give(player('p1'), { act: 'leave', entrant: 1, after: 'now' });
    expect(test.season.entrants.map(({ status }) => status)).toEqual(['left', 'playing', 'playing']);
    test.pair();
    expect(test.refusal(player('p9'), { act: 'enter' })).toMatch(/takes nobody in late/);
  });

  it('[LEAGUE-4] lets those who wait move up when organisers make room', () => {
    const registration = { limit: 2, lateUntil: 0 };
    const test = new TestSeason({ registration }).withPeople(5);
    const room = (limit: number) =>
      test.give(owner, {
        act: 'change-terms',
        terms: { ...test.season.terms, registration: { ...registration, limit } },
      });
    const playing = (): number => test.season.entrants.filter(({ status }) => status === 'playing').length;
    room(4);
    expect(test.season.entrants.map(({ status }) => status).slice(2)).toEqual(['playing', 'playing', 'waiting']);
    room(3);
    expect(playing()).toBe(4);
    test.give(owner, { act: 'reverse', seq: test.ledger.entries.length });
    test.give(owner, { act: 'reverse', seq: test.ledger.entries.length - 2 });
    expect(playing()).toBe(2);
  });

  it('[LEAGUE-6] gives the table of who leaves at once to the opponent, and lets who left come back with the number of before', () => {
    const test = new TestSeason({ ...five, registration: { limit: 8, lateUntil: 3 } }).withPeople(4).pair();
    const [first] = test.season.rounds[0]?.pairings ?? [];
    const [gone = 0] = first?.sides ?? [];
    test.give(owner, { act: 'leave', entrant: gone, after: 'now' });
    expect(test.season.rounds[0]?.pairings[0]?.result).toMatchObject({ how: 'forfeit', winner: 1 });
    test.give(player(`p${String(gone)}`), { act: 'enter' });
    expect(test.season.entrants[gone - 1]).toMatchObject({ number: gone, status: 'playing', from: 2 });
  });

  it('[LEAGUE-7] counts rounds that were declared beforehand', () => {
    const test = new TestSeason(five).withPeople(4);
    test.give(player('p1'), { act: 'declare-absence', entrant: 1, round: 1, as: 'half' });
    test.pair();
    expect(test.season.rounds[0]?.byes).toContainEqual({ entrant: 1, as: 'half' });
    expect(test.season.rounds[0]?.byes.filter(({ as }) => as === 'bye')).toHaveLength(1);
    expect(test.refusal(player('p1'), { act: 'declare-absence', entrant: 1, round: 1, as: 'none' })).toMatch(
      /published/,
    );
  });

  it('[LEAGUE-5, LEAGUE-8] knows entrants by their numbers, and pairs them by their seeds', () => {
    const test = new TestSeason(five).withPeople(4);
    expect(test.refusal(owner, { act: 'leave', entrant: 9, after: 'now' })).toMatch(
      /no entrant 9. Name one from 1 to 4/,
    );
    expect(test.refusal(owner, { act: 'seed', order: [1, 1] })).toMatch(/Name each once/);
    test.give(owner, { act: 'seed', order: [4, 2] });
    expect(test.season.entrants.map(({ seed }) => seed)).toEqual([null, 2, null, 1]);
    test.pair();
    const of4 = test.season.rounds[0]?.pairings.find(({ sides }) => sides.includes(4));
    expect(of4?.sides).not.toContain(2);
    expect(test.refusal(owner, { act: 'seed', order: [1] })).toMatch(/before round 1/);
  });

  it('[LEAGUE-3] keeps game and format once a round is published', () => {
    const test = new TestSeason(five).withPeople(4).pair();
    const { terms } = test.season;
    const other = { ...terms, ruleset: 'another' };
    expect(test.refusal(owner, { act: 'change-terms', terms: other })).toMatch(/game and format stand/);
    expect(test.refusal(owner, { act: 'change-terms', terms: { ...terms, roundDays: 3 } })).toBeUndefined();
  });

  it('[LEAGUE-9] is paired while rounds are left and two play', () => {
    const test = new TestSeason({ format: { kind: 'swiss', rounds: 1 } });
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/Open the registration/);
    test.withPeople(1);
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/takes two entrants/);
    test.give(player('p2'), { act: 'enter' });
    test.give(owner, { act: 'draft-round' });
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/Round 1 is drafted/);
  });
});

describe('a draft', () => {
  it('[LEAGUE-11, LEAGUE-14] is changed by hand, and the rest is paired around what is held', () => {
    const test = new TestSeason(five).withPeople(6);
    test.give(owner, { act: 'draft-round' });
    test.give(owner, { act: 'edit-draft', change: { edit: 'force', entrants: [1, 2] } });
    expect(test.season.draft?.pairs.find(({ sides }) => sides.includes(1))).toMatchObject({
      sides: [1, 2],
      held: true,
    });
    expect(test.season.draft?.pairs).toHaveLength(3);
    test.give(owner, { act: 'edit-draft', change: { edit: 'change-sides', entrant: 1 } });
    expect(test.season.draft?.pairs.find(({ sides }) => sides.includes(1))?.sides).toEqual([2, 1]);
    test.give(owner, { act: 'edit-draft', change: { edit: 'swap', entrants: [1, 3] } });
    expect(test.season.draft?.pairs.find(({ sides }) => sides.includes(3))?.sides).toEqual([2, 3]);
    test.give(owner, { act: 'edit-draft', change: { edit: 'unpair', entrant: 3 } });
    expect(test.season.draft?.unpaired).toEqual([2, 3]);
    expect(test.refusal(owner, { act: 'publish-round' })).toMatch(/neither an opponent nor a bye/);
    test.give(owner, { act: 'edit-draft', change: { edit: 'bye', entrant: 3 } });
    test.give(owner, { act: 'edit-draft', change: { edit: 'bye', entrant: 2 } });
    test.give(owner, { act: 'publish-round' });
    expect(test.season.rounds[0]?.byes.map(({ entrant }) => entrant).sort()).toEqual([2, 3]);
  });

  it('[LEAGUE-12] says why two do not meet, by the first line that gets worse', () => {
    const test = new TestSeason(five).withPeople(4).pair().finish();
    const [[a = 0, b = 0] = []] = test.season.rounds[0]?.pairings.map(({ sides }) => sides) ?? [];
    test.give(owner, { act: 'draft-round' });
    const { draft } = test.season;
    if (draft === null) throw new Error('no draft');
    expect(whyNotThese(test.season, draft, a, b)).toMatchObject({ worse: { line: 'met-before', before: 0 } });
    const [pair] = draft.pairs;
    if (pair === undefined) throw new Error('no pair');
    expect(whyNotThese(test.season, draft, pair.sides[0], pair.sides[1])).toMatchObject({
      together: true,
      worse: null,
    });
  });

  it('[LEAGUE-10] keeps pairs apart that officials have ruled out', () => {
    const test = new TestSeason(five).withPeople(4);
    test.give(owner, { act: 'draft-round' });
    const [pair] = test.season.draft?.pairs ?? [];
    test.give(owner, { act: 'discard-draft' });
    test.give(owner, { act: 'forbid-pair', entrants: [...(pair?.sides ?? [1, 2])], forbidden: true });
    test.give(owner, { act: 'draft-round' });
    const again = test.season.draft?.pairs.map(({ sides }) => [...sides].sort().join());
    expect(again).not.toContain([...(pair?.sides ?? [])].sort().join());
  });
});

describe('people who come and go while a round is drafted', () => {
  it('[LEAGUE-14] are paired before it is published: pairing the rest takes who plays now', () => {
    const test = new TestSeason({ ...five, registration: { limit: 8, lateUntil: 3 } }).withPeople(4);
    test.give(owner, { act: 'draft-round' });
    test.give(player('p5'), { act: 'enter' });
    expect(test.refusal(owner, { act: 'publish-round' })).toMatch(/Entrant 5 came in after this draft/);
    test.give(owner, { act: 'edit-draft', change: { edit: 'pair-the-rest' } });
    test.give(owner, { act: 'leave', entrant: 1, after: 'now' });
    expect(test.refusal(owner, { act: 'publish-round' })).toMatch(/Entrant 1 has left since this draft/);
    test.give(owner, { act: 'edit-draft', change: { edit: 'pair-the-rest' } });
    test.give(owner, { act: 'publish-round' });
    const [round] = test.season.rounds;
    const all = [
      ...(round?.pairings.flatMap(({ sides }) => sides) ?? []),
      ...(round?.byes.map(({ entrant }) => entrant) ?? []),
    ];
    expect(all.sort()).toEqual([2, 3, 4, 5]);
  });

  it('[LEAGUE-4] find groups that stand once they are told, and are drawn anew before', () => {
    const test = new TestSeason({ format: { kind: 'round-robin', groups: 1, times: 1 } }).withPeople(3);
    test.give(owner, { act: 'draft-round' });
    expect(test.refusal(owner, { act: 'enter-by-name', names: ['Late'] })).toMatch(/groups are drawn/);
    test.give(owner, { act: 'discard-draft' });
    test.give(owner, { act: 'enter-by-name', names: ['Late'] });
    test.pair();
    expect(test.season.draws[0]?.groups[0]).toHaveLength(4);
    expect(test.refusal(owner, { act: 'enter-by-name', names: ['Later'] })).toMatch(/groups are drawn/);
    const { terms } = test.season;
    const twice = { ...terms, format: { kind: 'round-robin', groups: 1, times: 2 } } as const;
    expect(test.refusal(owner, { act: 'change-terms', terms: twice })).toMatch(/game and format stand/);
  });
});

describe('a table', () => {
  it('[LEAGUE-17, LEAGUE-18] has one match, whose end is its result, once', () => {
    const test = new TestSeason(five).withPeople(4).pair();
    test.give(server, { act: 'match-made', round: 1, entrant: 1, match: 'm1' });
    expect(test.refusal(server, { act: 'match-made', round: 1, entrant: 1, match: 'm2' })).toMatch(/has its match/);
    expect(test.refusal(owner, { act: 'take-back-round', round: 1 })).toMatch(/has begun/);
    test.give(server, { act: 'match-gone', match: 'm1', reason: 'aborted' });
    test.give(server, { act: 'match-made', round: 1, entrant: 1, match: 'm2' });
    test.give(server, { act: 'post-result', match: 'm2', result: played });
    expect(test.refusal(server, { act: 'post-result', match: 'm2', result: played })).toMatch(/has its result/);
    expect(test.refusal(owner, { act: 'close', early: true })).toMatch(/Table \d of round 1 has no result/);
  });
});

describe('a round', () => {
  it('[LEAGUE-15] is taken back while nothing has begun', () => {
    const test = new TestSeason(five).withPeople(4).pair();
    const before = test.season;
    expect(test.refusal(owner, { act: 'take-back-round', round: 2 })).toMatch(/Only the last round/);
    test.give(owner, { act: 'take-back-round', round: 1 });
    expect(test.season.rounds).toEqual([]);
    test.pair();
    expect(test.season.rounds[0]?.pairings).toEqual(before.rounds[0]?.pairings);
    test.win(1, 1);
    expect(test.refusal(owner, { act: 'take-back-round', round: 1 })).toMatch(/has begun/);
  });

  it('[LEAGUE-16] has results that officials enter and correct', () => {
    const test = new TestSeason(five).withPeople(3).pair();
    const bye = test.season.rounds[0]?.byes[0]?.entrant ?? 0;
    expect(test.refusal(owner, { act: 'enter-result', round: 1, entrant: bye, result: played })).toMatch(/no opponent/);
    expect(test.refusal(owner, { act: 'enter-result', round: 2, entrant: 1, result: played })).toMatch(/not published/);
    const [first = 0, second = 0] = test.season.rounds[0]?.pairings[0]?.sides ?? [];
    test.win(1, first);
    test.win(1, second);
    const [table] = tablesOf(test.season, ({ person }) => person ?? '');
    expect(table?.rows.find(({ number }) => number === second)?.points.value).toBe('3');
    expect(table?.rows.find(({ number }) => number === first)?.points.value).toBe('0');
    expect(table?.rows.find(({ number }) => number === bye)?.points.value).toBe('3');
  });
});

describe('a journal', () => {
  it('[LEAGUE-20] undoes an entry so that the season is exactly as without it, and says what stands on it', () => {
    const test = new TestSeason(five).withPeople(4).pair();
    const before = test.season;
    test.win(1, 1);
    const seq = test.ledger.entries.length;
    test.finish();
    test.pair();
    expect(test.refusal(owner, { act: 'reverse', seq })).toMatch(/Undo that one first|Round 2 was paired on this/);
    test.give(owner, { act: 'take-back-round', round: 2 });
    const last = test.ledger.entries.length;
    expect(test.refusal(owner, { act: 'reverse', seq: last })).toBeUndefined();
    // Results are undone from the last to the first: one table has been written twice.
    for (const entry of [...test.ledger.entries].reverse())
      if (entry.act.act === 'enter-result') test.give(owner, { act: 'reverse', seq: entry.seq });
    expect(test.season).toEqual(before);
    expect(seasonOf(test.ledger.entries)).toEqual(test.ledger);
    expect(seasonOf([]).season).toEqual(unopened);
  });

  it('[LEAGUE-20] keeps a round from coming back beside a draft of the same round', () => {
    const test = new TestSeason(five).withPeople(4).pair();
    test.give(owner, { act: 'take-back-round', round: 1 });
    const seq = test.ledger.entries.length;
    expect(test.refusal(owner, { act: 'reverse', seq })).toBeUndefined();
    test.give(owner, { act: 'draft-round' });
    expect(test.refusal(owner, { act: 'reverse', seq })).toMatch(/draft of round 1 was made on this/);
  });

  it('shows nobody but officials what they prepare', () => {
    const test = new TestSeason(five).withPeople(4);
    const before = JSON.stringify([viewOf(test.season, 'public'), journalFor(test.ledger, 'public')]);
    test.give(owner, { act: 'forbid-pair', entrants: [1, 2], forbidden: true });
    test.give(owner, { act: 'draft-round' });
    test.give(owner, { act: 'edit-draft', change: { edit: 'unpair', entrant: 1 } });
    expect(JSON.stringify([viewOf(test.season, 'public'), journalFor(test.ledger, 'public')])).toBe(before);
    expect(viewOf(test.season, 'official').draft).not.toBeNull();
    test.give(owner, { act: 'discard-draft' });
    expect(JSON.stringify([viewOf(test.season, 'public'), journalFor(test.ledger, 'public')])).toBe(before);
    // Nor do the numbers of later entries tell that there was anything.
    const other = new TestSeason(five).withPeople(4);
    for (const each of [test, other]) {
      each.give(owner, { act: 'announce', text: 'Wrong' });
      each.give(owner, { act: 'reverse', seq: each.ledger.entries.length });
    }
    const told = ({ ledger }: TestSeason) =>
      journalFor(ledger, 'public').map(({ seq, act, events }) => ({ seq, act, kinds: events.map(({ kind }) => kind) }));
    expect(told(test)).toEqual(told(other));
  });
});

describe('a round robin', () => {
  it('[LEAGUE-9] deals groups, and lets everybody of a group meet once', () => {
    const test = new TestSeason({ format: { kind: 'round-robin', groups: 2, times: 1 } });
    test.withPeople(3);
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/2 groups take 4 entrants at least/);
    for (const person of ['p4', 'p5', 'p6', 'p7']) test.give(player(person), { act: 'enter' });
    for (let round = 1; round <= 3; round += 1) test.pair().finish();
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/Round 3 is the last one/);
    const groups = test.season.draws[0]?.groups ?? [];
    expect(groups.map(({ length }) => length)).toEqual([3, 4]);
    for (const group of groups) {
      const met = test.season.rounds
        .flatMap(({ pairings }) => pairings)
        .filter(({ sides }) => group.includes(sides[0]));
      expect(met.every(({ sides }) => group.includes(sides[1]))).toBe(true);
      expect(new Set(met.map(({ sides }) => [...sides].sort().join())).size).toBe(
        (group.length * (group.length - 1)) / 2,
      );
    }
    const tables = tablesOf(test.season, ({ person }) => person ?? '');
    expect(tables.map(({ rows }) => rows.length)).toEqual([3, 4]);
    expect(tables.map(({ of }) => of)).toEqual([3, 3]);
    expect(test.refusal(player('late'), { act: 'enter' })).toMatch(/groups are drawn/);
    expect(viewOf(test.season, 'public').draws[0]?.groups).toHaveLength(2);
  });

  it('gives a bye to whose opponent has left, and nothing for a rest', () => {
    const test = new TestSeason({ format: { kind: 'round-robin', groups: 1, times: 1 } }).withPeople(3).pair().finish();
    const [round] = test.season.rounds;
    expect(round?.byes).toEqual([{ entrant: round?.byes[0]?.entrant, as: 'zero' }]);
    const gone = round?.pairings[0]?.sides[0] ?? 0;
    test.give(owner, { act: 'leave', entrant: gone, after: 'round' });
    test.pair();
    const [, second] = test.season.rounds;
    const all = [
      ...(second?.pairings.flatMap(({ sides }) => sides) ?? []),
      ...(second?.byes.map(({ entrant }) => entrant) ?? []),
    ];
    expect([...all].sort()).toEqual([1, 2, 3].filter((number) => number !== gone));
  });
});

describe('files of a season', () => {
  it('hold every place and table, and a report that is read again', () => {
    const test = new TestSeason(five).withPeople(5);
    for (let round = 1; round <= 2; round += 1) test.pair().finish();
    const nameOf = ({ person, name }: { readonly person: string | null; readonly name: string | null }): string =>
      person ?? name ?? '';
    test.give(owner, { act: 'enter-by-name', names: ['=SUM(A1)'] });
    const standings = standingsCsv(test.season, nameOf).split('\r\n');
    expect(standings).toHaveLength(1 + 6 + 1);
    expect(standings.join()).toContain("'=SUM(A1)");
    expect(pairingsCsv(test.season, nameOf).split('\r\n')).toHaveLength(1 + 2 * 3 + 1);
    const read = readTrf(seasonTrf(test.season, nameOf, 'TRF26'));
    expect(read.records.filter(({ kind }) => kind === 'player')).toHaveLength(6);
  });
});
