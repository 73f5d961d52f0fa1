/** A ship as its card shows it, to be played with on a real table: figures, blueprint, boxes and what it carries. */
import * as shared from '../../mechanics/blueprint-fleets/lists/card.ts';
import { stackDice } from '../data/action-tables.ts';
import { blueprints, type EquipmentSpaceId, equipmentSpaceIds, type SpaceId } from '../data/blueprints.ts';
import { type ClassCode, classes, type MountId, mountIds, type SpeedSetting, turningCdeg } from '../data/classes.ts';
import { customizations } from '../data/customizations.ts';
import type { DieSize } from '../data/dice.ts';
import { type EquipmentModule, fixedModules, lifeSupports, reactors } from '../data/modules.ts';
import { type Ordnance, ordnance, type OrdnanceMarker } from '../data/ordnance.ts';
import { sizes } from '../data/sizes.ts';
import { customizationsOf, type FleetDesign, optionalModule, type ShipDesign, shipPoints } from './design.ts';
import * as fitting from './fitting.ts';
import { powerBudget } from './power.ts';
import { equipmentName } from './words.ts';

const { inchesOf: inches } = shared;

const markers: Readonly<Record<OrdnanceMarker, string>> = {
  'comms-down': 'comms down',
  'reactor-scram': 'reactor scram',
  'defense-grid-fault': 'defence grid fault',
  'fire-control': 'fire control',
};

/** What the ordnance does, in a few words (12.5, 12.6). */
export function effectWords({ effect }: Pick<Ordnance, 'effect'>): string {
  switch (effect.kind) {
    case 'marker':
      return markers[effect.marker];
    case 'pass-shield':
      return 'passes shields';
    case 'coordinated-steps':
      return `+${effect.steps} steps together`;
    case 'lose-crew':
      return effect.disorder > 0 ? `−${effect.crew} CP, +${effect.disorder} disorder` : `−${effect.crew} CP`;
    case 'lose-initiative':
      return `−${effect.points} initiative`;
    case 'disrupt':
      return 'shield and hyperdrive';
    case 'displace':
      return `moves it ${inches(effect.distanceMils)}`;
    case 'pierce':
      return 'critical goes one lower';
    case 'shift-location':
      return `shift criticals by ${effect.by}`;
    case 'terrain-steps':
      return `terrain −${effect.steps} steps`;
    case 'lower-critical-rating':
      return `CR −${effect.by}`;
    case 'corrode':
      return `critical: −${effect.hull} hull`;
  }
}

/** The figure of a module, `counted` where the card's figures have it already; empty where its rule is more than a figure. */
export function moduleFigure({ effect }: EquipmentModule): string {
  switch (effect.kind) {
    case 'armor':
      return `d${effect.die}`;
    case 'beacons':
      return `${effect.stock} beacons`;
    case 'chaff':
      return `d${effect.die}, ${effect.clouds} clouds`;
    case 'torpedo-defense':
      return `DEF +${effect.steps} steps against torpedoes`;
    case 'hangar':
      return 'fighters, counted';
    case 'boarding-range':
      return `boards at ${inches(effect.rangeMils)}`;
    case 'pivot':
      return `${effect.cdeg / 100}°, low ${effect.lowCdeg / 100}°`;
    case 'bombard':
      return `d${effect.die}`;
    case 'mines':
      return `minefield d${effect.die}`;
    case 'defense':
      return `DEF +${effect.steps} steps, counted`;
    case 'critical-rating':
      return `+${effect.rating} CR, counted`;
    case 'marines':
      return `d${effect.die}`;
    case 'stealth':
      return `low: d${effect.die}, beyond ${inches(effect.nearMils)} d${effect.farDie}`;
    case 'rule':
      return '';
  }
}

export type CardSpace = shared.CardSpace<SpaceId>;

export interface CardWeapon {
  readonly mount: MountId;
  readonly name: string;
  readonly die: DieSize;
  readonly effectiveMils: readonly [near: number, far: number];
  readonly effect: string;
  readonly torpedo: boolean;
}

/** Distances of one speed setting, and how far to either side the ship may turn (DA-9.2.1, DA-9.2.2). */
export interface CardSpeed {
  readonly setting: SpeedSetting;
  readonly fromMils: number;
  readonly toMils: number;
  readonly turnCdeg: number;
}

