/** The cards of the automated enemy: drawn face up until a Special order comes, interrupts into the bank (R-FC-210, R-FC-211). */
import { cards } from '../data/cards.ts';
import { interruptPriority } from '../data/solo.ts';
import type { CardId, InterruptKind, SideId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import { interruptCards } from '../phases/interrupts/means.ts';
import { admirals } from './turn.ts';

/** Which interrupts it would rather have (FC-SOLO-5); players may choose another order (FC-SOLO-20). */
export function priorityOf(options: Readonly<Record<string, unknown>>): readonly InterruptKind[] {
  const usual: readonly InterruptKind[] = interruptPriority;
  const chosen = options['soloInterruptPriority'];
  if (typeof chosen !== 'string') return usual;
  const named = chosen.split(',').map((word) => word.trim());
  return [...usual].sort((one, other) => place(named, one) - place(named, other));
}
const place = (named: readonly string[], type: string): number => {
  const at = named.indexOf(type);
  return at < 0 ? named.length : at;
};

/**
 * The next card, face up; null where deck and discards are empty (R-FC-26), or hold no Special order any more: then it
 * would shuffle interrupts for ever.
 */
function drawOne(p: Procedure, side: SideId): CardId | null {
  if (p.state.secrets.deck.length === 0) {
    if (!p.state.match.discards.some((card) => cards[card].kind === 'order')) return null;
    p.emit({ kind: 'enemy-shuffled', deck: [...p.dice.shuffle(p.state.match.discards, 'command deck')] });
  }
  const card = p.state.secrets.deck.at(-1);
  if (card === undefined) return null;
  p.emit({ kind: 'enemy-drew', side, card });
  return card;
}

function bank(p: Procedure, side: SideId, type: InterruptKind): void {
  const priority = priorityOf(p.state.match.options);
  const size = 1 + admirals(p.state, side);
  const all = [...(p.state.sides[side]?.bank ?? []), type].sort(
    (one, other) => priority.indexOf(one) - priority.indexOf(other),
  );
  const discarded = all.slice(size).map((lost) => interruptCards[lost]);
  p.emit({ kind: 'enemy-banked', side, type, bank: all.slice(0, size), discarded });
}

/** Draws until a Special order comes and gives it; null where no card is left. The card goes to the discards at once. */
export function drawOrder(p: Procedure, side: SideId): CardId | null {
  for (;;) {
    const card = drawOne(p, side);
    if (card === null) return null;
    const known = cards[card];
    if (known.kind === 'order') {
      p.emit({ kind: 'enemy-discarded', side, card });
      return card;
    }
    bank(p, side, known.interrupt);
  }
}
