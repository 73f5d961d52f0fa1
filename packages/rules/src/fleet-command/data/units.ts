/** Unit cards (appendix A; R-FC-04 to R-FC-18). Code asks for types and keywords, never for a card's name. */
import type { ClassSource, UnitType } from './classes.ts';
import type { WeaponId } from './weapons.ts';

export const unitCardIds = [
  'interceptor',
  'attack-bomber',
  'scout',
  'light-corvette',
  'heavy-corvette',
  'salvage-corvette',
  'ion-cannon-frigate',
  'assault-frigate',
  'drone-frigate',
  'torpedo-frigate',
  'destroyer',
  'carrier',
  'mothership',
  'bentusi-ship',
  'space-station',
  'gun-platform',
  'missile-platform',
  'cryo-tray',
  'wrecked-ship',
  'bulk-freighter',
] as const;
export type UnitCardId = (typeof unitCardIds)[number];

type Datum =
  'factions' | 'type' | 'ships' | 'warDice' | 'armour' | 'move' | 'crew' | 'ram' | 'stars' | 'abilities' | 'weapons';

export interface Abilities {
  readonly evasive?: number;
  /** Lightning Move distance in hexes (R-FC-82). */
  readonly afterburners?: number;
  readonly prowArmour?: true;
  /** No rear side (FC-RNG-37). */
  readonly allAroundArmour?: true;
  readonly survey?: true;
  /** Dice added when boarding. */
  readonly marines?: number;
  /** Fields in one Harvest action, and how far away in hexes (FC-HAR-2, R-FC-06, R-FC-168). */
  readonly harvest?: { readonly fields: number; readonly range: number };
  /** What it builds (R-FC-176). */
  readonly factory?: readonly UnitType[];
  readonly launchTubes?: number;
  /** Comes aboard free of cost (FC-MISC-12). */
  readonly squadronAssigned?: UnitCardId;
  /** Takes no orders and no interrupts. */
  readonly inert?: true;
  /** Weapons, boarding and rams are not for it (FC-SCN-13). */
  readonly noAttack?: true;
  /** Only boarding touches it (R-FC-197). */
  readonly boardingOnly?: true;
}

/** What a card prints; a missing value is none (FC-UNIT-1, R-FC-228). */
export interface UnitCard {
  readonly id: UnitCardId;
  readonly name: string;
  /** Fleets that can buy or hold it; none for neutral ships and objects (FC-SET-10). */
  readonly factions: readonly ('kushan' | 'taiidan')[];
  readonly type: UnitType;
  readonly ships: number;
  /** Least roll that succeeds; null where the card has none (5+ counts then: R-FC-134, R-FC-141). */
  readonly warDice: number | null;
  readonly armour: number;
  /** Hexes in one Move action. */
  readonly move: number;
  readonly crew: number | null;
  readonly ram: number | null;
  readonly stars: number;
  /** Can be bought in force building. */
  readonly forSale: boolean;
  readonly abilities: Abilities;
  readonly weapons: readonly WeaponId[];
  /** Where each datum comes from; the book where nothing is said. */
  readonly source: { readonly [K in Datum]?: ClassSource };
}

const both = ['kushan', 'taiidan'] as const;
const kushan = ['kushan'] as const;

/** A whole card that the scenarios need and the book does not print (R-FC-16). */
const reconstructed = {
  factions: 'proposed',
  type: 'proposed',
  ships: 'proposed',
  warDice: 'proposed',
  armour: 'proposed',
  move: 'proposed',
  crew: 'proposed',
  ram: 'proposed',
  stars: 'proposed',
  weapons: 'proposed',
} as const;
const fighter = { type: 'fighter', ships: 6, armour: 0, crew: null, ram: 1, forSale: true } as const;
const corvette = { type: 'corvette', ships: 3, armour: 1, warDice: 5, ram: 2, forSale: true } as const;
const frigate = { type: 'frigate', ships: 2, armour: 2, warDice: 5, move: 2, crew: 3 } as const;
const superCapital = { type: 'super-capital', ships: 1, warDice: 5, move: 2, forSale: true } as const;
const platform = { type: 'platform', ships: 1, armour: 1, move: 0, crew: null, ram: null } as const;
const flyer = { evasive: 1, afterburners: 2 } as const;

