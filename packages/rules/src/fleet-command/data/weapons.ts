/** Weapons (appendix B; R-FC-08 to R-FC-16, R-FC-242). */
import type { ClassSource, UnitType } from './classes.ts';

export const weaponIds = [
  'projectile-cannon',
  'plasma-bombs',
  'emp-bomb',
  'light-projectile-cannon',
  'heavy-projectile-cannon',
  'ion-cannon',
  'frigate-projectile-cannon',
  'plasma-bomb-launcher',
  'drone-pod',
  'torpedo-launcher',
  'large-projectile-cannon',
  'large-ion-cannon',
  'hull-defence-guns',
  'defence-turrets',
  'platform-projectile-cannon',
  'missile-rack',
] as const;
export type WeaponId = (typeof weaponIds)[number];

export type Ordnance = 'missiles' | 'bombs' | 'torpedoes' | 'drones';
type Datum = 'dice' | 'range' | 'kind' | 'abilities';

export interface Weapon {
  readonly id: WeaponId;
  readonly name: string;
  /** Dice for each ship present; the cards of single ships print the dice of the whole unit, which is the same. */
  readonly dice: number;
  /** Hexes (FC-UNIT-7); ordnance can have more than 1 (FC-MISC-5). */
  readonly range: number;
  /** Fires only at an adjacent unit, as a close quarters attack (FC-CQ-1). */
  readonly closeQuarters: boolean;
  readonly defensiveFire: boolean;
  /** A turret has the blind line behind in defensive fire too (R-FC-104). */
  readonly turret: boolean;
  /** Arc All Around: no blind line (FC-RNG-9). */
  readonly allAround: boolean;
  /** Ordnance by its keyword, whatever its name (FC-MISC-4, R-FC-242). */
  readonly ordnance: Ordnance | null;
  /** 0, 1 or 2 (R-FC-114). */
  readonly penetrating: number;
  /** Failures that may be rolled again, and against whom. */
  readonly rapidFire: { readonly level: number; readonly against: 'strike' | 'any' } | null;
  readonly highExplosive: boolean;
  /** A 2 places Focus Fire as a 1 does (FC-DMG-13, R-FC-112). */
  readonly ionizing: boolean;
  /** Types it cannot be aimed at: `Slow`, and the bomb launcher's text. */
  readonly cannotTarget: readonly UnitType[];
  /** Dice added once when the target is of this family. */
  readonly bonus: { readonly dice: number; readonly against: 'capital' } | null;
  /** What a Power Attack improves; null where the card has no such line (R-FC-229). */
  readonly power: {
    readonly penetrating?: number;
    readonly rapidFire?: number;
    /** Evasive of its ordnance against defensive fire (FC-DF-8). */
    readonly evasive?: number;
  } | null;
  /** Where each datum comes from; the book where nothing is said. */
  readonly source: { readonly [K in Datum]?: ClassSource };
}

const plain = {
  closeQuarters: false,
  defensiveFire: false,
  turret: false,
  allAround: false,
  ordnance: null,
  penetrating: 0,
  rapidFire: null,
  highExplosive: false,
  ionizing: false,
  cannotTarget: [],
  bonus: null,
  power: null,
} as const;

const proposed = { dice: 'proposed', range: 'proposed', kind: 'proposed', abilities: 'proposed' } as const;
const strikeCraft = ['fighter', 'corvette', 'platform'] as const;

