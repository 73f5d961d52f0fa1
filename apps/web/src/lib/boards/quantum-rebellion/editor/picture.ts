/** A written position seen from outside, for lists. */
import type { PositionPicture } from '../../editing.ts';
import { chartOf } from '../chart.ts';
import { waitsFor } from '../moment.ts';
import { withIds } from './ids.ts';
import { draftCodec } from './rules.ts';
import { survey } from './survey.ts';

export const positionPicture: PositionPicture = (position) => {
  const read = draftCodec.safeParse(position);
  if (!read.success) return undefined;
  const { state, findings } = survey(withIds(read.data));
  const { round, rounds } = state.match;
  const words = findings.length > 0 ? '' : `Round ${round} of ${rounds}. ${waitsFor(state)}`;
  return {
    scene: { kind: 'chart', chart: { ...chartOf(state, null, undefined), zones: [] } },
    words,
    problems: findings.length,
  };
};
