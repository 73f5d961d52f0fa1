/** Whose words this person does not want to read: kept in the browser, and on the server with whoever has a name. */
import { SvelteSet } from 'svelte/reactivity';
import { me, server } from '#lib/match/me.svelte.ts';

const key = 'muted';

function kept(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

class Mutes {
  readonly #people = new SvelteSet<string>(kept());
  #asked = false;

  has(person: string): boolean {
    return this.#people.has(person);
  }

  /** Adds what the server keeps; without an answer the browser's own list holds. */
  async load(): Promise<void> {
    if (this.#asked || !me.person) return;
    this.#asked = true;
    const { people } = await server.mutes().catch(() => ({ people: [] }));
    for (const person of people) this.#people.add(person);
    this.#keep();
  }

  async set(person: string, muted: boolean): Promise<void> {
    if (muted) this.#people.add(person);
    else this.#people.delete(person);
    this.#keep();
    if (me.person) await (muted ? server.mute(person) : server.unmute(person));
  }

  #keep(): void {
    try {
      localStorage.setItem(key, JSON.stringify([...this.#people].slice(-200)));
    } catch {
      // Storage may be closed to us; the list then lasts as long as the page.
    }
  }
}

export const mutes = new Mutes();
