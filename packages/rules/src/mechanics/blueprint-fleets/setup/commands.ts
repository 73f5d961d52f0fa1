import * as z from 'zod';
import { facingCdeg, fighterId, point, shipId, squadronId, terrainId } from '../ids.ts';

/** Lays one of the pieces still to be placed; `facingCdeg` turns a rectangle, a circle needs none. */
const placeTerrain = z.strictObject({
  kind: z.literal('place-terrain'),
  terrain: terrainId,
  at: point,
  facingCdeg: facingCdeg.optional(),
});

/** The winner of the roll deploys the first squadron, or leaves that to the other side. */
const chooseDeployer = z.strictObject({ kind: z.literal('choose-deployer'), first: z.boolean() });

/** Places every ship of a squadron at once, with fighters out where the owner likes. */
const deploySquadron = z.strictObject({
  kind: z.literal('deploy-squadron'),
  squadron: squadronId,
  ships: z.array(z.strictObject({ ship: shipId, at: point, facingCdeg })).max(50),
  fighters: z.array(z.strictObject({ fighter: fighterId, at: point })).max(100),
});

/** Keeps the side's remaining squadrons, all of them scouts, until everybody else has deployed. */
const holdScouts = z.strictObject({ kind: z.literal('hold-scouts') });

export const setupCommands = [placeTerrain, chooseDeployer, deploySquadron, holdScouts] as const;
