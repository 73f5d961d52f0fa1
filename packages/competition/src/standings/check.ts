/** What standings refuse to be made of. */
import { points } from '../fraction.ts';
import type { StandingsEntrant, RoundResults, StandingsInput } from './input.ts';
import type { PointBand, StandingsTerms } from './terms.ts';

export const mostInStandings = 2048;
export const mostRoundsInStandings = 256;
const mostEntries = 65_536;
const mostTieBreaks = 20;

/** Throws a RangeError that says what would be right. */
export function checkInput(input: StandingsInput): void {
  atMost(input.entrants.length, mostInStandings, 'entrants');
  atMost(input.rounds.length, mostRoundsInStandings, 'rounds');
  const entries = input.rounds.reduce((sum, { entries }) => sum + entries.length, 0);
  atMost(entries + input.corrections.length, mostEntries, 'results and corrections');
  const known = new Set(input.entrants.map(({ number }) => number));
  if (known.size < input.entrants.length) throw new RangeError('Two entrants have one number: each has its own.');
  input.entrants.forEach(checkEntrant);
  const rounds = new Set(input.rounds.map(({ number }) => number));
  if (rounds.size < input.rounds.length) throw new RangeError('Two rounds have one number: each has its own.');
  for (const round of input.rounds) checkRound(round, known);
  for (const { entrant, points: given } of input.corrections) {
    if (!known.has(entrant)) throw new RangeError(unknown(entrant, 'A correction'));
    points(given);
  }
}

function checkEntrant({ number, seed, lot, rating, leftAfter, status }: StandingsEntrant): void {
  const whole = [number, seed, lot, rating ?? 0, leftAfter ?? 0].every(Number.isSafeInteger);
  if (!whole || number < 1) {
    throw new RangeError(`Entrant ${number}: number (from 1), seed, lot, rating and last round are whole numbers.`);
  }
  if ((status === 'left') !== (leftAfter !== null)) {
    throw new RangeError(`Entrant ${number}: who has left has a last round, and nobody else.`);
  }
}

function checkRound({ number, entries }: RoundResults, known: ReadonlySet<number>): void {
  if (!Number.isInteger(number) || number < 1 || number > mostRoundsInStandings) {
    throw new RangeError(`Rounds are numbered from 1 to ${mostRoundsInStandings}; ${number} is not such a number.`);
  }
  for (const entry of entries) {
    const here = entry.kind === 'meeting' ? entry.sides : [entry.entrant];
    for (const each of here) if (!known.has(each)) throw new RangeError(unknown(each, `Round ${number}`));
    if (entry.kind !== 'meeting') continue;
    const [first, second] = entry.sides;
    if (first === second) throw new RangeError(`Round ${number}: entrant ${first} cannot meet itself.`);
  }
}

/** Throws a RangeError that says what would be right. */
export function checkTerms({ tieBreaks, points: terms, lines }: StandingsTerms): void {
  atMost(tieBreaks.length, mostTieBreaks, 'tie-breaks');
  const { win, draw, loss, bye, halfBye, absent, forfeitWon, forfeitLost } = terms;
  for (const each of [win, draw, loss, bye, halfBye, absent, forfeitWon, forfeitLost]) points(each);
  if (terms.from === 'bands') checkBands(terms.bands ?? []);
  for (const term of tieBreaks) {
    const cuts = 'cutLowest' in term || 'cutHighest' in term ? [term.cutLowest ?? 0, term.cutHighest ?? 0] : [];
    if (cuts.some((cut) => !Number.isInteger(cut) || cut < 0)) {
      throw new RangeError(`${term.id}: as many terms are cut as a whole number from 0 says.`);
    }
    if (term.id === 'book-difference' && term.cap !== undefined && points(term.cap).of <= 0n) {
      throw new RangeError('The cap of a difference is above 0.');
    }
  }
  for (const { id, from, to } of lines) {
    if (from < 1 || to < from) throw new RangeError(`Line ${id}: its places go from 1 or more to at least as many.`);
  }
}

function checkBands(bands: readonly PointBand[]): void {
  if (bands[0]?.atLeast !== 0) throw new RangeError('The first band begins at a difference of 0.');
  bands.forEach(({ atLeast, more, less }, index) => {
    for (const each of [atLeast, more, less]) points(each);
    const before = bands[index - 1];
    if (before && before.atLeast >= atLeast) throw new RangeError('Bands stand from the smallest difference up.');
  });
}

function atMost(count: number, most: number, what: string): void {
  if (count > most) throw new RangeError(`Standings hold up to ${most} ${what}; these have ${count}.`);
}

const unknown = (number: number, where: string): string =>
  `${where} names entrant ${number}, whom the list of entrants does not have.`;
