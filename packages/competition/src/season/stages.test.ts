/** Seasons of several stages, and knockouts: what is drawn, what follows from results, and what a correction does. */
import { describe, expect, it } from 'vitest';
import type { Act } from './acts.ts';
import { bracketsOf } from './bracket.ts';
import { seasonCodec } from './codec.ts';
import { seasonOf } from './journal.ts';
import { placesOf } from './places.ts';
import { owner, player, TestSeason } from './season.testing.ts';
import { tablesOf } from './table.ts';
import type { FormatOf, SeasonTerms } from './terms.ts';
import { viewOf } from './view.ts';

const knockout: FormatOf<'knockout'> = {
  ...{ kind: 'knockout', losses: 1, thirdPlace: false },
  ...{ bestOf: 1, bestOfFinal: 1 },
};
const cupOf = (format: Partial<FormatOf<'knockout'>> = {}): Partial<SeasonTerms> => ({
  format: { ...knockout, ...format },
});

/** Plays on until nothing is left; of each two the one with the lower number wins, but for those whom `upsets` name. */
function playOn(test: TestSeason, wins: (a: number, b: number) => number = Math.min): void {
  while (test.refusal(owner, { act: 'draft-round' }) === undefined) {
    test.pair();
    for (let open = openTable(test); open !== undefined; open = openTable(test)) {
      const [a, b] = open;
      test.win(test.season.rounds.length, wins(a, b));
    }
  }
}

const openTable = ({ season }: TestSeason) =>
  season.rounds.at(-1)?.pairings.find(({ result }) => result === null)?.sides;
const slots = ({ season }: TestSeason, round: number): string[] =>
  (season.rounds[round - 1]?.pairings ?? []).map(({ slot = '', sides }) => `${slot} ${sides.join('-')}`);
const places = ({ season }: TestSeason): string[] =>
  placesOf(season).map((each) => `${each.placeText}: ${String(each.entrant)}`);
/** Entrants are seeded by their numbers. */
function cup(people: number, terms: Partial<SeasonTerms>): TestSeason {
  const test = new TestSeason({ ...terms }).withPeople(people);
  test.give(owner, { act: 'seed', order: Array.from({ length: people }, (_, index) => index + 1) });
  return test;
}

