/** What case files are written in: plain JSON, and the two squadrons that most tables have. */
import type { CaseFile } from '../../kernel/index.ts';

export type ArmadaCase = CaseFile['cases'][number];
type Order = NonNullable<ArmadaCase['when']>[number];
type Json = Order['command'];
/** Part of a position, of a ship, of an event, … */
export type Fields = { readonly [field: string]: Json };

/** Tern, a cruiser at (10, 10) facing north: MV 16, template C, at Medium. */
export const tern = (change: Fields = {}): Fields => ({
  name: 'Tern',
  class: 'CR',
  at: [10, 10],
  facing: 0,
  ...change,
});
export const knot = (change: Fields = {}): Fields => ({
  name: 'Knot',
  class: 'FF',
  at: [14, 10],
  facing: 0,
  ...change,
});

export const squadron = (name: string, seat: string, ships: Fields[], change: Fields = {}): Fields => ({
  name,
  seat,
  ships,
  ...change,
});
export const stones = (change: Fields = {}): Fields =>
  squadron('Stones', 'seat-2', [{ name: 'Onyx', class: 'DD', at: [40, 40], facing: 180 }], change);

/** Waders of seat-1 act in this segment; Stones of seat-2 lie far off. */
export const acting = (segment: string, ships: Fields[], change: Fields = {}): Fields => ({
  active: 'Waders',
  segment,
  squadrons: [squadron('Waders', 'seat-1', ships), stones()],
  ...change,
});

export const by = (seat: Order['by'], ...commands: Fields[]): Order[] =>
  commands.map((command) => ({ by: seat, command }));

/** A move of Tern in degrees and inches. */
export const move = (course: number, inches: number, facing = course, change: Fields = {}): Fields => ({
  kind: 'move-ship',
  ship: 'tern',
  courseCdeg: Math.round(course * 100),
  distanceMils: Math.round(inches * 1000),
  facingCdeg: Math.round(facing * 100),
  carry: [],
  ...change,
});
export const ends = (segment: string): Fields => ({ kind: 'end-segment', segment });

/** What becomes of a ship of the Waders. */
export const ship = (id: string, is: Fields): Fields => ({
  position: { squadrons: [{ id: 'waders', ships: [{ id, ...is }] }] },
});
