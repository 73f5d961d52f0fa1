import type { Arc, MountId, OrdnanceId, SpaceId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

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
  readonly ship: string;
  readonly rangeMils: number;
  /** The arcs that hold the target: two where it lies on their line. */
  readonly arcs: readonly Arc[];
  readonly mounts: readonly UsableMount[];
  /** May join coordinated fire (R-QR-79). */
  readonly inCommand: boolean;
}

/** An attack on one enemy ship, by any legal choice of these weapons. */
export interface FireOffer extends OfferOf<'fire'> {
  readonly target: string;
  readonly shooters: readonly UsableShooter[];
  /** The squadron's commander is on the table and at least two of them may fire together. */
  readonly coordinated: boolean;
  /** The most weapon dice that one attack can have. */
  readonly dice: number;
  /** Ships whose Target Resolution is unused. */
  readonly targetResolution: readonly string[];
}

export interface DefendOffer extends OfferOf<'defend'> {
  readonly target: string;
  readonly screens: readonly string[];
  readonly escorts: readonly string[];
}

export interface AssignCancelsOffer extends OfferOf<'assign-cancels'> {
  readonly target: string;
  readonly cancels: number;
  readonly results: readonly { readonly ordnance: OrdnanceId; readonly results: number }[];
}

export interface AssignScreenHitsOffer extends OfferOf<'assign-screen-hits'> {
  readonly target: string;
  readonly hits: number;
  readonly screens: readonly { readonly ship: string; readonly least: number; readonly most: number }[];
}

export interface ChooseGeneratorOffer extends OfferOf<'choose-generator'> {
  readonly ship: string;
  readonly space: SpaceId;
}

export interface PushTargetOffer extends OfferOf<'push-target'> {
  readonly target: string;
  /** How many bearings are asked for, and how far each pushes. */
  readonly pushes: number;
  readonly distanceMils: number;
}

export type WeaponOffer =
  FireOffer | DefendOffer | AssignCancelsOffer | AssignScreenHitsOffer | ChooseGeneratorOffer | PushTargetOffer;
