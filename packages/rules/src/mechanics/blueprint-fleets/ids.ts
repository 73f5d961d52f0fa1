/** Names and units that every game of the family writes alike, as codecs. What a class, a module or a weapon is called is each game's own. */
import * as z from 'zod';
import { recordId, seat } from '../../kernel/bounded.ts';
import type { Id, IdCodec } from '../../kernel/ids.ts';

export { seat };
export const shipId: IdCodec<'ship'> = recordId;
export type ShipId = Id<'ship'>;
export const squadronId: IdCodec<'squadron'> = recordId;
export type SquadronId = Id<'squadron'>;
export const fighterId: IdCodec<'fighter'> = recordId;
export type FighterId = Id<'fighter'>;
export const terrainId: IdCodec<'terrain'> = recordId;
export type TerrainId = Id<'terrain'>;
export const portalId: IdCodec<'portal'> = recordId;
export type PortalId = Id<'portal'>;
export const beaconId: IdCodec<'beacon'> = recordId;
export type BeaconId = Id<'beacon'>;
export const discId: IdCodec<'disc'> = recordId;
export type DiscId = Id<'disc'>;

/** Whole mils: 1/1000 inch. 200 inches either way is more than any table. */
export const mils = z.int().min(-200_000).max(200_000);
export const facingCdeg = z.int().min(0).max(35_999);
export const point = z.strictObject({ xMils: mils, yMils: mils });
export type { Point } from '../../geometry/table/index.ts';

export const arc = z.enum(['fore', 'starboard', 'aft', 'port']);
export type Arc = z.infer<typeof arc>;
export const rank = z.enum(['admiral', 'commander', 'captain']);
export type Rank = z.infer<typeof rank>;
