import type { Event } from './events.ts';

/** Events whose field shows dice or what another seat decided: a take-back may not reach behind them. */
const quiet: ReadonlySet<Event['kind']> = new Set([
  'flow',
  'segment-began',
  'drive-shut-down',
  'drive-restarted',
  'shields-set',
] as const satisfies readonly string[] as readonly Event['kind'][]);

/** True unless the event only rearranges what its own seat had already decided and everybody could foresee. */
export const reveals = (event: Event): boolean => !quiet.has(event.kind);
