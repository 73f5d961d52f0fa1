/** What people draw up, take away and bring: fleets, positions, cases, records of matches. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { RoomCatalog } from '../rooms/rooms.ts';
import { Cases } from '../store/cases.ts';
import type { Database } from '../store/database.ts';
import { FleetStore } from '../store/fleets.ts';
import type { Journal } from '../store/journal.ts';
import type { People } from '../store/people.ts';
import { Positions } from '../store/positions.ts';
import { Records } from '../store/records.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { registerCases } from './cases.ts';
import { registerFleets } from './fleets.ts';
import { registerImports } from './imports.ts';
import type { ImportDeps } from './imports.ts';
import { registerPositions } from './positions.ts';
import { registerRecords } from './records.ts';
import type { RecordDeps } from './records.ts';

export interface KeptGiven {
  readonly catalog: RoomCatalog;
  readonly config: Config;
  readonly database: Database;
  readonly journal: Journal;
}

/** Records of matches, taken away and brought. */
export function registerKeptMatches(
  fastify: FastifyInstance,
  { config, database, journal }: KeptGiven,
  given: Omit<RecordDeps, 'records'> & Omit<ImportDeps, 'records' | 'perHour'>,
): void {
  const records = new Records(database, journal);
  registerRecords(fastify, { ...given, records });
  registerImports(fastify, { ...given, records, perHour: config.importsPerHour });
}

/** What people draw up and keep: fleets, positions, cases. */
export function registerKept(
  fastify: FastifyInstance,
  { catalog, config, database }: KeptGiven,
  people: People,
  workers: WorkerPool,
): void {
  registerFleets(fastify, {
    catalog,
    people,
    workers,
    fleets: new FleetStore(database),
    perHour: config.fleetsPerHour,
  });
  const [positions, cases] = [new Positions(database), new Cases(database)];
  registerPositions(fastify, { catalog, people, positions, workers, perHour: config.positionsPerHour });
  registerCases(fastify, { catalog, people, cases, workers, perHour: config.casesPerHour });
}
