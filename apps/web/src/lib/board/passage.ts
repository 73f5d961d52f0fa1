/** A hull that comes or goes through a ring, or an outline that dissolves into dots: what it is, and how long it takes. */
import type { ShipToken } from './chart.ts';

/** `in`, `out`: through a ring. `veil`: into dots, `unveil`: out of them. */
export type PassageWay = 'in' | 'out' | 'veil' | 'unveil';
export interface HullPassage {
  /** The ship's, as charts have it. */
  readonly id: string;
  readonly way: PassageWay;
}
export interface DrawnPassage extends HullPassage {
  readonly key: number;
  /** As it stands, or as it stood last. */
  readonly token: ShipToken;
}

/** Milliseconds of each, and of a state where motion is reduced. */
export const passageMs = { ring: 700, dots: 500, still: 400 } as const;

/** Whose outline went into dots or came out of them; nothing of who came or went. */
export function veilsBetween(before: readonly ShipToken[], after: readonly ShipToken[]): readonly HullPassage[] {
  const was = new Map(before.map((token) => [token.id, token.veiled === true]));
  return after.flatMap(({ id, veiled = false }) =>
    !was.has(id) || was.get(id) === veiled ? [] : [{ id, way: veiled ? 'veil' : 'unveil' } as const],
  );
}
