/** What the player of an order is asked while it is carried out. */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import { leavingHexes, releasePatrol, repairOne } from '../../damage/index.ts';
import { sameHex } from '../../../geometry/hex/index.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable, Sight } from '../../state.ts';
import { removals } from '../interrupts/means.ts';
import { actionRules, stepNames } from './actions.ts';
import { advanceOrder, asksNow } from './activation.ts';
import { answerValour, controlCause, controlDice, rollControl } from './damage-control.ts';
import { downgrades } from './eligibility.ts';
import type { OrderFrame } from './frames.ts';
import { checkAside, offersAside, resolveAside, sampleAside } from './aside.ts';
import { orderStandingAnswer } from './standing.ts';
import { currentOf } from './steps.ts';

function offersOf(sight: Sight, order: OrderFrame, by: Seat): readonly Offer[] {
  const current = currentOf(sight, order);
  const about = current === undefined ? [] : [`unit:${current.unit.id}`];
  switch (order.stage) {
    case 'choose-basic':
      return downgrades(sight, order)
        .filter(({ orders }) => orders.length > 0)
        .map(({ unit, orders }) => ({
          kind: 'choose-basic',
          label: `Give ${sight.units[unit]?.name ?? unit} a basic order instead`,
          about: [`unit:${unit}`],
          rule: 'R-FC-53',
          unit,
          orders,
        }));
    case 'leave-patrol':
      return current === undefined
        ? []
        : [
            {
              kind: 'leave-patrol',
              label: `Place ${current.unit.name} next to its ship`,
              about,
              rule: 'R-FC-164',
              hexes: leavingHexes(sight, current.unit),
            },
          ];
    case 'damage-control':
      return current === undefined
        ? []
        : [true, false].map((roll) => ({
            kind: 'damage-control',
            label: roll ? 'Roll damage control' : 'No damage control',
            about,
            rule: 'FC-DMG-9',
            roll,
            dice: controlDice(current.unit),
          }));
    case 'damage-roll':
      return [
        {
          kind: 'roll-again',
          label: 'Roll damage control again by Valour',
          about,
          rule: 'R-FC-121',
          by: ['valour'],
          faces: order.faces,
        },
      ];
    case 'remove':
      return current === undefined
        ? []
        : [
            {
              kind: 'remove-token',
              label: 'Take off a token',
              about,
              rule: 'R-FC-135',
              removals: removals(current.unit),
            },
          ];
    case 'act':
      return actOffers(sight, order, by);
    default:
      return [];
  }
}

function actOffers(sight: Sight, order: OrderFrame, by: Seat): readonly Offer[] {
  const current = currentOf(sight, order);
  const rules = current?.step === undefined ? undefined : actionRules(current.step);
  if (current?.step === undefined || rules === undefined) return [];
  return [
    ...rules.offers(sight, order, current.unit, by),
    {
      kind: 'skip-action',
      label: `Skip ${stepNames[current.step]}`,
      about: [`unit:${current.unit.id}`],
      rule: 'R-FC-37',
      action: current.step,
    },
    ...offersAside(sight, by),
  ];
}

function check(sight: Sight, order: OrderFrame, command: Command, by: Seat): Rejection | undefined {
  const current = currentOf(sight, order);
  switch (order.stage) {
    case 'choose-basic': {
      if (command.kind !== 'choose-basic')
        return notNow('R-FC-53', 'Your order was countered. Choose a basic order for one of its units.');
      const known = downgrades(sight, order).find(({ unit }) => unit === command.unit);
      if (known?.orders.includes(command.order) === true) return undefined;
      return refuse('wrong-unit', 'R-FC-53', 'That basic order is not for a unit of this order. Choose one that is.');
    }
    case 'leave-patrol': {
      if (command.kind !== 'leave-patrol' || current === undefined)
        return notNow('R-FC-164', 'Your patrol leaves its ship. Say first where it goes.');
      if (leavingHexes(sight, current.unit).some((hex) => sameHex(hex, command.at))) return undefined;
      return refuse('hex-taken', 'R-FC-164', 'The patrol needs an empty hex next to its ship. Choose one of those.');
    }
    case 'damage-control':
      return command.kind === 'damage-control'
        ? undefined
        : notNow('R-FC-134', 'Say first whether your unit rolls damage control.');
    case 'damage-roll':
      return command.kind === 'roll-again' && command.by !== 'ferocious'
        ? undefined
        : notNow('R-FC-121', 'Say first whether Valour rolls damage control again.');
    case 'remove':
      return command.kind === 'remove-token' && current !== undefined && removals(current.unit).includes(command.remove)
        ? undefined
        : notNow('R-FC-135', 'Damage control worked. Say first which token it takes off.');
    default:
      return checkAct(sight, order, command, by);
  }
}

