import * as z from 'zod';
import { fighterId, seat, shipId, squadronId } from '../../ids.ts';
import { poolSource } from '../fighters/events.ts';
import { aim, assault } from './frames.ts';

const faces = z.array(z.int().min(1).max(6));
const count = z.int().min(0);

const boardingDeclared = z.strictObject({
  kind: z.literal('boarding-declared'),
  by: seat,
  squadron: squadronId,
  assaults: z.array(assault),
});

const boardersMet = z.strictObject({
  kind: z.literal('boarders-met'),
  by: seat,
  target: shipId,
  screens: z.array(shipId),
  escorts: z.array(fighterId),
});

/** One assault fought out: QR-8.4.7.2a to QR-8.4.7.4a. */
const assaultFought = z.strictObject({
  kind: z.literal('assault-fought'),
  target: shipId,
  ships: z.array(shipId),
  ordinary: faces,
  specialForces: faces,
  defence: faces,
  sources: z.array(poolSource),
  /** The lowest face that intercepts: 5, or 3 with Security Detachment. */
  interceptsFrom: z.int(),
  hits: count,
  intercepts: count,
  /** What the remaining hits are divided by (R-QR-172). */
  divisor: z.int().min(1),
  criticals: count,
  /** Of an assault on a civilian; captors roll no critical hits (R-QR-173). */
  aim: aim.optional(),
});

export const boardingEvents = [boardingDeclared, boardersMet, assaultFought] as const;
export type BoardingEvent = z.infer<(typeof boardingEvents)[number]>;
