/**
 * The records on the table that every game of the family has alike, and the parts of those to which a game adds its own:
 * a game spreads a `…Shape` into its record.
 *
 * Distances are mils (1/1000 inch), facings and bearings centidegrees clockwise from north, points half points.
 */
import * as z from 'zod';
import { amount, atLeastOne, count, listOf, mapOf, points, text } from '../../kernel/bounded.ts';
import {
  beaconId,
  discId,
  facingCdeg,
  fighterId,
  mils,
  point,
  portalId,
  rank,
  seat,
  shipId,
  squadronId,
  terrainId,
} from './ids.ts';

/** What a ship has done since its squadron's activation began; cleared when the next one begins. */
export const shipActivationShape = {
  /** Its place when the activation began, for the trail on the board. */
  from: z.strictObject({ at: point, facingCdeg }).nullable(),
  /** Moves made, one of no length included. */
  moves: count,
  /** The move is over, given up or replaced by something else. */
  movementOver: z.boolean(),
  /** The one special action taken, by its command kind. */
  special: text().nullable(),
  boarded: z.boolean(),
};

export const shipFate = z.strictObject({
  /** `exited`: a freighter of the convoy that reached its edge. `stranded`: never came out of hyperspace. */
  how: z.enum(['destroyed', 'emergency-jump', 'escaped', 'exited', 'stranded']),
  /** In words, for the list of losses: 'hull gone', 'left the table', … */
  cause: text(),
  round: count,
  halfPoints: count,
});

/** A ship; its class, its spaces with what is fitted in them, and its markers are each game's own. */
export const shipShape = {
  id: shipId,
  seat,
  squadron: squadronId,
  name: text(),
  rank,
  /** Full built cost in points. */
  cost: count,
  place: z.enum(['off', 'table', 'gone']),
  at: point.nullable(),
  facingCdeg,
  hull: count,
  hullMax: count,
  /** How many of the last hull boxes are shaded. */
  hullShaded: count,
  crew: count,
  crewMax: count,
  crewShaded: count,
  disorder: count,
  /** What its hangar did this round. */
  hangar: z.strictObject({ launched: z.boolean(), recovered: z.boolean(), relaunched: z.boolean() }),
  /** A freighter that changed sides: it scores nothing from then on. */
  captured: z.boolean().default(false),
  fate: shipFate.nullable(),
};

export const squadron = z.strictObject({
  id: squadronId,
  seat,
  name: text(),
  ships: listOf(shipId),
  deployed: z.boolean(),
  activated: z.boolean(),
  /** It waits in hyperspace, as a whole: placed, but not on the table. */
  reserve: z.boolean().default(false),
});
export type Squadron = z.infer<typeof squadron>;

export const fighter = z.strictObject({
  id: fighterId,
  seat,
  /** The parent carrier for the whole game. */
  carrier: shipId,
  name: text(),
  /** `waiting`: sent home to a Restricted Hangar that takes it in the End Phase. */
  place: z.enum(['aboard', 'table', 'waiting', 'lost']),
  at: point.nullable(),
  moved: z.boolean(),
  attacked: z.boolean(),
  /** Flight Deck Crews have brought it out again in this round, where a game counts them. */
  relaunched: z.literal(true).optional(),
});
export type Fighter = z.infer<typeof fighter>;

export const footprint = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), radiusMils: mils }),
  z.strictObject({ kind: z.literal('rectangle'), widthMils: mils, heightMils: mils, facingCdeg }),
]);
export type Footprint = z.infer<typeof footprint>;

/** A piece of terrain; which kinds there are and what else it holds is each game's own. */
export const terrainShape = {
  id: terrainId,
  name: text(),
  footprint,
  /** Null while it waits to be placed; `discarded` when it fits nowhere. */
  at: point.nullable(),
  discarded: z.boolean(),
  /** Laid by a Minelayer. */
  laid: z.boolean().default(false),
};

/** An open way through hyperspace. */
export const portal = z.strictObject({
  id: portalId,
  seat,
  opener: shipId,
  at: point,
  /** The squadron that comes in by it; null where it leads out. It leads one way only. */
  entry: squadronId.nullable().default(null),
});
export type Portal = z.infer<typeof portal>;

/** A navigation beacon on the table. */
export const beacon = z.strictObject({
  id: beaconId,
  /** Whose it is now: hacking hands it over. */
  seat,
  at: point,
  /** How its owner has switched it. An online one may be jammed all the same: that follows from contact. */
  status: z.enum(['offline', 'online']),
  /** Laid this round: it goes online by itself in the End Phase. */
  starting: z.boolean(),
});
export type Beacon = z.infer<typeof beacon>;

/** One of the three discs behind which a squadron hides; which of them it is, the secrets hold. */
export const disc = z.strictObject({ id: discId, seat, squadron: squadronId, at: point });
export type Disc = z.infer<typeof disc>;

export const zone = z.strictObject({ west: mils, south: mils, east: mils, north: mils });
export type Zone = z.infer<typeof zone>;

export const side = z.strictObject({
  seat,
  fleet: text(),
  faction: text(),
  flagship: shipId,
  zone,
  /** A second strip to deploy in: the interdictor of a convoy has two. */
  otherZone: zone.nullable().default(null),
  /** Points scored so far, in half points. */
  halfPoints: count,
  /** Results of cyberwarfare that count against the next initiative. */
  cyberwarfare: count,
  /** Troops on the planet, where the scenario counts them. */
  divisions: count.nullable().default(null),
});
export type Side = z.infer<typeof side>;

export const segment = z.enum(['command', 'movement', 'special', 'combat']);
export type Segment = z.infer<typeof segment>;
export const combatMode = z.enum(['weapons', 'fighters', 'boarding']);
export type CombatMode = z.infer<typeof combatMode>;

export const outcome = z.strictObject({
  winner: seat.nullable(),
  reason: text(),
  points: mapOf(text(40), points, 20),
});

export const convoy = z.strictObject({ escort: seat, exits: count });

export const matchShape = {
  /** Who escorts a convoy, and how many freighters have left by the far edge. */
  convoy: convoy.nullable().default(null),
  table: z.strictObject({ widthMils: mils, heightMils: mils }),
  maxPoints: amount,
  rounds: atLeastOne,
  round: count,
  phase: z.enum(['terrain', 'mines', 'deployment', 'initiative', 'reserve', 'activation', 'end', 'over']),
  /** The order of initiative of this round; in set-up the order of placing. */
  order: listOf(seat),
  /** The squadron that is activating, and where it is. */
  active: squadronId.nullable(),
  segment: segment.nullable(),
  /** The combat block begun last, and those that are over. */
  combatMode: combatMode.nullable(),
  combatModesOver: listOf(combatMode),
  outcome: outcome.nullable(),
  /** Where the scenario lets no portal open. */
  portalFree: listOf(zone).default([]),
};

/** What only one side may know: which of its discs is the squadron. Never in an open record. */
export const secrets = z.strictObject({
  /** The real disc of each hidden squadron. A view holds its own side's alone. */
  ambushes: mapOf(squadronId, discId),
});
export type Secrets = z.infer<typeof secrets>;

/** What follows from a loss once the effect that caused it is finished, first in, first out. */
export const consequence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flagship-gone'), ship: shipId }),
  z.strictObject({ kind: z.literal('commander-gone'), ship: shipId }),
]);
export type Consequence = z.infer<typeof consequence>;

export const due = z.strictObject({
  /** Ships that marked a shaded box in the effect being resolved, in the order of their condition checks. */
  checks: listOf(shipId),
  consequences: listOf(consequence),
});
export type Due = z.infer<typeof due>;
