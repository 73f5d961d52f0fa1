import * as z from 'zod';
import { amount, atLeastOne, count, faces, listOf, text } from '../../../kernel/bounded.ts';
import { arc, fighterId, mils, ordnanceId, point, seat, shipId, spaceId } from '../../ids.ts';
import { cover, coverLevel, defenceSource, pool, shooting } from './attack.ts';

const dice = faces(6);

const fireDeclared = z.strictObject({
  kind: z.literal('fire-declared'),
  by: seat,
  target: shipId,
  torpedo: z.boolean(),
  shooters: listOf(shooting),
  pools: listOf(pool),
  /** The shortest, which decides (R-QR-114). */
  rangeMils: mils,
  cover,
  targetResolution: shipId.nullable(),
});

const defenceCommitted = z.strictObject({
  kind: z.literal('defence-committed'),
  by: seat,
  target: shipId,
  screens: listOf(shipId),
  escorts: listOf(fighterId),
});

const attackRolled = z.strictObject({
  kind: z.literal('attack-rolled'),
  by: seat,
  target: shipId,
  rolls: listOf(z.strictObject({ ...pool.shape, faces: dice, hits: count, results: count })),
  hits: count,
  /** Of Disruptor dice, counted apart (R-QR-137). */
  disruptorHits: count,
});

const defenceRolled = z.strictObject({
  kind: z.literal('defence-rolled'),
  by: seat,
  target: shipId,
  sources: listOf(defenceSource),
  faces: dice,
  /** The lowest face that intercepts, before any Scatter result (R-QR-143). */
  need: z.int().min(3).max(5),
  intercepts: count,
  damageControl: count,
});

const resultsCancelled = z.strictObject({
  kind: z.literal('results-cancelled'),
  by: seat,
  target: shipId,
  cancelled: listOf(z.strictObject({ ordnance: ordnanceId, results: atLeastOne })).min(1),
});

/** Hits against intercepts: `cover` is the level that counted, Scatter included (R-QR-143). */
const hitsIntercepted = z.strictObject({
  kind: z.literal('hits-intercepted'),
  target: shipId,
  cover: coverLevel,
  scatter: z.boolean(),
  hits: count,
  disruptorHits: count,
  intercepts: count,
  left: count,
  disruptorLeft: count,
});

const screenHit = z.strictObject({
  kind: z.literal('screen-hits-assigned'),
  by: seat,
  target: shipId,
  shares: listOf(z.strictObject({ ship: shipId, hits: atLeastOne })),
});

const armorHeld = z.strictObject({ kind: z.literal('armor-held'), ship: shipId, hits: atLeastOne, left: count });

const resultsIgnored = z.strictObject({ kind: z.literal('results-ignored'), target: shipId, results: atLeastOne });

/** The extra dice of Beam and Explosive results (R-QR-135). */
const extraDiceRolled = z.strictObject({
  kind: z.literal('extra-dice-rolled'),
  by: seat,
  target: shipId,
  rolls: listOf(z.strictObject({ ship: shipId, ordnance: ordnanceId, need: atLeastOne, faces: dice, hits: count })),
  hits: count,
});

/** A lasting loss: DEF, CR, speed (one Plasma effect is 2"), the next Optimal Range bonus. */
const shipImpaired = z.strictObject({
  kind: z.literal('ship-impaired'),
  ship: shipId,
  ordnance: ordnanceId,
  of: z.enum(['defense', 'critical-rating', 'plasma-effects', 'optimal-range']),
  amount: atLeastOne,
  /** DEF, CR, the maximum move in mils after it; null for the bonus. */
  left: amount.nullable(),
});

/** Cyberwarfare: -2 for each result on that side's next initiative (R-QR-67). */
const initiativeJammed = z.strictObject({
  kind: z.literal('initiative-jammed'),
  seat,
  target: shipId,
  results: atLeastOne,
});

const generatorDestroyed = z.strictObject({
  kind: z.literal('generator-destroyed'),
  ship: shipId,
  space: spaceId,
  shieldDropped: arc.nullable(),
});

const shipPushed = z.strictObject({
  kind: z.literal('ship-pushed'),
  by: seat,
  ship: shipId,
  from: point,
  to: point,
  distanceMils: mils,
  bearingCdeg: z.int().min(0).max(35_999),
  /** What kept it from going the whole way. */
  stoppedBy: text().nullable(),
});

export const weaponEvents = [
  fireDeclared,
  defenceCommitted,
  attackRolled,
  defenceRolled,
  resultsCancelled,
  hitsIntercepted,
  screenHit,
  armorHeld,
  resultsIgnored,
  extraDiceRolled,
  shipImpaired,
  initiativeJammed,
  generatorDestroyed,
  shipPushed,
] as const;
export type WeaponEvent = z.infer<(typeof weaponEvents)[number]>;
