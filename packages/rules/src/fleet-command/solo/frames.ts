import * as z from 'zod';
import { few, listOf } from '../../kernel/bounded.ts';
import { actions } from '../data/cards.ts';
import { cardId, direction, featureId, hex, sideId, unitId } from '../ids.ts';

/** Why a unit was chosen: its objective, the column of units, whoever has a target, the way nearer, what it needs. */
export const enemyReason = z.enum([
  'objective',
  'core',
  'harvest',
  'column',
  'any',
  'moves',
  'shelter',
  'mends',
  'last',
  'launched',
]);

/** One step of the enemy's order: a unit is activated, does an action, or rams at the end of its run. */
export const enemyStep = z.strictObject({
  line: few,
  what: z.enum([...actions, 'activate', 'ram-ahead', 'core']),
});

/** One turn of the automated enemy (R-FC-210); nobody is asked. */
export const enemyTurnFrame = z.strictObject({
  kind: z.literal('enemy-turn'),
  side: sideId,
  /** `draw` a card and choose; `hazard` of the hex of who was activated; `act` the next step; `done`. */
  stage: z.enum(['draw', 'hazard', 'act', 'done']),
  /** The card that was drawn, and the one that is carried out: none where it is the default order. */
  drawn: cardId.nullable(),
  card: cardId.nullable(),
  lines: listOf(
    z.strictObject({
      unit: unitId,
      line: few,
      why: enemyReason,
      /** Whom it was chosen against, and whom it has attacked. */
      aim: unitId.nullable(),
      target: unitId.nullable(),
      /** Where its last Move action was to end, with the Move left then: a ram needs it (R-FC-137). */
      run: z.strictObject({ at: hex, facing: direction, left: few, entered: few }).nullable(),
    }),
  ),
  steps: listOf(enemyStep),
  /** The step that comes next. */
  step: few,
  hazards: listOf(featureId),
  /** Counter-Intelligence has taken the text of its card away (R-FC-53). */
  countered: z.boolean(),
});
export type EnemyTurnFrame = z.infer<typeof enemyTurnFrame>;
export type EnemyStep = z.infer<typeof enemyStep>;
