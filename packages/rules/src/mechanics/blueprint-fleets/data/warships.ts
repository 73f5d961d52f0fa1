/**
 * The blueprints of warships: which space each face of the d20 for critical hits strikes, and the spaces as they are
 * drawn, bow up. The games of the family print the same maps; stations and freighters each draws its own way.
 */

/**
 * One space of a warship's blueprint. `BR` bridge, `LS` life support, `DF` defence network, `HY` hyperdrive, `HG` hangar,
 * `RE1` `RE2` reactors, `DR1` `DR2` main drives (the first in the printed map is 1), weapons by arc and turret, equipment.
 */
export type WarshipSpace =
  | 'F'
  | 'P'
  | 'S'
  | 'A'
  | 'T1'
  | 'T2'
  | 'E1'
  | 'E2'
  | 'E3'
  | 'BR'
  | 'LS'
  | 'DF'
  | 'HY'
  | 'HG'
  | 'RE1'
  | 'RE2'
  | 'DR1'
  | 'DR2';

/** Faces `from` to `to` of the d20 strike `space`. */
export interface CriticalRow<Space extends string> {
  readonly from: number;
  readonly to: number;
  readonly space: Space;
}

export interface BlueprintMap<Space extends string> {
  readonly criticals: readonly CriticalRow<Space>[];
  /** Rows from bow to stern, three columns from port to starboard; `null` where nothing is drawn. */
  readonly layout: readonly (readonly [Space | null, Space | null, Space | null])[];
}

/** The space that a face of the d20 strikes on this map. */
export function spaceStruck<Space extends string>({ criticals }: BlueprintMap<Space>, face: number): Space {
  const row = criticals.find(({ from, to }) => from <= face && face <= to);
  if (row === undefined) throw new Error(`the blueprint has no row for ${face}`);
  return row.space;
}

// prettier-ignore
const capital = {
  criticals: [
    { from: 1, to: 1, space: 'F' }, { from: 2, to: 2, space: 'BR' }, { from: 3, to: 3, space: 'P' }, { from: 4, to: 4, space: 'LS' },
    { from: 5, to: 5, space: 'S' }, { from: 6, to: 6, space: 'T1' }, { from: 7, to: 7, space: 'DF' }, { from: 8, to: 8, space: 'T2' },
    { from: 9, to: 9, space: 'RE1' }, { from: 10, to: 10, space: 'HY' }, { from: 11, to: 11, space: 'RE2' }, { from: 12, to: 13, space: 'E1' },
    { from: 14, to: 15, space: 'E2' }, { from: 16, to: 17, space: 'E3' }, { from: 18, to: 18, space: 'DR1' }, { from: 19, to: 19, space: 'A' },
    { from: 20, to: 20, space: 'DR2' },
  ],
  layout: [
    [null, 'F', null],
    [null, 'BR', null],
    ['P', 'LS', 'S'],
    ['T1', 'DF', 'T2'],
    ['RE1', 'HY', 'RE2'],
    ['E1', 'E2', 'E3'],
    ['DR1', 'A', 'DR2'],
  ],
} as const satisfies BlueprintMap<WarshipSpace>;

