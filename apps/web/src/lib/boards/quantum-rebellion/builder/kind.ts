/** Fleets of this game as the builder knows them. */
import { fleetKindOf } from '#lib/blueprint-fleets/builder/kind.ts';
import { edits, isArmed } from './edit.ts';
import { fleetFix, shipFix, squadronFix } from './fixes.ts';
import { judge } from './judge.ts';
import {
  classCodes,
  classes,
  fleetDesign,
  fleetFromJson,
  fleetFromText,
  fleets,
  fleetToJson,
  fleetToText,
  hangarCapacity,
  MAX_SHIPS,
  MAX_SQUADRON_POINTS,
  randomFleet,
  shipPoints,
  type FleetProblem,
  type ShipDesign,
} from './rules.ts';
import { classFacts, glyphFor } from './words.ts';

export const kind = fleetKindOf<ShipDesign, FleetProblem>({
  edits,
  judge,
  fixes: { shipFix, squadronFix, fleetFix },
  codec: fleetDesign,
  ready: fleets,
  most: { ships: MAX_SHIPS, points: MAX_SQUADRON_POINTS },
  classes: classCodes.map((code) => ({ ...classes[code], facts: classFacts(code), glyph: glyphFor(code) })),
  shown: (ship) => ({ fighters: hangarCapacity(ship), lacks: isArmed(ship) ? undefined : 'weapons' }),
  shipPoints,
  randomFleet,
  write: (design, form) => (form === 'text' ? fleetToText(design) : fleetToJson(design)),
  fromText: fleetFromText,
  fromJson: fleetFromJson,
  civiliansOption: 'civiliansInFleets',
});
