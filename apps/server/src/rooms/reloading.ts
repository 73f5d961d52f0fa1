/** Reading a match again whose journal did not take an entry. */
import type { KeyframeSource } from './keyframes.ts';
import type { RoomPorts } from './ports.ts';
import { retryAfter, retryPausesMs } from './recorded.ts';
import { loadLedger } from './replay.ts';
import type { Loaded } from './replay.ts';

const untakenLimit = 3;

/** `untaken`: entries in a row that were not taken. Throws where the journal stays out of reach, or takes no entry. */
export async function loadedAgain(
  of: KeyframeSource,
  ports: Pick<RoomPorts, 'logger' | 'outage'>,
  untaken: number,
  closed: () => boolean,
): Promise<Loaded> {
  if (untaken > untakenLimit) throw new Error('The journal takes no entry.');
  for (const pause of retryPausesMs.slice(untaken - 1)) {
    await retryAfter(pause, ports);
    if (closed()) break;
    try {
      return await loadLedger(of);
    } catch (error) {
      ports.logger.error({ err: error, match: of.matchId }, 'the match could not be loaded again');
    }
  }
  throw new Error('The journal stayed out of reach.');
}
