/** Attacks with ship weapons in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import { amount, atLeastOne, count, faces, few, listOf, ruleId, text, whole } from '../../../kernel/bounded.ts';
import {
  arc,
  type Arc,
  facingCdeg,
  fighterId,
  mils,
  mountId,
  type MountId,
  ordnanceId,
  type OrdnanceId,
  point,
  seat,
  shipId,
  spaceId,
  type SpaceId,
  terrainId,
  type FighterId,
  type ShipId,
} from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export const coverLevel = z.enum(['none', 'light', 'heavy']);
export type CoverLevel = z.infer<typeof coverLevel>;

/** One step of the cover ladder: R-QR-116. */
export const coverStep = z.strictObject({
  /** In words: 'Veil (gas)', 'Stealth systems', 'Full Stop'. */
  from: text(),
  /** What it sets the cover to, or by how many levels it changes it. */
  effect: z.union([coverLevel, amount]),
  terrain: terrainId.nullable(),
  /** How much of the line lies inside that terrain. */
  insideMils: mils.nullable(),
  rule: ruleId,
});
export type CoverStep = z.infer<typeof coverStep>;

export const cover = z.strictObject({ level: coverLevel, steps: listOf(coverStep) });
export type Cover = z.infer<typeof cover>;

/** Dice of one weapon type with one to-hit number: a 6 among them is of that type (QR-8.4.5.1b). */
export const pool = z.strictObject({
  ship: shipId,
  mount: mountId,
  ordnance: ordnanceId,
  source: z.enum(['weapon', 'vulnerable-sector', 'pack-hunters']),
  dice: whole(1, 999),
  /** The lowest face that hits. */
  need: z.int().min(2).max(6),
  optimal: z.boolean(),
  /** What made the number of dice and the to-hit number. */
  rules: listOf(ruleId),
});
export type Pool = z.infer<typeof pool>;

/** What one ship does in the attack. */
export const shooting = z.strictObject({
  ship: shipId,
  mounts: listOf(z.strictObject({ mount: mountId, dice: whole(1, 999) })),
  rangeMils: mils,
  /** The arc the target lies in, and the target's arc that the line enters; null for torpedoes. */
  arc: arc.nullable(),
  targetArc: arc.nullable(),
  /** The declaration that holds for the ship from now on; null where it has not fired an arc mount. */
  arcs: z.enum(['one', 'several']).nullable(),
});
export type Shooting = z.infer<typeof shooting>;

/** Dice of the defence and where they come from: 'DEF of Onyx', 3. */
export const defenceSource = z.strictObject({ from: text(), dice: count, rule: ruleId });
export type DefenceSource = z.infer<typeof defenceSource>;

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

/** A weapon that bears on the target. */
export interface UsableMount {
  readonly mount: MountId;
  readonly ordnance: OrdnanceId;
  /** Dice it has left. */
  readonly dice: number;
  readonly torpedo: boolean;
  /** Inside its Optimal Range by the ship's own distance. */
  readonly optimal: boolean;
  readonly need: number;
  /** False where it bears only together with a nearer ship: a Polaron ray (R-QR-114). */
  readonly alone: boolean;
}

export interface UsableShooter {
  readonly ship: ShipId;
  readonly rangeMils: number;
  /** The arcs that hold the target: two where it lies on their line. */
  readonly arcs: readonly Arc[];
  readonly mounts: readonly UsableMount[];
  /** May join coordinated fire (R-QR-79). */
  readonly inCommand: boolean;
}

/** An attack on one enemy ship, by any legal choice of these weapons. */
export interface FireOffer extends OfferOf<'fire'> {
  readonly target: ShipId;
  readonly shooters: readonly UsableShooter[];
  /** The squadron's commander is on the table and at least two of them may fire together. */
  readonly coordinated: boolean;
  /** The most weapon dice that one attack can have. */
  readonly dice: number;
  /** Ships whose Target Resolution is unused. */
  readonly targetResolution: readonly ShipId[];
}

export interface DefendOffer extends OfferOf<'defend'> {
  readonly target: ShipId;
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
}

export interface AssignCancelsOffer extends OfferOf<'assign-cancels'> {
  readonly target: ShipId;
  readonly cancels: number;
  readonly results: readonly { readonly ordnance: OrdnanceId; readonly results: number }[];
}

export interface AssignScreenHitsOffer extends OfferOf<'assign-screen-hits'> {
  readonly target: ShipId;
  readonly hits: number;
  readonly screens: readonly { readonly ship: ShipId; readonly least: number; readonly most: number }[];
}

export interface ChooseGeneratorOffer extends OfferOf<'choose-generator'> {
  readonly ship: ShipId;
  readonly space: SpaceId;
}

export interface PushTargetOffer extends OfferOf<'push-target'> {
  readonly target: ShipId;
  /** How many bearings are asked for, and how far each pushes. */
  readonly pushes: number;
  readonly distanceMils: number;
}

export type WeaponOffer =
  FireOffer | DefendOffer | AssignCancelsOffer | AssignScreenHitsOffer | ChooseGeneratorOffer | PushTargetOffer;

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
