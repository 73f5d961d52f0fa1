/** Dogfights: both stacks throw at once, who loses more goes home, the winner stays or goes (DA-9.4.9.8d, DA-9.4.9.8e, R-DA-133). */
import type { Seat } from '../../../kernel/contract.ts';
import { someOf } from '../../../kernel/dice.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { flyingOf } from '../../../mechanics/blueprint-fleets/fighters/stacks.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import type { CommandOf } from '../../commands.ts';
import type { Frame } from '../../frames.ts';
import type { HandlerOf } from '../../game.ts';
import type { FighterId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import { lostTo, stackDie } from './acting.ts';
import { returnFault, sendHome, thatFit, voluntaryRoom } from './home.ts';

type DogfightFrame = Extract<Frame, { kind: 'dogfight' }>;

interface Stack {
  readonly seat: Seat;
  readonly fighters: readonly FighterId[];
}

/** Dogfight dice never explode (DA-1.2.2b). */
function thrown(p: Procedure, own: Stack, against: Stack) {
  const sides = stackDie(own.fighters.length);
  const [face = 1] = p.dice.roll(sides, 1, `dogfight: fighters of ${own.seat}`);
  const lost = lostTo(p.state, against.fighters, face);
  return { told: { ...own, fighters: [...own.fighters], sides, face, destroys: lost.length }, lost };
}

export function fightDogfight(p: Procedure, by: Seat, { fighters, enemies }: CommandOf<'dogfight'>): void {
  const mine: Stack = { seat: by, fighters };
  const theirs: Stack = { seat: opponentOf(p.state, by), fighters: enemies };
  const [own, other] = [thrown(p, mine, theirs), thrown(p, theirs, mine)];
  p.emit({ kind: 'dogfight-fought', by, sides: [own.told, other.told] });
  const lost = [...own.lost, ...other.lost];
  if (lost.length > 0)
    p.emit({ kind: 'fighters-destroyed', fighters: lost, cause: { rule: 'DA-9.4.9.8d', by: 'the dogfight' } });
  const left = (stack: Stack) => stack.fighters.filter((id) => !lost.includes(id));
  const [iLost, theyLost] = [other.lost.length, own.lost.length];
  const cause = { rule: 'DA-9.4.9.8e', by: 'the dogfight' };
  if (iLost === theyLost) return sendHome(p, [...left(mine), ...left(theirs)], cause);
  const [winner, loser] = iLost < theyLost ? [mine, theirs] : [theirs, mine];
  return p.push({ kind: 'dogfight', seat: winner.seat, fighters: left(winner), home: left(loser) });
}

/** Those of the side that are out and can be taken aboard. */
const mayReturn = (state: OpenTable, frame: DogfightFrame): readonly FighterId[] =>
  flyingOf(state, frame.fighters)
    .filter(({ carrier }) => voluntaryRoom(state, carrier) > 0)
    .map(({ id }) => id);

function goHome(p: Procedure, frame: DogfightFrame, fighters: readonly FighterId[]): void {
  p.pop();
  sendHome(p, [...frame.home, ...fighters], { rule: 'DA-9.4.9.8e', by: 'the fight' });
}

export const dogfight: HandlerOf<'dogfight'> = {
  awaiting: (state, frame) => (mayReturn(state, frame).length > 0 ? [frame.seat] : []),
  advance: (p, frame) => goHome(p, frame, []),
  offers: (state, frame) => {
    const fighters = mayReturn(state, frame);
    const about = fighters.map((id) => `fighter:${id}`);
    const label = 'Send fighters home after the fight, or let them stay';
    return [{ kind: 'return-from-dogfight', label, fighters, rule: 'DA-9.4.9.8e', about }];
  },
  check: (state, frame, command) => {
    if (command.kind === 'return-from-dogfight') return returnFault(state, mayReturn(state, frame), command.fighters);
    return refuse('not-now', 'DA-9.4.9.8e', 'The fight is over. Say first which of your fighters return.');
  },
  resolve: (p, frame, command) => {
    if (command.kind === 'return-from-dogfight') goHome(p, frame, command.fighters);
  },
  sample: (state, frame, _offer, _by, random) => ({
    kind: 'return-from-dogfight',
    fighters: thatFit(state, someOf(mayReturn(state, frame), random)),
  }),
  standingAnswer: () => ({ kind: 'return-from-dogfight', fighters: [] }),
};
