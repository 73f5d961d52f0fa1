import type { Dice } from '../../kernel/contract.ts';
import type { Book } from './book.ts';
import type { LossEvent } from './losses/events.ts';
import type { Due } from './records.ts';
import type { State } from './table.ts';

/** One command being carried out, as the family's procedures need it; a game's own procedure fits. */
export interface Procedure<E = LossEvent> {
  readonly state: State;
  readonly dice: Dice;
  readonly book: Book;
  emit(event: E): void;
  setDue(due: Due): void;
}
