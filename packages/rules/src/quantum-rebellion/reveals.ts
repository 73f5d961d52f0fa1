import { plainEvents } from '../mechanics/blueprint-fleets/plain-events.ts';
import type { Event } from './events.ts';

/** What shows nothing but itself, that of the family and that of this game; everything else cannot be unseen. */
const plain: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  ...plainEvents,
  'squadron-stranded',
  'drive-shut-down',
  'drive-restarted',
  'portal-taken',
  'cloak-engaged',
  'cloak-dropped',
  'cloaks-faded',
  'targets-held',
  'fire-declared',
  'boarding-declared',
  'hull-restored',
  'spaces-repaired',
  'damage-control-ended',
]);

export const reveals = (event: Event): boolean => !plain.has(event.kind);
