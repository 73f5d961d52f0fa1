/** Saved fleets and their versions: stored as they are given, whoever judged them. */
import type { FleetId } from '@broadside/protocol';
import { isDeepStrictEqual } from 'node:util';
import { fleetVersionsKept } from '@broadside/protocol';
import type { Json } from '@broadside/rules/kernel';
import type { Database } from './database.ts';
import type { Prisma } from './generated/client.ts';
import { randomId } from './matches.ts';

/** What changes from version to version. */
export interface FleetContent {
  readonly name: string;
  readonly points: number;
  readonly faults: number;
  readonly design: Json;
}

export interface FleetEntry extends Omit<FleetContent, 'design'> {
  readonly id: FleetId;
  readonly ruleset: string;
  readonly version: number;
  /** Milliseconds since 1970, as below. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** One version of a fleet. */
export interface StoredFleet extends FleetEntry {
  readonly ownerId: string;
  readonly owner: string;
  readonly design: Json;
  /** The number of the newest version. */
  readonly newest: number;
}

const include = { owner: { select: { name: true } } } as const satisfies Prisma.FleetInclude;
type FleetRow = Prisma.FleetGetPayload<{ include: typeof include }>;

export class FleetStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async count(ownerId: string): Promise<number> {
    return this.#db.fleet.count({ where: { ownerId } });
  }

  /** Saves version 1. */
  async create(ownerId: string, ruleset: string, content: FleetContent): Promise<StoredFleet> {
    const now = new Date();
    const id = randomId(10);
    const row = await this.#db.fleet.create({
      data: {
        ...written(content),
        id,
        ownerId,
        ruleset,
        version: 1,
        createdAt: now,
        updatedAt: now,
        versions: { create: { ...written(content), version: 1, savedAt: now } },
      },
      include,
    });
    return fromRow(row);
  }

  /** Makes the version after `version`; undefined where that is not the newest one any more, or nothing is there. */
  async save(id: FleetId, version: number, content: FleetContent): Promise<StoredFleet | undefined> {
    return this.#db.$transaction(async (db) => {
      // The lock keeps two saves of the same version apart.
      await db.$queryRaw`select id from fleet where id = ${id} for update`;
      const known = await db.fleet.findUnique({ where: { id }, include });
      if (known?.version !== version) return undefined;
      if (known.name === content.name && isDeepStrictEqual(known.design, content.design)) return fromRow(known);
      const now = new Date();
      const next = version + 1;
      const row = await db.fleet.update({
        where: { id },
        data: {
          ...written(content),
          version: next,
          updatedAt: now,
          versions: { create: { ...written(content), version: next, savedAt: now } },
        },
        include,
      });
      await db.fleetVersion.deleteMany({ where: { fleetId: id, version: { lte: next - fleetVersionsKept } } });
      return fromRow(row);
    });
  }

  /** The newest version, or the one that is named where it is kept. */
  async get(id: FleetId, version?: number): Promise<StoredFleet | undefined> {
    const row = await this.#db.fleet.findUnique({ where: { id }, include });
    if (row === null) return undefined;
    const newest = fromRow(row);
    if (version === undefined || version === row.version) return newest;
    const old = await this.#db.fleetVersion.findUnique({ where: { fleetId_version: { fleetId: id, version } } });
    if (old === null) return undefined;
    const { name, points, faults, savedAt } = old;
    return { ...newest, version, name, points, faults, design: old.design as Json, updatedAt: savedAt.getTime() };
  }

  /** All of a person's, the last changed first. */
  async ofPerson(ownerId: string): Promise<FleetEntry[]> {
    const rows = await this.#db.fleet.findMany({
      where: { ownerId },
      omit: { design: true, ownerId: true },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    });
    return rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.getTime(),
      updatedAt: updatedAt.getTime(),
    }));
  }

  /** Removes the fleet with all its versions; false where it was not there. */
  async remove(id: FleetId): Promise<boolean> {
    const { count } = await this.#db.fleet.deleteMany({ where: { id } });
    return count === 1;
  }
}

function written(content: FleetContent): FleetContent & { design: Prisma.InputJsonValue } {
  return { ...content, design: content.design as Prisma.InputJsonValue & Json };
}

function fromRow(row: FleetRow): StoredFleet {
  const { owner, design, createdAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    owner: owner.name,
    design: design as Json,
    newest: row.version,
    createdAt: createdAt.getTime(),
    updatedAt: updatedAt.getTime(),
  };
}
