import type { Seat } from '../../../kernel/contract.ts';
import type { SetupEvent } from './events.ts';
import type { Procedure } from '../procedure.ts';
import { seats } from '../seats.ts';

/** Who goes first by the dice. */
type RollOff = Extract<SetupEvent, { readonly winner: unknown }>;

/** Both sides throw one d20, in seat order; ties are thrown again. */
export function rollOff(
  p: Omit<Procedure<RollOff>, 'book' | 'setDue'>,
  kind: 'terrain-order-rolled' | 'deployment-rolled',
  why: string,
): Seat {
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
