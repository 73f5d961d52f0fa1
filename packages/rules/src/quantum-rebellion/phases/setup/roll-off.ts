import type { Seat } from '../../../kernel/contract.ts';
import type { Procedure } from '../../procedure.ts';
import { seats } from '../../../mechanics/blueprint-fleets/seats.ts';

/** Both sides throw one d20, in seat order; ties are thrown again (R-QR-52, R-QR-57). */
export function rollOff(p: Procedure, kind: 'terrain-order-rolled' | 'deployment-rolled', why: string): Seat {
  for (;;) {
    const rolls = seats(p.state).map(({ seat }) => {
      const [face] = p.dice.roll(20, 1, `${why}: ${seat}`);
      return { seat, face: face ?? 1 };
    });
    const best = Math.max(...rolls.map((roll) => roll.face));
    const winners = rolls.filter((roll) => roll.face === best);
    const winner = winners.length === 1 ? (winners[0]?.seat ?? null) : null;
    p.emit({ kind, rolls, winner });
    if (winner !== null) return winner;
  }
}
