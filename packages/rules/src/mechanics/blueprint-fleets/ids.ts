/** Names and units that every game of the family writes alike, as codecs. What a class, a module or a weapon is called is each game's own. */
import * as z from 'zod';
import { recordId, seat } from '../../kernel/bounded.ts';

export { seat };
export const shipId = recordId;
export const squadronId = recordId;
export const fighterId = recordId;
export const terrainId = recordId;
export const portalId = recordId;
export const beaconId = recordId;
export const discId = recordId;

/** Whole mils: 1/1000 inch. 200 inches either way is more than any table. */
export const mils = z.int().min(-200_000).max(200_000);
export const facingCdeg = z.int().min(0).max(35_999);
export const point = z.strictObject({ xMils: mils, yMils: mils });
export type { Point } from '../../geometry/table/index.ts';

export const arc = z.enum(['fore', 'starboard', 'aft', 'port']);
export type Arc = z.infer<typeof arc>;
export const rank = z.enum(['admiral', 'commander', 'captain']);
export type Rank = z.infer<typeof rank>;
