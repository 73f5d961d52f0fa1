/** The newest command ids of a match and the entries they became: what makes a command sent twice act once. */
import type { JournalEntry } from '../store/journal.ts';

export interface KnownCommand {
  readonly seq: number;
  /** Number of the seat that gave it. */
  readonly seat: number;
}

export class CommandIds {
  readonly #known = new Map<string, KnownCommand>();
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

  add(id: string, command: KnownCommand): void {
    this.#known.set(id, command);
    if (this.#known.size <= this.#capacity) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      break;
    }
    this.#complete = false;
  }

  get(id: string): KnownCommand | undefined {
    return this.#known.get(id);
  }
}

/** Ids that a room remembers. */
const remembered = 256;

/** Those of a match that was just loaded; `complete`: the tail is all there is. */
export function idsOf(tail: readonly JournalEntry[], complete: boolean): CommandIds {
  const ids = new CommandIds(remembered, complete);
  for (const entry of tail) ids.add(entry.commandId, { seq: entry.seq, seat: entry.seat });
  return ids;
}
