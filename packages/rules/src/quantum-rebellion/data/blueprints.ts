/** Blueprints of 11.3: the critical map of each class and the spaces as they are drawn, bow up; warships as in the whole family. */
import { largeFreighter, mediumFreighter } from '../../mechanics/blueprint-fleets/data/freighters.ts';
import { type BlueprintMap, warships } from '../../mechanics/blueprint-fleets/data/warships.ts';
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

export interface Blueprint extends BlueprintMap<SpaceId> {
  readonly rule: string;
}

// prettier-ignore
export const blueprints: Readonly<Record<ClassCode, Blueprint>> = {
  DN: { ...warships.DN, rule: 'QR-11.3.1a' },
  BB: { ...warships.BB, rule: 'QR-11.3.1a' },
  CV: { ...warships.CV, rule: 'QR-11.3.2a' },
  BC: { ...warships.BC, rule: 'QR-11.3.3a' },
  CH: { ...warships.CH, rule: 'QR-11.3.4a' },
  CVL: { ...warships.CVL, rule: 'QR-11.3.5a' },
  CR: { ...warships.CR, rule: 'QR-11.3.6a' },
  DD: { ...warships.DD, rule: 'QR-11.3.7a' },
  FF: { ...warships.FF, rule: 'QR-11.3.8a' },
  K: { ...warships.K, rule: 'QR-11.3.9a' },
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
  AFL: { ...largeFreighter('HY'), rule: 'QR-11.3.12a' },
  AFM: {
    rule: 'QR-11.3.13a',
    criticals: mediumFreighter('HY'),
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
