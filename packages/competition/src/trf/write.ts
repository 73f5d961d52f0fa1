/** Writes tournament report files. */
import { fromExact } from '../fraction.ts';
import type { Exact } from '../fraction.ts';
import { lengthWith, playerColumns, roundColumns } from './columns.ts';
import type { TrfFile, TrfPlayer, TrfRecord } from './model.ts';

/** What `readTrf` read, unchanged. Throws a RangeError where something does not fit into its columns. */
export function writeTrf({ records, newline, padded, closed }: TrfFile): string {
  const lines = records.map((record) => lineOf(record, padded));
  return lines.join(newline) + (closed ? newline : '');
}

function lineOf(record: TrfRecord, padded: boolean): string {
  if (record.kind === 'player') return playerLine(record, padded);
  if (record.text === null) return record.code;
  return `${record.code}${record.code === '###' ? '' : ' '}${record.text}`;
}

function playerLine(player: TrfPlayer, padded: boolean): string {
  const signs: string[] = Array.from({ length: lengthWith(player.rounds.length) }, () => ' ');
  const put = ([from, to]: readonly [number, number], text: string, side: 'left' | 'right' = 'right'): void => {
    const written = Array.from(text);
    const room = to - from + 1;
    if (written.length > room) {
      throw new RangeError(`Player ${player.number}: ${text} does not fit into columns ${from} to ${to}.`);
    }
    const start = side === 'left' ? from - 1 : to - written.length;
    written.forEach((sign, index) => (signs[start + index] = sign));
  };
  put([1, 3], '001');
  put(playerColumns.number, `${player.number}`);
  put(playerColumns.sex, player.sex ?? '');
  put(playerColumns.title, player.title ?? '');
  put(playerColumns.name, player.name, 'left');
  put(playerColumns.rating, player.rating === null ? '' : `${player.rating}`);
  put(playerColumns.federation, player.federation ?? '');
  put(playerColumns.id, player.id ?? '');
  put(playerColumns.birth, player.birth ?? '', 'left');
  put(playerColumns.points, player.points === null ? '' : pointsText(player.points));
  put(playerColumns.rank, player.rank === null ? '' : `${player.rank}`);
  player.rounds.forEach(({ opponent, colour, result }, index) => {
    const columns = roundColumns(index + 1);
    put(columns.opponent, opponent === null ? '' : opponent === 0 ? '0000' : `${opponent}`);
    put(columns.colour, colour ?? '');
    put(columns.result, result ?? '');
  });
  const line = signs.join('');
  return padded ? line : line.trimEnd();
}

/**
 * `7.5`, `11.0`; without the decimal where there is no room for it.
 * Throws a RangeError for anything else than whole and half points, and for what does not fit.
 */
export function pointsText(points: Exact, width = 4): string {
  const { of, over } = fromExact(points);
  if (over > 2n) throw new RangeError(`A tournament report file knows whole and half points; ${points} is neither.`);
  const size = of < 0n ? -of : of;
  const sign = of < 0n ? '-' : '';
  const whole = `${sign}${size / over}`;
  const text = `${whole}.${over === 2n ? '5' : '0'}`;
  if (text.length <= width) return text;
  if (over === 1n && whole.length <= width) return whole;
  throw new RangeError(`A tournament report file has room for ${width} signs of points; ${text} has more.`);
}
