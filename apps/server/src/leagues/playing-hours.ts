/** When people can play, and the secret addresses of their calendars [LEAGUE-62, LEAGUE-73]. */
import { PlayingHours } from '@broadside/protocol';
import type { PersonId } from '@broadside/protocol';
import type { Database } from '../store/database.ts';
import { hashSecret, newSecret } from '../store/people.ts';

export class HoursStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async of(personId: PersonId): Promise<PlayingHours | null> {
    return (await this.ofAll([personId])).get(personId) ?? null;
  }

  async ofAll(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, PlayingHours>> {
    const rows = await this.#db.hours.findMany({ where: { personId: { in: [...people] } } });
    return new Map(
      rows.flatMap(({ personId, zone, weekly, away }) => {
        const hours = PlayingHours.safeParse({ zone, weekly, away });
        return hours.success ? [[personId, hours.data] as const] : [];
      }),
    );
  }

  async say(personId: PersonId, { zone, weekly, away }: PlayingHours): Promise<void> {
    const row = { zone, weekly, away };
    await this.#db.hours.upsert({ where: { personId }, create: { personId, ...row }, update: row });
  }

  async hasFeed(personId: PersonId): Promise<boolean> {
    return (await this.#db.calendarFeed.count({ where: { personId } })) > 0;
  }

  /** The token of a new address; an earlier one ends. Only its hash is kept. */
  async makeFeed(personId: PersonId): Promise<string> {
    const token = newSecret();
    const tokenHash = new Uint8Array(hashSecret(token));
    await this.#db.calendarFeed.upsert({
      where: { personId },
      create: { personId, tokenHash },
      update: { tokenHash, createdAt: new Date() },
    });
    return token;
  }

  async endFeed(personId: PersonId): Promise<void> {
    await this.#db.calendarFeed.deleteMany({ where: { personId } });
  }

  /** Whose calendar a token opens. */
  async ofToken(token: string): Promise<PersonId | undefined> {
    const where = { tokenHash: new Uint8Array(hashSecret(token)) };
    return (await this.#db.calendarFeed.findUnique({ where, select: { personId: true } }))?.personId;
  }
}
