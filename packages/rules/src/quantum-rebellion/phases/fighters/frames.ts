import * as z from 'zod';
import { few, listOf } from '../../../kernel/bounded.ts';
import { fighterId, seat, shipId } from '../../ids.ts';

const attack = {
  kind: z.literal('fighter-attack'),
  /** The attacking side. */
  by: seat,
  target: shipId,
  fighters: listOf(fighterId),
};

/** Fighters against a ship: cover, defence dice, losses, fighter dice, the way home (R-QR-163). */
export const fighterAttackFrame = z.discriminatedUnion('step', [
  /** The defender may commit escorts; then its dice fall. */
  z.strictObject({ ...attack, step: z.literal('cover') }),
  /** The attacker's owner says which tokens the defence hit. */
  z.strictObject({
    ...attack,
    step: z.literal('losses'),
    escorts: listOf(fighterId),
    destroyed: few,
    sentHome: few,
  }),
]);

/** What one side of a dogfight still has to take. */
export const toll = z.strictObject({ seat, fighters: listOf(fighterId), destroyed: few, sentHome: few });
export type Toll = z.infer<typeof toll>;

/** A dogfight: both have thrown; each picks its losses, then each may go home (R-QR-165). */
export const dogfightFrame = z.discriminatedUnion('step', [
  z.strictObject({
    kind: z.literal('dogfight'),
    step: z.literal('losses'),
    tolls: listOf(toll).min(1),
    fighters: listOf(fighterId),
    order: listOf(seat),
  }),
  z.strictObject({
    kind: z.literal('dogfight'),
    step: z.literal('return'),
    fighters: listOf(fighterId),
    /** The sides still to be asked. */
    order: listOf(seat),
  }),
]);

/** Flight Deck Crews of `carrier` may bring one of the tokens that have just returned out again (R-QR-167). */
export const relaunchFrame = z.strictObject({
  kind: z.literal('relaunch'),
  carrier: shipId,
  fighters: listOf(fighterId),
});
