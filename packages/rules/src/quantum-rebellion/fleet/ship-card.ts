/** A ship as its card shows it, to be played with on a real table: figures, blueprint, boxes and what it carries. */
import * as shared from '../../mechanics/blueprint-fleets/lists/card.ts';
import { inchesOf as inches } from '../../mechanics/blueprint-fleets/lists/card.ts';
import { type CoreModuleId, coreModules, type EquipmentModule } from '../data/modules.ts';
import { type Ordnance, ordnance } from '../data/ordnance.ts';
import { blueprints, type EquipmentSpaceId, equipmentSpaceIds, type SpaceId } from '../data/blueprints.ts';
import { type ClassCode, classes, type MountId, mountIds } from '../data/classes.ts';
import { customizations } from '../data/customizations.ts';
import { baseDiameterMils } from '../data/sizes.ts';
import { optimalBand } from '../phases/weapons/range.ts';
import { buildShip } from '../ship/build.ts';
import { criticalRating, defense, maneuverability, maxMoveMils } from '../ship/stats.ts';
import { type FleetDesign, optionalModule, type ShipDesign, shipPoints } from './design.ts';
import { cargoCapacity, hangarCapacity, moduleCount } from './fitting.ts';

/** What one uncancelled result of the ordnance does to its target (11.5). */
export function ordnanceWords({ effect }: Pick<Ordnance, 'effect'>): string {
  switch (effect.kind) {
    case 'lose-optimal-range':
      return 'no optimal range once';
    case 'extra-hits':
      return `+${effect.hits} hull`;
    case 'extra-dice':
      return `${effect.dice} more dice`;
    case 'lose-crew':
      return `−${effect.crew} CP`;
    case 'lose-initiative':
      return `−${effect.points} initiative`;
    case 'lose-hull':
      return `−${effect.hull} hull`;
    case 'destroy-shield-generator':
      return `${effect.results} results: −1 shield`;
    case 'lose-defense':
      return `−${effect.defense} DEF`;
    case 'push':
      return `push ${inches(effect.distanceMils)}`;
    case 'lose-critical-rating':
      return `−${effect.rating} CR`;
    case 'gain-disorder':
      return `+${effect.markers} disorder`;
    case 'slow':
      return `−${inches(effect.distanceMils)} move`;
    case 'critical':
      return 'one critical hit';
    case 'lower-cover':
      return `cover −${effect.levels}`;
  }
}

/** The figure of a module, `counted` where the card's figures have it already; empty where its rule is more than a figure. */
export function moduleFigure({ effect }: EquipmentModule): string {
  switch (effect.kind) {
    case 'move':
      return `+${inches(effect.distanceMils)} move, counted`;
    case 'defense':
      return `+${effect.defense} DEF, counted`;
    case 'critical-rating':
      return `+${effect.rating} CR, counted`;
    case 'maneuverability':
      return `+${effect.rating} MR, counted`;
    case 'hangar':
      return 'fighters, counted';
    case 'cargo':
      return 'cargo';
    case 'repair':
      return `hull +${effect.hull}/+${effect.hullWithAuxiliaryPower}`;
    case 'marines':
      return `${effect.dice} boarding dice`;
    case 'boarding-range':
      return `boards at ${inches(effect.rangeMils)}`;
    case 'armor':
      return `−${effect.hits} hit`;
    case 'optimal-range':
      return `+${inches(effect.distanceMils)} optimal range, counted`;
    case 'beacons':
      return `${effect.stock} beacons`;
    case 'mines':
      return `minefield, strength ${effect.strength}`;
    case 'sweep':
      return `mines −${effect.strength}`;
    case 'rule':
      return '';
  }
}

export type CardSpace = shared.CardSpace<SpaceId>;

export interface CardWeapon {
  readonly mount: MountId;
  readonly name: string;
  readonly dice: number;
  /** In mils, with what the ship's modules add. */
  readonly optimalMils: readonly [near: number, far: number];
  /** What one Ordnance result does. */
  readonly effect: string;
  /** It fires in its Optimal Range only. */
  readonly optimalOnly: boolean;
}

