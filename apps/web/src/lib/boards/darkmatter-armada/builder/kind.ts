/** Fleets of this game as the builder knows them. */
import { fleetKindOf } from '#lib/blueprint-fleets/builder/kind.ts';
import { edits } from './edit.ts';
import { fixes } from './fixes.ts';
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
  powerBudget,
  randomFleet,
  shipPoints,
  type FleetProblem,
  type ShipDesign,
} from './rules.ts';
import { classFacts, glyphFor } from './words.ts';

const isArmed = (ship: ShipDesign): boolean =>
  Object.keys(ship.weapons).length > 0 || classes[ship.class].civilian || hangarCapacity(ship) > 0;

export const kind = fleetKindOf<ShipDesign, FleetProblem>({
  edits,
  judge,
  fixes,
  codec: fleetDesign,
  ready: fleets,
  most: { ships: MAX_SHIPS, points: MAX_SQUADRON_POINTS },
  classes: classCodes.map((code) => ({ ...classes[code], facts: classFacts(code), glyph: glyphFor(code) })),
  shown(ship) {
    const { used, available } = powerBudget(ship);
    return {
      fighters: hangarCapacity(ship),
      lacks: isArmed(ship) ? undefined : 'weapons',
      gauge: { used, most: available, of: 'power' },
    };
  },
  shipPoints,
  randomFleet,
  write: (design, form) => (form === 'text' ? fleetToText(design) : fleetToJson(design)),
  fromText: fleetFromText,
  fromJson: fleetFromJson,
});
