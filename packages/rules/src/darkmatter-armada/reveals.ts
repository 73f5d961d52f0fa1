import type { Event } from './events.ts';

/**
 * What shows nothing but itself: choices of place, order or segment, and what follows from them without dice. Everything
 * else cannot be unseen.
 */
const plain: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'flow',
  'terrain-placed',
  'terrain-discarded',
  'deployer-chosen',
  'squadron-deployed',
  'squadron-hidden',
  'scouts-held',
  'ambush-sprung',
  'stayed-hidden',
  'squadron-reserved',
  'reserve-phase-began',
  'reserve-phase-ended',
  'entry-portal-placed',
  'reserve-passed',
  'squadron-entered',
  'round-began',
  'order-chosen',
  'activation-began',
  'segment-began',
  'combat-mode-began',
  'activation-ended',
  'command-step-reached',
  'space-restored',
  'portal-opened',
  'shields-set',
  'speed-set',
  'ship-moved',
  'movement-ended',
  'marker-placed',
  'markers-passed',
  'grid-fault-set',
  'evasion-began',
  'evasion-ended',
  'disorder-gained',
  'disorder-shed',
  'end-phase-began',
  'minefield-swept',
  'portals-closed',
]);

export const reveals = (event: Event): boolean => !plain.has(event.kind);
