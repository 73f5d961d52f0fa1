/** Blueprints of 12.3: the critical map of each class and the spaces as they are drawn, bow up; warships as in the whole family. */
import { largeFreighter, mediumFreighter } from '../../mechanics/blueprint-fleets/data/freighters.ts';
import { type BlueprintMap, warships } from '../../mechanics/blueprint-fleets/data/warships.ts';
import { type ClassCode, mountIds } from './classes.ts';

/** Equipment spaces of a blueprint. */
export const equipmentSpaceIds = ['E1', 'E2', 'E3'] as const;
export type EquipmentSpaceId = (typeof equipmentSpaceIds)[number];

/** Each holds a reactor that is chosen (R-DA-33). */
export const reactorSpaceIds = ['RE1', 'RE2'] as const;
export type ReactorSpaceId = (typeof reactorSpaceIds)[number];

/**
 * One space of a blueprint (DA-12.3). `BR` bridge, `LS` life support, `DF` defence network, `HY` hyperdrive, `HG` `HG2`
 * hangars, `CG` the built-in hold of a freighter, `RE1` `RE2` reactors, `DR1` `DR2` main drives (the first in the printed
 * map is 1), mounts and equipment spaces.
 */
export const spaceIds = [
  ...mountIds,
  ...equipmentSpaceIds,
  ...reactorSpaceIds,
  'BR',
  'LS',
  'DF',
  'HY',
  'HG',
  'HG2',
  'CG',
  'DR1',
  'DR2',
] as const;
export type SpaceId = (typeof spaceIds)[number];

export interface Blueprint extends BlueprintMap<SpaceId> {
  readonly rule: string;
}

/** The large station; its last space is a second mount or a second hangar (DA-12.1q). */
// prettier-ignore
const largeStation = <Last extends 'W2' | 'HG2'>(last: Last) =>
  ({
    rule: 'DA-12.3.10',
    criticals: [
      { from: 1, to: 1, space: 'W1' }, { from: 2, to: 2, space: 'BR' }, { from: 3, to: 4, space: 'T3' }, { from: 5, to: 5, space: 'LS' },
      { from: 6, to: 7, space: 'T4' }, { from: 8, to: 9, space: 'T1' }, { from: 10, to: 10, space: 'DF' }, { from: 11, to: 12, space: 'T2' },
      { from: 13, to: 13, space: 'RE1' }, { from: 14, to: 14, space: 'HG' }, { from: 15, to: 15, space: 'RE2' }, { from: 16, to: 16, space: 'E1' },
      { from: 17, to: 18, space: 'E2' }, { from: 19, to: 19, space: 'E3' }, { from: 20, to: 20, space: last },
    ],
    layout: [
      [null, 'W1', null],
      [null, 'BR', null],
      ['T3', 'LS', 'T4'],
      ['T1', 'DF', 'T2'],
      ['RE1', 'HG', 'RE2'],
      ['E1', 'E2', 'E3'],
      [null, last, null],
    ],
  }) as const satisfies Blueprint;

// prettier-ignore
const smallStation = <Last extends 'W2' | 'HG2'>(last: Last) =>
  ({
    rule: 'DA-12.3.11',
    criticals: [
      { from: 1, to: 1, space: 'W1' }, { from: 2, to: 2, space: 'BR' }, { from: 3, to: 3, space: 'LS' }, { from: 4, to: 5, space: 'T1' },
      { from: 6, to: 6, space: 'DF' }, { from: 7, to: 8, space: 'T2' }, { from: 9, to: 10, space: 'RE1' }, { from: 11, to: 12, space: 'HG' },
      { from: 13, to: 14, space: 'RE2' }, { from: 15, to: 16, space: 'E1' }, { from: 17, to: 18, space: last }, { from: 19, to: 20, space: 'E2' },
    ],
    layout: [
      [null, 'W1', null],
      [null, 'BR', null],
      [null, 'LS', null],
      ['T1', 'DF', 'T2'],
      ['RE1', 'HG', 'RE2'],
      ['E1', last, 'E2'],
    ],
  }) as const satisfies Blueprint;

// prettier-ignore
export const blueprints: Readonly<Record<ClassCode, Blueprint>> = {
  DN: { ...warships.DN, rule: 'DA-12.3.1' },
  BB: { ...warships.BB, rule: 'DA-12.3.1' },
  CV: { ...warships.CV, rule: 'DA-12.3.2' },
  BC: { ...warships.BC, rule: 'DA-12.3.3' },
  CH: { ...warships.CH, rule: 'DA-12.3.4' },
  CVL: { ...warships.CVL, rule: 'DA-12.3.5' },
  CR: { ...warships.CR, rule: 'DA-12.3.6' },
  DD: { ...warships.DD, rule: 'DA-12.3.7' },
  FF: { ...warships.FF, rule: 'DA-12.3.8' },
  K: { ...warships.K, rule: 'DA-12.3.9' },
  LSA: largeStation('W2'),
  LSB: largeStation('HG2'),
  SSA: smallStation('W2'),
  SSB: smallStation('HG2'),
  AFL: { ...largeFreighter('CG'), rule: 'DA-12.3.12' },
  AFM: {
    rule: 'DA-12.3.13',
    criticals: mediumFreighter('CG'),
    layout: [
      [null, 'BR', null],
      [null, 'LS', null],
      [null, 'DF', null],
      ['T1', 'RE1', 'T2'],
      ['E1', null, 'E2'],
      ['DR1', 'CG', 'DR2'],
    ],
  },
  AFS: {
    rule: 'DA-12.3.14',
    criticals: [
      { from: 1, to: 2, space: 'BR' }, { from: 3, to: 4, space: 'T1' }, { from: 5, to: 6, space: 'DF' }, { from: 7, to: 8, space: 'T2' },
      { from: 9, to: 11, space: 'LS' }, { from: 12, to: 13, space: 'RE1' }, { from: 14, to: 15, space: 'CG' }, { from: 16, to: 18, space: 'E1' },
      { from: 19, to: 20, space: 'DR1' },
    ],
    layout: [
      [null, 'BR', null],
      ['T1', 'DF', 'T2'],
      [null, 'LS', null],
      [null, 'RE1', null],
      [null, 'CG', null],
      [null, 'E1', null],
      [null, 'DR1', null],
    ],
  },
} as const satisfies Record<ClassCode, Blueprint>;
