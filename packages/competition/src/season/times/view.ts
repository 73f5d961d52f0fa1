/** What everybody may know of the time of tables: hours that stand, deadlines that moved, rulings in effect [LEAGUE-65]. */
import { untimed } from './model.ts';
import type { TableTimes } from './model.ts';

/** Tables of which there is nothing to tell are left out: that they are there would tell of an offer. */
export const publicTimes = (times: readonly TableTimes[]): readonly TableTimes[] =>
  times
    .map(({ round, pairing, hour, former, changes, dueAt, extensions, ruled }) => ({
      ...untimed(round, pairing),
      ...{ hour, former, changes, dueAt, extensions, ruled },
    }))
    .filter(({ changes, ruled }) => changes > 0 || ruled !== null);