describe('a knockout', () => {
  it('[LEAGUE-31] is paired by its bracket, gives byes to the top, and ends with everybody in their place', () => {
    const test = cup(6, cupOf({ thirdPlace: true }));
    test.pair();
    expect(slots(test, 1)).toEqual(['W1-2 4-5', 'W1-4 3-6']);
    expect(test.season.rounds[0]?.byes).toEqual([
      { entrant: 1, as: 'bye' },
      { entrant: 2, as: 'bye' },
    ]);
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/Table 1 of round 1 has no result yet/);
    test.finish();
    playOn(test);
    expect(places(test)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4', '=5: 5', '=5: 6']);
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/played out/);
    test.give(owner, { act: 'close', early: true });
    expect(seasonCodec.parse(test.season)).toEqual(test.season);
    expect(seasonOf(test.ledger.entries)).toEqual(test.ledger);
  });

  it('[LEAGUE-31] lets who lost once come back in a double one, and plays a second final when the first is lost', () => {
    const test = cup(4, cupOf({ losses: 2 }));
    // The first of the winners loses the first final against who came back.
    playOn(test, (a, b) => (test.season.rounds.at(-1)?.pairings[0]?.slot === 'F1' ? Math.max(a, b) : Math.min(a, b)));
    const finals = test.season.rounds.flatMap(({ pairings }) => pairings).filter(({ slot }) => slot?.startsWith('F'));
    expect(finals.map(({ slot }) => slot)).toEqual(['F1', 'F2']);
    expect(places(test)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4']);
  });

  it('[LEAGUE-32] goes on in the same round until most of the games are won, with sides changed', () => {
    const test = cup(2, cupOf({ bestOfFinal: 3 })).pair();
    test.win(1, 1);
    expect(slots(test, 1)).toEqual(['W1-1 1-2', 'W1-1 2-1']);
    const [undo] = [test.ledger.entries.length];
    test.win(1, 2);
    expect(slots(test, 1)).toEqual(['W1-1 1-2', 'W1-1 2-1', 'W1-1 1-2']);
    expect(test.refusal(owner, { act: 'reverse', seq: undo })).toMatch(/Undo that one first/);
    test.win(1, 1);
    expect(places(test)).toEqual(['1: 1', '2: 2']);
    // The second game was the first one's: the third falls away.
    const correct = { ...played(1), act: 'enter-result', round: 1, entrant: 1, table: 1 } as const;
    expect(test.refusal(owner, correct)).toMatch(/table 3 of round 1 .* has begun/);
    test.give(owner, { ...correct, following: 'replay' });
    expect(test.season.rounds[0]?.pairings[2]?.void).toBe(true);
    expect(places(test)).toEqual(['1: 1', '2: 2']);
  });

  it('[LEAGUE-31] lets both be out, and whoever leaves lose what they have not played', () => {
    const test = cup(4, cupOf()).pair();
    const both = { how: 'forfeit', winner: null, reason: 'Nobody came' } as const;
    test.give(owner, { act: 'enter-result', round: 1, entrant: 1, result: both });
    test.win(1, 2);
    expect(bracketsOf(test.season)[0]?.bracket.finished).toBe(true);
    expect(places(test)).toEqual(['1: 2', '=3: 1', '=3: 3', '=3: 4']);
    const other = cup(4, cupOf()).pair().finish();
    other.give(player('p1'), { act: 'leave', entrant: 1, after: 'round' });
    other.pair();
    expect(other.season.rounds[1]?.pairings[0]?.result).toMatchObject({ how: 'forfeit' });
    expect(places(other).slice(0, 2)).toEqual(['1: 2', '2: 1']);
  });

  it('[LEAGUE-31] has no pairs to argue with: a draft turns sides only', () => {
    const test = cup(4, cupOf());
    test.give(owner, { act: 'draft-round' });
    expect(viewOf(test.season, 'public').draws).toEqual([]);
    const swap: Act = { act: 'edit-draft', change: { edit: 'swap', entrants: [1, 2] } };
    expect(test.refusal(owner, swap)).toMatch(/The bracket says who meets whom/);
    test.give(owner, { act: 'edit-draft', change: { edit: 'change-sides', entrant: 1 } });
    test.give(owner, { act: 'publish-round' });
    expect(slots(test, 1)).toEqual(['W1-1 4-1', 'W1-2 2-3']);
  });
});

const played = (winner: 0 | 1) => ({ result: { how: 'played', winner, book: null, reason: 'Test' } }) as const;

describe('a correction', () => {
  it('[LEAGUE-33] redraws what has not begun, and asks about the rest, naming each table', () => {
    const test = cup(4, cupOf()).pair().finish().pair();
    expect(slots(test, 2)).toEqual(['W2-1 1-2']);
    const correct = { ...played(1), act: 'enter-result', round: 1, entrant: 1 } as const;
    const before = test.season;
    test.give(owner, correct);
    expect(slots(test, 2)).toEqual(['W2-1 2-4']);
    test.give(owner, { act: 'reverse', seq: test.ledger.entries.length });
    expect(test.season).toEqual(before);
    test.win(2, 1);
    expect(test.refusal(owner, correct)).toMatch(/table 1 of round 2 \(entrants 1 and 2\) has begun/);
    test.give(owner, { ...correct, following: 'keep' });
    expect(places(test).slice(0, 2)).toEqual(['1: 1', '2: 2']);
    test.give(owner, { act: 'reverse', seq: test.ledger.entries.length });
    test.give(owner, { ...correct, following: 'replay' });
    expect(test.season.rounds[1]?.pairings[0]).toMatchObject({ slot: 'W2-1', sides: [2, 4], result: null });
    test.win(2, 4);
    expect(places(test).slice(0, 2)).toEqual(['1: 4', '2: 2']);
  });
});

