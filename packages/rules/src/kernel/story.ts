/**
 * What a ruleset tells of how a match stands, for the story of its end: scores round by round, turning points, honours.
 * All of it is read from a view, so that a story knows no more than whoever reads it.
 */
import type { Seat } from './seat.ts';

export interface StandingSide {
  /** Who plays it, in the order of their numbers; nobody where it is automated. */
  readonly seats: readonly Seat[];
  /** As people call it. */
  readonly name: string;
  /** By each of `counts`. */
  readonly score: readonly number[];
}

/** A ship, or whatever else is fought with and lost as one. */
export interface StandingShip {
  /** Its record in the view and in log lines. */
  readonly record: string;
  readonly name: string;
  /** Index into `sides`. */
  readonly side: number;
  /** What it costs or brings, as the book counts it. */
  readonly worth: number;
  /** What is left of it, and of how much; nothing where it is lost. */
  readonly left: number;
  readonly of: number;
  /** `left`: it is out of play, and not lost. */
  readonly gone: 'lost' | 'left' | null;
}

export interface MatchStanding {
  /** 0 before the first. */
  readonly round: number;
  /** What the scores count, in words, the one that decides first. */
  readonly counts: readonly string[];
  readonly sides: readonly StandingSide[];
  readonly ships: readonly StandingShip[];
}

/** What a ship can be named for when a match is over. */
export const honourKinds = ['sank', 'hits', 'stopped', 'unhurt'] as const;
export type HonourKind = (typeof honourKinds)[number];

export interface StoryTelling<V> {
  standing(view: V): MatchStanding;
  /** What is said of a ship in the words of the game: `{count}`, `{times}`, `{names}`, `{worth}` and `{own}`, what it is worth itself. */
  readonly honours: Readonly<Record<HonourKind, string>>;
}
