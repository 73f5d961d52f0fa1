/**
 * The records on the table: everything that every viewer may know. Nothing in Quantum Rebellion is secret but which
 * ambush disc is real (R-QR-186), and hidden deployment keeps that apart from these records.
 *
 * Distances are mils (1/1000 inch), facings and bearings centidegrees clockwise from north, points half points.
 */
import * as z from 'zod';
import { amount, atLeastOne, count, listOf, points, mapOf, text, whole } from '../kernel/bounded.ts';
import {
  arc,
  beaconId,
  classCode,
  customizationId,
  discId,
  facingCdeg,
  fighterId,
  mils,
  moduleId,
  mountId,
  ordnanceId,
  point,
  portalId,
  rank,
  seat,
  shipId,
  spaceId,
  squadronId,
  terrainId,
  terrainKind,
} from './ids.ts';
import { scenarioIds } from './data/scenarios.ts';
import { matchOptions } from './match-options.ts';

/** What a blueprint space holds, and whether it works (R-QR-148). */
export const space = z.strictObject({
  fitted: z.union([
    z.strictObject({ kind: z.literal('weapon'), ordnance: ordnanceId, dice: whole(1, 999) }),
    z.strictObject({ kind: z.literal('module'), module: moduleId }),
    /** One of the six modules that every blueprint brings along; which one, its space says. */
    z.strictObject({ kind: z.literal('core') }),
    z.null(),
  ]),
  condition: z.enum(['working', 'offline', 'destroyed']),
});
export type Space = z.infer<typeof space>;

/** What a ship has done since its squadron's activation began; cleared when the next one begins. */
export const shipActivation = z.strictObject({
  /** Full Stop was lifted in this activation: half speed (QR-8.1.1f). */
  restarted: z.boolean(),
  /** Full Stop was laid in this activation: it is not lifted in the same one (R-QR-81). */
  shutDown: z.boolean(),
  /** Its place when the activation began, for the trail on the board. */
  from: z.strictObject({ at: point, facingCdeg }).nullable(),
  /** Standard Movements made, a 0" one included. */
  moves: count,
  /** The Standard Movement is over, given up or replaced (Split-S, jump, orbit). */
  movementOver: z.boolean(),
  /** The one special action taken, by its command kind (QR-8.3a). */
  special: text().nullable(),
  /** Declared with the first arc shot (R-QR-112). */
  arcs: z.enum(['one', 'several']).nullable(),
  /** Dice already fired from each mount (R-QR-122 allows a part). */
  fired: z.partialRecord(mountId, atLeastOne),
  /** The targets of each mount: a split mount takes several (R-QR-122), a target is fired at from one arc (QR-8.4.5.3e). */
  aimed: z.partialRecord(mountId, listOf(shipId)),
  boarded: z.boolean(),
  /** Its Target Resolution has served an attack (R-QR-121). */
  targetResolutionUsed: z.boolean(),
  /** Its Mass Driver has fired (R-QR-110). */
  massDriver: z.boolean().default(false),
  /** The ship that its Minesweeper has led through mines (R-QR-93: one in an activation). */
  sweptFor: shipId.nullable(),
});
export type ShipActivation = z.infer<typeof shipActivation>;

export const shipFate = z.strictObject({
  /** `exited`: a freighter of the convoy that reached its edge (R-QR-185). `stranded`: never came out of hyperspace (QR-7.1.3a). */
  how: z.enum(['destroyed', 'emergency-jump', 'escaped', 'exited', 'stranded']),
  /** In words, for the list of losses: 'hull gone', 'left the table', … */
  cause: text(),
  round: count,
  halfPoints: count,
});

/** `fading`: switched off or lost in this round, whose end takes its after-effect away (R-QR-101). */
export const cloak = z.enum(['off', 'on', 'fading']);

export const ship = z.strictObject({
  id: shipId,
  seat,
  squadron: squadronId,
  name: text(),
  class: classCode,
  rank,
  /** Full built cost in points. */
  cost: count,
  place: z.enum(['off', 'table', 'gone']),
  at: point.nullable(),
  facingCdeg,
  hull: count,
  hullMax: count,
  /** How many of the last hull boxes are shaded (R-QR-36, R-QR-37). */
  hullShaded: count,
  crew: count,
  crewMax: count,
  crewShaded: count,
  disorder: count,
  fullStop: z.boolean(),
  spaces: z.partialRecord(spaceId, space),
  customizations: listOf(customizationId),
  /** The arc that the Shield Generator in each space protects; null is lowered. */
  shields: z.partialRecord(spaceId, arc.nullable()),
  /** Lasting losses by ordnance (QR-11.5b). */
  defLost: count,
  crLost: count,
  plasmaEffects: count,
  /** No Optimal Range bonus on its next attack (R-QR-133). */
  antimatter: z.boolean(),
  activation: shipActivation,
  /** What its hangar did this round (R-QR-166, R-QR-167). */
  hangar: z.strictObject({ launched: z.boolean(), recovered: z.boolean(), relaunched: z.boolean() }),
  /** What has been used of the store in a space: beacons laid, cargo fired by a Mass Driver (QR-11.6.7a, QR-11.6.21b). */
  spent: z.partialRecord(spaceId, atLeastOne).default({}),
  cloak: cloak.default('off'),
  /** It has made a condition check, which may be its only one by agreement (R-QR-155). */
  checked: z.boolean().default(false),
  /** A freighter that changed sides: it scores nothing from then on (R-QR-173). */
  captured: z.boolean().default(false),
  fate: shipFate.nullable(),
});
export type Ship = z.infer<typeof ship>;

