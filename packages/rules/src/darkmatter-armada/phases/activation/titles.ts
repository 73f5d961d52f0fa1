import type { Segment } from '../../../mechanics/blueprint-fleets/records.ts';

/** What the segments are called. */
export const segmentTitles: Readonly<Record<Segment, string>> = {
  command: 'Command',
  movement: 'Movement',
  special: 'Special Actions',
  combat: 'Combat',
};
