/** Who this browser is: a guest with a name, an account, or nobody yet. The cookie is the server's business. */
import { api } from '@broadside/client';
import type { Person } from '@broadside/protocol';
import { ServerClock } from './server-clock.ts';

export { problemOf, sentenceOf, type Problem } from './problem.ts';

const clock = new ServerClock();
/** Milliseconds by the server's clock, which deadlines are told in. */
export const serverNow = (): number => clock.at(Date.now());

export const server = api('', {
  fetch: async (input, init) => {
    const asked = Date.now();
    const response = await fetch(input, init);
    clock.hear(response.headers.get('date'), asked, Date.now());
    return response;
  },
});

class Identity {
  /** Undefined until the server was asked. */
  person = $state.raw<Person | null | undefined>();

  #changes = 0;
  #asking: Promise<void> | undefined;

  /** Asks the server unless it is known, once for all parts of a page that want to know. */
  async load(): Promise<void> {
    if (this.person) return;
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** An answer that was overtaken by a sign-in is of yesterday. */
  async #ask(): Promise<void> {
    const changes = this.#changes;
    const { person } = await server.me();
    if (changes === this.#changes) this.person = person;
  }

  /** Somebody else now: signed in, or out. */
  become(person: Person | null): void {
    this.#changes += 1;
    this.person = person;
  }

  async reload(): Promise<void> {
    this.become((await server.me()).person);
  }

  /** Whoever is nobody yet becomes a guest under a name that the server gives. */
  async beSomebody(): Promise<void> {
    // A press may come before the server has said who this is.
    if (this.person === undefined) await this.load().catch(() => undefined);
    if (!this.person) this.become((await server.becomeGuest()).person);
  }

  /** Takes a name, or another one. */
  async callMe(name: string): Promise<Person | null> {
    const { person } = await server.becomeGuest(name);
    this.become(person);
    return person;
  }
}

export const me = new Identity();
