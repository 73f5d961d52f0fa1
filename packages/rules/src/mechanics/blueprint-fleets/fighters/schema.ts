/** Fighters in writing: commands, offers, what is waited for, and events. How they attack is each game's own. */
import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { fighterId, type FighterId, point, type Point, shipId, type ShipId } from '../ids.ts';
import { cause } from '../losses/events.ts';
import type { Zone } from '../records.ts';

const placed = z.array(z.strictObject({ fighter: fighterId, at: point })).max(100);
const tokens = z.array(fighterId).max(40);

/** Fighters from aboard, each placed touching the carrier. */
export const launchFighters = z.strictObject({ kind: z.literal('launch-fighters'), ship: shipId, fighters: placed });
/** The same by Catapult Launchers, before the carrier moves. */
export const catapultFighters = z.strictObject({
  kind: z.literal('catapult-fighters'),
  ship: shipId,
  fighters: placed,
});
export const moveFighter = z.strictObject({ kind: z.literal('move-fighter'), fighter: fighterId, to: point });

/** Tokens that touch an enemy ship attack it together. */
const attackWithFighters = z.strictObject({
  kind: z.literal('attack-with-fighters'),
  target: shipId,
  fighters: tokens.min(1),
});

/** Own and enemy tokens that form one chain of contacts. */
const dogfight = z.strictObject({ kind: z.literal('dogfight'), fighters: tokens.min(1), enemies: tokens.min(1) });

/** After a dogfight: these return, the others stay. */
const returnFromDogfight = z.strictObject({ kind: z.literal('return-from-dogfight'), fighters: tokens });

/** At the end of an activation: these return, the others stay out. */
const recallFighters = z.strictObject({ kind: z.literal('recall-fighters'), fighters: tokens });

/** Flight Deck Crews: one token that has just returned stands beside its carrier again. */
const relaunchFighter = z.strictObject({ kind: z.literal('relaunch-fighter'), fighter: fighterId, at: point });
const declineRelaunch = z.strictObject({ kind: z.literal('decline-relaunch') });

export const fighterCommands = [
  attackWithFighters,
  dogfight,
  returnFromDogfight,
  recallFighters,
  relaunchFighter,
  declineRelaunch,
] as const;
export type FighterCommand = z.infer<(typeof fighterCommands)[number]>;

/** What a carrier may launch. */
export interface LaunchTerms {
  readonly ship: ShipId;
  /** The fighters aboard. */
  readonly fighters: readonly FighterId[];
  /** How many may go without a price, and at most; beyond `free` the launch costs `price` Disorder in all. */
  readonly free: number;
  readonly most: number;
  readonly price: number;
  /** Each token stands with its centre on this ring about the carrier's post. */
  readonly around: Point;
  readonly ringMils: number;
}

export interface LaunchFightersOffer extends OfferOf<'launch-fighters'>, LaunchTerms {}
export interface CatapultOffer extends OfferOf<'catapult-fighters'>, LaunchTerms {}

export interface MoveFighterOffer extends OfferOf<'move-fighter'> {
  readonly fighter: FighterId;
  readonly from: Point;
  readonly maxMils: number;
  /** Its centre stays in here; beyond, it is lost. */
  readonly onTable: Zone;
}

export interface FighterAttackOffer extends OfferOf<'attack-with-fighters'> {
  readonly target: ShipId;
  /** Tokens that may go; any of them. */
  readonly fighters: readonly FighterId[];
}

export interface DogfightOffer extends OfferOf<'dogfight'> {
  /** All own tokens of one chain of contacts that may fight, and the enemies in it: any connected part of them. */
  readonly fighters: readonly FighterId[];
  readonly enemies: readonly FighterId[];
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
  readonly at: Point;
}

export type DeclineRelaunchOffer = OfferOf<'decline-relaunch'>;

/** Flight Deck Crews of `carrier` may bring one of the tokens that have just returned out again. */
export const relaunchFrame = z.strictObject({
  kind: z.literal('relaunch'),
  carrier: shipId,
  fighters: listOf(fighterId),
});
export type RelaunchFrame = z.infer<typeof relaunchFrame>;

const fightersLaunched = z.strictObject({
  kind: z.literal('fighters-launched'),
  ship: shipId,
  fighters: listOf(z.strictObject({ fighter: fighterId, at: point })),
  /** Before the carrier's movement. */
  catapult: z.boolean(),
});

const fighterMoved = z.strictObject({ kind: z.literal('fighter-moved'), fighter: fighterId, from: point, to: point });

const fightersDestroyed = z.strictObject({
  kind: z.literal('fighters-destroyed'),
  fighters: listOf(fighterId),
  cause,
});

/** Where a returning token ends. */
const homecoming = z.strictObject({ fighter: fighterId, to: z.enum(['aboard', 'waiting', 'lost']) });
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

export const flightEvents = [
  fightersLaunched,
  fighterMoved,
  fightersDestroyed,
  fightersReturned,
  fighterRelaunched,
] as const;
export type FlightEvent = z.infer<(typeof flightEvents)[number]>;
