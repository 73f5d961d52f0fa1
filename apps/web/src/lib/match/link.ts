/** How a table hears of its match, for the bar that says so. */
import type { ClientState } from '@broadside/client';

export type TableLink = 'held' | 'lost' | 'closed' | 'outdated' | 'ok';

export function linkOf({ match, phase, outdated }: Pick<ClientState, 'match' | 'phase' | 'outdated'>): TableLink {
  if (match?.status === 'frozen') return 'held';
  if (phase === 'reconnecting') return 'lost';
  if (phase === 'closed') return 'closed';
  return outdated ? 'outdated' : 'ok';
}
