/** What tells the stories of a table, and what they ask of it. */
import type { Seat } from '@broadside/rules/kernel';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import type { SceneTempo } from '#lib/scene/beats.ts';
import type { SceneStage } from '#lib/scene/stage.svelte.ts';
import { RoundBook } from './round-book.svelte.ts';
import { sidesOf } from './round.ts';
import { Teller } from './teller.svelte.ts';

/** `since`: the last entry that was there before anybody could watch. */
export function beginStories(
  session: MatchSession,
  stage: SceneStage,
  tempo: () => SceneTempo,
  since: number,
): { readonly teller: Teller; readonly rounds: RoundBook } {
  const seats = () => session.state.match?.seats ?? [];
  const ours = (seat: Seat | undefined): boolean => {
    if (session.seat === null || seat === undefined) return false;
    const teamOf = (of: Seat) => seats().find((each) => each.seat === of)?.team;
    return seat === session.seat || teamOf(seat) === teamOf(session.seat);
  };
  const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const rounds = new RoundBook({
    standing: (view) => session.ruleset?.story?.standing(view),
    sides: () => sidesOf(seats()),
    ours,
    older: (before) => session.older(before),
  });
  return { teller: new Teller(stage, { ours, still, tempo }, since), rounds };
}
