/** What standings are made of: who takes part, and what came of each round. Plain data, safe in JSON. */

export interface StandingsEntrant {
  /** The start number, 1 or more: who somebody is in everything below. */
  readonly number: number;
  readonly name: string;
  /** 1 is the strongest. */
  readonly seed: number;
  /** A whole number; null where nobody knows it. */
  readonly rating: number | null;
  readonly status: 'active' | 'left';
  /** The last round that whoever left took part in, 0 for none; null while active. */
  readonly leftAfter: number | null;
  /** Drawn for the last tie-break; the lowest is ahead. */
  readonly lot: number;
}

/** How a meeting ended, and in what way. `first` is the first of its two sides. */
export type MeetingResult =
  /** Nobody knows yet. */
  | { readonly kind: 'waiting' }
  /** Decided at the table, or by officials who looked at the position. Book points: as the game counts them. */
  | {
      readonly kind: 'played' | 'adjudicated';
      readonly outcome: 'first' | 'second' | 'draw';
      readonly book: readonly [number, number] | null;
    }
  /** One side did not come; the outcome says who won. */
  | { readonly kind: 'forfeit'; readonly outcome: 'first' | 'second' }
  /** Neither did. */
  | { readonly kind: 'double-forfeit' };

export interface LeagueMeeting {
  readonly kind: 'meeting';
  /** Numbers of two entrants. */
  readonly sides: readonly [number, number];
  readonly result: MeetingResult;
  /** True: it can still change, such as while an appeal runs. */
  readonly provisional?: boolean;
}

/** Somebody who met nobody: a bye, half a bye asked for, or absent. */
export interface SatOut {
  readonly kind: 'bye' | 'half-bye' | 'absent';
  readonly entrant: number;
}

/** Somebody who played against no entrant, such as in a series for the highest score. */
export interface SoloResult {
  readonly kind: 'solo';
  readonly entrant: number;
  readonly outcome: 'won' | 'drawn' | 'lost' | 'waiting';
  readonly book: number | null;
}

export interface RoundResults {
  /** 1, 2, … */
  readonly number: number;
  readonly entries: readonly (LeagueMeeting | SatOut | SoloResult)[];
}

/** Points that officials gave (above 0) or took (below 0). */
export interface PointCorrection {
  readonly entrant: number;
  /** Counts from the standings after this round on; 0 for before the first. */
  readonly round: number;
  readonly points: number;
  readonly reason: string;
  /** Of bonus points, where the terms know categories. */
  readonly category?: string | null;
}

export interface StandingsInput {
  readonly entrants: readonly StandingsEntrant[];
  readonly rounds: readonly RoundResults[];
  readonly corrections: readonly PointCorrection[];
}
