/** A tournament report file as data: its lines in their order, so that what was read can be written unchanged. */
import type { Exact } from '../fraction.ts';

export type TrfVersion = 'TRF16' | 'TRF26';

export interface TrfFile {
  readonly version: TrfVersion;
  readonly records: readonly TrfRecord[];
  readonly newline: '\n' | '\r\n' | '\r';
  /** Lines of players keep the blanks at their end. */
  readonly padded: boolean;
  /** The last line ends with a newline too. */
  readonly closed: boolean;
}

export type TrfRecord = TrfPlayer | TrfText;

/** Every line but those of players: the code of three signs, and what stands behind it. */
export interface TrfText {
  readonly kind: 'text';
  /** `012` to `999`, `XXR` and the like, the code of a federation, `###` for a comment; empty in an empty line. */
  readonly code: string;
  /** From column 5 on; null where the line ends with the code. */
  readonly text: string | null;
}

export interface TrfPlayer {
  readonly kind: 'player';
  /** Start number, 1 to 9999. */
  readonly number: number;
  readonly sex: 'm' | 'w' | null;
  readonly title: string | null;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string | null;
  readonly id: string | null;
  /** `1999/12/31`, or the year alone. */
  readonly birth: string | null;
  readonly points: Exact | null;
  readonly rank: number | null;
  readonly rounds: readonly TrfRound[];
}

export interface TrfRound {
  /** 0: nobody (`0000`). Null: blank, which means the same. */
  readonly opponent: number | null;
  readonly colour: 'w' | 'b' | '-' | null;
  /** Null: blank. */
  readonly result: TrfResult | null;
}

/**
 * Won, drawn, lost: `1 = 0`; not to be rated `W D L`; by forfeit `+ -`; bye given by the pairing `U`, full point `F`,
 * half point `H`, none `Z`.
 */
export type TrfResult = (typeof trfResults)[number];
export const trfResults = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'U', 'F', 'H', 'Z'] as const;

/** What is wrong with a file, where, and what would be right. Lines and columns count from 1. */
export class TrfError extends Error {
  override readonly name = 'TrfError';
  readonly line: number;
  readonly column: number;
  constructor(line: number, [from, to]: readonly [number, number], found: string, wanted: string) {
    const columns = from === to ? `column ${from}` : `columns ${from} to ${to}`;
    super(`Line ${line}, ${columns}: ${found === '' ? 'nothing' : JSON.stringify(found)} stands there; ${wanted}.`);
    this.line = line;
    this.column = from;
  }
}
