/** The Initiative Phase: every side throws its d20s, the winner takes its place in the order of the round. */
import type * as z from 'zod';
import type { RuleId, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { FlowPart, FlowProcedure, Handler } from '../procedure.ts';
import type { Side } from '../records.ts';
import { opponentOf, seats } from '../seats.ts';
import type { Table } from '../table.ts';
import type { initiativeCommands, InitiativeEvent, initiativeFrame, InitiativeOffer } from './schema.ts';

type Frame = z.infer<typeof initiativeFrame>;
type Command = z.infer<(typeof initiativeCommands)[number]>;
type P = FlowProcedure<InitiativeEvent, Frame>;

export interface InitiativeRules {
  readonly choose: RuleId;
  /** How many d20 a side throws, and by which rule. */
  diceOf(table: Table, side: Side): { readonly count: number; readonly rule: RuleId };
  /** What is added to what it throws. */
  modifierOf(side: Side): number;
  /**
   * On equal best dice the next best are compared, a die that a side does not have counting as so much; null where all
   * throw again at once.
   */
  readonly missingDie: number | null;
  /** What follows in the round. */
  next(p: P): void;
}

interface Roll {
  readonly seat: Seat;
  readonly faces: readonly number[];
  readonly modifier: number;
}

/** What a side's dice come to, the best first. */
function ranked({ faces, modifier }: Roll, { missingDie }: InitiativeRules, places: number): readonly number[] {
  const totals = [...faces].sort((a, b) => b - a).map((face) => face + modifier);
  if (missingDie === null) return totals.slice(0, 1);
  return Array.from({ length: places }, (_, place) => totals[place] ?? missingDie);
}

/** The side with the best dice; null on a complete tie. */
function winnerOf(rolls: readonly Roll[], rules: InitiativeRules): Seat | null {
  const places = Math.max(...rolls.map(({ faces }) => faces.length));
  const hands = rolls.map((roll) => ({ seat: roll.seat, dice: ranked(roll, rules, places) }));
  const better = (a: readonly number[], b: readonly number[]): number => {
    const place = a.findIndex((die, index) => die !== b[index]);
    return place < 0 ? 0 : (b[place] ?? 0) - (a[place] ?? 0);
  };
  const [best, next] = hands.sort((a, b) => better(a.dice, b.dice));
  return best === undefined || (next !== undefined && better(best.dice, next.dice) === 0) ? null : best.seat;
}

function roll(rules: InitiativeRules, p: P): void {
  const rolls = seats(p.state).map((side) => {
    const { count, rule } = rules.diceOf(p.state, side);
    const faces = [...p.dice.roll(20, count, `initiative of ${side.seat}`)];
    const modifier = rules.modifierOf(side);
    return { seat: side.seat, faces, modifier, total: Math.max(...faces) + modifier, rule };
  });
  const winner = winnerOf(rolls, rules);
  p.emit({ kind: 'initiative-rolled', rolls, winner });
  if (winner !== null) p.replace({ kind: 'initiative', step: 'choose', winner });
}

const choice = ({ choose }: InitiativeRules, place: 'first' | 'second'): InitiativeOffer => ({
  kind: 'choose-order',
  label: `Go ${place}`,
  place,
  rule: choose,
  about: [],
});

export const initiativeBy = (
  rules: InitiativeRules,
): Handler<FlowPart<Frame, Command, InitiativeEvent, InitiativeOffer>, Frame> => ({
  awaiting: (_state, frame) => (frame.step === 'choose' ? [frame.winner] : []),
  advance: (p) => roll(rules, p),
  offers: (_state, frame) => (frame.step === 'roll' ? [] : [choice(rules, 'first'), choice(rules, 'second')]),
  check: (_state, _frame, command) => {
    if (command.kind === 'choose-order') return undefined;
    const sentence = 'You won the initiative. Say first whether you go first or second this round.';
    return refuse('not-now', rules.choose, sentence);
  },
  resolve: (p, _frame, command, by) => {
    const other = opponentOf(p.state, by);
    p.emit({ kind: 'order-chosen', by, order: command.place === 'first' ? [by, other] : [other, by] });
    rules.next(p);
  },
  sample: (_state, _frame, offer) => ({ kind: 'choose-order', place: offer.place }),
  standingAnswer: () => ({ kind: 'choose-order', place: 'first' }),
});

/** Begins a round: everything of the last one is cleared, then the dice for initiative. */
export function beginRound(p: P, round: number): void {
  p.emit({ kind: 'round-began', round });
  p.replace({ kind: 'initiative', step: 'roll' });
}
