import type { Ruleset, View } from '../contract.ts';
import type { Flow } from './flow.ts';
import type { GameTypes } from './game.ts';
import type { CommandJudge } from './judge.ts';
import type { Views } from './views.ts';

/** The part of the contract that follows from how a game flows, judges and shows itself. */
export type Playing<G extends GameTypes> = Pick<
  Ruleset<G['state'], G['command'], G['event'], View, G['offer'], unknown, unknown>,
  'decide' | 'awaiting' | 'view' | 'offers' | 'check' | 'sample' | 'standingAnswer' | 'concession'
>;

export const playingOf = <G extends GameTypes>(
  flow: Flow<G>,
  { check, decide }: CommandJudge<G>,
  { view, fromView }: Views<G>,
): Playing<G> => ({
  decide,
  awaiting: flow.awaiting,
  view,
  offers: (seen, by) => flow.offersFor(fromView(seen), by),
  check: (seen, command, by) => check(fromView(seen), command, by),
  sample: (seen, offer, by, random) => flow.sample(fromView(seen), offer, by, random),
  standingAnswer: (seen, by) => flow.standingAnswer(fromView(seen), by),
  // The one command that every game has.
  concession: () => ({ kind: 'concede' }),
});
