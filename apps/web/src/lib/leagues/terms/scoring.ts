/** Points for results, as somebody changes them. */
import type { Scoring } from '@broadside/competition/season';

export type ScoringKey = Exclude<keyof Scoring, 'bands'>;

/** What is usually worth as much as a win, a draw or a loss. */
const followers: { readonly [K in ScoringKey]?: readonly ScoringKey[] } = {
  win: ['bye', 'forfeitWon'],
  draw: ['halfBye'],
  loss: ['forfeitLost'],
};

/** With other points for a result; what was worth as much, and usually is, goes along. */
export function withPoints(scoring: Scoring, key: ScoringKey, points: number): Scoring {
  const along = (followers[key] ?? []).filter((each) => scoring[each] === scoring[key]);
  return { ...scoring, ...Object.fromEntries([key, ...along].map((each) => [each, points])) };
}
