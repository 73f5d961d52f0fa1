/** Fighters in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import { fighterId, point, seat, shipId, type FighterId, type ShipId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { count, faces, few, listOf, ruleId, text } from '../../../kernel/bounded.ts';
import { cause } from '../../../mechanics/blueprint-fleets/losses/events.ts';

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

export interface FighterAttackOffer extends OfferOf<'attack-with-fighters'> {
  readonly target: ShipId;
  /** Tokens that may go; any of them. */
  readonly fighters: readonly FighterId[];
}

export interface CoverOffer extends OfferOf<'cover-ship'> {
  readonly target: ShipId;
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
}

export interface DogfightOffer extends OfferOf<'dogfight'> {
  /** All own tokens of one chain of contacts that may fight, and the enemies in it: any connected part of them. */
  readonly fighters: readonly FighterId[];
  readonly enemies: readonly FighterId[];
}

export interface FightersLostOffer extends OfferOf<'choose-fighters-lost'> {
  readonly fighters: readonly FighterId[];
  readonly destroyed: number;
  readonly sentHome: number;
}

export interface DogfightReturnOffer extends OfferOf<'return-from-dogfight'> {
  readonly fighters: readonly FighterId[];
}

export interface RecallOffer extends OfferOf<'recall-fighters'> {
  /** Tokens that their carriers can take; any of them, or none. */
  readonly fighters: readonly FighterId[];
}

export interface RelaunchOffer extends OfferOf<'relaunch-fighter'> {
  readonly carrier: ShipId;
  readonly fighters: readonly FighterId[];
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

const attack = {
  kind: z.literal('fighter-attack'),
  /** The attacking side. */
  by: seat,
  target: shipId,
  fighters: listOf(fighterId),
};

/** Fighters against a ship: cover, defence dice, losses, fighter dice, the way home (R-QR-163). */
export const fighterAttackFrame = z.discriminatedUnion('step', [
  /** The defender may commit escorts; then its dice fall. */
  z.strictObject({ ...attack, step: z.literal('cover') }),
  /** The attacker's owner says which tokens the defence hit. */
  z.strictObject({
    ...attack,
    step: z.literal('losses'),
    escorts: listOf(fighterId),
    destroyed: few,
    sentHome: few,
  }),
]);

/** What one side of a dogfight still has to take. */
export const toll = z.strictObject({ seat, fighters: listOf(fighterId), destroyed: few, sentHome: few });
export type Toll = z.infer<typeof toll>;

/** A dogfight: both have thrown; each picks its losses, then each may go home (R-QR-165). */
export const dogfightFrame = z.discriminatedUnion('step', [
  z.strictObject({
    kind: z.literal('dogfight'),
    step: z.literal('losses'),
    tolls: listOf(toll).min(1),
    fighters: listOf(fighterId),
    order: listOf(seat),
  }),
  z.strictObject({
    kind: z.literal('dogfight'),
    step: z.literal('return'),
    fighters: listOf(fighterId),
    /** The sides still to be asked. */
    order: listOf(seat),
  }),
]);

/** Flight Deck Crews of `carrier` may bring one of the tokens that have just returned out again (R-QR-167). */
export const relaunchFrame = z.strictObject({
  kind: z.literal('relaunch'),
  carrier: shipId,
  fighters: listOf(fighterId),
});

const dice = faces(6);

/** Dice of a pool and where they come from, for the log: 'DEF of Onyx', 3. */
export const poolSource = z.strictObject({ from: text(), dice: count, rule: ruleId });
export type PoolSource = z.infer<typeof poolSource>;

const fightersAttacked = z.strictObject({
  kind: z.literal('fighters-attacked'),
  by: seat,
  target: shipId,
  fighters: listOf(fighterId),
});

const shipCovered = z.strictObject({
  kind: z.literal('ship-covered'),
  by: seat,
  target: shipId,
  screens: listOf(shipId),
  escorts: listOf(fighterId),
});

/** The defence of a ship against fighters; `destroyed` and `sentHome` count tokens, spare results left out. */
const fightersRepelled = z.strictObject({
  kind: z.literal('fighters-repelled'),
  target: shipId,
  faces: dice,
  sources: listOf(poolSource),
  attackers: count,
  destroyed: count,
  sentHome: count,
});

const fightersStruck = z.strictObject({
  kind: z.literal('fighters-struck'),
  target: shipId,
  fighters: listOf(fighterId),
  faces: dice,
  criticals: count,
});

/** What each side of a dogfight threw, and what the other side loses by it. */
const dogfightSide = z.strictObject({
  seat,
  fighters: listOf(fighterId),
  faces: dice,
  destroys: count,
  sendsHome: count,
});
const dogfightFought = z.strictObject({ kind: z.literal('dogfight-fought'), by: seat, sides: listOf(dogfightSide) });

const fightersDestroyed = z.strictObject({
  kind: z.literal('fighters-destroyed'),
  fighters: listOf(fighterId),
  cause,
});

/** Where a returning token ends: R-QR-166. */
export const homecoming = z.strictObject({ fighter: fighterId, to: z.enum(['aboard', 'waiting', 'lost']) });
export type Homecoming = z.infer<typeof homecoming>;
const fightersReturned = z.strictObject({
  kind: z.literal('fighters-returned'),
  homecomings: listOf(homecoming),
  cause,
});

const fighterRelaunched = z.strictObject({
  kind: z.literal('fighter-relaunched'),
  carrier: shipId,
  fighter: fighterId,
  at: point,
});

export const fighterEvents = [
  fightersAttacked,
  shipCovered,
  fightersRepelled,
  fightersStruck,
  dogfightFought,
  fightersDestroyed,
  fightersReturned,
  fighterRelaunched,
] as const;
export type FighterEvent = z.infer<(typeof fighterEvents)[number]>;
