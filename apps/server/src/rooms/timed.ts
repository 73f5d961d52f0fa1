/** How long the rules take at live play, where nobody else is served meanwhile. */
import type { RoomPorts } from './ports.ts';

/** What takes longer than this, in milliseconds, is written down. */
const slowMs = 100;

export function timed<T>(
  { observer, logger }: Pick<RoomPorts, 'observer' | 'logger'>,
  match: string,
  work: () => T,
): T {
  const begun = performance.now();
  try {
    return work();
  } finally {
    const ms = performance.now() - begun;
    observer.ruled(ms);
    if (ms > slowMs) logger.warn({ match, ms }, 'the rules kept everybody waiting');
  }
}
