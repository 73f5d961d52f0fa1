/** The standings of a season: its results as `standings/` counts them. */
import { standings } from '../standings/index.ts';
import type { MeetingResult, RoundResults, Standings, StandingsInput, StandingsTerms } from '../standings/index.ts';
import { pointTerms } from './bands.ts';
import { isAlone, satOut } from './season.ts';
import { soloResults } from './solo-results.ts';
import type { Entrant, TableResult, SeasonRound, Season } from './season.ts';
import { roundsIn } from './pair-up.ts';
import { drawOf, fieldsOf, formatAt, formatOf, playsOff, roundsOfStage, stageNow } from './stages.ts';
import { bySeed } from './seeding.ts';

/** How an entrant is called. */
export type EntrantName = (entrant: Entrant) => string;

const sides = ['first', 'second'] as const;

function resultOf(result: TableResult | null): MeetingResult {
  if (result === null) return { kind: 'waiting' };
  const outcome = result.winner === null ? null : sides[result.winner];
  if (result.how === 'played') return { kind: 'played', outcome: outcome ?? 'draw', book: result.book };
  return outcome === null ? { kind: 'double-forfeit' } : { kind: 'forfeit', outcome };
}

const roundOf = (season: Season, { number, pairings, byes }: SeasonRound): RoundResults => ({
  number,
  entries: [
    ...soloResults(formatAt(season, number), pairings.filter(isAlone)),
    ...pairings
      .filter((each) => !isAlone(each))
      .map(({ sides: each, result }) => ({ kind: 'meeting' as const, sides: each, result: resultOf(result) })),
    ...byes.map(({ entrant, as }) => ({ kind: satOut[as], entrant })),
  ],
});

/** Rounds are counted from the first of the stage. */
function inputOf(season: Season, stage: number, members: readonly Entrant[], nameOf: EntrantName): StandingsInput {
  const before = (drawOf(season, stage)?.from ?? 1) - 1;
  const place = new Map(bySeed(members).map(({ number }, index) => [number, index + 1]));
  const entrants = members.map((each) => ({
    number: each.number,
    name: nameOf(each),
    seed: place.get(each.number) ?? members.length,
    rating: null,
    status: each.status === 'left' ? ('left' as const) : ('active' as const),
    leftAfter: each.status === 'left' ? Math.max(0, (each.until ?? 0) - before) : null,
    lot: each.lot,
  }));
  const among = new Set(members.map(({ number }) => number));
  const rounds = roundsOfStage(season, stage).map((round) => {
    const { number, entries } = roundOf(season, round);
    return {
      number: number - before,
      entries: entries.filter((each) => among.has('sides' in each ? each.sides[0] : each.entrant)),
    };
  });
  return { entrants, rounds, corrections: [] };
}

/** The places of a tier that lead up or down, or to a play-off. */
function tierLines(season: Season, stage: number, { tier, size }: TierSize): StandingsTerms['lines'] {
  const format = formatOf(season, stage);
  const tiers = format.kind === 'round-robin' ? format.tiers : undefined;
  if (tiers === undefined) return [];
  const { up, down, playOffs } = tiers;
  const last = tier === (drawOf(season, stage)?.groups.length ?? 1) - 1;
  const lines = [
    ...(tier === 0
      ? []
      : [
          { id: 'up', from: 1, to: up },
          { id: 'play-off-up', from: up + 1, to: up + playOffs },
        ]),
    ...(last
      ? []
      : [
          { id: 'play-off-down', from: size - down - playOffs + 1, to: size - down },
          { id: 'down', from: size - down + 1, to: size },
        ]),
  ];
  return lines.filter(({ from, to }) => from >= 1 && to >= from);
}

/** Who has played too little in an open league stands behind; without a place only when it is over. */
function leastOf(season: Season, stage: number): Pick<StandingsTerms, 'least'> {
  const format = formatOf(season, stage);
  if (format.kind !== 'open' || format.least === 0) return {};
  const over = season.status === 'closed' || stageNow(season) > stage;
  return { least: { matches: format.least, then: over ? (format.short ?? 'behind') : 'behind' } };
}

/** Those that need no opponent. */
const aloneTieBreaks: ReadonlySet<string> = new Set(['wins', 'first-loss', 'progressive', 'seed', 'lot']);

interface TierSize {
  readonly tier: number;
  readonly size: number;
}

function termsOf(season: Season, stage: number, size: TierSize): StandingsTerms {
  const { scoring, tieBreaks } = season.terms;
  const format = formatOf(season, stage);
  const series = format.kind === 'score-series';
  return {
    points: series ? { from: 'book', ...scoring } : pointTerms(scoring),
    unplayed: 'own-result',
    tieBreaks: series ? tieBreaks.filter(({ id }) => aloneTieBreaks.has(id)) : tieBreaks,
    whoLeft: season.terms.whoLeft ?? 'kept',
    // Nobody knows how many matches an open league will have.
    rounds: format.kind === 'open' ? null : roundsIn(season, stage),
    ...leastOf(season, stage),
    lines: tierLines(season, stage, size),
  };
}

/** What the standings of one field are worked out from. */
export const standingsInput = (
  season: Season,
  stage: number,
  field: readonly Entrant[],
  nameOf: EntrantName,
  tier = 0,
): LeagueOf => ({
  input: inputOf(season, stage, field, nameOf),
  terms: termsOf(season, stage, { tier, size: field.length }),
});

export interface LeagueOf {
  readonly input: StandingsInput;
  readonly terms: StandingsTerms;
}

function hasPoints(season: Season, stage: number): boolean {
  const { kind } = formatOf(season, stage);
  // What play-offs between tiers come to is who moves, and no table.
  const playOffs = stage > 0 && playsOff(season.terms.format);
  return kind !== 'knockout' && kind !== 'ladder' && !playOffs;
}

/** The last stage that has tables of points: a knockout has its bracket, a ladder its order. */
export function tableStage(season: Season): number | undefined {
  const stages = Array.from({ length: stageNow(season) + 1 }, (_, stage) => stage);
  return stages.findLast((stage) => hasPoints(season, stage));
}

/** One table for each group of a stage; `after`: the round of the season, by default the last. None of a knockout. */
export function tablesOf(
  season: Season,
  nameOf: EntrantName,
  after = season.rounds.length,
  stage = tableStage(season),
): readonly Standings[] {
  if (stage === undefined || !hasPoints(season, stage)) return [];
  const first = drawOf(season, stage)?.from ?? 1;
  const last = roundsOfStage(season, stage).at(-1)?.number ?? first - 1;
  return fieldsOf(season, stage).map((field, tier) => {
    const { input, terms } = standingsInput(season, stage, field, nameOf, tier);
    return standings(input, terms, Math.min(after, last) - first + 1);
  });
}

/** All rounds of the season as one tournament of everybody. */
export function wholeField(season: Season, nameOf: EntrantName): LeagueOf {
  const whole = { ...season, draws: [] };
  const [everybody = []] = fieldsOf(whole, 0);
  return standingsInput(whole, 0, everybody, nameOf);
}
