/** Fighters in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import { count, faces, few, listOf, ruleId, text } from '../../../kernel/bounded.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type {
  DeclineRelaunchOffer,
  DogfightOffer,
  DogfightReturnOffer,
  FighterAttackOffer,
  RecallOffer,
  RelaunchOffer,
} from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import {
  fighterCommands as familyCommands,
  flightEvents,
} from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import { fighterId, type FighterId, seat, shipId, type ShipId } from '../../ids.ts';

/** The defender's answer to a fighter attack: who helps the ship before the dice (R-QR-164). */
const coverShip = z.strictObject({
  kind: z.literal('cover-ship'),
  screens: z.array(shipId).max(40),
  escorts: z.array(fighterId).max(40),
});

/** The owner says which of its tokens the dice hit: R-QR-163, R-QR-165. */
const chooseFightersLost = z.strictObject({
  kind: z.literal('choose-fighters-lost'),
  destroyed: z.array(fighterId).max(40),
  sentHome: z.array(fighterId).max(40),
});

export const fighterCommands = [...familyCommands, coverShip, chooseFightersLost] as const;

export interface CoverOffer extends OfferOf<'cover-ship'> {
  readonly target: ShipId;
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
}

export interface FightersLostOffer extends OfferOf<'choose-fighters-lost'> {
  readonly fighters: readonly FighterId[];
  readonly destroyed: number;
  readonly sentHome: number;
}

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

export const fighterEvents = [
  fightersAttacked,
  shipCovered,
  fightersRepelled,
  fightersStruck,
  dogfightFought,
  ...flightEvents,
] as const;
export type FighterEvent = z.infer<(typeof fighterEvents)[number]>;
