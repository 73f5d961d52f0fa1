/** Failed sign-ins under one name, known or not: after too many the name has to wait, wherever they come from. */
import { signInTries } from '@broadside/protocol';
import type { Database } from '../store/database.ts';

interface Row {
  readonly failures: number;
}

export class SignInTries {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Counts a try before it is judged, in one statement: a hundred tries at once are a hundred tries. False: this one may
   * not be judged.
   */
  async admit(login: string): Promise<boolean> {
    const key = login.toLowerCase();
    const age = `${String(signInTries.minutes)} minutes`;
    const rows = await this.#db.$queryRaw<Row[]>`
      insert into sign_in_try as had (login, failures, since) values (${key}, 1, now())
      on conflict (login) do update set
        failures = case when had.since < now() - ${age}::interval then 1 else had.failures + 1 end,
        since = case when had.since < now() - ${age}::interval then now() else had.since end
      returning failures`;
    return (rows[0]?.failures ?? 1) <= signInTries.failures;
  }

  /** The password was right: what failed before is forgotten. */
  async forget(login: string): Promise<void> {
    await this.#db.signInTry.deleteMany({ where: { login: login.toLowerCase() } });
  }
}
