/** What is proposed for a pairing whose time is over. Instants are milliseconds since 1970 (UTC). */

/** What one side of a pairing did. */
export interface SideEvidence {
  readonly entrant: number;
  /** When they left the season; null while they take part. */
  readonly leftAt: number | null;
  /** When they offered hours. */
  readonly offered: readonly number[];
  /** When they saw what the other side had offered. */
  readonly seen: readonly number[];
  /** When they accepted, declined, or wrote that none fits. */
  readonly answered: readonly number[];
  /** From when until when they sat at the table. */
  readonly sat: readonly { readonly from: number; readonly to: number }[];
}

export interface PairingEvidence {
  readonly opensAt: number;
  /** Until then both have to make contact. */
  readonly contactUntil: number;
  /** The deadline, with extensions. */
  readonly dueAt: number;
  readonly sides: readonly [SideEvidence, SideEvidence];
  /** The hour on which they agreed, or that officials set. */
  readonly agreedFor: number | null;
  /** A match that was begun and not finished. Book points as it stands: null where the game has none. */
  readonly match: { readonly startedAt: number; readonly book: readonly [number, number] | null } | null;
  /** How often the deadline was moved. */
  readonly extensions: number;
  /** The first side plays alone: the other is the automated enemy, which is always there. */
  readonly alone?: boolean;
}

export type DeadlineAnswer = 'forfeit' | 'both-lose' | 'draw' | 'extension' | 'as-it-stands';

/** The adjudication policy of a season. */
export interface DeadlinePolicy {
  /** An offer that had less time than this before the end of the contact period need not have been answered in it. */
  readonly hoursToAnswer: number;
  /** Whoever sat alone for so long after the agreed hour need not wait longer. */
  readonly waitingMinutes: number;
  /** One made contact, the other did not. */
  readonly oneSilent: 'forfeit' | 'draw' | 'extension';
  /** Neither made contact. */
  readonly bothSilent: 'both-lose' | 'draw' | 'extension';
  /** Both made contact, and found no hour. */
  readonly noHour: 'both-lose' | 'draw' | 'extension';
  /** One came to the agreed hour, the other did not. */
  readonly oneAbsent: 'forfeit' | 'extension';
  /** Neither came, or neither waited for the other. */
  readonly bothAbsent: 'both-lose' | 'draw' | 'extension';
  /** The match was begun and is not finished. */
  readonly unfinished: 'as-it-stands' | 'draw' | 'extension';
  /** How often a deadline may be moved: 0 or 1. */
  readonly extensions: number;
  readonly extensionHours: number;
  /** Where an extension would be the answer and none is left, or points as they stand and there are none. */
  readonly otherwise: 'both-lose' | 'draw';
}

/** Which term of the policy answers; `left` needs none. */
export type DeadlineRule =
  | 'left'
  | 'unfinished'
  | 'not-played'
  | 'agreed-later'
  | 'one-absent'
  | 'both-absent'
  | 'one-silent'
  | 'both-silent'
  | 'no-hour';

/** One thing on the line of time. */
export interface EvidenceLine {
  readonly at: number;
  readonly kind:
    | 'opened'
    | 'offered'
    | 'seen'
    | 'answered'
    | 'contact-over'
    | 'agreed-hour'
    | 'sat-down'
    | 'rose'
    | 'match-begun'
    | 'left'
    | 'due';
  /** 0 or 1; null for what is of no side. */
  readonly side: 0 | 1 | null;
  /** Of `rose`: minutes that they sat alone after the agreed hour. */
  readonly aloneMinutes: number | null;
}

export interface DeadlineProposal {
  readonly answer: DeadlineAnswer;
  /** Of a forfeit, and of points as they stand: the side that wins, null for a draw. Null for the rest. */
  readonly winner: 0 | 1 | null;
  /** Of an extension: the new deadline. */
  readonly until: number | null;
  readonly rule: DeadlineRule;
  /** True: the policy wanted something that could not be had any more, and this is its `otherwise`. */
  readonly insteadOf: 'extension' | 'as-it-stands' | null;
  /** In the order of time. */
  readonly evidence: readonly EvidenceLine[];
}
