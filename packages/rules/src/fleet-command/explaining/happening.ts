/** What is happening in a match and who is to do what, in a sentence for those who watch. */
import type { LogPart, View } from '../../kernel/contract.ts';
import { type MatchNow, roundLabel } from '../../kernel/explain/explaining.ts';
import { listed } from '../../kernel/ruleset/naming.ts';
import { cards } from '../data/cards.ts';
import { awaiting } from '../flow.ts';
import type { Frame } from '../frames.ts';
import type { HandId, SideId } from '../ids.ts';
import { handName, reasonWords, sideName, unitName } from '../names.ts';
import { questionOf } from '../phases/attacks/question.ts';
import { currentOf, type OrderingStep } from '../phases/orders/steps.ts';
import { seatsOf } from '../phases/round/concession.ts';
import { fromView, handOf } from '../sight.ts';
import type { Sight } from '../state.ts';

type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

const steps: Readonly<Record<OrderingStep, readonly [string, string]>> = {
  move: ['moves ', ''],
  'lightning-move': ['may move ', ' once more, at once'],
  attack: ['chooses what ', ' attacks'],
  'power-attack': ['chooses what ', ' attacks with more force'],
  'ram-ahead': ['may have ', ' ram what lies ahead of it'],
  reinforce: ['brings ', ' onto the board'],
  harvest: ['has ', ' gather what lies there'],
  repair: ['has ', ' repaired'],
  brace: ['has ', ' brace itself against attacks'],
  evade: ['has ', ' evade attacks'],
  'lock-down': ['has ', ' close its armour'],
  purpose: ['chooses what ', ' does for the card that was spent'],
};

function orderWords(sight: Sight, order: FrameOf<'order'>): readonly LogPart[] {
  const current = currentOf(sight, order);
  const unit: LogPart = current === undefined ? 'a unit' : unitName(sight, current.unit.id);
  switch (order.stage) {
    case 'choose-basic':
      return [`chooses a plain order, because ${cards[order.card].name} was countered`];
    case 'leave-patrol':
      return ['places ', unit, ', which leaves the ship that it guarded'];
    case 'damage-control':
      return ['may try to repair ', unit, ' before it acts'];
    case 'damage-roll':
      return ['may throw the repair of ', unit, ' once more'];
    case 'remove':
      return ['chooses what is repaired on ', unit];
    default: {
      const [before, after] = current?.step === undefined ? ['acts with ', ''] : steps[current.step];
      return [before, unit, after];
    }
  }
}

function attackWords(sight: Sight, frame: FrameOf<'attack'>): readonly LogPart[] {
  const question = questionOf(sight, frame);
  const target = unitName(sight, frame.target);
  if (question === undefined) return ['carries out the attack on ', target];
  const unit = unitName(sight, question.unit.id);
  switch (question.kind) {
    case 'defensive-fire':
      return ['may have ', unit, ' fire first at what attacks it'];
    case 'reroll':
      return ['may throw single dice again for ', unit];
    case 'roll-again':
      return ['may throw all dice of ', unit, ' once more'];
    case 'capture':
      return ['chooses whether ', unit, ' takes ', target, ' or destroys it'];
    case 'cripple':
      return ['chooses what the ram of ', unit, ' breaks on ', target];
    case 'place-patrol':
      return ['places ', unit, ', whose ship is gone'];
    case 'overrun':
      return ['may move ', unit, ' to where ', target, ' was'];
  }
}

function windowWords(sight: Sight, { at, unit, pending }: FrameOf<'window'>): readonly LogPart[] {
  if (pending !== null) return ['carries out the interrupt that was played'];
  switch (at) {
    case 'attack':
      return ['may answer the attack before it is thrown'];
    case 'step':
      return unit === null ? ['may interrupt the move'] : ['may interrupt the move of ', unitName(sight, unit)];
    case 'order':
      return ['may answer the order that was just played'];
    case 'interrupt':
      return ['may answer the interrupt that was just played'];
    case 'end':
      return ['may play an interrupt before the turn ends'];
    default:
      return ['may play an interrupt now'];
  }
}

/** What is waited for, without saying of whom; `several` are asked. */
function doing(sight: Sight, several: boolean): readonly LogPart[] {
  const frame = sight.frames.at(-1);
  switch (frame?.kind) {
    case 'deployment':
      return [`${several ? 'place' : 'places'} the next unit on the board`];
    case 'draw':
      return [`${several ? 'put' : 'puts'} away cards in secret, before all draw new ones`];
    case 'initiative':
      return ['may give up cards in secret for a higher throw'];
    case 'turn':
      if (frame.stage === 'after') return ['may do something more before the turn ends'];
      return [several ? 'play an order, spend a card or pass' : 'plays an order, spends a card or passes'];
    case 'order':
      return orderWords(sight, frame);
    case 'moving':
      return ['chooses another way for ', unitName(sight, frame.unit), ', whose way is blocked'];
    case 'window':
      return windowWords(sight, frame);
    case 'attack':
      return attackWords(sight, frame);
    case 'enemy-turn':
      return ['waits while the automated enemy acts'];
    default:
      return ['ends the round'];
  }
}

const phases = {
  draw: 'Draw',
  initiative: 'Initiative',
  deployment: 'Deployment',
  play: 'Play',
  'clean-up': 'Clean-up',
  over: 'Result',
} as const satisfies Record<Sight['match']['step'], string>;

/** The hands that are asked: members of a team share one, or have one each. */
const handsAsked = (sight: Sight): readonly HandId[] => [
  ...new Set(awaiting(sight).flatMap((seat) => handOf(sight, seat)?.id ?? [])),
];

function overSentence(sight: Sight): readonly LogPart[] {
  const { outcome } = sight.match;
  if (outcome === null) return ['The match is over.'];
  const winners = outcome.winners ?? (outcome.winner === null ? [] : [outcome.winner]);
  const won = Object.keys(sight.sides).find((side) =>
    seatsOf(sight, side as SideId).some((seat) => winners.includes(seat)),
  );
  if (won === undefined)
    return [`The match is over${outcome.winners === undefined ? ':' : ', and'} ${reasonWords(sight, outcome.reason)}.`];
  return [sideName(sight, won as SideId), ` has won, and the match is over: ${reasonWords(sight, outcome.reason)}.`];
}

export function happening(view: View): MatchNow {
  const sight = fromView(view);
  const { step, round, roundsLeft, outcome } = sight.match;
  const of = roundsLeft === null ? null : Math.max(1, round + roundsLeft - 1);
  const about = { round: of === null ? round : Math.min(round, of), of };
  if (outcome !== null || step === 'over')
    return { ...about, label: 'Match over', phase: 'Result', sentence: overSentence(sight), over: true };
  const hands = handsAsked(sight);
  const setUp = of === null ? 'Setting up, without a limit of rounds' : `Setting up for ${of} rounds`;
  return {
    ...about,
    label: step === 'deployment' ? setUp : roundLabel(round, of),
    phase: phases[step],
    sentence: [...listed(hands.map((id) => handName(sight, id))), ' ', ...doing(sight, hands.length > 1), '.'],
    over: false,
  };
}
