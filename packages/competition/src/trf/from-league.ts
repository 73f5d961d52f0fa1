/** A league as a tournament report file. */
import { exact, points } from '../fraction.ts';
import { lastRound, standings } from '../standings/index.ts';
import type {
  LeagueMeeting,
  PointCorrection,
  StandingsEntrant,
  StandingsInput,
  StandingsRow,
  StandingsTerms,
} from '../standings/index.ts';
import { playerColumns } from './columns.ts';
import type { TrfFile, TrfPlayer, TrfResult, TrfRound, TrfText, TrfVersion } from './model.ts';
import { scoringRecords } from './scoring.ts';
import { tieBreakCodes } from './tie-break-codes.ts';
import { pointsText } from './write.ts';

/** What a file says of a tournament as a whole; what nobody knows is left out. */
export interface TrfHeading {
  readonly name: string;
  readonly city?: string;
  /** Three letters. */
  readonly federation?: string;
  /** `2026/09/01`. */
  readonly start?: string;
  readonly end?: string;
  readonly kind?: string;
  readonly arbiter?: string;
  readonly tempo?: string;
}

const nameWidth = playerColumns.name[1] - playerColumns.name[0] + 1;

/**
 * With the standings after the last round as points and ranks. Rounds without a match stand as what they were; a result
 * by officials as one that is not rated. A name is cut to 33 signs.
 * Throws a RangeError where a league does not fit: entrants above 9999, two matches in a round, matches without an opponent.
 */
export function trfOfLeague(
  heading: TrfHeading,
  input: StandingsInput,
  terms: StandingsTerms,
  version: TrfVersion,
): TrfFile {
  const rows = new Map(standings(input, terms).rows.map((row) => [row.number, row]));
  const rounds = roundsByEntrant(input);
  const entrants = [...input.entrants].sort((a, b) => a.number - b.number);
  const players = entrants.map((each) => playerOf(each, rows.get(each.number), rounds.get(each.number) ?? []));
  const records = [
    ...headingRecords(heading, entrants),
    ...(terms.rounds === null ? [] : [text(version === 'TRF26' ? '142' : 'XXR', `${terms.rounds}`)]),
    ...scoringRecords(terms.points, version),
    ...(version === 'TRF26' ? tieBreakRecords(terms) : []),
    ...players,
    ...(version === 'TRF26' ? input.corrections.flatMap(correctionRecords) : []),
  ];
  return { version, records, newline: '\r\n', padded: true, closed: true };
}

const text = (code: string, told: string): TrfText => ({ kind: 'text', code, text: told });

/** On one line, without signs that a reader of columns does not expect. */
const plain = (told: string): string => told.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

function headingRecords(heading: TrfHeading, entrants: readonly StandingsEntrant[]): readonly TrfText[] {
  const rated = entrants.filter(({ rating }) => rating !== null && rating > 0).length;
  const told: readonly (readonly [string, string | undefined])[] = [
    ['012', heading.name],
    ['022', heading.city],
    ['032', heading.federation],
    ['042', heading.start],
    ['052', heading.end],
    ['062', `${entrants.length}`],
    ['072', `${rated}`],
    ['092', heading.kind],
    ['102', heading.arbiter],
    ['122', heading.tempo],
  ];
  return told.flatMap(([code, value]) => (value === undefined ? [] : [text(code, plain(value))]));
}

function tieBreakRecords(terms: StandingsTerms): readonly TrfText[] {
  const codes = tieBreakCodes(terms);
  return [...(codes.length > 0 ? [text('202', codes.join(','))] : []), text('212', ['PTS', ...codes].join(','))];
}

function playerOf(entrant: StandingsEntrant, row: StandingsRow | undefined, rounds: readonly TrfRound[]): TrfPlayer {
  return {
    kind: 'player',
    number: entrant.number,
    sex: null,
    title: null,
    name: Array.from(plain(entrant.name)).slice(0, nameWidth).join('').trim(),
    rating: entrant.rating,
    federation: null,
    id: null,
    birth: null,
    points: row?.points.value ?? '0',
    rank: row?.place ?? null,
    rounds,
  };
}

const nobody: TrfRound = { opponent: null, colour: null, result: null };

function roundsByEntrant(input: StandingsInput): ReadonlyMap<number, readonly TrfRound[]> {
  const count = lastRound(input);
  const rounds = new Map(input.entrants.map(({ number }) => [number, Array.from({ length: count }, () => nobody)]));
  const put = (entrant: number, round: number, told: TrfRound): void => {
    const own = rounds.get(entrant);
    if (!own) return;
    if (own[round - 1] !== nobody) {
      throw new RangeError(
        `A tournament report file has one match a round; entrant ${entrant} has two in round ${round}.`,
      );
    }
    own[round - 1] = told;
  };
  for (const { number, entries } of input.rounds) {
    let byes = 0;
    for (const each of entries) {
      if (each.kind === 'solo') {
        throw new RangeError(`A tournament report file has no matches without an opponent; round ${number} has.`);
      }
      if (each.kind === 'meeting') {
        const [first, second] = resultsOf(each);
        put(each.sides[0], number, { opponent: each.sides[1], colour: 'w', result: first });
        put(each.sides[1], number, { opponent: each.sides[0], colour: 'b', result: second });
        continue;
      }
      // One bye a round is the pairing's own, further ones are full points by decision.
      if (each.kind === 'bye') byes += 1;
      const result = each.kind === 'bye' ? (byes === 1 ? 'U' : 'F') : each.kind === 'half-bye' ? 'H' : 'Z';
      put(each.entrant, number, { opponent: 0, colour: '-', result });
    }
  }
  return rounds;
}

function resultsOf({ result }: LeagueMeeting): readonly [TrfResult | null, TrfResult | null] {
  switch (result.kind) {
    case 'waiting':
      return [null, null];
    case 'double-forfeit':
      return ['-', '-'];
    case 'forfeit':
      return result.outcome === 'first' ? ['+', '-'] : ['-', '+'];
    case 'adjudicated':
      if (result.outcome === 'draw') return ['D', 'D'];
      return result.outcome === 'first' ? ['W', 'L'] : ['L', 'W'];
    case 'played':
      if (result.outcome === 'draw') return ['=', '='];
      return result.outcome === 'first' ? ['1', '0'] : ['0', '1'];
  }
}

/** Points given or taken (record 299), and before them a comment with the reason. */
function correctionRecords(correction: PointCorrection): readonly TrfText[] {
  const told = pointsText(exact(points(correction.points))).padStart(4);
  const round = `${correction.round}`.padStart(3, '0');
  const entrant = `${correction.entrant}`.padStart(4);
  return [text('###', ` ${plain(correction.reason)}`), text('299', `         ${told}  ${round} ${entrant}`)];
}
