/** Submitted lists as the database keeps them. */
import type { ListFaults } from '@broadside/protocol';
import type { Json } from '@broadside/rules/kernel';
import type { Database } from '../store/database.ts';
import type { Prisma } from '../store/generated/client.ts';

export interface StoredList {
  readonly entrant: number;
  readonly ordinal: number;
  readonly version: number;
  readonly name: string;
  readonly points: number;
  /** Of the ruleset that judged it last. */
  readonly edition: string;
  readonly design: Json;
  readonly faults: ListFaults;
  /** The canonical JSON that was locked last, and the salt of its hash. */
  readonly locked: string | null;
  readonly salt: string | null;
  readonly chosenFor: number | null;
}

export type SubmittedList = Pick<StoredList, 'name' | 'points' | 'edition' | 'design' | 'faults'>;

export class ListStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** In the order of entrants and their lists. */
  async ofSeason(seasonId: string): Promise<StoredList[]> {
    const orderBy = [{ entrant: 'asc' as const }, { ordinal: 'asc' as const }];
    const rows = await this.#db.listSubmission.findMany({ where: { seasonId }, orderBy });
    return rows.map(({ seasonId: _season, updatedAt: _at, design, faults, ...row }) => ({
      ...row,
      design: design as Json,
      faults: faults as unknown as ListFaults,
    }));
  }

  async submit(seasonId: string, entrant: number, ordinal: number, list: SubmittedList): Promise<void> {
    const { design, faults, ...told } = list;
    const json = { design: asJson(design), faults: asJson(faults) };
    const fields = { ...told, ...json, updatedAt: new Date() };
    const key = { seasonId_entrant_ordinal: { seasonId, entrant, ordinal } };
    await this.#db.listSubmission.upsert({
      where: key,
      create: { seasonId, entrant, ordinal, version: 1, ...fields },
      update: { ...fields, version: { increment: 1 } },
    });
  }

  /** What another edition says of a version of a list. */
  async judgedAgain(
    seasonId: string,
    { entrant, ordinal, version }: StoredList,
    { faults, ...told }: Omit<SubmittedList, 'design'>,
  ): Promise<void> {
    await this.#db.listSubmission.updateMany({
      where: { seasonId, entrant, ordinal, version },
      data: { ...told, faults: asJson(faults) },
    });
  }

  /** Keeps the text that is locked; false where somebody has submitted another version meanwhile. */
  async lock(
    seasonId: string,
    { entrant, ordinal, version }: StoredList,
    locked: { readonly text: string; readonly salt: string },
  ): Promise<boolean> {
    const { count } = await this.#db.listSubmission.updateMany({
      where: { seasonId, entrant, ordinal, version },
      data: { locked: locked.text, salt: locked.salt, updatedAt: new Date() },
    });
    return count > 0;
  }

  /** One of an entrant's lists for a round, instead of whichever was chosen before. */
  async choose(seasonId: string, entrant: number, ordinal: number, round: number): Promise<void> {
    await this.#db.$transaction([
      this.#db.listSubmission.updateMany({ where: { seasonId, entrant, chosenFor: round }, data: { chosenFor: null } }),
      this.#db.listSubmission.updateMany({ where: { seasonId, entrant, ordinal }, data: { chosenFor: round } }),
    ]);
  }
}

const asJson = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;
