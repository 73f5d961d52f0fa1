/** Names and units of Fleet Command, as codecs: the closed lists come from the data tables. */
import * as z from 'zod';
import { recordId, seat } from '../kernel/bounded.ts';
import type { Id, IdCodec } from '../kernel/ids.ts';
import { cardIds } from './data/cards.ts';
import { leaderIds } from './data/leaders.ts';
import { unitCardIds } from './data/units.ts';
import { weaponIds } from './data/weapons.ts';

export { seat };
export const unitId: IdCodec<'unit'> = recordId;
export type UnitId = Id<'unit'>;
export const featureId: IdCodec<'feature'> = recordId;
export type FeatureId = Id<'feature'>;
export const handId: IdCodec<'hand'> = recordId;
export type HandId = Id<'hand'>;
export const objectiveId: IdCodec<'objective'> = recordId;
export type ObjectiveId = Id<'objective'>;

/** The two fleets, and what belongs to neither. */
export const sideId = z.enum(['kushan', 'taiidan']);
export type SideId = z.infer<typeof sideId>;
export const allegiance = z.enum(['kushan', 'taiidan', 'neutral']);
export type Allegiance = z.infer<typeof allegiance>;

/** Offset coordinates of flat-topped hexes, odd columns half a hex lower (R-FC-20). */
export const hex = z.strictObject({ col: z.int().min(0).max(60), row: z.int().min(0).max(60) });
export type { Hex } from '../geometry/hex/index.ts';
/** 0-5: N, NE, SE, S, SW, NW (R-FC-20). */
export const direction = z.int().min(0).max(5);

export const unitCardId = z.enum(unitCardIds);
export type { UnitCardId } from './data/units.ts';
export const weaponId = z.enum(weaponIds);
export type { WeaponId } from './data/weapons.ts';
export const leaderId = z.enum(leaderIds);
export type { LeaderId } from './data/leaders.ts';
export const cardId = z.enum(cardIds);
export type { CardId } from './data/cards.ts';

export const interruptKind = z.enum(['move', 'attack', 'repairs', 'counter-intelligence']);
export type InterruptKind = z.infer<typeof interruptKind>;
export const basicOrder = z.enum(['move', 'attack', 'reinforce', 'harvest']);
export type BasicOrder = z.infer<typeof basicOrder>;
export const crippling = z.enum(['weapons', 'engines', 'bays']);
export type Crippling = z.infer<typeof crippling>;
