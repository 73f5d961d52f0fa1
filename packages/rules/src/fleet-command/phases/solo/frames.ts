import { z } from 'zod';
import { cardId, featureId, sideId, unitId } from '../../ids.ts';

const count = z.int().min(0);

/** One turn of the automated enemy (R-FC-210); nobody is asked. */
export const enemyTurnFrame = z.strictObject({
  kind: z.literal('enemy-turn'),
  side: sideId,
  /** `draw` a card and choose; `activate` the unit of a line; `hazard` of its hex; `act` its actions; `done`. */
  stage: z.enum(['draw', 'activate', 'hazard', 'act', 'done']),
  /** Null while it carries out the default order. */
  card: cardId.nullable(),
  lines: z.array(z.strictObject({ unit: unitId, line: count, target: unitId.nullable() })),
  line: count,
  /** Which action of the line goes on now. */
  step: count,
  hazards: z.array(featureId),
});
export type EnemyTurnFrame = z.infer<typeof enemyTurnFrame>;