export interface ShipCard {
  readonly name: string;
  readonly class: ClassCode;
  readonly className: string;
  readonly rank: ShipDesign['rank'];
  readonly points: number;
  readonly stats: {
    readonly def: number;
    readonly cr: number;
    readonly moveMils: number;
    readonly mr: number;
    /** In 1/100 degree, to either side together; 0 for what does not move. */
    readonly turningArcCdeg: number;
    readonly baseMils: number;
  };
  readonly hull: { readonly boxes: number; readonly shaded: number };
  readonly crew: { readonly boxes: number; readonly shaded: number };
  /** Fighter tokens aboard. */
  readonly fighters: number;
  /** Units that its holds take. */
  readonly cargo: number;
  /** Shield Generators, each with a facing to note. */
  readonly shields: number;
  /** Rows from bow to stern, three columns from port to starboard; null where nothing is drawn. */
  readonly blueprint: readonly (readonly (CardSpace | null)[])[];
  readonly weapons: readonly CardWeapon[];
  readonly equipment: readonly { readonly space: EquipmentSpaceId; readonly name: string; readonly figure: string }[];
  readonly customizations: readonly string[];
}

const moduleName = (id: string): string => optionalModule(id)?.name ?? coreModules[id as CoreModuleId].name;
const isMount = (space: SpaceId): space is MountId => (mountIds as readonly SpaceId[]).includes(space);
const isEquipment = (space: SpaceId): space is EquipmentSpaceId =>
  (equipmentSpaceIds as readonly SpaceId[]).includes(space);

/** What is in the space; null where it is empty. */
function contents(ship: ShipDesign, space: SpaceId): string | null {
  if (isMount(space)) {
    const weapon = ship.weapons[space];
    if (weapon === undefined) return null;
    return `${ordnance[weapon.ordnance].name}, ${weapon.dice} ${weapon.dice === 1 ? 'die' : 'dice'}`;
  }
  if (isEquipment(space)) {
    const module = ship.equipment[space];
    return module === undefined ? null : moduleName(module);
  }
  const core = Object.values(coreModules).find(({ spaces }) => (spaces as readonly SpaceId[]).includes(space));
  return core?.name ?? 'Hangar';
}

/** The card of a ship as it begins a match (R-QR-64), of a legal design or not. */
export function shipCard(design: ShipDesign): ShipCard {
  const shipClass = classes[design.class];
  const ship = buildShip(design, { id: 'card', seat: 'seat-1', squadron: 'card' });
  return {
    name: design.name,
    class: design.class,
    className: shipClass.name,
    rank: design.rank,
    points: shipPoints(design),
    stats: {
      def: defense(ship),
      cr: criticalRating(ship),
      moveMils: maxMoveMils(ship),
      mr: maneuverability(ship),
      turningArcCdeg: shipClass.turningArcCdeg,
      baseMils: baseDiameterMils[shipClass.hull],
    },
    hull: { boxes: ship.hullMax, shaded: ship.hullShaded },
    crew: { boxes: ship.crewMax, shaded: ship.crewShaded },
    fighters: hangarCapacity(design),
    cargo: cargoCapacity(design),
    shields: moduleCount(design, 'shield-generator'),
    blueprint: shared.cardBlueprint(blueprints[design.class], (space) => contents(design, space)),
    weapons: mountIds.flatMap((mount): CardWeapon[] => {
      const weapon = design.weapons[mount];
      if (weapon === undefined) return [];
      const kind = ordnance[weapon.ordnance];
      const { name, onlyInOptimalRange: optimalOnly } = kind;
      const optimalMils = optimalBand(ship, weapon.ordnance);
      return [{ mount, name, dice: weapon.dice, optimalMils, effect: ordnanceWords(kind), optimalOnly }];
    }),
    equipment: equipmentSpaceIds.flatMap((space) => {
      const id = design.equipment[space];
      if (id === undefined) return [];
      const module = optionalModule(id);
      return [{ space, name: moduleName(id), figure: module === undefined ? '' : moduleFigure(module) }];
    }),
    customizations: design.customizations.map((id) => customizations[id].name),
  };
}

/** The cards of a fleet, each with the name of its squadron, in the fleet's order. */
export const fleetCards = (fleet: FleetDesign) => shared.cardsOf(fleet, shipCard);
