/** A season as its journal tells it. Nothing here knows what is played: battles and settings are the ruleset's own JSON. */
import type { AnnouncedTo } from './announced-to.ts';
import type { CostShown, LadderChallenge, LadderEntrant } from '../pairing/index.ts';
import type { TableBattle } from './battles/terms.ts';
import type { ListOf, LockedList } from './lists/terms.ts';
import type { SeasonTerms } from './terms.ts';
import type { TableResult } from './table-result.ts';
import type { EntrantTeam, TeamBoard } from './teams/model.ts';
import { boardBegun, emptyBoard } from './teams/model.ts';
import type { TableTimes } from './times/model.ts';

export type { TableResult } from './table-result.ts';

/** Who competes: a person with an account, somebody whom an official entered by name, or a team under its captain. */
export interface Entrant {
  /** The start number: from 1, in the order of entry. */
  readonly number: number;
  readonly person: string | null;
  /** Null for a person with an account, whose name is looked up where it is shown. */
  readonly name: string | null;
  /** Drawn on entry. It breaks the last tie, and orders those whom nobody has seeded. */
  readonly lot: number;
  /** The place that officials expect; null where nobody has said. */
  readonly seed: number | null;
  /** `waiting`: behind the limit, in the order of entry. */
  readonly status: 'playing' | 'waiting' | 'left';
  /** The first round for which this entrant is paired. */
  readonly from: number;
  /** The last round for which this entrant was paired, where it has left. */
  readonly until: number | null;
  /** Rounds that were declared beforehand, and what each counts. */
  readonly absences: { readonly [round: number]: Absence };
  /** Said to be there, while check-in goes on. */
  readonly checkedIn?: true;
  /** Missed the check-in, or let a place pass: behind those who wait. */
  readonly behind?: 'missed' | 'passed';
  /** Until when a free place is offered, to somebody who waits. In milliseconds since 1970. */
  readonly offered?: number;
  /** A substitute: who left the place of a group that this entrant has. */
  readonly inPlaceOf?: number;
  /** Organisers took the name off what the public reads. */
  readonly hidden?: true;
  /** In a season of teams. */
  readonly team?: EntrantTeam;
}

/** Somebody who comes along from another season. */
export type BroughtAlong = Pick<Entrant, 'person' | 'name' | 'hidden' | 'team'>;

export type Absence = 'half' | 'zero';

/** Two entrants by their numbers; the first has the first side of the battle. One against `automatedEnemy` in a score series. */
export type Sides = readonly [number, number];

/** In the place of a second entrant where one plays alone. */
export const automatedEnemy = 0;
/** How it is called where names stand. */
export const enemyName = 'Automated enemy';
/** One entrant plays here against the automated enemy. */
export const isAlone = ({ sides }: { readonly sides: Sides }): boolean => sides[1] === automatedEnemy;

export interface Pairing {
  readonly sides: Sides;
  /** In a knockout: the match of the bracket that this is a game of, such as `W2-1`. */
  readonly slot?: string;
  /** It stands though a correction sent somebody else into this match of the bracket. */
  readonly kept?: boolean;
  /** A correction took its match of the bracket away: nobody meets here. */
  readonly void?: boolean;
  /** Between teams there is none: each of the boards has its own. */
  readonly match: string | null;
  readonly boards?: readonly TeamBoard[];
  readonly result: TableResult | null;
}

/** Who is not paired in a round, and what it counts. */
export interface Bye {
  readonly entrant: number;
  readonly as: 'bye' | Absence;
}

/** How standings call who was not paired. */
export const satOut = { bye: 'bye', half: 'half-bye', zero: 'absent' } as const satisfies {
  [K in Bye['as']]: string;
};

export interface SeasonRound {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly opensAt: number;
  readonly endsAt: number;
  readonly pairings: readonly Pairing[];
  readonly byes: readonly Bye[];
}

/** A pair of a draft. `held`: it stays when the rest is paired again. */
export interface DraftedPair {
  readonly sides: Sides;
  readonly slot?: string;
  readonly held: boolean;
  /** What is wrong with it: lines of `pairing/cost.ts` above zero. */
  readonly cost: CostShown;
}

/** The next round as officials see it. */
export interface RoundDraft {
  readonly round: number;
  readonly pairs: readonly DraftedPair[];
  readonly byes: readonly Bye[];
  /** Who is to play, and has neither an opponent nor a bye. */
  readonly unpaired: readonly number[];
}

/** A stage whose groups or bracket are drawn. A Swiss at the beginning is not: people may still come in. */
export interface StageDraw {
  /** From 0. */
  readonly stage: number;
  /** Its first round. */
  readonly from: number;
  /** Numbers by group, the first seed first; a Swiss and a knockout are one group. */
  readonly groups: readonly (readonly number[])[];
}

/** `board`: between teams. */
export interface BroughtLists {
  readonly round: number;
  readonly pairing: number;
  readonly board?: number;
  readonly lists: readonly ListOf[];
}

export interface Announcement {
  /** Its instant, in milliseconds since 1970, by which it is known. */
  readonly at: number;
  readonly text: string;
  /** Left out: all. */
  readonly to?: AnnouncedTo;
}

export interface Season {
  readonly name: string;
  readonly terms: SeasonTerms;
  /** SHA-256 of the season's seed, in hexadecimal. */
  readonly commitment: string;
  /** Shown when the season is closed. */
  readonly seed: string | null;
  readonly status: 'planned' | 'registration' | 'running' | 'closed';
  readonly entrants: readonly Entrant[];
  /** The check-in that is over, by the end that the terms said for it. */
  readonly checkInEnded?: number;
  /** One after the other. */
  readonly draws: readonly StageDraw[];
  /** The top first; of a ladder that has begun. */
  readonly ladder: readonly LadderEntrant[];
  /** Of a ladder or an open league: those that are neither played nor refused. */
  readonly challenges: readonly LadderChallenge[];
  readonly rounds: readonly SeasonRound[];
  /** The battles of tables, by round and index (`battleKey`). */
  readonly battles: { readonly [table: string]: TableBattle };
  /** Locked lists by entrant and ordinal (`listKey`). */
  readonly lists: { readonly [list: string]: LockedList };
  /** How often lists have been taken back: by the numbers of entrants, of teams by list. */
  readonly revised: { readonly [whose: string]: number };
  /** The lists that the last match of a table, or of one of its boards, was made from. */
  readonly brought: readonly BroughtLists[];
  readonly draft: RoundDraft | null;
  /** Pairs that officials have ruled out for the whole season. */
  readonly forbidden: readonly Sides[];
  readonly announcements: readonly Announcement[];
  /** Hours, deadlines and rulings, of tables that have any. */
  readonly times: readonly TableTimes[];
}

export const entrantOf = ({ entrants }: Season, number: number): Entrant | undefined =>
  entrants.find((each) => each.number === number);

/** Whoever is paired for the round: entered by then, and not gone. */
export const playsIn = ({ status, from, until }: Entrant, round: number): boolean =>
  from <= round && (status === 'playing' || (status === 'left' && until !== null && until >= round));

/** Something has happened at a table. Who had left before it was published has only lost it. */
export const hasBegun = ({ match, result, boards = [] }: Pairing): boolean =>
  match !== null ||
  boards.some(boardBegun) ||
  (result !== null && !(result.how === 'forfeit' && [leftBefore, emptyBoard].includes(result.reason)));
/** Why a match of the bracket is not played. */
export const leftBefore = 'Left the season before this match.';

export const samePair = ([a, b]: Sides, [c, d]: Sides): boolean => (a === c && b === d) || (a === d && b === c);
