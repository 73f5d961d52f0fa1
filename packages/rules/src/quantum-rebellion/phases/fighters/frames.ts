import * as z from 'zod';
import { fighterId, seat, shipId } from '../../ids.ts';

const attack = {
  kind: z.literal('fighter-attack'),
  /** The attacking side. */
  by: seat,
  target: shipId,
  fighters: z.array(fighterId),
};
const count = z.int().min(0);

/** Fighters against a ship: cover, defence dice, losses, fighter dice, the way home (R-QR-163). */
export const fighterAttackFrame = z.discriminatedUnion('step', [
  /** The defender may commit escorts; then its dice fall. */
  z.strictObject({ ...attack, step: z.literal('cover') }),
  /** The attacker's owner says which tokens the defence hit. */
  z.strictObject({
    ...attack,
    step: z.literal('losses'),
    escorts: z.array(fighterId),
    destroyed: count,
    sentHome: count,
  }),
]);

/** What one side of a dogfight still has to take. */
export const toll = z.strictObject({ seat, fighters: z.array(fighterId), destroyed: count, sentHome: count });
export type Toll = z.infer<typeof toll>;

/** A dogfight: both have thrown; each picks its losses, then each may go home (R-QR-165). */
export const dogfightFrame = z.discriminatedUnion('step', [
  z.strictObject({
    kind: z.literal('dogfight'),
    step: z.literal('losses'),
    tolls: z.array(toll).min(1),
    fighters: z.array(fighterId),
    order: z.array(seat),
  }),
  z.strictObject({
    kind: z.literal('dogfight'),
    step: z.literal('return'),
    fighters: z.array(fighterId),
    /** The sides still to be asked. */
    order: z.array(seat),
  }),
]);

/** Flight Deck Crews of `carrier` may bring one of the tokens that have just returned out again (R-QR-167). */
export const relaunchFrame = z.strictObject({
  kind: z.literal('relaunch'),
  carrier: shipId,
  fighters: z.array(fighterId),
});
