import type { BasicOrder, CardId, Hex, UnitId, WeaponId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Purpose, Removal } from './frames.ts';

/** A front that can be played now; `lines` are the units that each line may name. */
export interface PlayOrderOffer extends OfferOf<'play-order'> {
  readonly card: CardId;
  readonly lines: readonly (readonly UnitId[])[];
  /** The pairs that go together, where the card asks for that (R-FC-61). */
  readonly pairs: readonly (readonly [UnitId, UnitId])[] | null;
}
export interface PlayBasicOffer extends OfferOf<'play-basic'> {
  /** Any card of the hand does. */
  readonly cards: readonly CardId[];
  readonly order: BasicOrder;
  readonly units: readonly UnitId[];
}
export interface SpendOffer extends OfferOf<'spend-card'> {
  /** All cards of the hand, each copy by itself; and how many of them it costs (R-FC-40). */
  readonly cards: readonly CardId[];
  readonly price: 1 | 2;
  readonly unit: UnitId;
  readonly purpose: Purpose;
}
export type PassOffer = OfferOf<'pass'>;
export interface RedundantSystemsOffer extends OfferOf<'redundant-systems'> {
  readonly unit: UnitId;
  readonly removals: readonly Removal[];
}
export interface ChooseBasicOffer extends OfferOf<'choose-basic'> {
  readonly unit: UnitId;
  readonly orders: readonly BasicOrder[];
}
export interface DamageControlOffer extends OfferOf<'damage-control'> {
  readonly roll: boolean;
  readonly dice: number;
}
export interface RemoveTokenOffer extends OfferOf<'remove-token'> {
  readonly removals: readonly Removal[];
}
export interface LeavePatrolOffer extends OfferOf<'leave-patrol'> {
  readonly hexes: readonly Hex[];
}
/** Rolls the dice of the damage control again, or keeps them. */
export interface ValourOffer extends OfferOf<'roll-again'> {
  readonly by: readonly ('valour' | 'ferocious')[];
  readonly faces: readonly number[];
}
export interface SkipActionOffer extends OfferOf<'skip-action'> {
  readonly action: string;
}
/** Where a Move action can lead: for each hex that it may end in one cheapest way there. */
export interface Destination {
  readonly at: Hex;
  readonly path: readonly number[];
  readonly left: number;
  /** Own capital ships that fighters ending there may fly patrol for. */
  readonly patrols: readonly UnitId[];
  /** The unit may leave the board there (R-FC-232). */
  readonly leaves?: true;
}
export interface MoveOffer extends OfferOf<'move'> {
  readonly unit: UnitId;
  readonly allowance: number;
  readonly straight: boolean;
  readonly destinations: readonly Destination[];
}
export interface TurnOffer extends OfferOf<'turn'> {
  readonly unit: UnitId;
}
export interface AttackActionOffer extends OfferOf<'attack'> {
  readonly unit: UnitId;
  readonly mode: 'weapon' | 'ram' | 'boarding';
  readonly target: UnitId;
  readonly weapon: WeaponId | null;
}

export type OrderOffer =
  | PlayOrderOffer
  | PlayBasicOffer
  | SpendOffer
  | PassOffer
  | RedundantSystemsOffer
  | ChooseBasicOffer
  | DamageControlOffer
  | RemoveTokenOffer
  | LeavePatrolOffer
  | ValourOffer
  | SkipActionOffer
  | MoveOffer
  | TurnOffer
  | AttackActionOffer;
