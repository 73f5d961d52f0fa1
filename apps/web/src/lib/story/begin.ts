/** What tells the stories of a table, and what they ask of it. */
import type { Seat } from '@broadside/rules/kernel';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import type { SceneTempo } from '#lib/scene/beats.ts';
import { follow } from '#lib/scene/follow.svelte.ts';
import type { SceneStage } from '#lib/scene/stage.svelte.ts';
import { Follower } from './follower.ts';
import { RoundBook } from './round-book.svelte.ts';
import { sidesOf } from './round.ts';
import { Teller } from './teller.svelte.ts';

interface TableAsks {
  readonly tempo: () => SceneTempo;
  /** Something is asked, or measured. */
  readonly occupied: () => boolean;
}
const typing = (): boolean => document.activeElement?.matches('input, textarea, select') === true;

/** `since`: the last entry that was there before anybody could watch. */
export function beginStories(
  session: MatchSession,
  stage: SceneStage,
  { tempo, occupied }: TableAsks,
  since: number,
): { readonly teller: Teller; readonly rounds: RoundBook; readonly follower: Follower } {
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
  const teller = new Teller(stage, { ours, still, tempo }, since);
  const follower = new Follower({
    leads: () => teller.mode !== 'line' && follow.on(session.seat === null),
    again: () => teller.mode === 'replay',
    occupied: () => occupied() || typing(),
    mine: () => session.myTurn,
    still: () => still() || tempo() === 'states',
  });
  return { teller, rounds, follower };
}
