/**
 * The records on the table: everything that every viewer may know. Nothing in Darkmatter Armada is secret but which
 * ambush overlay is real (R-DA-12), and hidden deployment keeps that apart from these records.
 *
 * Distances are mils (1/1000 inch), facings and bearings centidegrees clockwise from north, points half points.
 */
import * as z from 'zod';
import { atLeastOne, count, listOf, mapOf } from '../kernel/bounded.ts';
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
import {
  arc,
  beaconId,
  classCode,
  customizationId,
  dieSize,
  discId,
  fighterId,
  fixedModuleId,
  lifeSupportId,
  moduleId,
  mountId,
  ordnanceId,
  type Point,
  portalId,
  reactorId,
  seat,
  shipId,
  spaceId,
  speed,
  squadronId,
  terrainId,
  terrainKind,
} from './ids.ts';
import { options } from './options.ts';
import { scenarioIds } from './scenarios/schema.ts';

/** What a blueprint space holds, and whether it works (DA-9.4.11.7a). */
export const space = z.strictObject({
  fitted: z.union([
    z.strictObject({ kind: z.literal('weapon'), ordnance: ordnanceId, die: dieSize }),
    z.strictObject({ kind: z.literal('module'), module: moduleId }),
    z.strictObject({ kind: z.literal('life-support'), grade: lifeSupportId }),
    z.strictObject({ kind: z.literal('reactor'), reactor: reactorId }),
    /** What every blueprint of the class brings along (DA-1.8.15). */
    z.strictObject({ kind: z.literal('fixed'), module: fixedModuleId }),
    z.null(),
  ]),
  condition: z.enum(['working', 'destroyed']),
  /** A bridge or a reactor that has taken its first hit and works on (R-DA-147, R-DA-148). */
  struck: z.literal(true).optional(),
});
export type Space = z.infer<typeof space>;

/**
 * A marker that leaves with an activation that it has influenced (R-DA-14). `on`: at the end of the activation that is
 * running or the next one of the ship; `late`: received in the Combat Segment of the running one, which it outlives.
 */
export const passingMarker = z.enum(['off', 'on', 'late']);
export type PassingMarker = z.infer<typeof passingMarker>;

/** What Defense Grid Fault takes off: nothing, or what its side shows. */
export const gridFault = z.literal([0, 1, 2]);

/** What a ship has done since its squadron's activation began; cleared when the next one begins. */
export const shipActivation = z.strictObject({
  ...shipActivationShape,
  /** It has changed its speed: once in an activation (R-DA-66). */
  speedSet: z.boolean(),
  /** Automated Repair modules that have restored something (R-DA-150). */
  repairers: listOf(spaceId, 20),
  /** How far it has moved by itself, orbits included: 0 makes it stationary (R-DA-95). */
  movedMils: count,
  /** It skips its weapons and boarding in this activation for an Evasive Action (R-DA-93). */
  skipsCombat: z.boolean(),
  /** Terrain that has acted on it in this activation: once each (R-DA-73). */
  met: listOf(terrainId),
  /** Weapons that have fired: once each (DA-9.4.8d). */
  fired: listOf(mountId, 20),
  /** The targets of each quadrant weapon fired: one ship is not fired at through two quadrants (DA-9.4.8b). */
  aimed: z.partialRecord(mountId, listOf(shipId)),
  /** Its Target Resolution has served an attack (DA-12.4.16). */
  targetResolutionUsed: z.boolean(),
  /** The ship that its Minesweeper has led through mines, besides itself (R-DA-77). */
  sweptFor: shipId.nullable(),
});
export type ShipActivation = z.infer<typeof shipActivation>;

/** A ship that has done nothing in its squadron's activation yet. */
export const freshActivation = (from: { at: Point; facingCdeg: number } | null): ShipActivation => ({
  speedSet: false,
  repairers: [],
  movedMils: 0,
  skipsCombat: false,
  from,
  moves: 0,
  movementOver: false,
  special: null,
  met: [],
  fired: [],
  aimed: {},
  boarded: false,
  targetResolutionUsed: false,
  sweptFor: null,
});

/** What ships have in the whole family, Disorder among it, which is counted (DA-1.7.5); and what they have here alone. */
export const ship = z.strictObject({
  ...shipShape,
  class: classCode,
  /** The DEF die that was bought, before rank and modules (R-DA-23). */
  def: dieSize,
  spaces: z.partialRecord(spaceId, space),
  customizations: listOf(customizationId),
  speed,
  /** The arc that the Shield Generator in each space protects; null is lowered. */
  shields: z.partialRecord(spaceId, arc.nullable()),
  cloaked: z.boolean(),
  evasive: z.boolean(),
  // One marker of each kind (DA-1.7).
  commsDown: passingMarker,
  fireControl: passingMarker,
  reactorScram: passingMarker,
  /** What Defense Grid Fault takes off the DEF die (DA-1.7.8). */
  gridFault,
  /** It has engaged its hyperdrive at a portal and leaves in the End Phase (R-DA-87). */
  leaving: z.boolean(),
  activation: shipActivation,
  /** What has been used of the store in a space: beacons laid, chaff, cargo fired by a Mass Driver. */
  spent: z.partialRecord(spaceId, atLeastOne).default({}),
});
export type Ship = z.infer<typeof ship>;

export const terrain = z.strictObject({
  ...terrainShape,
  kind: terrainKind,
  /** Its die, for cover and for attacks; null for planets and distortion fields (R-DA-44). */
  die: dieSize.nullable(),
  /** Whose Minelayer laid it: a further one of that side makes it stronger (R-DA-46). */
  laidBy: seat.optional(),
});
export type Terrain = z.infer<typeof terrain>;

/** What the players have agreed, and the value that holds. */
export const { matchOptions, optionOf } = matchOptionsOf(options);

/** The steps of the Command Segment that wait for the owner (R-DA-65). */
export const commandStep = z.enum(['repair', 'portal', 'speed', 'shields']);
export type CommandStep = z.infer<typeof commandStep>;

export const matchRecord = z.strictObject({
  ...matchShape,
  scenario: z.enum(scenarioIds),
  /** What the players have agreed otherwise than usual: see options.ts. */
  options: matchOptions.default({}),
  commandStep,
  /** The acting squadron has made its one Coordinated Fire attack (DA-9.4.6c). */
  coordinatedFire: z.boolean(),
});
export type MatchViewRecord = z.infer<typeof matchRecord>;

export const tableShape = {
  match: matchRecord,
  sides: mapOf(seat, side, 9),
  squadrons: mapOf(squadronId, squadron),
  /** Ships, which face somewhere, and fighter tokens, which do not, each one squadron of fighters (DA-1.1). */
  ships: mapOf(shipId, ship),
  fighters: mapOf(fighterId, fighter),
  terrain: mapOf(terrainId, terrain),
  /** Each leads one way only (DA-9.1.2b). */
  portals: mapOf(portalId, portal),
  beacons: mapOf(beaconId, beacon).default({}),
  discs: mapOf(discId, disc).default({}),
};
