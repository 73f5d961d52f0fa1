/** Leagues for tests: those of worked examples written shortly, and any that fast-check thinks of. */
import fc from 'fast-check';
import type {
  PointCorrection,
  LeagueMeeting,
  MeetingResult,
  RoundResults,
  StandingsEntrant,
  StandingsInput,
  StandingsTerms,
  TieBreakTerm,
} from '../src/index.ts';

export const entrant = (number: number, more: Partial<StandingsEntrant> = {}): StandingsEntrant => ({
  number,
  name: `Entrant ${number}`,
  seed: number,
  rating: null,
  status: 'active',
  leftAfter: null,
  lot: number,
  ...more,
});

export const played = (
  first: number,
  second: number,
  outcome: 'first' | 'second' | 'draw',
  book: readonly [number, number] | null = null,
): LeagueMeeting => ({ kind: 'meeting', sides: [first, second], result: { kind: 'played', outcome, book } });

export const meeting = (first: number, second: number, result: MeetingResult): LeagueMeeting => ({
  kind: 'meeting',
  sides: [first, second],
  result,
});

export const leagueTerms: StandingsTerms = {
  points: {
    from: 'results',
    win: 3,
    draw: 1,
    loss: 0,
    bye: 3,
    halfBye: 1,
    absent: 0,
    forfeitWon: 3,
    forfeitLost: 0,
  },
  unplayed: 'equal-score',
  tieBreaks: [],
  whoLeft: 'struck',
  rounds: null,
  lines: [],
};

/** 1, 1/2 and 0, as chess has it. */
export const chessTerms: StandingsTerms = {
  ...leagueTerms,
  points: { ...leagueTerms.points, win: 1, draw: 0.5, bye: 1, halfBye: 0.5, forfeitWon: 1 },
};

const anyTieBreak: fc.Arbitrary<TieBreakTerm> = fc.oneof(
  fc.constantFrom<TieBreakTerm>(
    { id: 'match-points' },
    { id: 'head-to-head', among: 'all-met' },
    { id: 'head-to-head', among: 'group' },
    { id: 'wins' },
    { id: 'sonneborn-berger' },
    { id: 'progressive' },
    { id: 'book-scored' },
    { id: 'book-difference' },
    { id: 'book-difference', cap: 40 },
    { id: 'first-loss' },
    { id: 'fewest-forfeits' },
    { id: 'opponents-rating' },
    { id: 'opponents-rating', cutLowest: 1, whole: true },
    { id: 'rating-performance' },
    { id: 'rating-performance', whole: true },
    { id: 'seed' },
  ),
  fc.record({
    id: fc.constantFrom<'opponents-points' | 'opponents-opponents'>('opponents-points', 'opponents-opponents'),
    form: fc.constantFrom<'sum' | 'mean' | 'rate'>('sum', 'mean', 'rate'),
    cutLowest: fc.integer({ min: 0, max: 2 }),
    cutHighest: fc.integer({ min: 0, max: 2 }),
  }),
);

export const anyTerms: fc.Arbitrary<StandingsTerms> = fc.record({
  points: fc.constantFrom(
    leagueTerms.points,
    chessTerms.points,
    { ...leagueTerms.points, from: 'book' as const },
    {
      ...leagueTerms.points,
      from: 'bands' as const,
      bands: [0, 10, 20, 40].map((atLeast, band) => ({ atLeast, more: 10 + band, less: 10 - band })),
      ceilings: { painting: 2 },
    },
  ),
  unplayed: fc.constantFrom('none', 'own-result', 'equal-score', 'virtual-opponent'),
  tieBreaks: fc.array(anyTieBreak, { maxLength: 5 }),
  whoLeft: fc.constantFrom('struck', 'kept', 'forfeited'),
  rounds: fc.constantFrom(null, 3, 7),
  lines: fc.constant([{ id: 'up', from: 1, to: 2 }]),
});

const anyBook = fc.option(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 })));
const anyResult: fc.Arbitrary<MeetingResult> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('played', 'played', 'adjudicated'),
    outcome: fc.constantFrom('first', 'second', 'draw'),
    book: anyBook,
  }),
  fc.record({ kind: fc.constant('forfeit'), outcome: fc.constantFrom('first', 'second') }),
  fc.constantFrom<MeetingResult>({ kind: 'double-forfeit' }, { kind: 'waiting' }),
);

const anyRound = (count: number, number: number): fc.Arbitrary<RoundResults> =>
  fc
    .record({
      order: fc.shuffledSubarray(Array.from({ length: count }, (_, index) => index + 1)),
      results: fc.array(fc.record({ result: anyResult, provisional: fc.boolean() }), { minLength: 8, maxLength: 8 }),
      rest: fc.constantFrom('bye', 'half-bye', 'absent'),
    })
    .map(({ order, results, rest }) => {
      const pairs = Array.from({ length: Math.floor(order.length / 2) }, (_, at) => order.slice(at * 2, at * 2 + 2));
      const meetings = pairs.flatMap(([first, second], at): LeagueMeeting[] => {
        const result = results[at];
        if (first === undefined || second === undefined || !result) return [];
        return [{ kind: 'meeting', sides: [first, second], ...result }];
      });
      const last = order.length % 2 === 1 ? order.at(-1) : undefined;
      return { number, entries: [...meetings, ...(last === undefined ? [] : [{ kind: rest, entrant: last }])] };
    });

/** Up to nine entrants in up to five rounds. */
export const anyLeague: fc.Arbitrary<StandingsInput> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 5 }))
  .chain(([count, rounds]) =>
    fc.record({
      entrants: fc.tuple(...Array.from({ length: count }, (_, index) => anyEntrant(index + 1))),
      rounds: fc.tuple(...Array.from({ length: rounds }, (_, index) => anyRound(count, index + 1))),
      corrections: fc.array(anyCorrection(count), { maxLength: 3 }),
    }),
  );

const anyEntrant = (number: number): fc.Arbitrary<StandingsEntrant> =>
  fc
    .record({
      rating: fc.option(fc.integer({ min: 800, max: 2400 })),
      leftAfter: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 4 }),
      lot: fc.integer({ min: 1, max: 4 }),
    })
    .map((each) => entrant(number, { ...each, status: each.leftAfter === null ? 'active' : 'left' }));

const anyCorrection = (count: number): fc.Arbitrary<PointCorrection> =>
  fc.record({
    entrant: fc.integer({ min: 1, max: count }),
    round: fc.integer({ min: 0, max: 5 }),
    points: fc.integer({ min: -4, max: 6 }).map((halves) => halves / 2),
    reason: fc.constantFrom('late list', 'painted fleet'),
    category: fc.constantFrom(null, 'painting'),
  });
