/** Who meets whom in a round by the format of the season. Pairing itself is in `pairing/`. */
import { pairSwiss, whyNot } from '../pairing/index.ts';
import type { CostLine, Lock, SwissDraft, SwissRound, WhyNot } from '../pairing/index.ts';
import { automatedEnemy } from './season.ts';
import type { Bye, RoundDraft, DraftedPair, Season } from './season.ts';
import { bracketIn } from './bracket.ts';
import { knockoutRound } from './knockout-round.ts';
import { groupRound, roundsOfGroups } from './round-robin.ts';
import {
  drawAt,
  drawOf,
  formatAt,
  formatOf,
  formatsOf,
  holderOf,
  isContinuous,
  roundsOfStage,
  stageNow,
} from './stages.ts';
import { waysBefore } from './scores.ts';
import { bySeed } from './seeding.ts';

/** The last round of the stage that a round is of, counted over the season; null where nobody can know it. */
function lastRound(season: Season, stage: number): number | null {
  const format = formatOf(season, stage);
  const draw = drawOf(season, stage);
  const before = (draw?.from ?? 1) - 1;
  switch (format.kind) {
    case 'swiss':
    case 'score-series':
      return before + format.rounds;
    case 'round-robin':
      return draw === undefined ? null : before + roundsOfGroups(draw.groups, format.times);
    case 'ladder':
    case 'open':
      return before + 1;
    case 'knockout':
      return bracketIn(season, draw)?.finished === true ? (roundsOfStage(season, stage).at(-1)?.number ?? null) : null;
  }
}

/** How many rounds there are up to the end of the present stage; null where nobody can know. */
export const roundsOfNow = (season: Season): number | null => lastRound(season, stageNow(season));

/** How many rounds a stage has; null where nobody can know. */
export function roundsIn(season: Season, stage: number): number | null {
  const last = lastRound(season, stage);
  return last === null ? null : last - (drawOf(season, stage)?.from ?? 1) + 1;
}

/** How many rounds the season has; null where nobody can know it yet. */
export function roundsOf(season: Season): number | null {
  const stages = formatsOf(season.terms).length;
  return stageNow(season) === stages - 1 ? roundsOfNow(season) : null;
}

/** The first table of a stage without a result, in words; undefined where there is none. */
export function stageOver(season: Season, stage: number): string | undefined {
  for (const { number, pairings } of roundsOfStage(season, stage)) {
    const index = pairings.findIndex(({ result }) => result === null);
    if (index >= 0) return `Table ${String(index + 1)} of round ${String(number)} has no result yet`;
  }
  return undefined;
}

/** Numbers by seed, in which pairing counts, and the entrants behind them. */
interface Seeding {
  /** Of an entrant; 0 for the bye. */
  readonly seedOf: (entrant: number) => number;
  readonly entrantOf: (seed: number) => number;
}

function seedingOf(season: Season, round: number): Seeding {
  const order = drawAt(season, round)?.groups.flat() ?? bySeed(season.entrants).map(({ number }) => number);
  const seeds = new Map(order.map((number, index) => [number, index + 1]));
  return { seedOf: (entrant) => seeds.get(entrant) ?? 0, entrantOf: (seed) => order[seed - 1] ?? 0 };
}

/** The round as pairing sees it: `there` are the numbers of those who are to have an opponent or the bye. */
function swissRound(season: Season, round: number, there: readonly number[], locked: readonly Lock[]): SwissRound {
  const { seedOf } = seedingOf(season, round);
  const ways = waysBefore(season, round);
  const entrants = season.entrants
    .filter(({ number }) => there.includes(number))
    .map(({ number, lot }) => {
      const way = ways.get(number) ?? { score: 0, past: [] };
      const past = way.past.map((each) =>
        each.opponent === undefined ? each : { ...each, opponent: seedOf(each.opponent) },
      );
      return { number: seedOf(number), score: way.score, past, lot };
    });
  const pairs = season.forbidden.map(([a, b]) => [seedOf(a), seedOf(b)] as const);
  const forbidden = pairs.filter((pair) => !pair.includes(0));
  return { round: round - (drawAt(season, round)?.from ?? 1) + 1, entrants, forbidden, locked };
}

export interface Paired {
  readonly pairs: readonly DraftedPair[];
  readonly byes: readonly Bye[];
}

const pairedAs = ({ pairs, byes }: SwissDraft, { entrantOf }: Seeding): Paired => ({
  pairs: pairs.map(({ first, second, locked, cost }) => ({
    sides: [entrantOf(first), entrantOf(second)],
    held: locked,
    cost,
  })),
  byes: byes.map(({ entrant }) => ({ entrant: entrantOf(entrant), as: 'bye' })),
});