export interface ShipCard {
  readonly name: string;
  readonly class: ClassCode;
  readonly className: string;
  readonly rank: ShipDesign['rank'];
  readonly points: number;
  readonly stats: {
    /** With officer and Point Defense Screen. */
    readonly def: DieSize;
    readonly cr: number;
    readonly hullSize: number;
    /** What its squadron adds while it commands; null for captains. */
    readonly squadronDie: DieSize | null;
    readonly baseMils: number;
  };
  /** Empty for stations; without High for freighters (DA-12.1t). */
  readonly speeds: readonly CardSpeed[];
  readonly power: { readonly used: number; readonly most: number };
  readonly hull: { readonly boxes: number; readonly compromised: number };
  readonly crew: { readonly boxes: number; readonly compromised: number };
  /** Fighter tokens aboard, and the die of all of them stacked; null without any. */
  readonly fighters: { readonly tokens: number; readonly stackDie: DieSize } | null;
  /** Units that its holds take. */
  readonly cargo: number;
  /** Shield Generators, each with a quadrant to note. */
  readonly shields: number;
  /** Rows from bow to stern, three columns from port to starboard; null where nothing is drawn. */
  readonly blueprint: readonly (readonly (CardSpace | null)[])[];
  readonly weapons: readonly CardWeapon[];
  readonly equipment: readonly { readonly space: EquipmentSpaceId; readonly name: string; readonly figure: string }[];
  /** With those that come with the class. */
  readonly customizations: readonly string[];
}

/** What is in the space; null where it is empty. */
function contents(ship: ShipDesign, space: SpaceId): string | null {
  const fitted = fitting.fittedIn(ship, space);
  switch (fitted?.kind) {
    case undefined:
      return null;
    case 'weapon':
      return `${ordnance[fitted.ordnance].name}, d${fitted.die}`;
    case 'module':
      return equipmentName(fitted.module);
    case 'reactor':
      return reactors[fitted.reactor].name;
    case 'life-support':
      return lifeSupports[fitted.grade].name;
    case 'fixed':
      return fixedModules[fitted.module].name;
  }
}

function speedsOf(code: ClassCode): readonly CardSpeed[] {
  const { moveMils, template, civilian } = classes[code];
  if (template === null) return [];
  const band = (setting: SpeedSetting, fromMils: number, toMils: number): CardSpeed => ({
    setting,
    fromMils,
    toMils,
    turnCdeg: turningCdeg[template][setting],
  });
  const half = moveMils / 2;
  const slow = [band('low', 0, half), band('medium', half, moveMils)];
  return civilian ? slow : [...slow, band('high', moveMils, moveMils + half)];
}

function fightersOf(design: ShipDesign): ShipCard['fighters'] {
  const tokens = fitting.hangarCapacity(design);
  const stackDie = stackDice[Math.min(tokens, stackDice.length) - 1];
  return stackDie === undefined ? null : { tokens, stackDie };
}

/** The card of a ship as it begins a match, of a legal design or not. */
export function shipCard(design: ShipDesign): ShipCard {
  const { name: className, hp, hullSize, squadronDie } = classes[design.class];
  const { used, available } = powerBudget(design);
  return {
    name: design.name,
    class: design.class,
    className,
    rank: design.rank,
    points: shipPoints(design),
    stats: {
      def: fitting.startingDefense(design),
      cr: fitting.startingCriticalRating(design),
      hullSize,
      squadronDie: design.rank === 'captain' ? null : squadronDie,
      baseMils: sizes.baseDiameterMils,
    },
    speeds: speedsOf(design.class),
    power: { used, most: available },
    hull: { boxes: hp, compromised: fitting.compromisedHull(design) },
    crew: { boxes: fitting.crewPoints(design), compromised: fitting.compromisedCrew(design) },
    fighters: fightersOf(design),
    cargo: fitting.cargoCapacity(design),
    shields: fitting.moduleCount(design, 'shield-generator'),
    blueprint: shared.cardBlueprint(blueprints[design.class], (space) => contents(design, space)),
    weapons: mountIds.flatMap((mount): CardWeapon[] => {
      const weapon = design.weapons[mount];
      if (weapon === undefined) return [];
      const kind = ordnance[weapon.ordnance];
      const { name, effectiveMils, torpedo } = kind;
      return [{ mount, name, die: weapon.die, effectiveMils, effect: effectWords(kind), torpedo }];
    }),
    equipment: equipmentSpaceIds.flatMap((space) => {
      const id = design.equipment[space];
      if (id === undefined) return [];
      const module = optionalModule(id);
      return [{ space, name: equipmentName(id), figure: module === undefined ? '' : moduleFigure(module) }];
    }),
    customizations: customizationsOf(design).map((id) => customizations[id].name),
  };
}

/** The cards of a fleet, each with the name of its squadron, in the fleet's order. */
export const fleetCards = (fleet: FleetDesign) => shared.cardsOf(fleet, shipCard);
