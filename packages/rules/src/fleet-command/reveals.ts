import type { Event } from './events.ts';

/**
 * What shows nothing but a player's own choice, which can be taken back until somebody else has acted (R-FC-224). Dice,
 * cards that are turned up and everything that follows from them cannot be unseen.
 */
const choices: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'flow',
  'unit-deployed',
  'cards-committed',
  'pass-agreed',
  'unit-turned',
  'action-skipped',
]);

export const reveals = (event: Event): boolean => !choices.has(event.kind);
