import * as z from 'zod';
import { arc, facingCdeg, fighterId, mountId, ordnanceId, shipId, spaceId } from '../../ids.ts';

/** R-QR-112: what a ship says with its first arc-mount shot of the activation. */
const arcs = z.enum(['one', 'several']);

const shooter = z.strictObject({
  ship: shipId,
  /** `dice`: a part of the mount's dice, with Multiplex Targeting only (R-QR-122). */
  mounts: z
    .array(z.strictObject({ mount: mountId, dice: z.int().min(1).max(40).optional() }))
    .min(1)
    .max(2),
  /** The arc the target is taken to lie in; only where it lies on the line between two (R-QR-08). */
  arc: arc.optional(),
  /** This ship's own declaration where it differs from the command's. */
  arcs: arcs.optional(),
});

/**
 * One attack with the weapons of one ship, or of several that coordinate their fire (R-QR-113). Each attack names its
 * own target (QR-8.4.5.3a).
 */
const fire = z.strictObject({
  kind: z.literal('fire'),
  target: shipId,
  shooters: z.array(shooter).min(1).max(5),
  /** 'one' keeps the Optimal Range bonus and bars every other arc mount; 'one' unless said. */
  arcs: arcs.optional(),
  /** The ship whose Target Resolution helps (R-QR-121). */
  targetResolution: shipId.optional(),
  /** The target's arc that a line on the edge of two enters; the best for the attacker unless said (R-QR-08). */
  targetArc: arc.optional(),
});

/** The defender, before any dice: who helps the target (R-QR-125, R-QR-164). */
const defend = z.strictObject({
  kind: z.literal('defend'),
  screens: z.array(shipId).max(40),
  escorts: z.array(fighterId).max(40),
});

/** The defender: which Ordnance results the Damage Control results cancel (R-QR-130). */
const assignCancels = z.strictObject({
  kind: z.literal('assign-cancels'),
  cancels: z.partialRecord(ordnanceId, z.int().min(0).max(400)),
});

/** The defender: the hits that screening ships take instead of the target (R-QR-126). */
const assignScreenHits = z.strictObject({
  kind: z.literal('assign-screen-hits'),
  hits: z.array(z.strictObject({ ship: shipId, hits: z.int().min(0).max(400) })).max(40),
});

/** The owner: the Shield Generator that a Disruptor destroys (R-QR-137). */
const chooseGenerator = z.strictObject({ kind: z.literal('choose-generator'), space: spaceId });

/** The attacker: one bearing on the table for each Gravitational result (R-QR-139). */
const pushTarget = z.strictObject({
  kind: z.literal('push-target'),
  bearings: z.array(facingCdeg).min(1).max(400),
});

export const weaponCommands = [fire, defend, assignCancels, assignScreenHits, chooseGenerator, pushTarget] as const;
export type FireCommand = z.infer<typeof fire>;
export type ShooterOrder = z.infer<typeof shooter>;
