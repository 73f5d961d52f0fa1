import * as z from 'zod';
import { fighterId, point, shipId } from '../../ids.ts';

/** Tokens that touch an enemy ship attack it together (QR-8.4.6.7a). */
const attackWithFighters = z.strictObject({
  kind: z.literal('attack-with-fighters'),
  target: shipId,
  fighters: z.array(fighterId).min(1).max(40),
});

/** The defender's answer to a fighter attack: who helps the ship before the dice (R-QR-164). */
const coverShip = z.strictObject({
  kind: z.literal('cover-ship'),
  screens: z.array(shipId).max(40),
  escorts: z.array(fighterId).max(40),
});

/** Own and enemy tokens that form one chain of contacts (R-QR-165). */
const dogfight = z.strictObject({
  kind: z.literal('dogfight'),
  fighters: z.array(fighterId).min(1).max(40),
  enemies: z.array(fighterId).min(1).max(40),
});

/** The owner says which of its tokens the dice hit: R-QR-163, R-QR-165. */
const chooseFightersLost = z.strictObject({
  kind: z.literal('choose-fighters-lost'),
  destroyed: z.array(fighterId).max(40),
  sentHome: z.array(fighterId).max(40),
});

/** After a dogfight: these return, the others stay (QR-8.4.6.7g). */
const returnFromDogfight = z.strictObject({
  kind: z.literal('return-from-dogfight'),
  fighters: z.array(fighterId).max(40),
});

/** At the end of the carrier's activation: these return, the others stay out (QR-8.4.6.4b). */
const recallFighters = z.strictObject({ kind: z.literal('recall-fighters'), fighters: z.array(fighterId).max(40) });

/** Flight Deck Crews: one token that has just returned stands beside its carrier again (QR-11.4.9a). */
const relaunchFighter = z.strictObject({ kind: z.literal('relaunch-fighter'), fighter: fighterId, at: point });
const declineRelaunch = z.strictObject({ kind: z.literal('decline-relaunch') });

export const fighterCommands = [
  attackWithFighters,
  coverShip,
  dogfight,
  chooseFightersLost,
  returnFromDogfight,
  recallFighters,
  relaunchFighter,
  declineRelaunch,
] as const;
