/** Whatever two officials and the players ask, one after the other: a journal that folds, brackets that fit, and an undo that is exact. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Act, ServerAct } from './acts.ts';
import { bracketsOf } from './bracket.ts';
import { seasonCodec } from './codec.ts';
import { seasonOf } from './journal.ts';
import { placesOf } from './places.ts';
import { owner, player, TestSeason } from './season.testing.ts';
import type { Season } from './season.ts';
import { journalFor, viewOf } from './view.ts';
import { seasonEventCodec } from './events-codec.ts';
import { tablesOf } from './table.ts';
import { nextPlaces } from './tiers.ts';
import { usualTeams } from './teams/terms.ts';
import type { FormatOf, SeasonTerms } from './terms.ts';

const knockout: FormatOf<'knockout'> = {
  kind: 'knockout',
  losses: 2,
  thirdPlace: false,
  bestOf: 1,
  bestOfFinal: 3,
};
/** Two of six wait, and places are offered to them. */
const offered = { limit: 4, lateUntil: 1, offerHours: 48 };
const seasons: readonly (Pick<SeasonTerms, 'format' | 'cuts' | 'teams'> & Partial<SeasonTerms>)[] = [
  { format: { kind: 'round-robin', groups: 1, times: 2 }, registration: offered },
  {
    format: { kind: 'swiss', rounds: 3 },
    registration: { ...offered, checkIn: { from: 1, until: 10_000_000_000_000 } },
  },
  {
    format: { kind: 'swiss', rounds: 2 },
    cuts: [{ to: 4, ties: 'lot', format: { ...knockout, losses: 1 } }],
  },
  {
    format: { kind: 'round-robin', groups: 2, times: 1 },
    cuts: [{ to: 3, ties: 'seed', format: { kind: 'swiss', rounds: 1 } }],
  },
  { format: knockout },
  { format: { kind: 'round-robin', groups: 2, times: 1, tiers: { up: 1, down: 1, playOffs: 1 } } },
  {
    format: {
      kind: 'ladder',
      reach: 3,
      answerDays: 4,
      playDays: 9,
      protectionDays: 2,
      moves: 'leapfrog',
      silence: { days: 10, places: 1 },
    },
  },
  { format: { kind: 'open', groups: 1, least: 0, most: 4, against: 2, days: 90 } },
  {
    format: { kind: 'swiss', rounds: 3 },
    cuts: [{ to: 3, ties: 'lot', format: { ...knockout, losses: 1, bestOfFinal: 1 } }],
    teams: { ...usualTeams, boards: 2, substitutes: 1, inSeason: 3 },
  },
];

const who = fc.integer({ min: 1, max: 7 });
const result = fc.oneof(
  fc.record({
    how: fc.constant('played' as const),
    winner: fc.constantFrom(0 as const, 1 as const, null),
    book: fc.constant(null),
    reason: fc.constant('Test'),
  }),
  fc.record({
    how: fc.constant('forfeit' as const),
    winner: fc.constantFrom(0 as const, 1 as const, null),
    reason: fc.constant('Test'),
  }),
);
const entered = fc.record({ entrant: who, round: fc.integer({ min: 1, max: 6 }), result });
const two = fc.tuple(who, who).map(([challenger, challenged]) => ({ challenger, challenged }));
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>): { weight: number; arbitrary: fc.Arbitrary<T> } => ({
  weight,
  arbitrary,
});
const asked: fc.Arbitrary<Act | ServerAct> = fc.oneof(
  often(4, fc.constant<Act>({ act: 'draft-round' })),
  often(4, fc.constant<Act>({ act: 'publish-round' })),
  often(
    16,
    entered.map((each): Act => ({ act: 'enter-result', ...each })),
  ),
  often(
    2,
    fc.tuple(entered, fc.constantFrom('keep', 'replay')).map(([each, following]): Act => ({
      act: 'enter-result',
      ...each,
      following,
    })),
  ),
  often(
    3,
    fc.integer({ min: 5, max: 60 }).map((seq): Act => ({ act: 'reverse', seq })),
  ),
  often(
    1,
    fc.constantFrom<Act>(
      { act: 'discard-draft' },
      { act: 'edit-draft', change: { edit: 'pair-the-rest' } },
      { act: 'settle-challenges' },
      { act: 'close', early: true },
    ),
  ),
  often(
    1,
    fc.integer({ min: 1, max: 6 }).map((round): Act => ({ act: 'take-back-round', round })),
  ),
  often(
    1,
    who.map((entrant): Act => ({ act: 'leave', entrant, after: 'now' })),
  ),
  often(
    1,
    who.map((entrant): Act => ({ act: 'return', entrant })),
  ),
  often(
    3,
    fc.tuple(who, fc.boolean()).map(([entrant, accept]): Act => ({ act: 'take-place', entrant, accept })),
  ),
  often(
    1,
    fc.oneof(
      fc.constant<Act>({ act: 'end-check-in' }),
      who.map((entrant): Act => ({ act: 'check-in', entrant })),
    ),
  ),
  often(
    1,
    who.map((entrant): ServerAct => ({ act: 'let-place-pass', entrant })),
  ),
  often(
    1,
    fc.tuple(who, fc.boolean()).map(([entrant, hidden]): Act => ({ act: 'hide-name', entrant, hidden })),
  ),
  often(
    4,
    two.map((each): Act => ({ act: 'challenge', ...each })),
  ),
  often(
    4,
    fc.tuple(two, fc.boolean()).map(([each, accept]): Act => ({ act: 'answer-challenge', ...each, accept })),
  ),
);