// prettier-ignore
export const warships = {
  DN: capital,
  BB: capital,
  CV: {
    criticals: [
      { from: 1, to: 1, space: 'F' }, { from: 2, to: 2, space: 'BR' }, { from: 3, to: 4, space: 'P' }, { from: 5, to: 5, space: 'LS' },
      { from: 6, to: 7, space: 'S' }, { from: 8, to: 8, space: 'DF' }, { from: 9, to: 9, space: 'T1' }, { from: 10, to: 10, space: 'RE1' },
      { from: 11, to: 11, space: 'HY' }, { from: 12, to: 12, space: 'RE2' }, { from: 13, to: 14, space: 'E1' }, { from: 15, to: 16, space: 'HG' },
      { from: 17, to: 18, space: 'E2' }, { from: 19, to: 19, space: 'DR1' }, { from: 20, to: 20, space: 'DR2' },
    ],
    layout: [
      [null, 'F', null],
      [null, 'BR', null],
      ['P', 'LS', 'S'],
      [null, 'DF', 'T1'],
      ['RE1', 'HY', 'RE2'],
      ['E1', 'HG', 'E2'],
      ['DR1', null, 'DR2'],
    ],
  },
  BC: {
    criticals: [
      { from: 1, to: 1, space: 'F' }, { from: 2, to: 2, space: 'BR' }, { from: 3, to: 3, space: 'P' }, { from: 4, to: 4, space: 'LS' },
      { from: 5, to: 5, space: 'S' }, { from: 6, to: 7, space: 'T1' }, { from: 8, to: 8, space: 'DF' }, { from: 9, to: 10, space: 'T2' },
      { from: 11, to: 11, space: 'RE1' }, { from: 12, to: 12, space: 'HY' }, { from: 13, to: 13, space: 'RE2' }, { from: 14, to: 15, space: 'E1' },
      { from: 16, to: 16, space: 'A' }, { from: 17, to: 18, space: 'E2' }, { from: 19, to: 19, space: 'DR1' }, { from: 20, to: 20, space: 'DR2' },
    ],
    layout: [
      [null, 'F', null],
      [null, 'BR', null],
      ['P', 'LS', 'S'],
      ['T1', 'DF', 'T2'],
      ['RE1', 'HY', 'RE2'],
      ['E1', 'A', 'E2'],
      ['DR1', null, 'DR2'],
    ],
  },
  CH: {
    criticals: [
      { from: 1, to: 1, space: 'F' }, { from: 2, to: 2, space: 'BR' }, { from: 3, to: 3, space: 'LS' }, { from: 4, to: 4, space: 'P' },
      { from: 5, to: 6, space: 'DF' }, { from: 7, to: 7, space: 'S' }, { from: 8, to: 9, space: 'T1' }, { from: 10, to: 10, space: 'HY' },
      { from: 11, to: 12, space: 'T2' }, { from: 13, to: 14, space: 'E1' }, { from: 15, to: 15, space: 'RE1' }, { from: 16, to: 17, space: 'DR1' },
      { from: 18, to: 18, space: 'A' }, { from: 19, to: 20, space: 'DR2' },
    ],
    layout: [
      [null, 'F', null],
      [null, 'BR', null],
      [null, 'LS', null],
      ['P', 'DF', 'S'],
      ['T1', 'HY', 'T2'],
      [null, 'E1', 'RE1'],
      ['DR1', 'A', 'DR2'],
    ],
  },
  CVL: {
    criticals: [
      { from: 1, to: 1, space: 'F' }, { from: 2, to: 2, space: 'BR' }, { from: 3, to: 3, space: 'LS' }, { from: 4, to: 5, space: 'P' },
      { from: 6, to: 7, space: 'DF' }, { from: 8, to: 9, space: 'S' }, { from: 10, to: 11, space: 'RE1' }, { from: 12, to: 13, space: 'HY' },
      { from: 14, to: 15, space: 'RE2' }, { from: 16, to: 16, space: 'E1' }, { from: 17, to: 17, space: 'DR1' }, { from: 18, to: 19, space: 'HG' },
      { from: 20, to: 20, space: 'DR2' },
    ],
    layout: [
      [null, 'F', null],
      [null, 'BR', null],
      [null, 'LS', null],
      ['P', 'DF', 'S'],
      ['RE1', 'HY', 'RE2'],
      [null, 'E1', null],
      ['DR1', 'HG', 'DR2'],
    ],
  },
  CR: {
    criticals: [
      { from: 1, to: 1, space: 'F' }, { from: 2, to: 2, space: 'BR' }, { from: 3, to: 3, space: 'LS' }, { from: 4, to: 4, space: 'P' },
      { from: 5, to: 6, space: 'DF' }, { from: 7, to: 7, space: 'S' }, { from: 8, to: 9, space: 'T1' }, { from: 10, to: 10, space: 'HY' },
      { from: 11, to: 12, space: 'E1' }, { from: 13, to: 13, space: 'RE1' }, { from: 14, to: 15, space: 'E2' }, { from: 16, to: 17, space: 'DR1' },
      { from: 18, to: 18, space: 'A' }, { from: 19, to: 20, space: 'DR2' },
    ],
    layout: [
      [null, 'F', null],
      [null, 'BR', null],
      [null, 'LS', null],
      ['P', 'DF', 'S'],
      [null, 'T1', 'HY'],
      ['E1', 'RE1', 'E2'],
      ['DR1', 'A', 'DR2'],
    ],
  },
  DD: {
    criticals: [
      { from: 1, to: 1, space: 'F' }, { from: 2, to: 2, space: 'BR' }, { from: 3, to: 3, space: 'LS' }, { from: 4, to: 5, space: 'P' },
      { from: 6, to: 7, space: 'DF' }, { from: 8, to: 9, space: 'S' }, { from: 10, to: 11, space: 'T1' }, { from: 12, to: 13, space: 'HY' },
      { from: 14, to: 15, space: 'E1' }, { from: 16, to: 17, space: 'RE1' }, { from: 18, to: 19, space: 'A' }, { from: 20, to: 20, space: 'DR1' },
    ],
    layout: [
      [null, 'F', null],
      [null, 'BR', 'LS'],
      ['P', 'DF', 'S'],
      ['T1', 'HY', 'E1'],
      [null, 'RE1', null],
      [null, 'A', null],
      [null, 'DR1', null],
    ],
  },
  FF: {
    criticals: [
      { from: 1, to: 2, space: 'F' }, { from: 3, to: 3, space: 'BR' }, { from: 4, to: 5, space: 'P' }, { from: 6, to: 7, space: 'DF' },
      { from: 8, to: 9, space: 'S' }, { from: 10, to: 11, space: 'E1' }, { from: 12, to: 12, space: 'LS' }, { from: 13, to: 14, space: 'E2' },
      { from: 15, to: 16, space: 'RE1' }, { from: 17, to: 18, space: 'HY' }, { from: 19, to: 20, space: 'DR1' },
    ],
    layout: [
      [null, 'F', null],
      [null, 'BR', null],
      ['P', 'DF', 'S'],
      ['E1', 'LS', 'E2'],
      [null, 'RE1', null],
      [null, 'HY', null],
      [null, 'DR1', null],
    ],
  },
  K: {
    criticals: [
      { from: 1, to: 2, space: 'F' }, { from: 3, to: 3, space: 'BR' }, { from: 4, to: 5, space: 'P' }, { from: 6, to: 7, space: 'DF' },
      { from: 8, to: 9, space: 'S' }, { from: 10, to: 12, space: 'E1' }, { from: 13, to: 14, space: 'LS' }, { from: 15, to: 16, space: 'RE1' },
      { from: 17, to: 18, space: 'HY' }, { from: 19, to: 20, space: 'DR1' },
    ],
    layout: [
      [null, 'F', null],
      [null, 'BR', null],
      ['P', 'DF', 'S'],
      [null, 'E1', 'LS'],
      [null, 'RE1', null],
      [null, 'HY', null],
      [null, 'DR1', null],
    ],
  },
} as const satisfies Readonly<Record<string, BlueprintMap<WarshipSpace>>>;
