/** Weapons fire in writing: commands, offers, the frame of an attack, and events. */
import * as z from 'zod';
import { amount, count, listOf, ruleId } from '../../../kernel/bounded.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import {
  dieSize,
  facingCdeg,
  fighterId,
  type FighterId,
  mils,
  mountId,
  type MountId,
  ordnanceId,
  type OrdnanceId,
  point,
  seat,
  shipId,
  type ShipId,
  spaceId,
  terrainId,
} from '../../ids.ts';

const d20 = z.int().min(1).max(20);

const shooterOrder = z.strictObject({ ship: shipId, mounts: z.array(mountId).min(1).max(10) });
export type ShooterOrder = z.infer<typeof shooterOrder>;

/**
 * One attack: a direct-fire weapon alone, the torpedoes of a ship together, or several ships in Coordinated Fire or with
 * Multiplex Targeting. On a dividing line the arc that serves the attacker best counts (R-DA-02).
 */
const fire = z.strictObject({
  kind: z.literal('fire'),
  target: shipId,
  shooters: z.array(shooterOrder).min(1).max(10),
  /** Scatter is the one effect of a mixed attack (R-DA-122). */
  scatter: z.boolean().optional(),
  /** Who lends its Target Resolution, and the weapon whose die is rolled twice (DA-12.4.16). */
  targetResolution: z.strictObject({ helper: shipId, ship: shipId, mount: mountId }).optional(),
});
export type FireCommand = z.infer<typeof fire>;

/** What the defender adds once the attack has been rolled (R-DA-10). */
const defend = z.strictObject({
  kind: z.literal('defend'),
  screen: shipId.nullable(),
  /** Tokens in contact that fly Combat Air Patrol (DA-9.4.9.4). */
  escorts: z.array(fighterId).max(40),
  chaff: z.int().min(0).max(40),
});
const chooseEffect = z.strictObject({ kind: z.literal('choose-effect'), ordnance: ordnanceId });
/** Where Gravitational fire moves the target (R-DA-128). */
const displaceTarget = z.strictObject({
  kind: z.literal('displace-target'),
  courseCdeg: facingCdeg,
  distanceMils: z.int().min(0).max(200_000),
  facingCdeg,
});
export type Displacement = z.infer<typeof displaceTarget>;
/** How a Polaron ray shifts the d20 of a location (R-DA-127). */
const shiftLocation = z.strictObject({ kind: z.literal('shift-location'), by: z.int().min(-20).max(20) });

export const weaponCommands = [fire, defend, chooseEffect, displaceTarget, shiftLocation] as const;

export const fireModes = ['single', 'salvo', 'coordinated'] as const;
const fireMode = z.enum(fireModes);
export type FireMode = z.infer<typeof fireMode>;

export interface FireOffer extends OfferOf<'fire'> {
  readonly target: ShipId;
  readonly mode: FireMode;
  readonly rangeMils: number;
  /** Who may take part, each with the weapons that bear. One ship names all of them, several any two or more. */
  readonly shooters: readonly { readonly ship: ShipId; readonly mounts: readonly MountId[] }[];
}
export interface DefendOffer extends OfferOf<'defend'> {
  readonly target: ShipId;
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
  /** Chaff clouds left; none against direct fire. */
  readonly chaff: number;
}
export interface ChooseEffectOffer extends OfferOf<'choose-effect'> {
  readonly ordnance: OrdnanceId;
}
export interface DisplaceTargetOffer extends OfferOf<'displace-target'> {
  readonly target: ShipId;
  readonly farthestMils: number;
}
export interface ShiftLocationOffer extends OfferOf<'shift-location'> {
  readonly face: number;
  readonly least: number;
  readonly most: number;
}
export type WeaponOffer = FireOffer | DefendOffer | ChooseEffectOffer | DisplaceTargetOffer | ShiftLocationOffer;

/** A weapon in an attack, with its die as it is stepped (DA-1.8.18b, R-DA-107). */
const weaponDie = z.strictObject({
  ship: shipId,
  mount: mountId,
  ordnance: ordnanceId,
  sides: dieSize,
  /** Target Resolution: rolled twice, the higher kept. */
  twice: z.boolean(),
  /** In its effective band: its ordnance has an effect. */
  inBand: z.boolean(),
});
export type WeaponDie = z.infer<typeof weaponDie>;

const bonusDie = z.strictObject({ source: z.enum(['squadron', 'aft', 'pack-hunters']), sides: dieSize, rule: ruleId });
export type BonusDie = z.infer<typeof bonusDie>;

