import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import type { Side } from '../../../mechanics/blueprint-fleets/records.ts';
import { lurks, onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { seats } from '../../../mechanics/blueprint-fleets/seats.ts';
import { beginReserve } from '../../../mechanics/blueprint-fleets/reserve/coming-in.ts';
import { comingIn } from '../reserve/handler.ts';

/** QR-6.1a, QR-11.4.11b (R-QR-65, R-QR-66): how many d20 a side throws, and by which rule. */
function initiativeDice(state: OpenTable, side: Side): { count: number; rule: string } {
  const flagship = state.ships[side.flagship];
  // R-QR-60: a hidden flagship counts as on the board.
  if (flagship === undefined || (flagship.place !== 'table' && !lurks(state, flagship)))
    return { count: 1, rule: 'QR-2.3.1d' };
  const operations = onTable(state, side.seat).some((ship) => hasCustomization(ship, 'operations-center'));
  return operations ? { count: 3, rule: 'QR-11.4.11b' } : { count: 2, rule: 'QR-6.1a' };
}

function roll(p: Procedure): void {
  const rolls = seats(p.state).map((side) => {
    const { count, rule } = initiativeDice(p.state, side);
    const faces = [...p.dice.roll(20, count, `initiative of ${side.seat}`)];
    // R-QR-67: each Cyberwarfare result counts -2 once, tie throws included; never write -0.
    const modifier = side.cyberwarfare === 0 ? 0 : -2 * side.cyberwarfare;
    return { seat: side.seat, faces, modifier, total: Math.max(...faces) + modifier, rule };
  });
  const best = Math.max(...rolls.map((each) => each.total));
  const winners = rolls.filter((each) => each.total === best);
  const winner = winners.length === 1 ? (winners[0]?.seat ?? null) : null;
  p.emit({ kind: 'initiative-rolled', rolls, winner });
  if (winner !== null) p.replace({ kind: 'initiative', step: 'choose', winner });
}

export const initiative: HandlerOf<'initiative'> = {
  awaiting: (_state, frame) => (frame.step === 'choose' ? [frame.winner] : []),
  advance: (p) => roll(p),
  offers: (_state, frame) =>
    frame.step === 'roll'
      ? []
      : [
          { kind: 'choose-order', label: 'Go first', place: 'first', rule: 'QR-6.1b', about: [] },
          { kind: 'choose-order', label: 'Go second', place: 'second', rule: 'QR-6.1b', about: [] },
        ],
  check: (_state, _frame, command) =>
    command.kind === 'choose-order'
      ? undefined
      : refuse('not-now', 'QR-6.1b', 'You won the initiative. Say first whether you go first or second this round.'),
  resolve: (p, _frame, command, by) => {
    if (command.kind !== 'choose-order') return;
    const others = seats(p.state)
      .map((side) => side.seat)
      .filter((seat) => seat !== by);
    const order = command.place === 'first' ? [by, ...others] : [...others, by];
    p.emit({ kind: 'order-chosen', by, order });
    beginReserve(comingIn, p);
  },
  sample: (_state, _frame, offer) => ({
    kind: 'choose-order',
    place: offer.kind === 'choose-order' ? offer.place : 'first',
  }),
  standingAnswer: () => ({ kind: 'choose-order', place: 'first' }),
};

/** Begins a round: everything of the last one is cleared, then the dice for initiative (QR-6.0a). */
export function beginRound(p: Procedure, round: number): void {
  p.emit({ kind: 'round-began', round });
  p.replace({ kind: 'initiative', step: 'roll' });
}
