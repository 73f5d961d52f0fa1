/** Blueprints of 11.3: the critical map of each class and the spaces as they are drawn, bow up. */
import { mountIds } from './classes.ts';
import type { ClassCode } from './classes.ts';

/** Equipment spaces of a blueprint. */
export const equipmentSpaceIds = ['E1', 'E2', 'E3'] as const;
export type EquipmentSpaceId = (typeof equipmentSpaceIds)[number];

/**
 * One space of a blueprint. `BR` Bridge, `LS` Life Support, `DF` Defense Network, `HY` Hyperdrive, `HG` hangar,
 * `RE1` `RE2` Reactors, `DR1` `DR2` Main Drives (the first in the printed map is 1), mounts and equipment spaces.
 */
export const spaceIds = [
  ...mountIds,
  ...equipmentSpaceIds,
  'BR',
  'LS',
  'DF',
  'HY',
  'HG',
  'RE1',
  'RE2',
  'DR1',
  'DR2',
] as const;
export type SpaceId = (typeof spaceIds)[number];

/** Faces `from` to `to` of the critical d20 strike `space`. */
export interface CriticalRow {
  readonly from: number;
  readonly to: number;
  readonly space: SpaceId;
}

export interface Blueprint {
  readonly criticals: readonly CriticalRow[];
  /** Rows from bow to stern, three columns from port to starboard; `null` where nothing is drawn. */
  readonly layout: readonly (readonly [SpaceId | null, SpaceId | null, SpaceId | null])[];
  readonly rule: string;
}

// prettier-ignore
export const blueprints: Readonly<Record<ClassCode, Blueprint>> = {
  DN: {
    rule: 'QR-11.3.1a',
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
  },
  BB: {
    rule: 'QR-11.3.1a',
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
  },
  CV: {
    rule: 'QR-11.3.2a',
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
    rule: 'QR-11.3.3a',
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
    rule: 'QR-11.3.4a',
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
    rule: 'QR-11.3.5a',
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
    rule: 'QR-11.3.6a',
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
    rule: 'QR-11.3.7a',
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
    rule: 'QR-11.3.8a',
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
    rule: 'QR-11.3.9a',
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
  LS: {
    rule: 'QR-11.3.10a',
    criticals: [
      { from: 1, to: 1, space: 'T1' }, { from: 2, to: 2, space: 'F' }, { from: 3, to: 4, space: 'E2' }, { from: 5, to: 6, space: 'E1' },
      { from: 7, to: 7, space: 'DF' }, { from: 8, to: 9, space: 'RE1' }, { from: 10, to: 10, space: 'P' }, { from: 11, to: 11, space: 'BR' },
      { from: 12, to: 12, space: 'S' }, { from: 13, to: 14, space: 'RE2' }, { from: 15, to: 15, space: 'LS' }, { from: 16, to: 16, space: 'HG' },
      { from: 17, to: 18, space: 'E3' }, { from: 19, to: 19, space: 'A' }, { from: 20, to: 20, space: 'T2' },
    ],
    layout: [
      ['T1', 'F', 'E2'],
      ['E1', 'DF', 'RE1'],
      ['P', 'BR', 'S'],
      ['RE2', 'LS', 'HG'],
      ['E3', 'A', 'T2'],
    ],
  },
  SS: {
    rule: 'QR-11.3.11a',
    criticals: [
      { from: 1, to: 2, space: 'T1' }, { from: 3, to: 3, space: 'F' }, { from: 4, to: 5, space: 'E2' }, { from: 6, to: 7, space: 'E1' },
      { from: 8, to: 9, space: 'DF' }, { from: 10, to: 11, space: 'RE1' }, { from: 12, to: 12, space: 'P' }, { from: 13, to: 13, space: 'BR' },
      { from: 14, to: 14, space: 'S' }, { from: 15, to: 16, space: 'RE2' }, { from: 17, to: 17, space: 'LS' }, { from: 18, to: 19, space: 'HG' },
      { from: 20, to: 20, space: 'A' },
    ],
    layout: [
      ['T1', 'F', 'E2'],
      ['E1', 'DF', 'RE1'],
      ['P', 'BR', 'S'],
      ['RE2', 'LS', 'HG'],
      [null, 'A', null],
    ],
  },
  AFL: {
    rule: 'QR-11.3.12a',
    criticals: [
      { from: 1, to: 1, space: 'BR' }, { from: 2, to: 4, space: 'LS' }, { from: 5, to: 6, space: 'T1' }, { from: 7, to: 7, space: 'DF' },
      { from: 8, to: 9, space: 'T2' }, { from: 10, to: 10, space: 'RE1' }, { from: 11, to: 11, space: 'HY' }, { from: 12, to: 12, space: 'RE2' },
      { from: 13, to: 14, space: 'E1' }, { from: 15, to: 16, space: 'E2' }, { from: 17, to: 18, space: 'E3' }, { from: 19, to: 19, space: 'DR1' },
      { from: 20, to: 20, space: 'DR2' },
    ],
    layout: [
      [null, 'BR', null],
      [null, 'LS', null],
      ['T1', 'DF', 'T2'],
      ['RE1', 'HY', 'RE2'],
      ['E1', 'E2', 'E3'],
      ['DR1', null, 'DR2'],
    ],
  },
  AFM: {
    rule: 'QR-11.3.13a',
    criticals: [
      { from: 1, to: 2, space: 'BR' }, { from: 3, to: 4, space: 'LS' }, { from: 5, to: 6, space: 'DF' }, { from: 7, to: 7, space: 'T1' },
      { from: 8, to: 9, space: 'RE1' }, { from: 10, to: 10, space: 'T2' }, { from: 11, to: 12, space: 'E1' }, { from: 13, to: 14, space: 'E2' },
      { from: 15, to: 16, space: 'DR1' }, { from: 17, to: 18, space: 'HY' }, { from: 19, to: 20, space: 'DR2' },
    ],
    layout: [
      [null, 'BR', null],
      [null, 'LS', null],
      [null, 'DF', null],
      ['T1', 'RE1', 'T2'],
      [null, 'E1', 'E2'],
      ['DR1', 'HY', 'DR2'],
    ],
  },
  AFS: {
    rule: 'QR-11.3.14a',
    criticals: [
      { from: 1, to: 2, space: 'BR' }, { from: 3, to: 4, space: 'T1' }, { from: 5, to: 6, space: 'DF' }, { from: 7, to: 8, space: 'T2' },
      { from: 9, to: 10, space: 'E1' }, { from: 11, to: 12, space: 'LS' }, { from: 13, to: 14, space: 'E2' }, { from: 15, to: 16, space: 'RE1' },
      { from: 17, to: 18, space: 'HY' }, { from: 19, to: 20, space: 'DR1' },
    ],
    layout: [
      [null, 'BR', null],
      ['T1', 'DF', 'T2'],
      ['E1', 'LS', 'E2'],
      [null, 'RE1', null],
      [null, 'HY', null],
      [null, 'DR1', null],
    ],
  },
} as const satisfies Record<ClassCode, Blueprint>;
