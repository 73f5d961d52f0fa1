/** Deploying the fleets, squadron by squadron: QR-5.2.5, R-QR-57. */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../frame-handler.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../rejections.ts';
import { opponentOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import type { Squadron } from '../../table.ts';
import { beginRound } from '../initiative/round.ts';
import { reserveFault, reserveRoom } from '../reserve/reserve.ts';
import { checkDeployment, squadronFighters, squadronMembers, undeployed } from './deployment.ts';
import { randomDeployment, suggestDeployment } from './suggestion.ts';
import { rollOff } from './roll-off.ts';

const choice = (first: boolean): Offer => ({
  kind: 'choose-deployer',
  label: first ? 'Deploy first' : 'Let the other side deploy first',
  about: [],
  rule: 'QR-5.2.5b',
  first,
});

function deployOffers(state: State, by: Seat): Offer[] {
  const zone = state.sides[by]?.zone;
  if (zone === undefined) return [];
  return undeployed(state, by).flatMap((squadron): Offer[] => [
    {
      kind: 'deploy-squadron',
      label: `Deploy ${squadron.name}`,
      about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
      rule: 'QR-5.2.5a',
      squadron: squadron.id,
      ships: squadron.ships,
      fighters: squadronFighters(state, squadron).map((fighter) => fighter.id),
      zone,
    },
    ...reserveOffer(state, squadron),
  ]);
}

function reserveOffer(state: State, squadron: Squadron): Offer[] {
  if (reserveFault(state, squadron) !== undefined) return [];
  return [
    {
      kind: 'reserve-squadron',
      label: `Keep ${squadron.name} in reserve`,
      about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
      rule: 'QR-5.2.5c',
      squadron: squadron.id,
      points: squadronMembers(state, squadron).reduce((sum, ship) => sum + ship.cost, 0),
      room: reserveRoom(state, squadron.seat),
    },
  ];
}

function checkChoice(command: Command): Rejection | undefined {
  if (command.kind === 'choose-deployer') return undefined;
  return refuse('not-now', 'QR-5.2.5b', 'You won the roll. Say first whether you or the other side deploys first.');
}

/** R-QR-57: a side with nothing left to deploy is passed over; with both done the first round begins. */
function handOn(p: Procedure, turn: Seat): void {
  const next = [turn, opponentOf(p.state, turn)].find((seat) => undeployed(p.state, seat).length > 0);
  if (next === undefined) return beginRound(p, 1);
  p.replace({ kind: 'deployment', step: 'deploy', turn: next });
}

export const deployment: HandlerOf<'deployment'> = {
  awaiting: (state, frame) => {
    if (frame.step === 'roll') return [];
    if (frame.step === 'choose') return [frame.winner];
    return undeployed(state, frame.turn).length > 0 ? [frame.turn] : [];
  },
  advance: (p, frame) => {
    if (frame.step === 'deploy') return handOn(p, frame.turn);
    const winner = rollOff(p, 'deployment-rolled', 'who deploys first');
    p.replace({ kind: 'deployment', step: 'choose', winner });
  },
  offers: (state, frame, by) => (frame.step === 'choose' ? [choice(true), choice(false)] : deployOffers(state, by)),
  check: (state, frame, command, by) =>
    frame.step === 'choose' ? checkChoice(command) : checkDeployment(state, command, by),
  resolve: (p, _frame, command, by) => {
    if (command.kind === 'choose-deployer') {
      const other = opponentOf(p.state, by);
      const order = command.first ? [by, other] : [other, by];
      p.emit({ kind: 'deployer-chosen', by, order });
      return p.replace({ kind: 'deployment', step: 'deploy', turn: order[0] ?? by });
    }
    if (command.kind === 'reserve-squadron') {
      p.emit({ kind: 'squadron-reserved', squadron: command.squadron, by });
      return handOn(p, opponentOf(p.state, by));
    }
    if (command.kind !== 'deploy-squadron') return;
    const { squadron, ships, fighters } = command;
    p.emit({ kind: 'squadron-deployed', squadron, by, ships, fighters });
    handOn(p, opponentOf(p.state, by));
  },
  sample: (state, _frame, offer, _by, random) => {
    if (offer.kind === 'choose-deployer') return { kind: 'choose-deployer', first: offer.first };
    if (offer.kind === 'reserve-squadron') return { kind: 'reserve-squadron', squadron: offer.squadron };
    const squadron = offer.kind === 'deploy-squadron' ? state.squadrons[offer.squadron] : undefined;
    if (squadron === undefined) throw new Error(`deployment does not offer ${offer.kind}`);
    return randomDeployment(state, squadron, random);
  },
  standingAnswer: (state, frame, by) => {
    if (frame.step === 'choose') return { kind: 'choose-deployer', first: true };
    const squadron = undeployed(state, by)[0];
    if (squadron === undefined) throw new Error('asked to deploy without a squadron');
    return suggestDeployment(state, squadron.id);
  },
};
