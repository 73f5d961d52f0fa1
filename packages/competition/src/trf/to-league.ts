/** A tournament report file as a league. */
import { mostRoundsInStandings } from '../standings/index.ts';
import type {
  LeagueMeeting,
  MeetingResult,
  PointCorrection,
  PointTerms,
  RoundResults,
  SatOut,
  StandingsInput,
} from '../standings/index.ts';
import { TrfError } from './model.ts';
import type { TrfFile, TrfPlayer, TrfResult, TrfText } from './model.ts';
import { pointsOfTrf } from './scoring.ts';

export interface LeagueOfTrf {
  readonly name: string | null;
  /** How many rounds there will be (142, XXR); null where the file does not say. */
  readonly rounds: number | null;
  readonly points: PointTerms;
  readonly input: StandingsInput;
}

/**
 * The order of the file are the seeds, start numbers are numbers and lots. A player without an entry in a round in which
 * others have one was absent; two who both lost count as two who did not come.
 * Throws a TrfError that names line and columns where a record cannot be read.
 */
export function leagueOfTrf(file: TrfFile): LeagueOfTrf {
  const players = file.records.filter((record) => record.kind === 'player');
  const texts = file.records.flatMap((record, index) => (record.kind === 'text' ? [{ record, line: index + 1 }] : []));
  const byNumber = new Map(players.map((player) => [player.number, player]));
  const last = players.reduce((most, { rounds }) => Math.max(most, lastTold(rounds)), 0);
  return {
    name: texts.find(({ record }) => record.code === '012')?.record.text?.trim() ?? null,
    rounds: plannedRounds(texts),
    points: pointsOfTrf(file),
    input: {
      entrants: players.map(({ number, name, rating }, index) => ({
        number,
        name,
        seed: index + 1,
        rating: rating === 0 ? null : rating,
        status: 'active',
        leftAfter: null,
        lot: number,
      })),
      rounds: Array.from({ length: last }, (_, index) => roundOf(byNumber, index + 1)),
      corrections: texts.flatMap((each, index) => correctionsOf(each, texts[index - 1], byNumber)),
    },
  };
}

type Players = ReadonlyMap<number, TrfPlayer>;

interface TextLine {
  readonly record: TrfText;
  readonly line: number;
}

function lastTold(rounds: TrfPlayer['rounds']): number {
  return rounds.findLastIndex(({ opponent, result }) => opponent !== null || result !== null) + 1;
}

function plannedRounds(texts: readonly TextLine[]): number | null {
  const found = texts.find(({ record }) => record.code === '142' || record.code === 'XXR');
  if (!found) return null;
  const told = found.record.text?.trim() ?? '';
  if (/^\d{1,3}$/.test(told) && Number(told) >= 1 && Number(told) <= mostRoundsInStandings) return Number(told);
  throw new TrfError(
    found.line,
    [5, 4 + Math.max(1, told.length)],
    told,
    `a number of rounds from 1 to ${mostRoundsInStandings}`,
  );
}

function roundOf(players: Players, number: number): RoundResults {
  const entries = [...players.values()].flatMap((player): (LeagueMeeting | SatOut)[] => {
    const round = player.rounds[number - 1];
    if (!round?.opponent) return [{ kind: satOut(round?.result ?? null), entrant: player.number }];
    if (round.colour !== 'w') return [];
    const other = players.get(round.opponent)?.rounds[number - 1]?.result ?? null;
    return [{ kind: 'meeting', sides: [player.number, round.opponent], result: resultOf(round.result, other) }];
  });
  return { number, entries };
}

function satOut(result: TrfResult | null): SatOut['kind'] {
  if (result === 'U' || result === 'F' || result === '+') return 'bye';
  return result === 'H' ? 'half-bye' : 'absent';
}

function resultOf(first: TrfResult | null, second: TrfResult | null): MeetingResult {
  if (first === null || second === null) return { kind: 'waiting' };
  if ('-0L'.includes(first) && first === second) return { kind: 'double-forfeit' };
  if (first === '+' || first === '-') return { kind: 'forfeit', outcome: first === '+' ? 'first' : 'second' };
  const kind = 'WDL'.includes(first) ? 'adjudicated' : 'played';
  if (first === '=' || first === 'D') return { kind, outcome: 'draw', book: null };
  return { kind, outcome: first === '1' || first === 'W' ? 'first' : 'second', book: null };
}

/** Of a record 299; the comment before it is the reason. */
function correctionsOf(
  { record, line }: TextLine,
  before: TextLine | undefined,
  players: Players,
): readonly PointCorrection[] {
  if (record.code !== '299') return [];
  // Column 5 is the first sign of the text.
  const signs = record.text ?? '';
  const cut = (from: number, to: number): string => signs.slice(from - 5, to - 4).trim();
  if (cut(5, 5) !== '') {
    throw new TrfError(line, [5, 5], cut(5, 5), 'a blank: points given or taken, no other points of a result');
  }
  const points = cut(14, 17);
  if (!/^-?\d{1,3}(?:\.[05])?$/.test(points)) {
    throw new TrfError(line, [14, 17], points, 'points are written like -1.0, 2.5 or 10');
  }
  const round = cut(20, 22);
  if (!/^\d{0,3}$/.test(round) || Number(round) > mostRoundsInStandings) {
    throw new TrfError(line, [20, 22], round, `a round up to ${mostRoundsInStandings}, or 000 for all`);
  }
  const reason = before?.line === line - 1 && before.record.code === '###' ? (before.record.text ?? '').trim() : '';
  const numbers = [...signs.slice(19).matchAll(/\S+/g)];
  return numbers.map((found) => {
    if (!/^\d{1,4}$/.test(found[0]) || !players.has(Number(found[0]))) {
      const from = found.index + 24;
      throw new TrfError(
        line,
        [from, from + found[0].length - 1],
        found[0],
        'the start number of a player of the file',
      );
    }
    return { entrant: Number(found[0]), round: Number(round), points: Number(points), reason, category: null };
  });
}
