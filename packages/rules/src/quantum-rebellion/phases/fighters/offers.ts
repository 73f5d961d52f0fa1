import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export interface FighterAttackOffer extends OfferOf<'attack-with-fighters'> {
  readonly target: string;
  /** Tokens that may go; any of them. */
  readonly fighters: readonly string[];
}

export interface CoverOffer extends OfferOf<'cover-ship'> {
  readonly target: string;
  readonly screens: readonly string[];
  readonly escorts: readonly string[];
}

export interface DogfightOffer extends OfferOf<'dogfight'> {
  /** All own tokens of one chain of contacts that may fight, and the enemies in it: any connected part of them. */
  readonly fighters: readonly string[];
  readonly enemies: readonly string[];
}

export interface FightersLostOffer extends OfferOf<'choose-fighters-lost'> {
  readonly fighters: readonly string[];
  readonly destroyed: number;
  readonly sentHome: number;
}

export interface DogfightReturnOffer extends OfferOf<'return-from-dogfight'> {
  readonly fighters: readonly string[];
}

export interface RecallOffer extends OfferOf<'recall-fighters'> {
  /** Tokens that their carriers can take; any of them, or none. */
  readonly fighters: readonly string[];
}

export interface RelaunchOffer extends OfferOf<'relaunch-fighter'> {
  readonly carrier: string;
  readonly fighters: readonly string[];
  /** A free place beside the carrier; any other that touches it will do. */
  readonly at: { readonly xMils: number; readonly yMils: number };
}

export type DeclineRelaunchOffer = OfferOf<'decline-relaunch'>;

export type FighterOffer =
  | FighterAttackOffer
  | CoverOffer
  | DogfightOffer
  | FightersLostOffer
  | DogfightReturnOffer
  | RecallOffer
  | RelaunchOffer
  | DeclineRelaunchOffer;