export const unitCards: { readonly [K in UnitCardId]: UnitCard & { readonly id: K } } = {
  interceptor: {
    ...fighter,
    id: 'interceptor',
    name: 'Interceptor',
    factions: both,
    warDice: 5,
    move: 3,
    stars: 2,
    abilities: flyer,
    weapons: ['projectile-cannon'],
    source: { stars: 'proposed' },
  },
  'attack-bomber': {
    ...fighter,
    id: 'attack-bomber',
    name: 'Attack Bomber',
    factions: both,
    warDice: 5,
    move: 2,
    stars: 3,
    abilities: flyer,
    weapons: ['plasma-bombs'],
    source: { stars: 'proposed' },
  },
  scout: {
    ...fighter,
    id: 'scout',
    name: 'Scout',
    factions: both,
    warDice: 6,
    move: 3,
    stars: 1,
    abilities: { ...flyer, survey: true },
    weapons: ['emp-bomb'],
    source: { factions: 'proposed', stars: 'proposed' },
  },
  'light-corvette': {
    ...corvette,
    id: 'light-corvette',
    name: 'Light Corvette',
    factions: both,
    move: 3,
    crew: 1,
    stars: 2,
    abilities: { afterburners: 1, prowArmour: true },
    weapons: ['light-projectile-cannon'],
    source: { factions: 'proposed', warDice: 'inferred', move: 'proposed', crew: 'proposed', stars: 'proposed' },
  },
  'heavy-corvette': {
    ...corvette,
    id: 'heavy-corvette',
    name: 'Heavy Corvette',
    factions: both,
    move: 2,
    crew: 2,
    stars: 2,
    abilities: {},
    weapons: ['heavy-projectile-cannon'],
    source: { stars: 'proposed' },
  },
  'salvage-corvette': {
    ...corvette,
    id: 'salvage-corvette',
    name: 'Salvage Corvette',
    factions: kushan,
    move: 2,
    crew: 2,
    stars: 2,
    abilities: { prowArmour: true, marines: 1 },
    weapons: [],
    source: { stars: 'proposed' },
  },
  'ion-cannon-frigate': {
    ...frigate,
    id: 'ion-cannon-frigate',
    name: 'Ion Cannon Frigate',
    factions: both,
    ram: 2,
    stars: 4,
    forSale: true,
    abilities: {},
    weapons: ['ion-cannon'],
    source: {},
  },
  'assault-frigate': {
    ...frigate,
    id: 'assault-frigate',
    name: 'Assault Frigate',
    factions: both,
    ram: 3,
    stars: 5,
    forSale: true,
    abilities: { prowArmour: true },
    weapons: ['frigate-projectile-cannon', 'plasma-bomb-launcher'],
    source: { abilities: 'inferred' },
  },
  'drone-frigate': {
    ...frigate,
    id: 'drone-frigate',
    name: 'Drone Frigate',
    factions: both,
    ram: 2,
    stars: 5,
    forSale: true,
    abilities: {},
    weapons: ['drone-pod'],
    source: reconstructed,
  },
  'torpedo-frigate': {
    ...frigate,
    id: 'torpedo-frigate',
    name: 'Torpedo Frigate',
    factions: both,
    ram: 2,
    stars: 5,
    forSale: true,
    abilities: {},
    weapons: ['torpedo-launcher'],
    source: reconstructed,
  },
  destroyer: {
    ...superCapital,
    id: 'destroyer',
    name: 'Destroyer',
    factions: both,
    armour: 4,
    crew: 6,
    ram: 6,
    stars: 7,
    abilities: {},
    weapons: ['large-projectile-cannon', 'large-ion-cannon'],
    source: {},
  },
  carrier: {
    ...superCapital,
    id: 'carrier',
    name: 'Carrier',
    factions: both,
    armour: 3,
    crew: 5,
    ram: 4,
    stars: 6,
    abilities: {
      harvest: { fields: 2, range: 2 },
      factory: ['fighter', 'corvette', 'platform'],
      launchTubes: 2,
      squadronAssigned: 'interceptor',
    },
    weapons: ['hull-defence-guns'],
    source: { stars: 'proposed' },
  },
  mothership: {
    ...superCapital,
    id: 'mothership',
    name: 'Mothership',
    factions: kushan,
    armour: 5,
    crew: 6,
    ram: 8,
    stars: 8,
    abilities: {
      harvest: { fields: 3, range: 2 },
      factory: ['fighter', 'corvette', 'platform', 'frigate'],
      launchTubes: 2,
      squadronAssigned: 'interceptor',
    },
    weapons: [],
    source: { stars: 'proposed' },
  },
  'bentusi-ship': {
    ...superCapital,
    id: 'bentusi-ship',
    name: 'Bentusi Ship',
    factions: [],
    armour: 7,
    crew: 6,
    ram: 8,
    stars: 8,
    forSale: false,
    abilities: { allAroundArmour: true },
    weapons: [],
    source: {
      warDice: 'inferred',
      armour: 'inferred',
      move: 'inferred',
      crew: 'inferred',
      ram: 'inferred',
      stars: 'proposed',
    },
  },
  'space-station': {
    id: 'space-station',
    name: 'Space Station',
    factions: both,
    type: 'station',
    ships: 1,
    warDice: 5,
    armour: 3,
    move: 0,
    crew: 6,
    ram: null,
    stars: 8,
    forSale: true,
    abilities: { allAroundArmour: true },
    weapons: ['defence-turrets'],
    source: { ...reconstructed, type: 'book', ships: 'book', abilities: 'proposed' },
  },
  'gun-platform': {
    ...platform,
    id: 'gun-platform',
    name: 'Gun Platform',
    factions: both,
    warDice: 5,
    stars: 2,
    forSale: true,
    abilities: {},
    weapons: ['platform-projectile-cannon'],
    source: { ...reconstructed, type: 'book' },
  },
  'missile-platform': {
    ...platform,
    id: 'missile-platform',
    name: 'Missile Platform',
    factions: both,
    warDice: 5,
    stars: 3,
    forSale: true,
    abilities: {},
    weapons: ['missile-rack'],
    source: { ...reconstructed, type: 'book' },
  },
  'cryo-tray': {
    ...platform,
    id: 'cryo-tray',
    name: 'Cryo Tray',
    factions: kushan,
    ships: 2,
    warDice: null,
    stars: 0,
    forSale: false,
    abilities: { inert: true },
    weapons: [],
    source: { ...reconstructed, factions: 'book', abilities: 'proposed' },
  },
  'wrecked-ship': {
    id: 'wrecked-ship',
    name: 'Wrecked Ship',
    factions: [],
    type: 'object',
    ships: 1,
    warDice: null,
    armour: 2,
    move: 0,
    crew: null,
    ram: null,
    stars: 0,
    forSale: false,
    abilities: { inert: true, boardingOnly: true },
    weapons: [],
    source: { ...reconstructed, factions: 'book', armour: 'inferred', abilities: 'proposed' },
  },
  'bulk-freighter': {
    ...frigate,
    id: 'bulk-freighter',
    name: 'Bulk Freighter',
    factions: kushan,
    ram: 2,
    stars: 4,
    forSale: false,
    abilities: { noAttack: true },
    weapons: [],
    source: {},
  },
};
