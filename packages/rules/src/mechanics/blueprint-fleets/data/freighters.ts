/**
 * What of the critical maps of freighters all games of the family print alike: the large and the medium one, but for the space
 * amidships, which holds something else in each.
 */
import type { BlueprintMap, CriticalRow } from './warships.ts';

export type FreighterSpace = 'BR' | 'LS' | 'T1' | 'T2' | 'DF' | 'RE1' | 'RE2' | 'E1' | 'E2' | 'E3' | 'DR1' | 'DR2';

// prettier-ignore
export const largeFreighter = <Hold extends string>(hold: Hold): BlueprintMap<FreighterSpace | Hold> => ({
  criticals: [
    { from: 1, to: 1, space: 'BR' }, { from: 2, to: 4, space: 'LS' }, { from: 5, to: 6, space: 'T1' }, { from: 7, to: 7, space: 'DF' },
    { from: 8, to: 9, space: 'T2' }, { from: 10, to: 10, space: 'RE1' }, { from: 11, to: 11, space: hold }, { from: 12, to: 12, space: 'RE2' },
    { from: 13, to: 14, space: 'E1' }, { from: 15, to: 16, space: 'E2' }, { from: 17, to: 18, space: 'E3' }, { from: 19, to: 19, space: 'DR1' },
    { from: 20, to: 20, space: 'DR2' },
  ],
  layout: [
    [null, 'BR', null],
    [null, 'LS', null],
    ['T1', 'DF', 'T2'],
    ['RE1', hold, 'RE2'],
    ['E1', 'E2', 'E3'],
    ['DR1', null, 'DR2'],
  ],
});

/** Each game draws it its own way. */
// prettier-ignore
export const mediumFreighter = <Hold extends string>(hold: Hold): readonly CriticalRow<FreighterSpace | Hold>[] => [
  { from: 1, to: 2, space: 'BR' }, { from: 3, to: 4, space: 'LS' }, { from: 5, to: 6, space: 'DF' }, { from: 7, to: 7, space: 'T1' },
  { from: 8, to: 9, space: 'RE1' }, { from: 10, to: 10, space: 'T2' }, { from: 11, to: 12, space: 'E1' }, { from: 13, to: 14, space: 'E2' },
  { from: 15, to: 16, space: 'DR1' }, { from: 17, to: 18, space: hold }, { from: 19, to: 20, space: 'DR2' },
];