describe('a season of stages', () => {
  const swissThenCut: Partial<SeasonTerms> = {
    format: { kind: 'swiss', rounds: 3 },
    cuts: [{ to: 4, ties: 'lot', format: knockout }],
  };

  it('[LEAGUE-30] cuts a Swiss to the best four, who meet in a knockout, and places the others behind them', () => {
    const test = new TestSeason(swissThenCut).withPeople(8);
    for (let round = 1; round <= 3; round += 1) test.pair().finish();
    const [table] = tablesOf(test.season, () => '');
    const best = table?.rows.slice(0, 4).map(({ number }) => number) ?? [];
    const others = table?.rows.slice(4).map(({ number }) => number) ?? [];
    test.pair();
    expect(test.season.draws).toEqual([{ stage: 1, from: 4, groups: [best] }]);
    expect(test.refusal(player('late'), { act: 'enter' })).toMatch(/bracket is/);
    // Tables of the Swiss stand as they were.
    expect(tablesOf(test.season, () => '')[0]?.rows).toEqual(table?.rows);
    test.finish();
    playOn(test);
    const placed = placesOf(test.season);
    expect(
      placed
        .slice(0, 4)
        .map(({ entrant }) => entrant)
        .sort(),
    ).toEqual([...best].sort());
    expect(placed.slice(4).map(({ entrant }) => entrant)).toEqual(others);
    expect(placed.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 6, 7, 8]);
  });

  it('[LEAGUE-30] waits for open tables, and draws anew when the round of the cut is taken back', () => {
    const test = new TestSeason({ ...swissThenCut, format: { kind: 'swiss', rounds: 1 } }).withPeople(4).pair();
    expect(test.refusal(owner, { act: 'draft-round' })).toMatch(/The cut to 4 waits for it/);
    test.finish();
    const before = test.season;
    test.pair();
    test.give(owner, { act: 'take-back-round', round: 2 });
    expect(test.season).toEqual(before);
  });

  it('[LEAGUE-30] takes the first of each group, then the best of the next place', () => {
    const test = cup(6, {
      format: { kind: 'round-robin', groups: 2, times: 1 },
      cuts: [{ to: 3, ties: 'lot', format: knockout }],
    });
    for (let round = 1; round <= 3; round += 1) {
      test.pair();
      for (let open = openTable(test); open !== undefined; open = openTable(test)) test.win(round, Math.min(...open));
    }
    const [first, second] = test.season.draws[0]?.groups ?? [];
    test.pair();
    const [drawn = []] = test.season.draws[1]?.groups ?? [];
    expect(drawn.slice(0, 2)).toEqual([Math.min(...(first ?? [])), Math.min(...(second ?? []))]);
    expect(drawn).toHaveLength(3);
  });

  it('[LEAGUE-33] puts whoever should have gone on in the place of whoever did, after a correction', () => {
    const test = cup(4, {
      format: { kind: 'swiss', rounds: 1 },
      cuts: [{ to: 2, ties: 'seed', format: knockout }],
    }).pair();
    const [one, two] = test.season.rounds[0]?.pairings.map(({ sides }) => sides) ?? [];
    test.finish().pair();
    expect(slots(test, 2)[0]).toContain(String(one?.[0]));
    const correct = { ...played(1), act: 'enter-result', round: 1, entrant: one?.[0] ?? 0 } as const;
    test.give(owner, correct);
    const now = test.season.rounds[1]?.pairings[0]?.sides;
    expect([...(now ?? [])].sort()).toEqual([one?.[1], two?.[0]].sort());
    test.win(2, two?.[0] ?? 0);
    const back = { ...correct, ...played(0) };
    expect(test.refusal(owner, back)).toMatch(/table 1 of round 2/);
    test.give(owner, { ...back, following: 'keep' });
    expect(test.season.rounds[1]?.pairings[0]?.sides).toEqual(now);
  });
});
