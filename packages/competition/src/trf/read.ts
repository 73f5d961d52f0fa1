/** Reads tournament report files, TRF16 and TRF26. */
import { exact, fraction } from '../fraction.ts';
import { mostInStandings, mostRoundsInStandings } from '../standings/index.ts';
import { newIn26, playerColumns, roundColumns, roundsIn } from './columns.ts';
import type { PlayerColumn } from './columns.ts';
import { trfResults, TrfError } from './model.ts';
import type { TrfFile, TrfPlayer, TrfRecord, TrfRound, TrfText } from './model.ts';
import { checkRounds } from './rounds.ts';

const mostSigns = 8_000_000;
const mostLines = mostInStandings + 4096;

/**
 * Each player's trfResults are held against those of the opponent.
 * Throws a TrfError that names line and columns and says what would be right.
 */
export function readTrf(text: string): TrfFile {
  if (text.length > mostSigns) {
    throw new TrfError(1, [1, 1], `a file of ${text.length} signs`, `up to ${mostSigns} are read`);
  }
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const newline = /\r\n|\n|\r/.exec(body)?.[0] ?? '\n';
  const lines = body.split(/\r\n|\n|\r/);
  const closed = lines.at(-1) === '';
  if (closed) lines.pop();
  if (lines.length > mostLines) {
    throw new TrfError(mostLines + 1, [1, 1], `line ${mostLines + 1}`, `a file has up to ${mostLines} lines`);
  }
  const records = lines.map((line, index) => recordOf(line, index + 1));
  const players = records.flatMap((record, index) => (record.kind === 'player' ? [{ record, line: index + 1 }] : []));
  if (players.length > mostInStandings) {
    throw new TrfError(
      players[mostInStandings]?.line ?? 1,
      [1, 3],
      '001',
      `a file has up to ${mostInStandings} players`,
    );
  }
  checkRounds(players);
  return {
    version: records.some((record) => record.kind === 'text' && newIn26.has(record.code)) ? 'TRF26' : 'TRF16',
    records,
    newline: newline === '\r\n' || newline === '\r' ? newline : '\n',
    padded: lines.some((line) => line.startsWith('001') && line.endsWith(' ')),
    closed,
  };
}

function recordOf(line: string, at: number): TrfRecord {
  const code = line.slice(0, 3).trimEnd();
  if (line.trim() === '') return { kind: 'text', code: '', text: null };
  if (code === '001') return playerOf(line, at);
  if (!/^(?:[0-9A-Z]{3}|###)$/.test(code)) {
    throw new TrfError(at, [1, 3], line.slice(0, 3), 'three digits, three capital letters or ### begin a line');
  }
  if (line.length > 3 && line[3] !== ' ' && code !== '###') {
    throw new TrfError(at, [4, 4], line[3] ?? '', 'a blank follows the code');
  }
  const behind = code === '###' ? line.slice(3) : line.slice(4);
  return textRecord(code, line.length > 3 ? behind : null);
}

const textRecord = (code: string, text: string | null): TrfText => ({ kind: 'text', code, text });

function playerOf(line: string, at: number): TrfPlayer {
  // Columns are signs, of which some take two units of a string.
  const signs = Array.from(line);
  const cut = ([from, to]: readonly [number, number]): string =>
    signs
      .slice(from - 1, to)
      .join('')
      .trim();
  const column = (name: PlayerColumn): string => cut(playerColumns[name]);
  const fail = (name: PlayerColumn, wanted: string): never => {
    throw new TrfError(at, playerColumns[name], column(name), wanted);
  };
  const whole = (name: PlayerColumn, most: number, wanted: string): number | null => {
    const text = column(name);
    if (text === '') return null;
    return /^\d+$/.test(text) && Number(text) <= most ? Number(text) : fail(name, wanted);
  };
  const rounds = roundsIn(signs.length);
  if (rounds > mostRoundsInStandings) {
    const { opponent } = roundColumns(mostRoundsInStandings + 1);
    throw new TrfError(at, opponent, cut(opponent), `a file has up to ${mostRoundsInStandings} rounds`);
  }
  const sex = column('sex').toLowerCase();
  return {
    kind: 'player',
    number: whole('number', 9999, numberWanted) || fail('number', numberWanted),
    sex: sex === '' ? null : sex === 'm' || sex === 'w' ? sex : fail('sex', 'm, w or a blank'),
    title: column('title') || null,
    name: column('name'),
    rating: whole('rating', 9999, 'a rating is a whole number of up to four digits, or blank'),
    federation: column('federation') || null,
    id: column('id') || null,
    birth: column('birth') || null,
    points: pointsOf(column('points'), () => fail('points', 'points are written like 7.5, 11.0 or 120, or left blank')),
    rank: whole('rank', 9999, 'a rank is a whole number from 1, or blank'),
    rounds: Array.from({ length: rounds }, (_, index) => roundOf(cut, index + 1, at)),
  };
}

const numberWanted = 'a start number from 1 to 9999';

function pointsOf(text: string, fail: () => never): TrfPlayer['points'] {
  if (text === '') return null;
  const [, sign, whole = '', half] = /^(-?)(\d{0,4})(?:\.([05]))?$/.exec(text) ?? [];
  if (sign === undefined || (whole === '' && half === undefined)) return fail();
  const halves = Number(whole) * 2 + (half === '5' ? 1 : 0);
  return exact(fraction(sign === '-' ? -halves : halves, 2));
}

function roundOf(cut: (columns: readonly [number, number]) => string, round: number, at: number): TrfRound {
  const columns = roundColumns(round);
  const [opponent, colour, result] = [cut(columns.opponent), cut(columns.colour).toLowerCase(), cut(columns.result)];
  if (!/^\d{0,4}$/.test(opponent)) {
    throw new TrfError(at, columns.opponent, opponent, 'a start number, 0000 or four blanks');
  }
  if (colour !== '' && colour !== 'w' && colour !== 'b' && colour !== '-') {
    throw new TrfError(at, columns.colour, colour, 'w, b, - or a blank');
  }
  const code = result === '' ? null : trfResults.find((each) => each === result.toUpperCase());
  if (code === undefined) {
    throw new TrfError(at, columns.result, result, `one of ${trfResults.join(' ')} or a blank`);
  }
  return { opponent: opponent === '' ? null : Number(opponent), colour: colour === '' ? null : colour, result: code };
}
