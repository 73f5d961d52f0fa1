/** Dogfights: both sides throw, both take their losses, then each may go home or stay (R-QR-165). */
import type { Seat } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import type { Frame } from '../../frames.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import type { OpenTable } from '../../state.ts';
import { flyingOf } from '../../../mechanics/blueprint-fleets/fighters/stacks.ts';
import { someOf } from '../../../kernel/dice.ts';
import type { Toll } from './schema.ts';
import { checkLosses, type Losses, losesByChoice, lowestIds, sampleLosses, tollOf } from './losses.ts';
import { returning, sendHome, thatFit, voluntaryRoom } from './home.ts';
import type { FighterId } from '../../ids.ts';

type DogfightFrame = Extract<Frame, { kind: 'dogfight' }>;
type LossesFrame = Extract<DogfightFrame, { step: 'losses' }>;
type ReturnFrame = Extract<DogfightFrame, { step: 'return' }>;

/** Both throw one die for each token, the active side first: 6 destroys one enemy, 3 to 5 sends one home. */
export function fightDogfight(p: Procedure, by: Seat, { fighters, enemies }: CommandOf<'dogfight'>): void {
  const other = opponentOf(p.state, by);
  const roll = (seat: Seat, own: readonly FighterId[], against: readonly FighterId[]) => {
    const faces = [...p.dice.roll(6, own.length, `dogfight: fighters of ${seat}`)];
    const { destroyed, sentHome } = tollOf(faces, against.length);
    return { seat, fighters: [...own].sort(), faces, destroys: destroyed, sendsHome: sentHome };
  };
  const [mine, theirs] = [roll(by, fighters, enemies), roll(other, enemies, fighters)];
  p.emit({ kind: 'dogfight-fought', by, sides: [mine, theirs] });
  const tolls: Toll[] = [
    { seat: by, fighters: mine.fighters, destroyed: theirs.destroys, sentHome: theirs.sendsHome },
    { seat: other, fighters: theirs.fighters, destroyed: mine.destroys, sentHome: mine.sendsHome },
  ];
  p.push({ kind: 'dogfight', step: 'losses', tolls, fighters: [...fighters, ...enemies], order: [by, other] });
}

function tollDue(frame: LossesFrame): Toll {
  const [toll] = frame.tolls;
  if (toll === undefined) throw new Error('a dogfight waits for losses of nobody');
  return toll;
}

function takeLosses(p: Procedure, frame: LossesFrame, losses: Losses): void {
  const { kind, fighters, order } = frame;
  const tolls = frame.tolls.slice(1);
  p.replace(tolls.length > 0 ? { ...frame, tolls } : { kind, step: 'return', fighters, order });
  if (losses.destroyed.length > 0)
    p.emit({
      kind: 'fighters-destroyed',
      fighters: [...losses.destroyed],
      cause: { rule: 'QR-8.4.6.7f', by: 'the dogfight' },
    });
  sendHome(p, losses.sentHome, { rule: 'QR-8.4.6.7f', by: 'the dogfight' });
}

/** Those of the side that fought, are still out and can be taken aboard: QR-8.4.6.7g, R-QR-166. */
function mayReturn(state: OpenTable, frame: ReturnFrame): readonly FighterId[] {
  const [seat] = frame.order;
  return flyingOf(state, frame.fighters)
    .filter((fighter) => fighter.seat === seat && voluntaryRoom(state, fighter.carrier) > 0)
    .map((fighter) => fighter.id);
}

function goHome(p: Procedure, frame: ReturnFrame, fighters: readonly FighterId[]): void {
  const order = frame.order.slice(1);
  if (order.length > 0) p.replace({ ...frame, order });
  else p.pop();
  sendHome(p, fighters, { rule: 'QR-8.4.6.7g', by: 'the dogfight' });
}

export const dogfight: HandlerOf<'dogfight'> = {
  awaiting: (state, frame) => {
    if (frame.step === 'losses') return losesByChoice(state, tollDue(frame), true) ? [tollDue(frame).seat] : [];
    return mayReturn(state, frame).length > 0 ? frame.order.slice(0, 1) : [];
  },
  advance: (p, frame) => {
    if (frame.step === 'losses') takeLosses(p, frame, lowestIds(tollDue(frame)));
    else goHome(p, frame, []);
  },
  offers: (state, frame) => {
    if (frame.step === 'losses') {
      const { fighters, destroyed, sentHome } = tollDue(frame);
      const about = fighters.map((id) => `fighter:${id}`);
      const label = `Choose the fighters lost: ${destroyed} destroyed, ${sentHome} sent home`;
      return [{ kind: 'choose-fighters-lost', label, fighters, destroyed, sentHome, rule: 'R-QR-165', about }];
    }
    const fighters = mayReturn(state, frame);
    const about = fighters.map((id) => `fighter:${id}`);
    const label = 'Send fighters home after the dogfight, or let them stay';
    return [{ kind: 'return-from-dogfight', label, fighters, rule: 'QR-8.4.6.7g', about }];
  },
  check: (state, frame, command) => {
    if (frame.step === 'losses') {
      if (command.kind === 'choose-fighters-lost') return checkLosses(tollDue(frame), command, 'R-QR-165');
      return refuse('not-now', 'R-QR-165', 'The dogfight has hit your fighters. Say first which.');
    }
    if (command.kind !== 'return-from-dogfight')
      return refuse('not-now', 'QR-8.4.6.7g', 'The dogfight is over. Say first which of your fighters return.');
    return returning.returnFault(state, mayReturn(state, frame), command.fighters);
  },
  resolve: (p, frame, command) => {
    if (command.kind === 'choose-fighters-lost' && frame.step === 'losses') takeLosses(p, frame, command);
    if (command.kind === 'return-from-dogfight' && frame.step === 'return') goHome(p, frame, command.fighters);
  },
  sample: (state, frame, _offer, _by, random) => {
    if (frame.step === 'return')
      return { kind: 'return-from-dogfight', fighters: thatFit(state, someOf(mayReturn(state, frame), random)) };
    const { destroyed, sentHome } = sampleLosses(tollDue(frame), random);
    return { kind: 'choose-fighters-lost', destroyed: [...destroyed], sentHome: [...sentHome] };
  },
  standingAnswer: (_state, frame) => {
    if (frame.step === 'return') return { kind: 'return-from-dogfight', fighters: [] };
    const { destroyed, sentHome } = lowestIds(tollDue(frame));
    return { kind: 'choose-fighters-lost', destroyed: [...destroyed], sentHome: [...sentHome] };
  },
};
