/**
 * The records on the table: everything that every viewer may know. Nothing in Quantum Rebellion is secret but which
 * ambush disc is real (R-QR-186), and hidden deployment keeps that apart from these records.
 *
 * Distances are mils (1/1000 inch), facings and bearings centidegrees clockwise from north, points half points.
 */
import * as z from 'zod';
import { atLeastOne, count, listOf, mapOf, whole } from '../kernel/bounded.ts';
import { matchOptionsOf } from '../mechanics/blueprint-fleets/match-options.ts';
import {
  beacon,
  disc,
  fighter,
  matchShape,
  portal,
  shipActivationShape,
  shipShape,
  side,
  squadron,
  terrainShape,
} from '../mechanics/blueprint-fleets/records.ts';
import { scenarioIds } from './data/scenarios.ts';
import {
  arc,
  beaconId,
  classCode,
  customizationId,
  discId,
  fighterId,
  moduleId,
  mountId,
  ordnanceId,
  type Point,
  portalId,
  seat,
  shipId,
  spaceId,
  squadronId,
  terrainId,
  terrainKind,
} from './ids.ts';
import { options } from './data/options.ts';

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
  ...shipActivationShape,
  /** Full Stop was lifted in this activation: half speed (QR-8.1.1f). */
  restarted: z.boolean(),
  /** Full Stop was laid in this activation: it is not lifted in the same one (R-QR-81). */
  shutDown: z.boolean(),
  /** Declared with the first arc shot (R-QR-112). */
  arcs: z.enum(['one', 'several']).nullable(),
  /** Dice already fired from each mount (R-QR-122 allows a part). */
  fired: z.partialRecord(mountId, atLeastOne),
  /** The targets of each mount: a split mount takes several (R-QR-122), a target is fired at from one arc (QR-8.4.5.3e). */
  aimed: z.partialRecord(mountId, listOf(shipId)),
  /** Its Target Resolution has served an attack (R-QR-121). */
  targetResolutionUsed: z.boolean(),
  /** Its Mass Driver has fired (R-QR-110). */
  massDriver: z.boolean().default(false),
  /** The ship that its Minesweeper has led through mines (R-QR-93: one in an activation). */
  sweptFor: shipId.nullable(),
});
export type ShipActivation = z.infer<typeof shipActivation>;

/** A ship that has done nothing in its squadron's activation yet. */
export const freshActivation = (from: { at: Point; facingCdeg: number } | null): ShipActivation => ({
  restarted: false,
  shutDown: false,
  from,
  moves: 0,
  movementOver: false,
  special: null,
  arcs: null,
  fired: {},
  aimed: {},
  boarded: false,
  targetResolutionUsed: false,
  massDriver: false,
  sweptFor: null,
});

/** `fading`: switched off or lost in this round, whose end takes its after-effect away (R-QR-101). */
export const cloak = z.enum(['off', 'on', 'fading']);

/** What ships have in the whole family (hull R-QR-36, hangar R-QR-166, capture R-QR-173), and what they have here alone. */
export const ship = z.strictObject({
  ...shipShape,
  class: classCode,
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
  /** What has been used of the store in a space: beacons laid, cargo fired by a Mass Driver (QR-11.6.7a, QR-11.6.21b). */
  spent: z.partialRecord(spaceId, atLeastOne).default({}),
  cloak: cloak.default('off'),
  /** It has made a condition check, which may be its only one by agreement (R-QR-155). */
  checked: z.boolean().default(false),
});
export type Ship = z.infer<typeof ship>;

export const terrain = z.strictObject({
  ...terrainShape,
  kind: terrainKind,
  /** Minefields only (R-QR-54). */
  strength: count.nullable(),
  /** Planets only: points of damage by Mass Drivers, for a scenario to use (R-QR-110); left out while there are none. */
  damage: atLeastOne.optional(),
});
export type Terrain = z.infer<typeof terrain>;

/** What the players have agreed, and the value that holds. */
export const { matchOptions, optionOf } = matchOptionsOf(options);

export const matchRecord = z.strictObject({
  ...matchShape,
  scenario: z.enum(scenarioIds),
  /** What the players have agreed otherwise than usual: see data/options.ts. */
  options: matchOptions.default({}),
  /** In the Command segment: the step reached (QR-8.1a). */
  commandStep: z.enum(['drive', 'portal', 'shields']),
});
export type MatchViewRecord = z.infer<typeof matchRecord>;

export const tableShape = {
  match: matchRecord,
  sides: mapOf(seat, side, 9),
  squadrons: mapOf(squadronId, squadron),
  /** Ships, which face somewhere, and fighter tokens, which do not, each one squadron of fighters (QR-1.1a). */
  ships: mapOf(shipId, ship),
  fighters: mapOf(fighterId, fighter),
  terrain: mapOf(terrainId, terrain),
  /** Each leads one way only (QR-8.1.2b). */
  portals: mapOf(portalId, portal),
  beacons: mapOf(beaconId, beacon).default({}),
  discs: mapOf(discId, disc).default({}),
};
