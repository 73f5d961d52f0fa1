/** How late watchers may be, as one chooses it before a match. */
import type { WatchDelay, WatchTerms } from '@broadside/match';

const late = (minutes: number): { readonly label: string; readonly delay: WatchDelay } => ({
  label: minutes === 1 ? 'a minute late' : `${String(minutes)} minutes late`,
  delay: { kind: 'seconds', seconds: minutes * 60 },
});

export const watchDelays = {
  now: { label: 'at once', delay: null },
  '1': late(1),
  '2': late(2),
  '5': late(5),
  '10': late(10),
  '30': late(30),
  round: { label: 'round by round', delay: { kind: 'round' } },
  end: { label: 'when it is over', delay: { kind: 'end' } },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly delay: WatchDelay | null }>>;
export type WatchKind = keyof typeof watchDelays;

export const isWatchKind = (kind: unknown): kind is WatchKind =>
  typeof kind === 'string' && Object.hasOwn(watchDelays, kind);

/** What a new match is told; nothing where everybody watches at once. */
export function watchOf(kind: WatchKind, listed: boolean): { watch?: WatchTerms } {
  const { delay } = watchDelays[kind];
  return delay === null && listed ? {} : { watch: { delay, listed } };
}
