/** Ready-made fleets, the first two being the default match. No two ships of any of them share a name. */
import type { WrittenFleet } from '../../mechanics/blueprint-fleets/lists/design.ts';
import type { FleetDesign } from '../fleet/design.ts';
import { fleetFromText } from '../fleet/text.ts';
import { plainFleets } from './fleets/plain.ts';
import { subtleFleets } from './fleets/subtle.ts';

/** A fleet that a match can start with at once. */
export interface ReadyFleet extends Omit<WrittenFleet, 'text'> {
  readonly design: FleetDesign;
}

export const fleets: readonly ReadyFleet[] = [...plainFleets, ...subtleFleets].map(({ text, ...fleet }) => {
  const read = fleetFromText(text);
  if (!read.ok) throw new Error(`${fleet.id}: ${read.problems.join(' ')}`);
  return { ...fleet, design: read.value };
});