/** The largest terrain die on the lines of the attack (R-DA-111); `scattered`: Scatter has lowered it. */
const cover = z.strictObject({ terrain: terrainId, sides: dieSize, scattered: z.boolean() });
export type Cover = z.infer<typeof cover>;

const defenceDie = z.strictObject({
  source: z.enum(['def', 'patrol', 'screen', 'terrain', 'evasive', 'armor', 'difficult-target', 'stealth', 'chaff']),
  sides: dieSize,
  /** In a distortion field the lower of two rolls (DA-4.5.3b). */
  twice: z.boolean(),
  /** What Defense Grid Fault takes off. */
  less: count,
  rule: ruleId,
});
export type DefenceDie = z.infer<typeof defenceDie>;

/** What was thrown: the faces of each roll, explosions among them, and what counts. */
const thrown = { rolls: listOf(listOf(z.int().min(1).max(16), 200), 2), total: amount };

const attackShape = {
  by: seat,
  target: shipId,
  mode: fireMode,
  torpedo: z.boolean(),
  rangeMils: mils,
  weapons: listOf(weaponDie, 100),
  bonus: listOf(bonusDie, 3),
  /** Some ship of the attack has Fire Control Offline (R-DA-16). */
  fireControl: z.boolean(),
  cover: cover.nullable(),
  /** Scatter has taken the place of the effect of the attack. */
  scattered: z.boolean(),
};

export const attackFrame = z.strictObject({
  kind: z.literal('attack'),
  step: z.enum(['defend', 'effect', 'displace', 'count', 'criticals', 'shift', 'finish']),
  ...attackShape,
  total: amount,
  screen: shipId.nullable(),
  escorts: listOf(fighterId),
  /** Hull that the target has lost to it. */
  hits: amount,
  effect: ordnanceId.nullable(),
  /** Critical hits scored, and those still to be rolled for. */
  scored: count,
  left: count,
  /** A d20 that a Polaron ray may shift. */
  face: d20.nullable(),
});
export type AttackFrame = z.infer<typeof attackFrame>;

const fireDeclared = z.strictObject({
  kind: z.literal('fire-declared'),
  ...attackShape,
  targetResolution: shipId.nullable(),
});
const attackRolled = z.strictObject({
  kind: z.literal('attack-rolled'),
  by: seat,
  target: shipId,
  weapons: listOf(z.strictObject({ ...weaponDie.shape, ...thrown }), 100),
  bonus: listOf(z.strictObject({ ...bonusDie.shape, ...thrown }), 3),
  /** The weapon whose die is kept, counted from 0; null where all count. */
  kept: count.nullable(),
  fireControl: z.boolean(),
  total: amount,
});
const defenceCommitted = z.strictObject({
  kind: z.literal('defence-committed'),
  by: seat,
  target: shipId,
  screen: shipId.nullable(),
  escorts: listOf(fighterId),
  /** Clouds used, by the space of their launcher. */
  chaff: listOf(z.strictObject({ space: spaceId, clouds: z.int().min(1).max(20) }), 20),
});
const defenceRolled = z.strictObject({
  kind: z.literal('defence-rolled'),
  by: seat,
  target: shipId,
  dice: listOf(z.strictObject({ ...defenceDie.shape, ...thrown }), 60),
  attack: amount,
  total: amount,
  /** Attack less defence. */
  hits: amount,
  /** Of these, what the screening ship takes off the target. */
  screened: count,
});
const effectChosen = z.strictObject({
  kind: z.literal('effect-chosen'),
  by: seat,
  target: shipId,
  ordnance: ordnanceId,
});
const initiativeJammed = z.strictObject({ kind: z.literal('initiative-jammed'), seat, target: shipId });
const shipDisplaced = z.strictObject({
  kind: z.literal('ship-displaced'),
  by: seat,
  ship: shipId,
  from: point,
  to: point,
  facingCdeg,
  distanceMils: count,
});
/** The d20 that a Polaron ray may shift. */
const locationRolled = z.strictObject({ kind: z.literal('location-rolled'), ship: shipId, face: d20 });
const locationShifted = z.strictObject({
  kind: z.literal('location-shifted'),
  by: seat,
  ship: shipId,
  from: d20,
  to: d20,
});

export const weaponEvents = [
  fireDeclared,
  attackRolled,
  defenceCommitted,
  defenceRolled,
  effectChosen,
  initiativeJammed,
  shipDisplaced,
  locationRolled,
  locationShifted,
] as const;
export type WeaponEvent = z.infer<(typeof weaponEvents)[number]>;
