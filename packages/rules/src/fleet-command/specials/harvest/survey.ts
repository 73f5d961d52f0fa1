/** Scouts look at the fields next to which they end a move (FC-HAR-9, R-FC-171). */
import { distance } from '../../../geometry/hex/index.ts';
import type { UnitId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { cardOf } from '../../unit/stats.ts';

/** The side of a surveying unit learns the face-down tokens next to it. */
export function survey(p: Procedure, id: UnitId): void {
  const unit = p.state.units[id];
  if (unit === undefined || unit.at === null || unit.place !== 'board' || unit.side === 'neutral') return;
  if (cardOf(unit).abilities.survey !== true || unit.hulk) return;
  const { at, side } = unit;
  const features = Object.values(p.state.features)
    .filter(({ kind, harvested, surveyedBy }) => kind === 'asteroids' && !harvested && !surveyedBy.includes(side))
    .filter((feature) => feature.at !== null && distance(feature.at, at) === 1)
    .map((feature) => feature.id);
  if (features.length > 0) p.emit({ kind: 'fields-surveyed', unit: id, side, features });
}
