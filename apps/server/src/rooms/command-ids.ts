/** The newest command ids of a match and the entries they became: what makes a command sent twice act once. */
import type { CommandId } from '@broadside/protocol';
import type { JournalEntry } from '../store/journal.ts';

/** The entries of commands, by the seat that gave them and their id: what another seat gave neither blocks nor tells anything. */
type Generation = Map<number, Map<CommandId, number>>;

export class CommandIds {
  /** Ids go by generations, because letting go of one after the other costs each command more than keeping it. */
  #newer: Generation = new Map();
  #older: Generation = new Map();
  #held = 0;
  readonly #capacity: number;
  #complete: boolean;

  /** At least half of `capacity` ids are known, at most all of it. `complete`: what will be added is all there ever was. */
  constructor(capacity: number, complete: boolean) {
    this.#capacity = capacity;
    this.#complete = complete;
  }

  /** True while no id is known to the journal only. */
  get complete(): boolean {
    return this.#complete;
  }

  add({ seat, commandId, seq }: Pick<JournalEntry, 'seat' | 'commandId' | 'seq'>): void {
    if (2 * this.#held >= this.#capacity) this.#forget();
    let ofSeat = this.#newer.get(seat);
    if (ofSeat === undefined) this.#newer.set(seat, (ofSeat = new Map<CommandId, number>()));
    ofSeat.set(commandId, seq);
    this.#held += 1;
  }

  #forget(): void {
    if (this.#older.size > 0) this.#complete = false;
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#held = 0;
  }

  /** The entry that a command of this seat became. */
  seqOf(seat: number, id: CommandId): number | undefined {
    return this.#newer.get(seat)?.get(id) ?? this.#older.get(seat)?.get(id);
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
