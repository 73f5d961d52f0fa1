/** Deploying the fleets, squadron by squadron, and the scouts that were kept for last. */
import type * as z from 'zod';
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { ambushCommands } from '../ambush/schema.ts';
import type { AmbushEvent } from '../ambush/events.ts';
import { hideFault, hideOffer, type HidingRules, randomHide, resolveHide } from '../ambush/hiding.ts';
import type { HideSquadronOffer } from '../ambush/offers.ts';
import type { FlowProcedure, Handler, FlowPart } from '../procedure.ts';
import type { Squadron } from '../records.ts';
import type { reserveCommands } from '../reserve/schema.ts';
import type { ReserveEvent } from '../reserve/events.ts';
import type { ReserveSquadronOffer } from '../reserve/offers.ts';
import { reserveFault, reserveRoom, type ReserveRules } from '../reserve/waiting.ts';
import { opponentOf } from '../seats.ts';
import { membersOf } from '../ships.ts';
import type { OpenTable } from '../table.ts';
import type { setupCommands } from './commands.ts';
import {
  type DeployRules,
  fightersFault,
  scoutsOnly,
  shipsFault,
  squadronFighters,
  stationFault,
  stillOff,
  undeployed,
  wholeFault,
} from './deploying.ts';
import type { SetupEvent } from './events.ts';
import { randomDeployment, suggestDeployment } from './formation.ts';
import type { deploymentFrame } from './frames.ts';
import type { ChooseDeployerOffer, DeploySquadronOffer, HoldScoutsOffer } from './offers.ts';
import { rollOff } from './roll-off.ts';

type Frame = z.infer<typeof deploymentFrame>;
type Command = z.infer<
  (typeof setupCommands)[number] | (typeof reserveCommands)[number] | (typeof ambushCommands)[number]
>;
type Event = Exclude<SetupEvent, { kind: 'terrain-rolled' }> | ReserveEvent | AmbushEvent;
type Offer = ChooseDeployerOffer | DeploySquadronOffer | HoldScoutsOffer | ReserveSquadronOffer | HideSquadronOffer;
type P = FlowProcedure<Event, Frame>;

/** The rules of a game for all that a squadron may do instead of waiting. */
export interface DeploymentRules {
  readonly deploying: DeployRules;
  readonly reserve: ReserveRules;
  readonly hiding: HidingRules;
  /** What follows when everybody has deployed. */
  begin(p: P): void;
}

const choice = ({ turn: rule }: DeployRules, first: boolean): Offer => ({
  kind: 'choose-deployer',
  label: first ? 'Deploy first' : 'Let the other side deploy first',
  about: [],
  rule,
  first,
});

function deployOffers(rules: DeploymentRules, state: OpenTable, by: Seat): Offer[] {
  const side = state.sides[by];
  if (side === undefined) return [];
  const { zone, otherZone } = side;
  return undeployed(state, by).flatMap((squadron): Offer[] => [
    {
      kind: 'deploy-squadron',
      label: `Deploy ${squadron.name}`,
      about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
      rule: rules.deploying.whole,
      squadron: squadron.id,
      ships: stillOff(state, squadron).map((ship) => ship.id),
      fighters: squadronFighters(state, squadron).map((fighter) => fighter.id),
      zone,
      otherZone,
    },
    ...reserveOffer(rules, state, squadron),
    ...[hideOffer(rules.hiding, state, squadron)].filter((offer) => offer !== undefined),
  ]);
}

function reserveOffer({ deploying, reserve }: DeploymentRules, state: OpenTable, squadron: Squadron): Offer[] {
  if (reserveFault(reserve, state, squadron) !== undefined) return [];
  return [
    {
      kind: 'reserve-squadron',
      label: `Keep ${squadron.name} in reserve`,
      about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
      rule: deploying.reserve,
      squadron: squadron.id,
      points: membersOf(state, squadron).reduce((sum, ship) => sum + ship.cost, 0),
      room: reserveRoom(state, squadron.seat),
    },
  ];
}

/** Why the side may not keep its last squadrons back. */
function holdFault({ deploying: rules }: DeploymentRules, state: OpenTable, frame: Frame, by: Seat) {
  if (frame.step === 'scouts')
    return refuse('scouts-now', rules.scouts, 'Everybody else has deployed. Deploy your scouts now.');
  if (scoutsOnly(rules, state, by)) return undefined;
  const sentence = 'Only squadrons whose ships all have Scout are kept for last. Deploy your other squadrons first.';
  return refuse('not-scouts', rules.scouts, sentence);
}

function check(
  rules: DeploymentRules,
  state: OpenTable,
  frame: Frame,
  command: Command,
  by: Seat,
): Rejection | undefined {
  const { deploying, reserve, hiding } = rules;
  const { turn } = deploying;
  if (frame.step === 'choose') {
    if (command.kind === 'choose-deployer') return undefined;
    return refuse('not-now', turn, 'You won the roll. Say first whether you or the other side deploys first.');
  }
  if (command.kind === 'hold-scouts') return holdFault(rules, state, frame, by);
  if (command.kind !== 'deploy-squadron' && command.kind !== 'reserve-squadron' && command.kind !== 'hide-squadron')
    return refuse('not-now', turn, 'The fleets are deploying. Deploy one of your squadrons.');
  const squadron = state.squadrons[command.squadron];
  if (squadron === undefined || squadron.seat !== by)
    return refuse('not-your-squadron', turn, 'That is not a squadron of your fleet. Deploy one of your own.');
  if (squadron.deployed)
    return refuse('deployed', turn, `${squadron.name} is deployed. Choose a squadron that still waits.`);
  if (command.kind === 'reserve-squadron') return reserveFault(reserve, state, squadron);
  if (command.kind === 'hide-squadron') return hideFault(hiding, state, squadron, command);
  const others = [...deploying.ground.standing(state)];
  return (
    wholeFault(state, squadron, command.ships, deploying.whole) ??
    shipsFault(deploying, state, command.ships, others, (ship, base) =>
      stationFault(deploying, state, ship, base, others),
    ) ??
    fightersFault(deploying, state, squadron, command, others)
  );
}

