/** Minelaying in writing: commands, offers, and what is waited for. */
import * as z from 'zod';
import { facingCdeg, point, seat, shipId, type ShipId } from '../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Zone } from '../records.ts';
import { listOf } from '../../../kernel/bounded.ts';

/** Where the Minelayer means to lay, and how it faces; the drift table says where that really is. */
const layMines = z.strictObject({ kind: z.literal('lay-mines'), ship: shipId, at: point, facingCdeg });

/** Leaves the ship to deploy with its squadron: laying is its owner's choice. */
const keepMines = z.strictObject({ kind: z.literal('keep-mines'), ship: shipId });

/** Gives up the free Standard Movement after laying. */
const stayOnField = z.strictObject({ kind: z.literal('stay-on-field'), ship: shipId });

export const mineCommands = [layMines, keepMines, stayOnField] as const;

export interface LayMinesOffer extends OfferOf<'lay-mines'> {
  readonly ship: ShipId;
  /** Where its post may be meant to stand, clear of bases and planets. */
  readonly region: Zone;
  readonly fieldRadiusMils: number;
  readonly strength: number;
}

export interface KeepMinesOffer extends OfferOf<'keep-mines'> {
  readonly ship: ShipId;
}

export interface StayOnFieldOffer extends OfferOf<'stay-on-field'> {
  readonly ship: ShipId;
}

export type MineOffer = LayMinesOffer | KeepMinesOffer | StayOnFieldOffer;

const kind = z.literal('mine-laying');
const declined = listOf(shipId);

/**
 * Minelayers before deployment: `turn` lays with one ship or leaves it, `declined` keeps those left; then
 * the ship may make its free move.
 */
export const mineLayingFrame = z.discriminatedUnion('step', [
  z.strictObject({ kind, step: z.literal('lay'), turn: seat, declined }),
  z.strictObject({ kind, step: z.literal('move'), turn: seat, declined, ship: shipId }),
]);
