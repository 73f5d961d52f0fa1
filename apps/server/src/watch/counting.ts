/** How many watch, put together: counted here, told by the rooms, kept by minutes. */
import type { Logger } from 'pino';
import type { TimeOfDay } from '../rooms/ports.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Database } from '../store/database.ts';
import { WatchMinutes } from '../store/watch-minutes.ts';
import { WatchCounts } from './watch-counts.ts';

export interface CountingGiven {
  readonly database: Database;
  readonly time: TimeOfDay;
  readonly logger: Logger;
  readonly rooms: () => Pick<Rooms, 'peek'>;
}

export function countingParts({ database, time, logger, rooms }: CountingGiven) {
  const minutes = new WatchMinutes(database);
  const counts = new WatchCounts({
    ...{ time, logger },
    keep: (counted) => minutes.keep(counted),
    tell: (id) => rooms().peek(id)?.presence.tellCount(),
  });
  return { counts, minutes };
}
