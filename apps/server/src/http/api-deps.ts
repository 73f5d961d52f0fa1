/** What the routes under /api are made of, and whose seat a person has. */
import type { Seat } from '@broadside/rules/kernel';
import type { Challenges } from '../lobby/challenges.ts';
import type { Notices } from '../notices/notices.ts';
import type { Readings } from '../reading/readings.ts';
import type { RoomCatalog, Rooms } from '../rooms/rooms.ts';
import { seatOfPerson } from '../store/matches.ts';
import type { ListedMatch, Matches } from '../store/matches.ts';
import type { People, StoredPerson } from '../store/people.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { KnownOptions } from './match-options.ts';

export interface ApiDeps {
  readonly catalog: RoomCatalog;
  readonly people: People;
  readonly matches: Matches;
  readonly rooms: Rooms;
  readonly options: KnownOptions;
  /** Where the rules run on what strangers wrote. */
  readonly workers: WorkerPool;
  readonly readings: Readings;
  /** Calls people back to their tables. */
  readonly notices?: Notices;
  /** For one address: matches made, and again questions what a seat may do. */
  readonly limits: { readonly matchesPerHour: number; readonly offersPerMinute: number };
  readonly challenges: Challenges;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function seatOf(match: ListedMatch, person: StoredPerson | undefined): Seat | null {
  return seatOfPerson(match, person?.id ?? null);
}
