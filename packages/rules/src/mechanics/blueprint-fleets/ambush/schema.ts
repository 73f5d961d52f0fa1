import * as z from 'zod';
import { discId, facingCdeg, fighterId, point, seat, shipId, squadronId } from '../ids.ts';

/** Deploys a squadron behind three discs; `real` counts from 0 and is the owner's secret. */
const hideSquadron = z.strictObject({
  kind: z.literal('hide-squadron'),
  squadron: squadronId,
  discs: z.tuple([point, point, point]),
  real: z.int().min(0).max(2),
});

/** Turns up one of the side's own discs as its activation. */
const revealDisc = z.strictObject({ kind: z.literal('reveal-disc'), disc: discId });

/** Leaves the side's hidden squadrons hidden when it has nothing else to activate. */
export const sideStaysHidden = z.strictObject({ kind: z.literal('stay-hidden') });

/** Leaves one hidden squadron where it is, as its activation. */
export const squadronStaysHidden = z.strictObject({ kind: z.literal('stay-hidden'), squadron: squadronId });

/** The found squadron takes its places, fighters out where the owner likes. */
const springAmbush = z.strictObject({
  kind: z.literal('spring-ambush'),
  squadron: squadronId,
  ships: z.array(z.strictObject({ ship: shipId, at: point, facingCdeg })).max(50),
  fighters: z.array(z.strictObject({ fighter: fighterId, at: point })).max(100),
});

export const ambushCommands = [hideSquadron, revealDisc, springAmbush] as const;

/**
 * A hidden squadron is found out: its owner places it on and around the disc. `activates`: it was revealed
 * by its own activation, which goes on at once.
 */
export const ambushFrame = z.strictObject({
  kind: z.literal('ambush'),
  seat,
  squadron: squadronId,
  at: point,
  activates: z.boolean(),
});
