/** What standings say. Plain data, safe in JSON: numbers that are compared are exact texts. */
import type { Exact } from '../fraction.ts';
import type { TieBreakId } from './terms.ts';

/** What a term of a sum is about; pages put it into words. */
export type TermKind =
  /** A result's points, share or count. */
  | 'result'
  /** Something of an opponent: points, rating. */
  | 'opponent'
  /** In the place of an opponent, for a round without a match. */
  | 'in-place-of-opponent'
  /** The points of all rounds up to this one. */
  | 'running'
  | 'book'
  | 'correction'
  /** What a ceiling of a bonus category takes off again. */
  | 'ceiling'
  /** Rating points for the share of points won. */
  | 'expected'
  /** A number of one's own: seed, lot. */
  | 'own';

export type LeftOut = 'lowest' | 'highest' | 'struck' | 'unrated';

export interface SumTerm {
  readonly kind: TermKind;
  readonly round: number | null;
  /** Number of an entrant. */
  readonly opponent: number | null;
  /** How that round ended, where the term is of a round. */
  readonly mark: ResultMark | null;
  /** Before it is multiplied, such as all points of an opponent. */
  readonly base: Exact;
  /** `1`, or such as `1/2` of an opponent with whom one drew. */
  readonly share: Exact;
  /** base × share. */
  readonly value: Exact;
  /** Null: it counts. Otherwise why it does not. */
  readonly leftOut: LeftOut | null;
  /** Of corrections: what officials wrote. Of ceilings: the category. */
  readonly note: string | null;
}

/** value = (sum of the terms that count) / divisor, rounded where it says so, + sum of `then`. */
export interface Sum {
  readonly value: Exact;
  readonly terms: readonly SumTerm[];
  readonly divisor: Exact;
  readonly whole: boolean;
  readonly then: readonly SumTerm[];
}

export type ResultMark = 'won' | 'drawn' | 'lost' | 'bye' | 'half-bye' | 'absent' | 'waiting';

/** One round of one entrant, for the row of small marks. */
export interface FormMark {
  readonly round: number;
  readonly mark: ResultMark;
  /** Null where there was none. */
  readonly opponent: number | null;
  readonly forfeit: boolean;
  /** The result counts for nobody. */
  readonly struck: boolean;
  readonly provisional: boolean;
  /** Own and the opponent's, as the game counts. */
  readonly book: readonly [number, number | null] | null;
  readonly points: Exact;
}

export interface TieBreakValue {
  readonly id: TieBreakId;
  /** Null: it has no value here, as head to head has none where not all have met, or nobody is equal. */
  readonly value: Exact | null;
  readonly sum: Sum | null;
}

/** One tie-break in the way of an entrant through those equal on points. */
export interface WhyStep {
  /** Index in the terms' tie-breaks. */
  readonly tieBreak: number;
  readonly verdict: 'equal' | 'parts' | 'not-counted' | 'not-needed';
  /** Who was still equal before it, in the order that it makes of them; oneself alone where it was not needed. */
  readonly among: readonly number[];
  /** Who is no longer equal with this entrant after it. */
  readonly parted: readonly number[];
  /** Of those among whom it is not counted: whom this entrant has not met. */
  readonly unmet: readonly number[];
}

/** Where an entrant parts from the row above, with as many points. */
export interface PlaceParting {
  readonly from: number;
  /** Index of the tie-break that decides; null: they share the place. */
  readonly decides: number | null;
  readonly steps: readonly {
    readonly verdict: 'equal' | 'decides' | 'not-counted' | 'not-needed';
    /** By how much the row above is ahead; null but where it decides. */
    readonly by: Exact | null;
  }[];
}

/** Places that are still possible; `bound`: not worse than this, perhaps narrower. */
export interface PlaceReach {
  readonly best: number;
  readonly worst: number;
  readonly kind: 'exact' | 'bound';
}

export interface LineState {
  readonly id: string;
  /** Within it now; a place shared across the edge counts as `tied`. */
  readonly now: 'in' | 'out' | 'tied';
  /** `sure`: whatever happens. */
  readonly end: 'sure' | 'possible' | 'out-of-reach';
}

export interface StandingsRow {
  readonly number: number;
  readonly name: string;
  /** Null where the results of whoever left are struck. */
  readonly place: number | null;
  /** `3`, `=3` where the place is shared, empty where there is none. */
  readonly placeText: string;
  readonly points: Sum;
  readonly tieBreaks: readonly TieBreakValue[];
  readonly form: readonly FormMark[];
  /** Meetings that count, forfeits too; byes not. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Sums of the book's points in matches that count. */
  readonly book: { readonly scored: Exact; readonly conceded: Exact };
  readonly left: { readonly after: number; readonly struck: boolean } | null;
  /** Who has played fewer matches than the terms want, and therefore stands behind; null where that is enough. */
  readonly short: { readonly played: number; readonly least: number } | null;
  /** Empty where nobody has as many points. */
  readonly why: readonly WhyStep[];
  readonly parting: PlaceParting | null;
  /** Against the standings a round before; null before the second round. `places` above 0: climbed. */
  readonly change: { readonly place: number | null; readonly places: number; readonly points: Exact } | null;
  readonly reach: PlaceReach | null;
  readonly lines: readonly LineState[];
  /** `points`: a result of its own is open. `tie-breaks`: one of an opponent. */
  readonly provisional: 'no' | 'tie-breaks' | 'points';
}

export interface Standings {
  readonly after: number;
  /** Of so many rounds; null where nobody knows. */
  readonly of: number | null;
  readonly rows: readonly StandingsRow[];
  /** Results that are not there yet, and those that can still change. */
  readonly waiting: readonly OpenResult[];
  readonly provisional: readonly OpenResult[];
}

export interface OpenResult {
  readonly round: number;
  /** The lower number first; 0 is nobody, where one plays alone. */
  readonly sides: readonly [number, number];
}
