import { normaliseCdeg } from '@broadside/rules/geometry/table';

/** Bearings around one of them, in 1/100 degree: itself, then a step to either side, two steps, and so on. */
export const fan = (middleCdeg: number, stepCdeg: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) =>
    normaliseCdeg(middleCdeg + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * stepCdeg),
  );
