import type { CardId, UnitId, WeaponId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Removal } from '../orders/frames.ts';
import type { Destination } from '../orders/offers.ts';

interface InterruptOfferOf<U extends string> extends OfferOf<'play-interrupt'> {
  readonly card: CardId;
  readonly use: U;
}
export interface InterruptMoveOffer extends InterruptOfferOf<'move'> {
  readonly unit: UnitId;
  readonly destinations: readonly Destination[];
  readonly turns: boolean;
}
export interface InterruptAttackOffer extends InterruptOfferOf<'attack'> {
  readonly unit: UnitId;
  readonly mode: 'weapon' | 'boarding';
  readonly target: UnitId;
  readonly weapon: WeaponId | null;
}
export interface InterruptRepairsOffer extends InterruptOfferOf<'repairs'> {
  readonly unit: UnitId;
  readonly removals: readonly Removal[];
}
export type CounterIntelligenceOffer = InterruptOfferOf<'counter-intelligence'>;
export type DeclineOffer = OfferOf<'decline'>;
export interface SendPatrolOffer extends OfferOf<'send-patrol'> {
  readonly cards: readonly CardId[];
  readonly patrol: UnitId;
}

export type InterruptOffer =
  | InterruptMoveOffer
  | InterruptAttackOffer
  | InterruptRepairsOffer
  | CounterIntelligenceOffer
  | DeclineOffer
  | SendPatrolOffer;
