/** Who this browser is: a guest with a name, an account, or nobody yet. The cookie is the server's business. */
import { api, type ApiError } from '@broadside/client';
import type { Person } from '@broadside/protocol';

export const server = api('');

class Identity {
  /** Undefined until the server was asked. */
  person = $state.raw<Person | null | undefined>();

  async load(): Promise<void> {
    this.person ??= (await server.me()).person;
  }

  /** Somebody else now: signed in, or out. */
  become(person: Person | null): void {
    this.person = person;
  }

  async reload(): Promise<void> {
    this.person = (await server.me()).person;
  }

  /** Takes a name, or another one. */
  async callMe(name: string): Promise<Person | null> {
    const { person } = await server.becomeGuest(name);
    this.person = person;
    return person;
  }
}

export const me = new Identity();

/** What went wrong, in the server's words where it has some. */
export function sentenceOf(problem: unknown): string {
  const known = problem as Partial<ApiError> | undefined;
  if (known?.name === 'ApiError' && known.message) return known.message;
  return 'The server cannot be reached. Try again in a moment.';
}