const notNow = (rule: string, sentence: string): Rejection => refuse('not-now', rule, sentence);

function checkAct(sight: Sight, order: OrderFrame, command: Command, by: Seat): Rejection | undefined {
  if (command.kind === 'skip-action') return undefined;
  if (command.kind === 'redundant-systems' || command.kind === 'play-interrupt') return checkAside(sight, command, by);
  const current = currentOf(sight, order);
  const rules = current?.step === undefined ? undefined : actionRules(current.step);
  return current === undefined || rules === undefined
    ? notNow('FC-ORD-4', 'Nothing is asked of you now.')
    : rules.check(sight, order, current.unit, command, by);
}

function resolve(p: Procedure, order: OrderFrame, command: Command, by: Seat): void {
  const current = currentOf(p.state, order);
  if (command.kind === 'choose-basic') {
    p.emit({ kind: 'order-downgraded', hand: order.hand, card: order.card, unit: command.unit, basic: command.order });
    const lines = [{ line: 0, unit: command.unit, moves: [], target: null }];
    return p.replace({ ...order, basic: command.order, lines, line: 0, action: 0, stage: 'pay' });
  }
  if (current === undefined) return;
  const { unit, step } = current;
  if (command.kind === 'leave-patrol') {
    releasePatrol(p, unit.id, command.at, command.facing, true);
    return p.replace({ ...order, stage: 'activate' });
  }
  if (command.kind === 'damage-control')
    return command.roll ? rollControl(p, order, unit) : p.replace({ ...order, stage: 'hazard' });
  if (command.kind === 'roll-again') return answerValour(p, order, unit, command.by === 'valour');
  if (command.kind === 'remove-token' && order.stage === 'remove') {
    repairOne(p, unit.id, command.remove, controlCause);
    return p.replace({ ...order, removals: order.removals - 1 });
  }
  if (command.kind === 'redundant-systems' || command.kind === 'play-interrupt') return resolveAside(p, command, by);
  p.replace({ ...order, action: order.action + 1 });
  if (command.kind === 'skip-action') p.emit({ kind: 'action-skipped', unit: unit.id, action: step ?? '' });
  else if (step !== undefined) actionRules(step)?.resolve(p, order, unit, command, by);
}

/** Who decides: the member that gave the order; if that one has left, the hand's others. */
const deciders = (table: OpenTable, order: OrderFrame): readonly Seat[] => {
  const seats = table.hands[order.hand]?.seats ?? [];
  return seats.includes(order.seat) ? [order.seat] : seats;
};

export const order: HandlerOf<'order'> = {
  awaiting: (table, frame) => (asksNow(table, frame) ? deciders(table, frame) : []),
  advance: advanceOrder,
  offers: offersOf,
  check,
  resolve,
  sample: (sight, frame, offer, by, random) => {
    const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
    switch (offer.kind) {
      case 'choose-basic':
        return { kind: 'choose-basic', unit: offer.unit, order: pick(offer.orders) ?? 'move' };
      case 'leave-patrol':
        return { kind: 'leave-patrol', at: pick(offer.hexes) ?? { col: 0, row: 0 }, facing: Math.floor(random() * 6) };
      case 'damage-control':
        return { kind: 'damage-control', roll: offer.roll };
      case 'roll-again':
        return { kind: 'roll-again', by: random() < 0.5 ? 'valour' : null };
      case 'skip-action':
        return { kind: 'skip-action' };
      case 'redundant-systems':
      case 'play-interrupt':
        return sampleAside(offer, random);
      case 'remove-token':
        return { kind: 'remove-token', remove: pick(offer.removals) ?? 'focus-fire' };
      default: {
        const step = currentOf(sight, frame)?.step;
        const rules = step === undefined ? undefined : actionRules(step);
        if (rules === undefined) throw new Error(`an order does not offer ${offer.kind} now`);
        return rules.sample(sight, frame, offer, by, random);
      }
    }
  },
  standingAnswer: orderStandingAnswer,
};