export const weapons: { readonly [K in WeaponId]: Weapon & { readonly id: K } } = {
  'projectile-cannon': {
    ...plain,
    id: 'projectile-cannon',
    name: 'Projectile Cannon',
    dice: 1,
    range: 1,
    closeQuarters: true,
    rapidFire: { level: 1, against: 'strike' },
    power: { rapidFire: 2 },
    source: { range: 'inferred', kind: 'inferred' },
  },
  'plasma-bombs': {
    ...plain,
    id: 'plasma-bombs',
    name: 'Plasma Bombs',
    dice: 1,
    range: 1,
    closeQuarters: true,
    penetrating: 1,
    bonus: { dice: 2, against: 'capital' },
    source: { range: 'inferred', kind: 'inferred', abilities: 'inferred' },
  },
  'emp-bomb': {
    ...plain,
    id: 'emp-bomb',
    name: 'EMP Bomb',
    dice: 1,
    range: 1,
    closeQuarters: true,
    ionizing: true,
    source: { range: 'inferred', kind: 'inferred' },
  },
  'light-projectile-cannon': {
    ...plain,
    id: 'light-projectile-cannon',
    name: 'Light Projectile Cannon',
    dice: 2,
    range: 1,
    closeQuarters: true,
    defensiveFire: true,
    source: proposed,
  },
  'heavy-projectile-cannon': {
    ...plain,
    id: 'heavy-projectile-cannon',
    name: 'Heavy Projectile Cannon',
    dice: 2,
    range: 2,
    defensiveFire: true,
    penetrating: 1,
    source: { range: 'inferred' },
  },
  'ion-cannon': {
    ...plain,
    id: 'ion-cannon',
    name: 'Ion Cannon',
    dice: 3,
    range: 3,
    penetrating: 1,
    bonus: { dice: 1, against: 'capital' },
    source: { abilities: 'inferred' },
  },
  'frigate-projectile-cannon': {
    ...plain,
    id: 'frigate-projectile-cannon',
    name: 'Large Projectile Cannon',
    dice: 1,
    range: 2,
    defensiveFire: true,
    highExplosive: true,
    source: { range: 'proposed', kind: 'proposed' },
  },
  'plasma-bomb-launcher': {
    ...plain,
    id: 'plasma-bomb-launcher',
    name: 'Plasma Bomb Launcher',
    dice: 4,
    range: 2,
    ordnance: 'bombs',
    penetrating: 1,
    cannotTarget: ['fighter'],
    source: { dice: 'inferred', range: 'proposed', abilities: 'inferred' },
  },
  'drone-pod': {
    ...plain,
    id: 'drone-pod',
    name: 'Drone Pod',
    dice: 3,
    range: 3,
    ordnance: 'drones',
    power: { evasive: 1 },
    source: { dice: 'proposed', range: 'proposed' },
  },
  'torpedo-launcher': {
    ...plain,
    id: 'torpedo-launcher',
    name: 'Torpedo Launcher',
    dice: 3,
    range: 4,
    ordnance: 'torpedoes',
    penetrating: 1,
    source: { dice: 'proposed', range: 'proposed', abilities: 'proposed' },
  },
  'large-projectile-cannon': {
    ...plain,
    id: 'large-projectile-cannon',
    name: 'Large Projectile Cannon',
    dice: 3,
    range: 2,
    defensiveFire: true,
    turret: true,
    highExplosive: true,
    source: { range: 'proposed', kind: 'proposed' },
  },
  'large-ion-cannon': {
    ...plain,
    id: 'large-ion-cannon',
    name: 'Large Ion Cannon',
    dice: 6,
    range: 3,
    penetrating: 1,
    cannotTarget: strikeCraft,
    power: { penetrating: 2 },
    source: {},
  },
  'hull-defence-guns': {
    ...plain,
    id: 'hull-defence-guns',
    name: 'Hull Defence Guns',
    dice: 4,
    range: 1,
    defensiveFire: true,
    turret: true,
    source: { dice: 'proposed', range: 'inferred', kind: 'proposed' },
  },
  'defence-turrets': {
    ...plain,
    id: 'defence-turrets',
    name: 'Defence Turrets',
    dice: 4,
    range: 2,
    defensiveFire: true,
    allAround: true,
    source: proposed,
  },
  'platform-projectile-cannon': {
    ...plain,
    id: 'platform-projectile-cannon',
    name: 'Heavy Projectile Cannon',
    dice: 3,
    range: 2,
    defensiveFire: true,
    penetrating: 1,
    source: proposed,
  },
  'missile-rack': {
    ...plain,
    id: 'missile-rack',
    name: 'Missile Rack',
    dice: 3,
    range: 3,
    ordnance: 'missiles',
    source: { dice: 'proposed', range: 'proposed' },
  },
};
