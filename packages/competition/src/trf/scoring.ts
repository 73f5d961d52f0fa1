/** Points by result, as files tell them: record 162 of TRF26, and XXS of the extensions that JaVaFo reads beside TRF16. */
import { exact, points as pointsOf } from '../fraction.ts';
import type { PointTerms } from '../standings/index.ts';
import { TrfError } from './model.ts';
import type { TrfFile, TrfText, TrfVersion } from './model.ts';
import { pointsText } from './write.ts';

/** Those that stand where a file says nothing else. */
export const usualPoints: PointTerms = {
  from: 'results',
  win: 1,
  draw: 0.5,
  loss: 0,
  bye: 1,
  halfBye: 0.5,
  absent: 0,
  forfeitWon: 1,
  forfeitLost: 0,
};

type PointKey = Exclude<keyof PointTerms, 'from' | 'bands' | 'ceilings'>;

/** Letters of record 162: won at the table, by forfeit or by a full bye; absent or lost by forfeit. */
const letters: Readonly<Record<string, readonly PointKey[]>> = {
  W: ['win', 'forfeitWon'],
  D: ['draw', 'halfBye'],
  L: ['loss'],
  A: ['absent', 'forfeitLost'],
  P: ['bye'],
  X: [],
};

/** Codes of XXS; what differs between the two colours differs nowhere here. */
const codes: Readonly<Record<string, readonly PointKey[]>> = {
  W: ['win', 'forfeitWon'],
  D: ['draw', 'halfBye'],
  WW: ['win'],
  BW: ['win'],
  WD: ['draw'],
  BD: ['draw'],
  WL: ['loss'],
  BL: ['loss'],
  ZPB: ['absent'],
  HPB: ['halfBye'],
  FPB: [],
  PAB: ['bye'],
  FW: ['forfeitWon'],
  FL: ['forfeitLost'],
};

/** Throws a TrfError where a record cannot be read. */
export function pointsOfTrf({ records }: TrfFile): PointTerms {
  const found: Partial<Record<PointKey, number>> = {};
  records.forEach((record, index) => {
    if (record.kind !== 'text') return;
    if (record.code === '162') for (const [key, value] of record162(record, index + 1)) found[key] = value;
    if (record.code === 'XXS') for (const [key, value] of recordXxs(record, index + 1)) found[key] = value;
  });
  return { ...usualPoints, ...found };
}

function record162({ text }: TrfText, line: number): (readonly [PointKey, number])[] {
  const found: (readonly [PointKey, number])[] = [];
  const signs = ` ${text ?? ''}`;
  // Column 6 is the third sign of what begins in column 4; the next letter stands nine on.
  for (let at = 2; at < signs.length; at += 9) {
    const letter = signs[at] ?? ' ';
    if (letter === ' ') continue;
    const keys = letters[letter];
    if (!keys) throw new TrfError(line, [at + 4, at + 4], letter, `one of ${Object.keys(letters).join(' ')}`);
    const value = numberOf(signs.slice(at + 1, at + 5), line, [at + 5, at + 8]);
    found.push(...keys.map((key) => [key, value] as const));
  }
  // Where nothing else is said, the bye of the pairing brings what a win does.
  const win = found.find(([key]) => key === 'win');
  return win && !found.some(([key]) => key === 'bye') ? [...found, ['bye', win[1]]] : found;
}

function recordXxs({ text }: TrfText, line: number): (readonly [PointKey, number])[] {
  const tokens = [...(text ?? '').matchAll(/\S+/g)];
  return tokens.flatMap((token) => {
    const where = [token.index + 5, token.index + 4 + token[0].length] as const;
    const [code = '', value = ''] = token[0].split('=');
    const keys = codes[code];
    if (!keys) throw new TrfError(line, where, token[0], `CODE=POINTS with one of ${Object.keys(codes).join(' ')}`);
    return keys.map((key) => [key, numberOf(value, line, where)] as const);
  });
}

function numberOf(text: string, line: number, where: readonly [number, number]): number {
  const trimmed = text.trim();
  if (!/^\d{0,3}(?:\.[05])?0*$/.test(trimmed) || trimmed === '' || trimmed === '.') {
    throw new TrfError(line, where, trimmed, 'points are written like 3, 1.0 or .5');
  }
  return Number(trimmed);
}

/** None where the points are the usual ones. Bands, and what their points are in the end, stand in the players' lines. */
export function scoringRecords(terms: PointTerms, version: TrfVersion): readonly TrfText[] {
  const keys: readonly PointKey[] = ['win', 'draw', 'loss', 'bye', 'halfBye', 'absent', 'forfeitWon', 'forfeitLost'];
  if (terms.from !== 'results' || keys.every((key) => terms[key] === usualPoints[key])) return [];
  const text = (value: number): string => pointsText(exact(pointsOf(value)));
  if (version === 'TRF26') {
    const parts = [terms.win, terms.draw, terms.loss, terms.absent, terms.bye];
    const told = parts.map((value, index) => `${'WDLAP'[index]}${text(value).padStart(4)}`);
    return [{ kind: 'text', code: '162', text: ` ${told.join('    ')}` }];
  }
  const told: readonly (readonly [string, number])[] = [
    ['WW', terms.win],
    ['BW', terms.win],
    ['WD', terms.draw],
    ['BD', terms.draw],
    ['WL', terms.loss],
    ['BL', terms.loss],
    ['PAB', terms.bye],
    ['HPB', terms.halfBye],
    ['ZPB', terms.absent],
    ['FW', terms.forfeitWon],
    ['FL', terms.forfeitLost],
  ];
  return [{ kind: 'text', code: 'XXS', text: told.map(([code, value]) => `${code}=${text(value)}`).join(' ') }];
}
