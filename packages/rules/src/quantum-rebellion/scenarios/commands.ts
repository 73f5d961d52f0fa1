import * as z from 'zod';
import { shipId, spaceId } from '../ids.ts';

/** A ship in orbit lands the troops of one of its Cargo Spaces (QR-12.2b). */
const landTroops = z.strictObject({ kind: z.literal('land-troops'), ship: shipId, space: spaceId });

/** A ship in orbit fires one turret at the enemy's troops (QR-12.3b). */
const orbitalBombardment = z.strictObject({
  kind: z.literal('orbital-bombardment'),
  ship: shipId,
  mount: z.enum(['T1', 'T2']),
});

export const scenarioCommands = [landTroops, orbitalBombardment] as const;
