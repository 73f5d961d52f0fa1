/** Wrong passwords, counted: after too many, whoever they are counted for has to wait. */
import { signInTries } from '@broadside/protocol';
import type { Database } from '../store/database.ts';

interface Row {
  readonly failures: number;
}

/**
 * For whom tries are counted. `name`: a name, known or not, wherever they come from. `device`: a browser that has signed
 * in to that account before. `session`: a browser that is signed in and shows the password again.
 */
export interface TriedBy {
  readonly kind: 'name' | 'device' | 'session';
  readonly key: string;
}

const rowOf = ({ kind, key }: TriedBy): string => `${kind} ${kind === 'name' ? key.toLowerCase() : key}`;

export class SignInTries {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Counts a try before it is judged, in one statement: a hundred tries at once are a hundred tries. False: this one may
   * not be judged.
   */
  async admit(by: TriedBy): Promise<boolean> {
    const login = rowOf(by);
    const age = `${String(signInTries.minutes)} minutes`;
    const rows = await this.#db.$queryRaw<Row[]>`
      insert into sign_in_try as had (login, failures, since) values (${login}, 1, now())
      on conflict (login) do update set
        failures = case when had.since < now() - ${age}::interval then 1 else had.failures + 1 end,
        since = case when had.since < now() - ${age}::interval then now() else had.since end
      returning failures`;
    return (rows[0]?.failures ?? 1) <= signInTries.failures;
  }

  /** The password was right: what failed before is forgotten. */
  async forget(by: TriedBy): Promise<void> {
    await this.#db.signInTry.deleteMany({ where: { login: rowOf(by) } });
  }
}
