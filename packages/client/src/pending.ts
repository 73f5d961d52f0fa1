/** Commands that were sent and not yet answered, in the order in which they were given. */
import type { ActMessage, CommandMessage, CueMessage, Rejection, SayMessage } from '@broadside/protocol';

/** What is answered once, by its id. */
export type Asked = CommandMessage | ActMessage | SayMessage | CueMessage;

/** `id`: to know the cue by; 8 to 64 of A-Z a-z 0-9 _ -. `at`: an entry, and milliseconds after it. */
export interface CueOptions {
  readonly id?: string;
  readonly at?: { readonly seq: number; readonly ms: number };
}

/**
 * What came of a command, an act or a message. `accepted`: it is journal entry `seq`, and durable. `rejected`: the rules of
 * the game or of the table forbid it on the state after entry `seq`, and `reason` says which and what would be right.
 * `failed`: it was no matter of rules, and `sentence` says what would be right. Its `code` is one of the server (`errorCodes`,
 * or of a newer server) or of the client: `busy` (too many wait for an answer), `signed-out` (somebody else sits here now),
 * `unread` (the answer could not be read), `closed`. After the last three the server may have done it; else nothing changed.
 */
export type Answer =
  | { readonly kind: 'accepted'; readonly seq: number }
  | { readonly kind: 'rejected'; readonly seq: number; readonly reason: Rejection }
  | { readonly kind: 'failed'; readonly code: string; readonly sentence: string };

export class PendingCommands {
  readonly #waiting = new Map<string, { message: Asked; resolve: (answer: Answer) => void }>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Keeps the command until `settle`; answers `busy` at once when too many wait already. */
  add(message: Asked): { readonly kept: boolean; readonly answer: Promise<Answer> } {
    if (this.#waiting.size >= this.#limit) {
      const sentence = `${String(this.#limit)} commands wait for an answer already. Wait until the connection is back.`;
      return { kept: false, answer: Promise.resolve({ kind: 'failed', code: 'busy', sentence }) };
    }
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(message.id, { message, resolve }));
    return { kept: true, answer };
  }

  /** Everything unanswered, oldest first: what is sent again after a reconnect. */
  messages(): readonly Asked[] {
    return [...this.#waiting.values()].map((entry) => entry.message);
  }

  settle(id: string, answer: Answer): void {
    const entry = this.#waiting.get(id);
    this.#waiting.delete(id);
    entry?.resolve(answer);
  }

  failAll(code: 'signed-out' | 'closed', sentence: string): void {
    for (const id of [...this.#waiting.keys()]) this.settle(id, { kind: 'failed', code, sentence });
  }
}
