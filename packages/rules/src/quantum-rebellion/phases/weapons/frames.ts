import * as z from 'zod';
import { count, faces, few, listOf } from '../../../kernel/bounded.ts';
import { fighterId, seat, shipId, spaceId } from '../../ids.ts';
import { cover, pool } from './attack.ts';

/**
 * One attack with ship weapons, in the order of R-QR-129. The steps in which somebody may be asked are `defend`,
 * `cancels`, `screen-hits`, `generator` and `push`; each passes by itself where there is nothing to choose.
 */
export const attackFrame = z.strictObject({
  kind: z.literal('attack'),
  step: z.enum(['defend', 'roll', 'cancels', 'screen-hits', 'generator', 'effects', 'push', 'finish']),
  /** The attacking side. */
  by: seat,
  target: shipId,
  torpedo: z.boolean(),
  /** Before Scatter. */
  cover,
  pools: listOf(pool),
  screens: listOf(shipId),
  escorts: listOf(fighterId),
  /** Ordnance results of each pool that are not cancelled, in the order of `pools`. */
  results: listOf(few),
  /** Damage Control results that cancel them. */
  cancels: count,
  defenceFaces: faces(6),
  /** Hits of the dice; from `screen-hits` on, those not intercepted. */
  hits: count,
  /** The same for Disruptor dice, which cost no hull (R-QR-137). */
  disruptorHits: count,
  /** Hits that screening ships take, in the order of `screens`. */
  shares: listOf(few),
  /** Hits inflicted on the target, for its CR (R-QR-131). */
  inflicted: count,
  /** The Shield Generator that its owner gives up. */
  generator: spaceId.nullable(),
});
export type AttackFrame = z.infer<typeof attackFrame>;
