/** Whether what two players say of their match fits together. */
import { roundColumns } from './columns.ts';
import { TrfError } from './model.ts';
import type { TrfPlayer, TrfResult, TrfRound } from './model.ts';

interface PlayerLine {
  readonly record: TrfPlayer;
  readonly line: number;
}

/** What the opponent has to have. Two who both lost are told so by both. */
const answers: Readonly<Record<TrfResult, readonly TrfResult[]>> = {
  '1': ['0'],
  '0': ['1', '0'],
  '=': ['='],
  W: ['L'],
  L: ['W', 'L'],
  D: ['D'],
  '+': ['-'],
  '-': ['+', '-'],
  U: [],
  F: [],
  H: [],
  Z: [],
};

/** Throws a TrfError where a start number stands twice, an opponent is unknown, or two do not agree. */
export function checkRounds(players: readonly PlayerLine[]): void {
  const known = new Map<number, PlayerLine>();
  for (const each of players) {
    const { number } = each.record;
    const before = known.get(number);
    if (before) {
      throw new TrfError(each.line, [5, 8], `${number}`, `line ${before.line} has that start number: each has its own`);
    }
    known.set(number, each);
  }
  for (const { record, line } of players) {
    record.rounds.forEach((round, index) => checkRound(record, round, index + 1, line, known));
  }
}

function checkRound(
  { number }: TrfPlayer,
  round: TrfRound,
  at: number,
  line: number,
  known: ReadonlyMap<number, PlayerLine>,
): void {
  const columns = roundColumns(at);
  if (!round.opponent) return checkAlone(round, at, line);
  const fail = (where: readonly [number, number], found: string, wanted: string): never => {
    throw new TrfError(line, where, found, wanted);
  };
  const opponent = known.get(round.opponent);
  if (!opponent || round.opponent === number) {
    return fail(columns.opponent, `${round.opponent}`, 'the start number of another player of the file');
  }
  const other = opponent.record.rounds[at - 1];
  if (other?.opponent !== number) {
    const told = `line ${opponent.line} does not say that ${round.opponent} met ${number} in round ${at}`;
    return fail(columns.opponent, `${round.opponent}`, told);
  }
  const colours = [round.colour, other.colour];
  if (colours.join() !== 'w,b' && colours.join() !== 'b,w') {
    return fail(
      columns.colour,
      round.colour ?? '',
      `one of the two has w and the other b; line ${opponent.line} has ${other.colour ?? 'nothing'}`,
    );
  }
  if (round.result === null && other.result === null) return;
  const fitting = round.result === null ? [] : answers[round.result];
  if (other.result === null || !fitting.includes(other.result)) {
    fail(
      columns.result,
      round.result ?? '',
      `line ${opponent.line} has ${other.result ?? 'nothing'}, which does not fit`,
    );
  }
}

function checkAlone({ result }: TrfRound, at: number, line: number): void {
  if (result === null || 'UFHZ+-'.includes(result)) return;
  const { result: columns } = roundColumns(at);
  throw new TrfError(line, columns, result, 'without an opponent U, F, H, Z, +, - or a blank');
}
