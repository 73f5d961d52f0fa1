import * as z from 'zod';
import { face, faces, listOf } from '../../../kernel/bounded.ts';
import { facingCdeg, fighterId, point, seat, shipId, squadronId, terrainId } from '../ids.ts';
import type { Terrain } from '../table.ts';

/** The pieces of random terrain with the dice that made them. */
const terrainRolledOf = <T extends z.ZodType<Terrain>>(terrain: T) =>
  z.strictObject({
    kind: z.literal('terrain-rolled'),
    pieces: listOf(
      z.strictObject({
        terrain,
        size: z.enum(['small', 'medium', 'large']),
        faces: faces(6),
        density: face(6).nullable(),
        footprint: face(6).nullable(),
      }),
    ),
  });

const rollOff = {
  rolls: listOf(z.strictObject({ seat, face: face(20) })),
  /** Null on a tie, which is followed by another throw. */
  winner: seat.nullable(),
};
const terrainOrderRolled = z.strictObject({ kind: z.literal('terrain-order-rolled'), ...rollOff });
const deploymentRolled = z.strictObject({ kind: z.literal('deployment-rolled'), ...rollOff });

const terrainPlaced = z.strictObject({
  kind: z.literal('terrain-placed'),
  terrain: terrainId,
  by: seat,
  at: point,
  facingCdeg: facingCdeg.nullable(),
});

/** No legal spot is left for it. */
const terrainDiscarded = z.strictObject({ kind: z.literal('terrain-discarded'), terrain: terrainId });

const deployerChosen = z.strictObject({ kind: z.literal('deployer-chosen'), by: seat, order: listOf(seat) });

const squadronDeployed = z.strictObject({
  kind: z.literal('squadron-deployed'),
  squadron: squadronId,
  by: seat,
  ships: listOf(z.strictObject({ ship: shipId, at: point, facingCdeg })),
  fighters: listOf(z.strictObject({ fighter: fighterId, at: point })),
});

const scoutsHeld = z.strictObject({ kind: z.literal('scouts-held'), by: seat, squadrons: listOf(squadronId) });

/** Of a game whose record of terrain is `terrain`. */
export const setupEventsOf = <T extends z.ZodType<Terrain>>(terrain: T) =>
  [
    terrainRolledOf(terrain),
    terrainOrderRolled,
    terrainPlaced,
    terrainDiscarded,
    deploymentRolled,
    deployerChosen,
    squadronDeployed,
    scoutsHeld,
  ] as const;
export type SetupEvent = z.infer<ReturnType<typeof setupEventsOf<z.ZodType<Terrain>>>[number]>;
