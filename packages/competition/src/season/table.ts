/** The standings of a season: its results as `standings/` counts them. */
import { standings } from '../standings/index.ts';
import type { MeetingResult, RoundResults, Standings, StandingsInput, StandingsTerms } from '../standings/index.ts';
import { satOut } from './season.ts';
import type { Entrant, TableResult, SeasonRound, Season } from './season.ts';
import { roundsOf } from './pair-up.ts';
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

const roundOf = ({ number, pairings, byes }: SeasonRound): RoundResults => ({
  number,
  entries: [
    ...pairings.map(({ sides: each, result }) => ({ kind: 'meeting' as const, sides: each, result: resultOf(result) })),
    ...byes.map(({ entrant, as }) => ({ kind: satOut[as], entrant })),
  ],
});

const competes = ({ status }: Entrant): boolean => status !== 'waiting';

function inputOf(season: Season, members: readonly Entrant[], nameOf: EntrantName): StandingsInput {
  const place = new Map(bySeed(members).map(({ number }, index) => [number, index + 1]));
  const entrants = members.map((each) => ({
    number: each.number,
    name: nameOf(each),
    seed: place.get(each.number) ?? members.length,
    rating: null,
    status: each.status === 'left' ? ('left' as const) : ('active' as const),
    leftAfter: each.status === 'left' ? (each.until ?? 0) : null,
    lot: each.lot,
  }));
  const among = new Set(members.map(({ number }) => number));
  const rounds = season.rounds.map((round) => {
    const { number, entries } = roundOf(round);
    return { number, entries: entries.filter((each) => among.has('sides' in each ? each.sides[0] : each.entrant)) };
  });
  return { entrants, rounds, corrections: [] };
}

function termsOf(season: Season): StandingsTerms {
  const { scoring, tieBreaks } = season.terms;
  return {
    points: { from: 'results', ...scoring },
    unplayed: 'own-result',
    tieBreaks,
    whoLeft: 'kept',
    rounds: roundsOf(season),
    lines: [],
  };
}

/** Those who compete, by group; one group where there are none. */
export function fieldsOf(season: Season): readonly (readonly Entrant[])[] {
  const competing = season.entrants.filter(competes);
  if (season.groups.length === 0) return [competing];
  return season.groups.map((group) => competing.filter(({ number }) => group.includes(number)));
}

/** What the standings of one field are worked out from. */
export const standingsInput = (season: Season, field: readonly Entrant[], nameOf: EntrantName): LeagueOf => ({
  input: inputOf(season, field, nameOf),
  terms: termsOf(season),
});

export interface LeagueOf {
  readonly input: StandingsInput;
  readonly terms: StandingsTerms;
}

/** One table for each group; `after`: the round, by default the last. */
export function tablesOf(season: Season, nameOf: EntrantName, after = season.rounds.length): readonly Standings[] {
  return fieldsOf(season).map((field) => {
    const { input, terms } = standingsInput(season, field, nameOf);
    return standings(input, terms, after);
  });
}
