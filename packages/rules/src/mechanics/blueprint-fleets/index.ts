/**
 * What games of one family have in common to the letter: fleets of squadrons whose ships have a blueprint, crew and hull
 * with shaded boxes, and Disorder. It knows the family's words, but no game: a game's state has the fields of `table.ts`,
 * and the ids of its rules come in with its book. This is what boards read; rulesets import its parts.
 */
export { footprints } from './data/terrain-tables.ts';
export * from './names.ts';
export * from './records.ts';
export * from './ships.ts';
export type * from './ambush/offers.ts';
export type * from './beacons/schema.ts';
export type * from './reserve/offers.ts';
export type * from './setup/offers.ts';
export type * from './activation/schema.ts';
export type * from './mines/schema.ts';
export type { CardSpace } from './lists/card.ts';
export type { DrawnFleet, DrawnShip } from './lists/design.ts';
export type { FleetLimits } from './lists/legality.ts';
export type { FleetProblem } from './lists/problem.ts';
export type * from './orders.ts';
export type * from './orbit/offers.ts';
export type * from './orbit/lookahead.ts';
export type { MatchViewRecord, OpenTable, Ship, State, Terrain } from './table.ts';
export type { Arc, Point, SquadronId, ShipId, FighterId, PortalId, TerrainId, BeaconId } from './ids.ts';
export { lookUp } from '../../kernel/lists/vocabulary.ts';
export { plainWord } from '../../kernel/words.ts';
export { writtenSquadronOf } from './position/schema.ts';
export type { WrittenMatch } from './position/reading.ts';
export type {
  WrittenBeacon,
  WrittenDisc,
  WrittenFighter,
  WrittenPortal,
  WrittenShip,
  WrittenSide,
} from './position/schema.ts';
