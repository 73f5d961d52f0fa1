import * as z from 'zod';
import { amount, atLeastOne, count, faces } from '../../kernel/bounded.ts';
import { scenarioIds } from '../data/scenarios.ts';
import { seat, shipId, spaceId, squadronId } from '../ids.ts';

/** The d6 on a scenario table; faces that show nothing to play are thrown again (R-QR-48). */
const scenarioRolled = z.strictObject({
  kind: z.literal('scenario-rolled'),
  table: z.enum(['competitive', 'narrative']),
  faces: faces(6).min(1),
  scenario: z.enum(scenarioIds),
});

const troopsLanded = z.strictObject({
  kind: z.literal('troops-landed'),
  by: seat,
  ship: shipId,
  space: spaceId,
  landed: count,
  /** The side's divisions afterwards. */
  divisions: count,
});

const planetBombarded = z.strictObject({
  kind: z.literal('planet-bombarded'),
  by: seat,
  ship: shipId,
  mount: z.enum(['T1', 'T2']),
  face: z.int().min(1).max(20),
  need: amount,
  /** The dice of the turret, which does not fire in this activation. */
  dice: atLeastOne,
  against: seat,
  lost: count,
  /** The enemy's divisions afterwards. */
  divisions: count,
});

/** A freighter of the convoy reaches its edge: neither destroyed nor scored (R-QR-185). */
const freighterExited = z.strictObject({
  kind: z.literal('freighter-exited'),
  ship: shipId,
  round: count,
  exits: count,
});

/** It changes sides, already activated (QR-12.4c, R-QR-173). */
const freighterCaptured = z.strictObject({
  kind: z.literal('freighter-captured'),
  ship: shipId,
  by: seat,
  squadron: squadronId,
});

export const scenarioEvents = [
  scenarioRolled,
  troopsLanded,
  planetBombarded,
  freighterExited,
  freighterCaptured,
] as const;
export type ScenarioEvent = z.infer<(typeof scenarioEvents)[number]>;
