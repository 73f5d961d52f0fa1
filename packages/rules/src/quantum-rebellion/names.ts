/** How things are named in log lines, linked to their records. */
import type { LogPart, Seat } from '../kernel/contract.ts';
import type { State } from './state.ts';

export const sideName = (state: State, seat: Seat): LogPart => ({
  record: `side:${seat}`,
  name: state.sides[seat]?.fleet ?? seat,
  seat,
});

export function shipName(state: State, id: string): LogPart {
  const ship = state.ships[id];
  return ship === undefined ? id : { record: `ship:${id}`, name: ship.name, seat: ship.seat };
}

export function squadronName(state: State, id: string): LogPart {
  const squadron = state.squadrons[id];
  return squadron === undefined ? id : { record: `squadron:${id}`, name: squadron.name, seat: squadron.seat };
}

export function fighterName(state: State, id: string): LogPart {
  const fighter = state.fighters[id];
  return fighter === undefined ? id : { record: `fighter:${id}`, name: fighter.name, seat: fighter.seat };
}

export function terrainName(state: State, id: string): LogPart {
  const terrain = state.terrain[id];
  return terrain === undefined ? id : { record: `terrain:${id}`, name: terrain.name };
}

/** 'beacon 3'; a beacon with an id of its own is called by it. */
export const beaconTitle = (id: string): string => id.replace(/^beacon-(\d+)$/, 'beacon $1');

export function beaconName(state: State, id: string): LogPart {
  const beacon = state.beacons[id];
  if (beacon === undefined) return beaconTitle(id);
  return { record: `beacon:${id}`, name: beaconTitle(id), seat: beacon.seat };
}

/** Inches to a tenth, as players read them: 13.5″. What decides is never rounded: hundredths appear where they count. */
export function inches(mils: number): string {
  const hundredths = Math.round(Math.abs(mils) / 10);
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths % 100;
  const sign = mils < 0 ? '−' : '';
  const decimals = rest % 10 === 0 ? String(rest / 10) : String(rest).padStart(2, '0');
  return `${sign}${whole}.${decimals}″`;
}

/** A bearing in three figures: 062°. */
export const bearing = (cdeg: number): string => `${String(Math.round(cdeg / 100) % 360).padStart(3, '0')}°`;

/** Half points as the book counts points: 35, 17.5. */
export const points = (halfPoints: number): string => String(halfPoints / 2);

/** 'Tern', 'Tern and Knot', 'Tern, Knot and Dunlin'. */
export function listed(parts: readonly LogPart[]): LogPart[] {
  return parts.flatMap((part, index) => {
    if (index === 0) return [part];
    return [index === parts.length - 1 ? ' and ' : ', ', part];
  });
}
