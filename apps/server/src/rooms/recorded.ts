/** Writing what follows from a match's journal beside it, while the database may be away. */
import type { Outage } from '../store/outage.ts';
import type { RoomPorts } from './ports.ts';

/** Milliseconds between tries. */
export const retryPausesMs = [50, 200, 800, 2000, 5000];

/** Resolves after the pause, and not before the database is back. */
export async function retryAfter(ms: number, { outage }: { readonly outage?: Outage | undefined }): Promise<void> {
  await new Promise((next) => setTimeout(next, ms));
  await outage?.over();
}

/** Tries a few times, and then leaves it: when the match is loaded next, its journal tells what the row lacks. */
export async function recorded(
  change: () => Promise<void>,
  match: string,
  { logger, outage }: Pick<RoomPorts, 'logger' | 'outage'>,
): Promise<void> {
  for (const pause of retryPausesMs) {
    try {
      return await change();
    } catch (error) {
      logger.error({ err: error, match }, 'the match row is out of date');
    }
    await retryAfter(pause, { outage });
  }
}