type Placing = Extract<Frame, { step: 'deploy' | 'scouts' }>;

/** The side still has a squadron to place in this step. */
const places = (state: OpenTable, frame: Placing, seat: Seat): boolean =>
  undeployed(state, seat).length > 0 && !(frame.step === 'deploy' && (frame.held ?? []).includes(seat));

/**
 * A side with nothing left to deploy is passed over. When only scouts are left that were kept back, they follow in turn,
 * the side that placed second first; with all done the first round begins.
 */
function handOn(rules: DeploymentRules, p: P, frame: Placing, turn: Seat): void {
  const both = [turn, opponentOf(p.state, turn)];
  const next = both.find((seat) => places(p.state, frame, seat));
  if (next !== undefined) return p.replace({ ...frame, turn: next });
  const [first = turn, second = opponentOf(p.state, first)] = p.state.match.order;
  const scouts = [second, first].find((seat) => undeployed(p.state, seat).length > 0);
  if (scouts === undefined) return rules.begin(p);
  p.replace({ kind: 'deployment', step: 'scouts', turn: scouts });
}

function place(p: P, command: Command, by: Seat): void {
  if (command.kind === 'reserve-squadron') p.emit({ kind: 'squadron-reserved', squadron: command.squadron, by });
  if (command.kind === 'hide-squadron') resolveHide(p, command, by);
  if (command.kind !== 'deploy-squadron') return;
  const { squadron, ships, fighters } = command;
  p.emit({ kind: 'squadron-deployed', squadron, by, ships, fighters });
}

function resolve(rules: DeploymentRules, p: P, frame: Frame, command: Command, by: Seat): void {
  const other = opponentOf(p.state, by);
  if (command.kind === 'choose-deployer') {
    const order = command.first ? [by, other] : [other, by];
    p.emit({ kind: 'deployer-chosen', by, order });
    return p.replace({ kind: 'deployment', step: 'deploy', turn: order[0] ?? by });
  }
  if (frame.step !== 'deploy' && frame.step !== 'scouts') return;
  if (command.kind === 'hold-scouts' && frame.step === 'deploy') {
    p.emit({ kind: 'scouts-held', by, squadrons: undeployed(p.state, by).map(({ id }) => id) });
    return handOn(rules, p, { ...frame, held: [...(frame.held ?? []), by] }, other);
  }
  place(p, command, by);
  handOn(rules, p, frame, other);
}

export const deploymentBy = (rules: DeploymentRules): Handler<FlowPart<Frame, Command, Event, Offer>, Frame> => ({
  awaiting: (state, frame) => {
    if (frame.step === 'roll') return [];
    if (frame.step === 'choose') return [frame.winner];
    return places(state, frame, frame.turn) ? [frame.turn] : [];
  },
  advance: (p, frame) => {
    if (frame.step === 'deploy' || frame.step === 'scouts') return handOn(rules, p, frame, frame.turn);
    const winner = rollOff(p, 'deployment-rolled', 'who deploys first');
    p.replace({ kind: 'deployment', step: 'choose', winner });
  },
  offers: (state, frame, by) => {
    const { deploying } = rules;
    if (frame.step === 'choose') return [choice(deploying, true), choice(deploying, false)];
    const offers = deployOffers(rules, state, by);
    if (frame.step !== 'deploy' || !scoutsOnly(deploying, state, by)) return offers;
    return [...offers, { kind: 'hold-scouts', label: 'Keep the scouts for last', about: [], rule: deploying.scouts }];
  },
  check: (state, frame, command, by) => check(rules, state, frame, command, by),
  resolve: (p, frame, command, by) => resolve(rules, p, frame, command, by),
  sample: (state, _frame, offer, _by, random) => {
    if (offer.kind === 'choose-deployer') return { kind: 'choose-deployer', first: offer.first };
    if (offer.kind === 'reserve-squadron') return { kind: 'reserve-squadron', squadron: offer.squadron };
    if (offer.kind === 'hold-scouts') return { kind: 'hold-scouts' };
    const squadron = state.squadrons[offer.squadron];
    if (squadron === undefined) throw new Error(`no squadron ${offer.squadron}`);
    return offer.kind === 'hide-squadron'
      ? randomHide(rules.hiding, state, squadron, random)
      : randomDeployment(rules.deploying, state, squadron, random);
  },
  standingAnswer: (state, frame, by) => {
    if (frame.step === 'choose') return { kind: 'choose-deployer', first: true };
    const squadron = undeployed(state, by)[0];
    if (squadron === undefined) throw new Error('asked to deploy without a squadron');
    return suggestDeployment(rules.deploying, state, squadron.id);
  },
});
