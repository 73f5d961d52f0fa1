/** Deploying the fleets, squadron by squadron: QR-5.2.5, R-QR-57. */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import type { Frame } from '../../frames.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { beginRound } from '../initiative/handler.ts';
import { reserveFault, reserveRoom } from '../reserve/reserve.ts';
import { hideOffer, randomHide, resolveHide } from '../../specials/ambush/hiding.ts';
import { checkDeployment, scoutsOnly, squadronFighters, squadronMembers, stillOff, undeployed } from './deployment.ts';
import { randomDeployment, suggestDeployment } from './suggestion.ts';
import { rollOff } from '../../../mechanics/blueprint-fleets/setup/roll-off.ts';

const choice = (first: boolean): Offer => ({
  kind: 'choose-deployer',
  label: first ? 'Deploy first' : 'Let the other side deploy first',
  about: [],
  rule: 'QR-5.2.5b',
  first,
});

function deployOffers(state: OpenTable, by: Seat): Offer[] {
  const side = state.sides[by];
  if (side === undefined) return [];
  const { zone, otherZone } = side;
  return undeployed(state, by).flatMap((squadron): Offer[] => [
    {
      kind: 'deploy-squadron',
      label: `Deploy ${squadron.name}`,
      about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
      rule: 'QR-5.2.5a',
      squadron: squadron.id,
      ships: stillOff(state, squadron).map((ship) => ship.id),
      fighters: squadronFighters(state, squadron).map((fighter) => fighter.id),
      zone,
      otherZone,
    },
    ...reserveOffer(state, squadron),
    ...[hideOffer(state, squadron)].filter((offer) => offer !== undefined),
  ]);
}

const holdOffer: Offer = { kind: 'hold-scouts', label: 'Keep the scouts for last', about: [], rule: 'QR-5.2.6a' };

function reserveOffer(state: OpenTable, squadron: Squadron): Offer[] {
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

type DeployFrame = Extract<Frame, { kind: 'deployment' }>;
type Placing = Extract<DeployFrame, { step: 'deploy' | 'scouts' }>;

/** The side still has a squadron to place in this step. */
const places = (state: OpenTable, frame: Placing, seat: Seat): boolean =>
  undeployed(state, seat).length > 0 && !(frame.step === 'deploy' && (frame.held ?? []).includes(seat));

/**
 * R-QR-57: a side with nothing left to deploy is passed over. When only scouts are left that were kept back, they follow
 * in turn, the side that placed second first (R-QR-62); with all done the first round begins.
 */
function handOn(p: Procedure, frame: Placing, turn: Seat): void {
  const both = [turn, opponentOf(p.state, turn)];
  const next = both.find((seat) => places(p.state, frame, seat));
  if (next !== undefined) return p.replace({ ...frame, turn: next });
  const [first = turn, second = opponentOf(p.state, first)] = p.state.match.order;
  const scouts = [second, first].find((seat) => undeployed(p.state, seat).length > 0);
  if (scouts === undefined) return beginRound(p, 1);
  p.replace({ kind: 'deployment', step: 'scouts', turn: scouts });
}

function place(p: Procedure, command: Command, by: Seat): void {
  if (command.kind === 'reserve-squadron') p.emit({ kind: 'squadron-reserved', squadron: command.squadron, by });
  if (command.kind === 'hide-squadron') resolveHide(p, command, by);
  if (command.kind !== 'deploy-squadron') return;
  const { squadron, ships, fighters } = command;
  p.emit({ kind: 'squadron-deployed', squadron, by, ships, fighters });
}

export const deployment: HandlerOf<'deployment'> = {
  awaiting: (state, frame) => {
    if (frame.step === 'roll') return [];
    if (frame.step === 'choose') return [frame.winner];
    return places(state, frame, frame.turn) ? [frame.turn] : [];
  },
  advance: (p, frame) => {
    if (frame.step === 'deploy' || frame.step === 'scouts') return handOn(p, frame, frame.turn);
    const winner = rollOff(p, 'deployment-rolled', 'who deploys first');
    p.replace({ kind: 'deployment', step: 'choose', winner });
  },
  offers: (state, frame, by) => {
    if (frame.step === 'choose') return [choice(true), choice(false)];
    const offers = deployOffers(state, by);
    return frame.step === 'deploy' && scoutsOnly(state, by) ? [...offers, holdOffer] : offers;
  },
  check: (state, frame, command, by) =>
    frame.step === 'choose' ? checkChoice(command) : checkDeployment(state, command, by),
  resolve: (p, frame, command, by) => {
    if (command.kind === 'choose-deployer') {
      const other = opponentOf(p.state, by);
      const order = command.first ? [by, other] : [other, by];
      p.emit({ kind: 'deployer-chosen', by, order });
      return p.replace({ kind: 'deployment', step: 'deploy', turn: order[0] ?? by });
    }
    if (frame.step !== 'deploy' && frame.step !== 'scouts') return;
    const other = opponentOf(p.state, by);
    if (command.kind === 'hold-scouts' && frame.step === 'deploy') {
      p.emit({ kind: 'scouts-held', by, squadrons: undeployed(p.state, by).map(({ id }) => id) });
      return handOn(p, { ...frame, held: [...(frame.held ?? []), by] }, other);
    }
    place(p, command, by);
    handOn(p, frame, other);
  },
  sample: (state, _frame, offer, _by, random) => {
    if (offer.kind === 'choose-deployer') return { kind: 'choose-deployer', first: offer.first };
    if (offer.kind === 'reserve-squadron') return { kind: 'reserve-squadron', squadron: offer.squadron };
    if (offer.kind === 'hold-scouts') return { kind: 'hold-scouts' };
    const placed = offer.kind === 'deploy-squadron' || offer.kind === 'hide-squadron';
    const squadron = placed ? state.squadrons[offer.squadron] : undefined;
    if (squadron === undefined) throw new Error(`deployment does not offer ${offer.kind}`);
    return offer.kind === 'hide-squadron'
      ? randomHide(state, squadron, random)
      : randomDeployment(state, squadron, random);
  },
  standingAnswer: (state, frame, by) => {
    if (frame.step === 'choose') return { kind: 'choose-deployer', first: true };
    const squadron = undeployed(state, by)[0];
    if (squadron === undefined) throw new Error('asked to deploy without a squadron');
    return suggestDeployment(state, squadron.id);
  },
};
