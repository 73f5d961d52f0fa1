/** Live passes, put together. */
import type { JudgeDuty } from '../judges/duty.ts';
import type { Officials } from '../leagues/officials.ts';
import type { Database } from '../store/database.ts';
import { LivePasses } from './live-passes.ts';
import type { LivePassesOptions } from './live-passes.ts';
import { PassStore } from './store.ts';

export interface PassGiven extends Pick<LivePassesOptions, 'journal' | 'rooms' | 'logger'> {
  readonly database: Database;
  readonly duty: Pick<JudgeDuty, 'barOf'>;
  readonly officials: Officials;
}

export function passParts({ database, duty, officials, ...given }: PassGiven, now: () => number) {
  const passStore = new PassStore(database);
  const passes = new LivePasses({
    ...{ ...given, store: passStore, now },
    barred: async (match, { id }) => (await duty.barOf(match, { id })) !== undefined,
    isOfficial: async (league, personId) => (await officials.officeOf(league, personId)) !== null,
  });
  officials.tellOfEnds((personId) => passes.officeEnded(personId));
  return { passes, passStore };
}
