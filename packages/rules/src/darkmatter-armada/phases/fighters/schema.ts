/** Fighters in writing: commands, offers, what is waited for, and events; what the family has is in its own schema. */
import * as z from 'zod';
import { count, face, listOf } from '../../../kernel/bounded.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type {
  CatapultOffer,
  DeclineRelaunchOffer,
  DogfightOffer,
  DogfightReturnOffer,
  FighterAttackOffer,
  LaunchFightersOffer,
  MoveFighterOffer,
  RecallOffer,
  RelaunchOffer,
} from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import {
  catapultFighters,
  fighterCommands as familyCommands,
  flightEvents,
  launchFighters,
  moveFighter,
} from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import { dieSize, fighterId, type FighterId, seat, shipId, type ShipId, type SpaceId } from '../../ids.ts';
import { gridFault } from '../../table.ts';

/** The defender's answer to an attack by fighters or boarders: the tokens in contact that fly Combat Air Patrol (DA-9.4.9.4). */
const flyPatrol = z.strictObject({ kind: z.literal('fly-patrol'), fighters: z.array(fighterId).max(40) });

/** The attacker keeps one of the two d20 that its fighters rolled (DA-9.4.9.8b). */
const chooseLocation = z.strictObject({ kind: z.literal('choose-location'), face: face(20) });

export const fighterCommands = [
  ...familyCommands,
  launchFighters,
  catapultFighters,
  moveFighter,
  flyPatrol,
  chooseLocation,
] as const;

export interface PatrolOffer extends OfferOf<'fly-patrol'> {
  readonly target: ShipId;
  /** Tokens in contact with the ship; any of them, or none. */
  readonly fighters: readonly FighterId[];
}

export interface LocationOffer extends OfferOf<'choose-location'> {
  readonly target: ShipId;
  readonly choices: readonly { readonly face: number; readonly space: SpaceId }[];
}

export type FighterOffer =
  | LaunchFightersOffer
  | CatapultOffer
  | MoveFighterOffer
  | FighterAttackOffer
  | PatrolOffer
  | LocationOffer
  | DogfightOffer
  | DogfightReturnOffer
  | RecallOffer
  | RelaunchOffer
  | DeclineRelaunchOffer;

const attack = { kind: z.literal('fighter-attack'), by: seat, target: shipId, fighters: listOf(fighterId) };

/** Fighters against a ship (R-DA-132). */
export const fighterAttackFrame = z.discriminatedUnion('step', [
  /** The defender may commit tokens; then its dice fall, and those of the fighters that are left. */
  z.strictObject({ ...attack, step: z.literal('patrol') }),
  /** The attacker keeps one d20. */
  z.strictObject({ ...attack, step: z.literal('locate'), faces: listOf(face(20), 2), patrol: listOf(fighterId) }),
  /** Everybody who took part goes home. */
  z.strictObject({ ...attack, step: z.literal('home'), patrol: listOf(fighterId) }),
]);

/** `seat` says which of its tokens go home after a dogfight or an attack on a beacon; `home` go with them (DA-9.4.9.8e). */
export const dogfightFrame = z.strictObject({
  kind: z.literal('dogfight'),
  seat,
  fighters: listOf(fighterId),
  home: listOf(fighterId),
});

const die = z.strictObject({ sides: dieSize, faces: listOf(z.int().min(1).max(16), 100) });

const fightersAttacked = z.strictObject({
  kind: z.literal('fighters-attacked'),
  by: seat,
  target: shipId,
  fighters: listOf(fighterId),
});

/** What a defence against fighters or boarders is made of. */
export const patrolFlown = z.strictObject({
  kind: z.literal('patrol-flown'),
  target: shipId,
  fighters: listOf(fighterId).min(1),
});

const fightersRepelled = z.strictObject({
  kind: z.literal('fighters-repelled'),
  target: shipId,
  dice: listOf(z.strictObject({ from: z.enum(['DEF', 'evasion', 'patrol']), ...die.shape }), 3),
  fault: gridFault,
  intercepts: count,
  attackers: count,
  destroyed: count,
});

const fightersStruck = z.strictObject({
  kind: z.literal('fighters-struck'),
  target: shipId,
  fighters: listOf(fighterId),
  ...die.shape,
  /** The CR that their total has to reach. */
  need: count,
  hit: z.boolean(),
  /** The two d20 of a hit; empty for a miss. */
  locations: listOf(face(20), 2),
});

/** What each side of a dogfight threw, and what the other side lost by it. */
const dogfightFought = z.strictObject({
  kind: z.literal('dogfight-fought'),
  by: seat,
  sides: listOf(z.strictObject({ seat, fighters: listOf(fighterId), sides: dieSize, face: face(16), destroys: count })),
});

export const fighterEvents = [
  ...flightEvents,
  fightersAttacked,
  patrolFlown,
  fightersRepelled,
  fightersStruck,
  dogfightFought,
] as const;
export type FighterEvent = z.infer<(typeof fighterEvents)[number]>;