const atBoard = fc.integer({ min: 0, max: 1 });
const some = fc.option(fc.integer({ min: 1, max: 4 }));
/** What is asked in a season of teams. */
const ofTeams: fc.Arbitrary<Act | ServerAct> = fc.oneof(
  often(6, asked),
  often(
    8,
    fc.tuple(entered, atBoard).map(([each, board]): Act => ({ act: 'enter-result', ...each, board })),
  ),
  often(
    2,
    fc.record({ entrant: who, round: fc.integer({ min: 1, max: 6 }), board: atBoard }).map((each): ServerAct => ({
      act: 'match-made',
      ...each,
      match: `m${String(each.entrant)}.${String(each.round)}.${String(each.board)}`,
    })),
  ),
  often(
    1,
    fc.tuple(who, atBoard, result).map(([entrant, board, each]): ServerAct => ({
      act: 'post-result',
      match: `m${String(entrant)}.1.${String(board)}`,
      result: each,
    })),
  ),
  often(
    2,
    fc
      .record({ entrant: who, round: fc.integer({ min: 1, max: 6 }), board: atBoard, member: some })
      .map((each): Act => ({ act: 'seat-at-board', ...each })),
  ),
  often(
    2,
    fc.tuple(who, fc.tuple(some, some)).map(([entrant, boards]): Act => ({
      act: 'line-up',
      entrant,
      boards: [...boards],
    })),
  ),
  often(
    1,
    fc.tuple(who, fc.integer({ min: 2, max: 3 })).map(([entrant, member]): Act => ({
      act: 'remove-member',
      entrant,
      member,
    })),
  ),
  often(
    1,
    who.map((entrant): Act => ({ act: 'add-member', entrant, name: 'Guest' })),
  ),
  often(
    1,
    who.map((entrant): Act => ({ act: 'order-team', entrant, regulars: [1], substitutes: [2] })),
  ),
);
const acted = fc.oneof(
  ...seasons.map((terms) =>
    fc.record({
      terms: fc.constant(terms),
      acts: fc.array<Act | ServerAct>(terms.teams === undefined ? asked : ofTeams, { minLength: 20, maxLength: 60 }),
    }),
  ),
);

describe('random acts', () => {
  it('[LEAGUE-20, LEAGUE-31, LEAGUE-36, LEAGUE-115, LEAGUE-152] leave a journal that folds to the season, from any prefix, whatever is undone', () => {
    fc.assert(
      fc.property(acted, ({ terms, acts }) => {
        const test = new TestSeason(terms);
        if (terms.teams === undefined) test.withPeople(6);
        else test.withTeams(5, 2);
        const after = new Map<number, Season>();
        for (const act of acts) {
          const decision = test.ask(owner, act);
          if (!decision.ok) continue;
          test.give(owner, act);
          const { season } = test;
          after.set(test.ledger.entries.length, season);
          // Whatever is shown of it can be worked out.
          for (const { bracket } of bracketsOf(season)) expect(bracket.matches.length).toBeGreaterThan(0);
          const instead = season.entrants.flatMap(({ inPlaceOf }) => inPlaceOf ?? []);
          expect(new Set(instead).size, 'one substitute for each').toBe(instead.length);
          const places = placesOf(season).map(({ entrant }) => entrant);
          expect(new Set(places).size).toBe(places.length);
          tablesOf(season, () => '');
          const next = nextPlaces(season).map(({ entrant }) => entrant);
          expect(new Set(next).size).toBe(next.length);
        }
        const { entries, season, reversed } = test.ledger;
        expect(seasonCodec.parse(season)).toEqual(season);
        expect(season.rounds.map(({ number }) => number)).toEqual(season.rounds.map((_, index) => index + 1));
        expect(seasonOf(entries)).toEqual(test.ledger);
        for (const [seq, then] of after) expect(seasonOf(entries.slice(0, seq)).season).toEqual(then);
        // What everybody reads folds to what everybody sees, and goes through files.
        const open = journalFor(test.ledger, 'public');
        expect(seasonOf(open).season).toEqual(viewOf(season, 'public'));
        const events = open.flatMap((entry) => entry.events);
        expect(events.map((event) => seasonEventCodec.parse(event))).toEqual(events);
        // What was undone is as if nobody had asked for it.
        const standing = entries.filter(({ seq, act }) => !reversed.has(seq) && act.act !== 'reverse');
        expect(seasonOf(standing).season).toEqual(season);
        expect(test.refusal(player('stranger'), { act: 'draft-round' })).toBeDefined();
      }),
      { numRuns: 200 },
    );
  }, 30_000);
});
