/** Links, invitations and answers of seasons, which no journal has [LEAGUE-157 … LEAGUE-159]. */
import type { EntryAnswers } from '@broadside/competition/season';
import { mostInvited } from '@broadside/protocol';
import type { PersonId, SeasonRegistration } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import { newSecret } from '../store/people.ts';

type Desk = NonNullable<SeasonRegistration['desk']>;

export class EntryStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async link(seasonId: string): Promise<string | null> {
    return (await this.#db.entryLink.findUnique({ where: { seasonId } }))?.secret ?? null;
  }

  /** The one of before is worth nothing any more. */
  async renewLink(seasonId: string): Promise<void> {
    const made = { secret: newSecret(), createdAt: new Date() };
    await this.#db.entryLink.upsert({ where: { seasonId }, create: { seasonId, ...made }, update: made });
  }

  async isInvited(seasonId: string, personId: PersonId): Promise<boolean> {
    return (await this.#db.entryInvitation.count({ where: { seasonId, personId } })) > 0;
  }

  /** Asked twice, somebody is invited once; true where this was the first time. */
  async invite(seasonId: string, personId: PersonId, invitedBy: PersonId): Promise<boolean> {
    return this.#db.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from season where id = ${seasonId} for update`;
      if ((await tx.entryInvitation.count({ where: { seasonId } })) >= mostInvited)
        throw new HttpProblem(
          409,
          'full',
          `${String(mostInvited)} people are invited, which is the most. Take some back, or make a link.`,
        );
      const data = [{ seasonId, personId, invitedBy }];
      return (await tx.entryInvitation.createMany({ data, skipDuplicates: true })).count > 0;
    });
  }

  async takeBack(seasonId: string, personId: PersonId): Promise<void> {
    await this.#db.entryInvitation.deleteMany({ where: { seasonId, personId } });
  }

  /** The first one first. */
  async invited(seasonId: string): Promise<Omit<Desk['invited'][number], 'entered'>[]> {
    const rows = await this.#db.entryInvitation.findMany({
      where: { seasonId, person: { deletedAt: null } },
      select: { personId: true, person: { select: { name: true, handle: true } } },
      orderBy: { createdAt: 'asc' },
      take: mostInvited,
    });
    return rows.map(({ personId, person }) => ({ person: personId, name: person.name, handle: person.handle ?? '' }));
  }

  async answersOf(seasonId: string, personId: PersonId): Promise<EntryAnswers> {
    const row = await this.#db.entryAnswer.findUnique({ where: { seasonId_personId: { seasonId, personId } } });
    return (row?.answers ?? {}) as EntryAnswers;
  }

  /** None at all takes them away. */
  async answer(seasonId: string, personId: PersonId, answers: EntryAnswers): Promise<void> {
    const key = { seasonId, personId };
    if (Object.keys(answers).length === 0) await this.#db.entryAnswer.deleteMany({ where: key });
    else
      await this.#db.entryAnswer.upsert({
        where: { seasonId_personId: key },
        create: { ...key, answers },
        update: { answers },
      });
  }

  /** By person. */
  async answers(seasonId: string): Promise<ReadonlyMap<PersonId, EntryAnswers>> {
    const rows = await this.#db.entryAnswer.findMany({ where: { seasonId } });
    return new Map(rows.map(({ personId, answers }) => [personId, answers as EntryAnswers]));
  }
}