const lockOf =
  ({ seedOf }: Seeding) =>
  ({ sides: [first, second] }: Pick<DraftedPair, 'sides'>): Lock => ({
    ...{ first: seedOf(first), second: seedOf(second) },
    sides: true,
  });

/** In the order of their numbers. */
const aloneEach = (there: readonly number[]): readonly DraftedPair[] =>
  there.toSorted((a, b) => a - b).map((number) => ({ sides: [number, automatedEnemy], held: false, cost: {} }));

/** Pairs those who are loose around the pairs that are held. */
export function pairUp(
  season: Season,
  round: number,
  loose: readonly number[],
  held: readonly Pick<DraftedPair, 'sides'>[],
): Paired {
  const format = formatAt(season, round);
  const draw = drawAt(season, round);
  // The tables say who meets whom: there is nothing to weigh.
  if (format.kind === 'round-robin') {
    const there = new Set([...held.flatMap(({ sides }) => sides), ...loose]);
    const { groups: drawn = [], from = 1, stage = 0 } = draw ?? {};
    const now = (number: number): number => (stage === 0 ? holderOf(season, number) : number);
    const groups = drawn.map((group) => group.map(now));
    const { pairs, byes } = groupRound(groups, format.times, round - from + 1, there);
    return { pairs: pairs.map((sides) => ({ sides, held: false, cost: {} })), byes };
  }
  if (format.kind === 'knockout') return knockoutRound(season, draw);
  if (isContinuous(format)) return { pairs: [], byes: [] };
  if (format.kind === 'score-series') return { pairs: aloneEach(loose), byes: [] };
  const seeding = seedingOf(season, round);
  const there = [...held.flatMap(({ sides }) => sides), ...loose];
  return pairedAs(pairSwiss(swissRound(season, round, there, held.map(lockOf(seeding)))), seeding);
}

/** What a draft costs as it stands, pair by pair; who is unpaired is left out. */
export const costed = (
  season: Season,
  { round, pairs }: Pick<RoundDraft, 'round' | 'pairs'>,
): readonly DraftedPair[] => {
  if (formatAt(season, round).kind !== 'swiss') return pairs;
  const there = pairs.flatMap(({ sides }) => sides);
  const seeding = seedingOf(season, round);
  const { pairs: known } = pairSwiss(swissRound(season, round, there, pairs.map(lockOf(seeding))));
  return pairs.map((pair) => {
    const [first, second] = pair.sides.map(seeding.seedOf);
    return { ...pair, cost: known.find((each) => each.first === first && each.second === second)?.cost ?? {} };
  });
};

/** "Why not these two?" of a draft, with entrants' numbers; 0 stands for the bye. */
export interface WhyNotThese {
  /** The first line that gets worse; null where the two meet anyway, or where it is all the same. */
  readonly worse: { readonly line: CostLine; readonly before: number; readonly after: number } | null;
  /** By whose pairing, most first. */
  readonly through: readonly { readonly sides: readonly [number, number]; readonly amount: number }[];
  /** The two are paired in the draft that costs least. */
  readonly together: boolean;
}

export function whyNotThese(season: Season, draft: RoundDraft, a: number, b: number): WhyNotThese {
  const seeding = seedingOf(season, draft.round);
  const held = draft.pairs.filter((pair) => pair.held && !pair.sides.includes(a) && !pair.sides.includes(b));
  const given = draft.byes.filter(({ as }) => as === 'bye').map(({ entrant }) => entrant);
  const there = [...draft.pairs.flatMap(({ sides }) => sides), ...draft.unpaired, ...given];
  const round = swissRound(season, draft.round, there, held.map(lockOf(seeding)));
  return told(whyNot(round, seeding.seedOf(a), seeding.seedOf(b)), seeding, [a, b]);
}

function told({ draft, worse }: WhyNot, { entrantOf }: Seeding, these: readonly [number, number]): WhyNotThese {
  const together = draft.pairs.some(({ first, second }) =>
    [first, second].map(entrantOf).every((each) => these.includes(each)),
  );
  if (worse === undefined) return { worse: null, through: [], together };
  const { line, before, after } = worse;
  const through = worse.through.map(({ first, second, amount }) => ({
    sides: [entrantOf(first), entrantOf(second)] as const,
    amount,
  }));
  return { worse: { line, before, after }, through, together };
}
