import { plainEvents } from '../mechanics/blueprint-fleets/plain-events.ts';
import type { Event } from './events.ts';

/** What shows nothing but itself, that of the family and that of this game; everything else cannot be unseen. */
const plain: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  ...plainEvents,
  'space-restored',
  'speed-set',
  'marker-placed',
  'markers-passed',
  'grid-fault-set',
  'cloak-switched',
  'evasion-began',
  'evasion-ended',
  'patrol-flown',
  'boarding-began',
  'hyperdrive-engaged',
]);

export const reveals = (event: Event): boolean => !plain.has(event.kind);
