/** A written position seen from outside, for lists. */
import type { PositionPicture } from '../../editing.ts';
import { waitsFor } from '../moment.ts';
import { tableOf } from '../table-model.ts';
import { withIds } from './edit.ts';
import { positionCodec } from './rules.ts';
import { openSight, survey } from './survey.ts';

export const positionPicture: PositionPicture = (position) => {
  const read = positionCodec.safeParse(position);
  if (!read.success) return undefined;
  const { state, findings } = survey(withIds(read.data));
  const sight = openSight(state);
  const words = findings.length > 0 ? '' : `Round ${state.match.round}. ${waitsFor(sight)}`;
  return { scene: { kind: 'hexes', table: tableOf(sight) }, words, problems: findings.length };
};
