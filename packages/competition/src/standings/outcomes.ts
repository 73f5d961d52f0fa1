/** Every way in which the last open results of a league can end, where they are few. */
import type { LeagueMeeting, MeetingResult, RoundResults, StandingsInput } from './input.ts';
import type { StandingsTerms } from './terms.ts';

const mostOpen = 2;
const mostEntrantsTried = 64;

/** What a meeting can come to, as far as points and tie-breaks without the book's points see it. */
const ways: readonly MeetingResult[] = [
  { kind: 'played', outcome: 'first', book: null },
  { kind: 'played', outcome: 'draw', book: null },
  { kind: 'played', outcome: 'second', book: null },
  { kind: 'forfeit', outcome: 'first' },
  { kind: 'forfeit', outcome: 'second' },
  { kind: 'double-forfeit' },
];

/** The league with each of its ends; null where they are too many, or where the book's points decide as well. */
export function possibleEnds(input: StandingsInput, terms: StandingsTerms, after: number): StandingsInput[] | null {
  const byBook = terms.points.from !== 'results' || terms.tieBreaks.some(({ id }) => id.startsWith('book-'));
  if (terms.rounds === null || after < terms.rounds || byBook || input.entrants.length > mostEntrantsTried) return null;
  const open = input.rounds.flatMap(({ number, entries }) => (number > after ? [] : entries.filter(isOpen)));
  if (open.length > mostOpen) return null;
  const choices = open.reduce<MeetingResult[][]>(
    (sofar, _) => sofar.flatMap((chosen) => ways.map((way) => [...chosen, way])),
    [[]],
  );
  return choices.map((chosen) => ({ ...input, rounds: decided(input.rounds, open, chosen) }));
}

const isOpen = (entry: RoundResults['entries'][number]): boolean =>
  entry.kind === 'meeting' && entry.result.kind === 'waiting';

function decided(
  rounds: readonly RoundResults[],
  open: readonly RoundResults['entries'][number][],
  chosen: readonly MeetingResult[],
): readonly RoundResults[] {
  return rounds.map((round) => ({
    ...round,
    entries: round.entries.map((entry) => {
      const result = chosen[open.indexOf(entry)];
      return result && entry.kind === 'meeting' ? ({ ...entry, result } satisfies LeagueMeeting) : entry;
    }),
  }));
}
