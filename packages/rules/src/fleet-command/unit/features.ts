/** What lies on the board, by its hex and by what it does; kept by record, as it hardly ever changes. */
import { distance, hexNumber } from '../../geometry/hex/index.ts';
import { kept } from '../../kernel/kept.ts';
import type { Hex } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { Feature } from '../table.ts';

const nothing: readonly Feature[] = [];

const laidOut = kept((features: OpenTable['features']) => {
  const byHex = new Map<number, Feature[]>();
  const planets: Hex[] = [];
  for (const feature of Object.values(features)) {
    if (feature.at === null) continue;
    if (feature.kind === 'planet') planets.push(feature.at);
    const there = byHex.get(hexNumber(feature.at));
    if (there === undefined) byHex.set(hexNumber(feature.at), [feature]);
    else there.push(feature);
  }
  return { byHex, planets };
});

export const featuresAt = (table: OpenTable, hex: Hex): readonly Feature[] =>
  laidOut(table.features).byHex.get(hexNumber(hex)) ?? nothing;

/** A planet or wreckage, which stops units and shots (FC-TER-5, R-FC-84, R-FC-92, FC-SCN-3). */
export const wallAt = (table: OpenTable, hex: Hex): Feature | undefined =>
  featuresAt(table, hex).find(({ kind }) => kind === 'planet' || kind === 'wreckage');

/** Whether the hex is next to a planet (FC-TER-6). */
export const inWell = (table: OpenTable, hex: Hex): boolean =>
  laidOut(table.features).planets.some((at) => distance(at, hex) === 1);
