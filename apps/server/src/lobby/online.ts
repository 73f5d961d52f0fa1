/** Who is here: those who looked at the lobby within the last minute, and those who sit at a table. */
import type { PlayerShown } from '@broadside/protocol';
import { onlineListLength } from '@broadside/protocol';

const hereMs = 60_000;
const remembered = 5000;

export class Online {
  readonly #seated: () => ReadonlySet<string>;
  readonly #now: () => number;
  readonly #seen = new Map<string, { readonly player: PlayerShown; readonly at: number; readonly shown: boolean }>();

  constructor(seated: () => ReadonlySet<string>, now: () => number = Date.now) {
    this.#seated = seated;
    this.#now = now;
  }

  /** Somebody looks at the lobby. `shown`: their name may stand there. */
  note(player: PlayerShown, shown: boolean): void {
    this.#seen.delete(player.id);
    this.#seen.set(player.id, { player, at: this.#now(), shown });
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > remembered && oldest !== undefined) this.#seen.delete(oldest);
  }

  /** In the order of their names, so that the list changes only with who is in it. */
  list(): { count: number; people: PlayerShown[] } {
    const since = this.#now() - hereMs;
    for (const [id, { at }] of this.#seen) if (at < since) this.#seen.delete(id);
    const here = [...this.#seen.values()];
    const people = here.flatMap(({ player, shown }) => (shown ? [player] : []));
    people.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
    const count = new Set([...this.#seen.keys(), ...this.#seated()]).size;
    return { count, people: people.slice(0, onlineListLength) };
  }
}
