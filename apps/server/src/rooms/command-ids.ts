/** The newest command ids of a match and the entries they became: what makes a command sent twice act once. */
import type { CommandId } from '@broadside/protocol';
import type { JournalEntry } from '../store/journal.ts';

/** The ids of each seat are its own: what another gave neither blocks nor tells anything. */
const keyOf = (seat: number, id: CommandId): string => `${String(seat)} ${id}`;

export class CommandIds {
  readonly #known = new Map<string, number>();
  readonly #capacity: number;
  #complete: boolean;

  /** `complete`: what will be added is all there ever was. */
  constructor(capacity: number, complete: boolean) {
    this.#capacity = capacity;
    this.#complete = complete;
  }

  /** True while no id is known to the journal only. */
  get complete(): boolean {
    return this.#complete;
  }

  add({ seat, commandId, seq }: Pick<JournalEntry, 'seat' | 'commandId' | 'seq'>): void {
    this.#known.set(keyOf(seat, commandId), seq);
    if (this.#known.size <= this.#capacity) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      break;
    }
    this.#complete = false;
  }

  /** The entry that a command of this seat became. */
  seqOf(seat: number, id: CommandId): number | undefined {
    return this.#known.get(keyOf(seat, id));
  }
}

/** Ids that a room remembers. */
const remembered = 256;

/** Those of a match that was just loaded; `complete`: the tail is all there is. */
export function idsOf(tail: readonly JournalEntry[], complete: boolean): CommandIds {
  const ids = new CommandIds(remembered, complete);
  for (const entry of tail) ids.add(entry);
  return ids;
}
