/** Where a ship may stand after its next move, roughly: each speed that it can set, hard over and straight, its bow turned. */
import { insideTable, normaliseCdeg, offset } from '../../../geometry/table/index.ts';
import type { Pose } from '../../../mechanics/open-table/index.ts';
import { turningCdeg } from '../../data/classes.ts';
import { distances } from '../../data/sizes.ts';
import type { SpeedSetting } from '../../ids.ts';
import { classOf } from '../../ship/ships.ts';
import { baseRadiusMils, driveState } from '../../ship/stats.ts';
import type { Sight } from '../../state.ts';
import type { Ship } from '../../table.ts';

const FINAL_TURN = 4500;

/** Lengths of moves that stand for all of a speed, in halves of the ship's move. */
const lengths: Readonly<Record<SpeedSetting, readonly number[]>> = {
  low: [0, 0.5, 1],
  medium: [1, 1.5, 2],
  high: [2, 2.5, 3],
};

function* ends(ship: Ship, { at, facingCdeg }: Pose, speed: SpeedSetting): Generator<Pose> {
  const { template, moveMils } = classOf(ship);
  if (template === null) {
    yield { at, facingCdeg };
    return;
  }
  const turn = turningCdeg[template][speed];
  for (const length of lengths[speed]) {
    if (length === 0) {
      yield { at, facingCdeg };
      continue;
    }
    for (const side of [0, -turn, turn]) {
      const courseCdeg = normaliseCdeg(facingCdeg + side);
      const end = offset(at, courseCdeg, (length * moveMils) / 2);
      for (const bow of [0, -FINAL_TURN, FINAL_TURN]) yield { at: end, facingCdeg: normaliseCdeg(courseCdeg + bow) };
    }
  }
  if (speed === 'low')
    yield { at: offset(at, facingCdeg, distances.splitSMils), facingCdeg: normaliseCdeg(facingCdeg + 18_000) };
}

/** The speeds that cost nothing to set. */
export function speedsOf(ship: Ship): readonly SpeedSetting[] {
  if (driveState(ship) !== 'working' || ship.reactorScram !== 'off') return ['low'];
  return ship.speed === 'high' ? ['medium', 'high'] : ['low', 'medium'];
}

/** The ends that lie on the table. */
export const reachOf = (
  { match: { table } }: Sight,
  ship: Ship,
  from: Pose,
  speeds: readonly SpeedSetting[] = speedsOf(ship),
): readonly Pose[] =>
  speeds.flatMap((speed) =>
    [...ends(ship, from, speed)].filter(({ at }) => insideTable({ at, radiusMils: baseRadiusMils() }, table)),
  );
