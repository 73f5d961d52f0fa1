import * as z from 'zod';
import { amount, atLeastOne, count, faces, listOf } from '../../../kernel/bounded.ts';
import { fighterId, seat, shipId, squadronId } from '../../ids.ts';
import { poolSource } from '../fighters/events.ts';
import { aim, assault } from './frames.ts';

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