export const squadron = z.strictObject({
  id: squadronId,
  seat,
  name: text(),
  ships: listOf(shipId),
  deployed: z.boolean(),
  activated: z.boolean(),
  /** It waits in hyperspace, as a whole: placed, but not on the table (QR-5.2.5c). */
  reserve: z.boolean().default(false),
});
export type Squadron = z.infer<typeof squadron>;

export const fighter = z.strictObject({
  id: fighterId,
  seat,
  /** The parent carrier for the whole game (R-QR-161). */
  carrier: shipId,
  name: text(),
  /** `waiting`: sent home to a Restricted Hangar that takes it in the End Phase (R-QR-166). */
  place: z.enum(['aboard', 'table', 'waiting', 'lost']),
  at: point.nullable(),
  moved: z.boolean(),
  attacked: z.boolean(),
});
export type Fighter = z.infer<typeof fighter>;

export const footprint = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), radiusMils: mils }),
  z.strictObject({ kind: z.literal('rectangle'), widthMils: mils, heightMils: mils, facingCdeg }),
]);
export type Footprint = z.infer<typeof footprint>;

export const terrain = z.strictObject({
  id: terrainId,
  kind: terrainKind,
  name: text(),
  footprint,
  /** Null while it waits to be placed; `discarded` when it fits nowhere (R-QR-52). */
  at: point.nullable(),
  discarded: z.boolean(),
  /** Minefields only (R-QR-54). */
  strength: count.nullable(),
  /** Planets only: points of damage by Mass Drivers, for a scenario to use (R-QR-110); left out while there are none. */
  damage: atLeastOne.optional(),
  /** Laid by a Minelayer: its strength hits without a die (R-QR-54). */
  laid: z.boolean().default(false),
});
export type Terrain = z.infer<typeof terrain>;

/** An open way through hyperspace: a 2" disc (QR-8.1.2a, QR-7.1.1a). */
export const portal = z.strictObject({
  id: portalId,
  seat,
  opener: shipId,
  at: point,
  /** The squadron that comes in by it; null where it leads out. It leads one way only (QR-8.1.2b). */
  entry: squadronId.nullable().default(null),
});
export type Portal = z.infer<typeof portal>;

/** A navigation beacon on the table: a token of 0.5" (R-QR-05). */
export const beacon = z.strictObject({
  id: beaconId,
  /** Whose it is now: hacking hands it over (QR-8.3.2b). */
  seat,
  at: point,
  /** How its owner has switched it. An online one may be jammed all the same: that follows from contact (QR-4.4a). */
  status: z.enum(['offline', 'online']),
  /** Laid this round: it goes online by itself in the End Phase (QR-8.3.1b). */
  starting: z.boolean(),
});
export type Beacon = z.infer<typeof beacon>;

/** One of the three discs behind which a squadron hides; which of them it is, the secrets hold (R-QR-60). */
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
  /** A second strip to deploy in: the interdictor of a convoy has two (R-QR-185). */
  otherZone: zone.nullable().default(null),
  /** Points scored so far, in half points (R-QR-09). */
  halfPoints: count,
  /** Cyberwarfare results that count against the next initiative, -2 each (R-QR-67). */
  cyberwarfare: count,
  /** Troops on the planet, where the scenario counts them (QR-12.2a). */
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

export const matchRecord = z.strictObject({
  scenario: z.enum(scenarioIds),
  /** What the players have agreed otherwise than usual: see data/options.ts. */
  options: matchOptions.default({}),
  /** Convoy Escort: who escorts, and how many freighters have left by the far edge (QR-12.4a). */
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
  /** In the Command segment: the step reached (QR-8.1a). */
  commandStep: z.enum(['drive', 'portal', 'shields']),
  /** The combat block begun last, and those that are over (R-QR-111). */
  combatMode: combatMode.nullable(),
  combatModesOver: listOf(combatMode),
  outcome: outcome.nullable(),
  /** Where the scenario lets no portal open (QR-8.1.2d). */
  portalFree: listOf(zone).default([]),
});
export type MatchRecord = z.infer<typeof matchRecord>;

export const tableShape = {
  match: matchRecord,
  sides: mapOf(seat, side, 9),
  squadrons: mapOf(squadronId, squadron),
  ships: mapOf(shipId, ship),
  fighters: mapOf(fighterId, fighter),
  terrain: mapOf(terrainId, terrain),
  portals: mapOf(portalId, portal),
  beacons: mapOf(beaconId, beacon).default({}),
  discs: mapOf(discId, disc).default({}),
};
