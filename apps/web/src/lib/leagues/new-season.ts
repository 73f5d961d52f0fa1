/** A season as somebody writes it down before it is opened: choices with sensible answers, and the terms that follow. */
import { usualScoring, usualTieBreaks, type SeasonTerms } from '@broadside/competition/season';
import type { Tempo } from '@broadside/match';
import type { RulesetCard } from '@broadside/protocol';

/** How the seats may think, as people choose it. */
export const paces = [
  { id: 'live', name: 'Live: 45 minutes and 30 seconds a decision' },
  { id: 'days', name: 'By correspondence: 3 days a decision' },
  { id: 'none', name: 'No clock' },
] as const;
export type Pace = (typeof paces)[number]['id'];

const minute = 60_000;
const tempos = {
  live: {
    ...{ kind: 'live', bankMs: 45 * minute, incrementMs: minute / 2 },
    overtime: { kind: 'each-decision', ms: minute },
  },
  days: { kind: 'correspondence', decisionMs: 3 * 24 * 60 * minute },
  none: { kind: 'none' },
} as const satisfies { [P in Pace]: Tempo };

export interface Wishes {
  readonly game: RulesetCard;
  readonly battles: SeasonTerms['battles'];
  readonly points: SeasonTerms['points'];
  readonly lists: SeasonTerms['lists'];
  readonly format: SeasonTerms['format'];
  readonly roundDays: number;
  readonly limit: number;
  readonly lateUntil: number;
  readonly pace: Pace;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** Rounds in which so many people find one winner. */
export const roundsFor = (people: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(2, people))));

export function termsOf({ game, battles, points, lists, win, draw, loss, ...wishes }: Wishes): SeasonTerms {
  const { format, roundDays, limit, lateUntil, pace } = wishes;
  return {
    ruleset: game.id,
    edition: game.edition,
    battles,
    points,
    lists,
    options: {},
    tempo: tempos[pace],
    format,
    registration: { limit, lateUntil },
    scoring: { ...usualScoring, win, draw, loss, bye: win, forfeitWon: win, halfBye: draw, forfeitLost: loss },
    tieBreaks: [...usualTieBreaks],
    roundDays,
  };
}
