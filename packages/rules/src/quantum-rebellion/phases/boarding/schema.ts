/** Boarding in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import { fighterId, seat, shipId, squadronId, type FighterId, type ShipId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { amount, atLeastOne, count, faces, listOf } from '../../../kernel/bounded.ts';
import { poolSource } from '../fighters/schema.ts';

/** `aim`: what the boarders of a civilian are after, declared before the dice (QR-12.4b). */
export const aim = z.enum(['damage', 'capture']);

/** All assaults of the squadron at once (QR-8.4.7.1a, R-QR-170). */
const board = z.strictObject({
  kind: z.literal('board'),
  assaults: z
    .array(z.strictObject({ target: shipId, ships: z.array(shipId).min(1).max(40), aim: aim.optional() }))
    .min(1)
    .max(40),
});

/** The defender's answer to an assault: who helps the ship before the dice (R-QR-164). */
const repel = z.strictObject({
  kind: z.literal('repel'),
  screens: z.array(shipId).max(40),
  escorts: z.array(fighterId).max(40),
});

export const boardingCommands = [board, repel] as const;

export interface BoardOffer extends OfferOf<'board'> {
  /**
   * Enemy ships in reach, and who can board each; a ship boards once, and all assaults are named together. An
   * assault on a `civilian` names its aim (QR-12.4b).
   */
  readonly targets: readonly {
    readonly target: ShipId;
    readonly ships: readonly ShipId[];
    readonly civilian: boolean;
  }[];
}

export interface RepelOffer extends OfferOf<'repel'> {
  readonly target: ShipId;
  readonly ships: readonly ShipId[];
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
}

export type BoardingOffer = BoardOffer | RepelOffer;

export const assault = z.strictObject({ target: shipId, ships: listOf(shipId), aim: aim.optional() });
export type Assault = z.infer<typeof assault>;

/** The declared assaults still to be fought, the first one next; its defender may commit fighters (R-QR-164). */
export const boardingFrame = z.strictObject({
  kind: z.literal('boarding'),
  by: seat,
  assaults: listOf(assault),
});

const dice = faces(6);

const boardingDeclared = z.strictObject({
  kind: z.literal('boarding-declared'),
  by: seat,
  squadron: squadronId,
  assaults: listOf(assault),
});

const boardersMet = z.strictObject({
  kind: z.literal('boarders-met'),
  by: seat,
  target: shipId,
  screens: listOf(shipId),
  escorts: listOf(fighterId),
});

/** One assault fought out: QR-8.4.7.2a to QR-8.4.7.4a. */
const assaultFought = z.strictObject({
  kind: z.literal('assault-fought'),
  target: shipId,
  ships: listOf(shipId),
  ordinary: dice,
  specialForces: dice,
  defence: dice,
  sources: listOf(poolSource),
  /** The lowest face that intercepts: 5, or 3 with Security Detachment. */
  interceptsFrom: amount,
  hits: count,
  intercepts: count,
  /** What the remaining hits are divided by (R-QR-172). */
  divisor: atLeastOne,
  criticals: count,
  /** Of an assault on a civilian; captors roll no critical hits (R-QR-173). */
  aim: aim.optional(),
});

export const boardingEvents = [boardingDeclared, boardersMet, assaultFought] as const;
export type BoardingEvent = z.infer<(typeof boardingEvents)[number]>;
