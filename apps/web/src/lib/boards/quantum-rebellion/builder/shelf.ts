/** What the list of fleets shows of this game: its ready-made fleets, and whether a pasted text is a fleet. */
import type { Shelf } from '../../building.ts';
import { readFleet } from './exchange.ts';
import { fleetPoints, fleets } from './rules.ts';

export const shelf: Shelf = {
  ready: fleets.map(({ id, note, design }) => ({
    id,
    name: design.name,
    points: fleetPoints(design),
    note,
    glyph: design.squadrons[0]?.ships[0]?.class ?? 'CR',
  })),
  values: [250, 500, 750, 1000],
  fault: (text) => {
    const read = readFleet(text);
    return read.ok ? undefined : read.problems[0];
  },
};
