/** Equipment modules of 11.6: costs, who may fit them, what they need and the figures of what they do. */
import type { ClassCode, HullSize } from './classes.ts';

/** Modules that every blueprint brings along; they cannot be bought or removed (R-QR-28). */
export const coreModuleIds = ['bridge', 'defense-network', 'hyperdrive', 'life-support', 'main-drive', 'reactor'] as const;
export type CoreModuleId = (typeof coreModuleIds)[number];

/** Modules that are fitted in equipment spaces. */
export const moduleIds = [
  'aperture-beacon',
  'armor-plating',
  'automated-repair',
  'auxiliary-power-unit',
  'beacon-deployment',
  'cargo-space',
  'catapult-launchers',
  'cloaking-device',
  'electronic-countermeasures',
  'enhanced-sensor-array',
  'hangar-bay',
  'hyperspace-matrix',
  'long-range-assault-craft',
  'maneuvering-thrusters',
  'mass-driver',
  'minelayer',
  'minesweeper',
  'multiplex-targeting',
  'point-defense-screen',
  'reinforced-hull',
  'secondary-drive',
  'shield-generator',
  'space-marines',
  'stealth-systems',
] as const;
export type ModuleId = (typeof moduleIds)[number];

/** What a ship must have, or must not have, for a module to be fitted. */
export type ModuleRequirement =
  /** Hangar Capacity above 0. */
  | { readonly kind: 'carrier'; readonly rule: string }
  | { readonly kind: 'module'; readonly module: ModuleId; readonly rule: string }
  | { readonly kind: 'without'; readonly modules: readonly ModuleId[]; readonly rule: string };

/** The figures of a module whose whole effect is a number; the others are named by their rule. */
export type ModuleEffect =
  | { readonly kind: 'move'; readonly distanceMils: number }
  | { readonly kind: 'defense'; readonly defense: number }
  | { readonly kind: 'critical-rating'; readonly rating: number }
  | { readonly kind: 'maneuverability'; readonly rating: number }
  /** Capacity by class; `others` are classes without a hangar of their own. */
  | { readonly kind: 'hangar'; readonly classes: Readonly<Partial<Record<ClassCode, number>>>; readonly others: number }
  | { readonly kind: 'cargo'; readonly units: Readonly<Record<HullSize, number>> }
  | { readonly kind: 'repair'; readonly hull: number; readonly hullWithAuxiliaryPower: number }
  | { readonly kind: 'marines'; readonly dice: number }
  | { readonly kind: 'boarding-range'; readonly rangeMils: number }
  | { readonly kind: 'armor'; readonly hits: number }
  | { readonly kind: 'optimal-range'; readonly distanceMils: number }
  | { readonly kind: 'beacons'; readonly stock: number }
  | { readonly kind: 'mines'; readonly strength: number; readonly diameterMils: number }
  | { readonly kind: 'sweep'; readonly strength: number }
  | { readonly kind: 'rule' };

export interface EquipmentModule {
  readonly id: ModuleId;
  readonly name: string;
  readonly cost: number;
  /** True where it works only with an Auxiliary Power Unit or two Reactors: R-QR-29. */
  readonly power: boolean;
  readonly civilian: boolean;
  /** Whether several on one ship add up: R-QR-30. */
  readonly stacks: boolean;
  readonly requirements: readonly ModuleRequirement[];
  readonly effect: ModuleEffect;
  /** The rule of the effect. */
  readonly rule: string;
}

export interface CoreModule {
  readonly id: CoreModuleId;
  readonly name: string;
  readonly cost: 0;
  /** The blueprint spaces that hold it. */
  readonly spaces: readonly ('BR' | 'DF' | 'HY' | 'LS' | 'DR1' | 'DR2' | 'RE1' | 'RE2')[];
  readonly rule: string;
}

// QR-1.10.12a
export const coreModules: Readonly<Record<CoreModuleId, CoreModule>> = {
  bridge: { id: 'bridge', name: 'Bridge', cost: 0, spaces: ['BR'], rule: 'QR-11.6.6a' },
  'defense-network': { id: 'defense-network', name: 'Defense network', cost: 0, spaces: ['DF'], rule: 'QR-11.6.11a' },
  hyperdrive: { id: 'hyperdrive', name: 'Hyperdrive', cost: 0, spaces: ['HY'], rule: 'QR-11.6.15a' },
  'life-support': { id: 'life-support', name: 'Life support', cost: 0, spaces: ['LS'], rule: 'QR-11.6.17a' },
  'main-drive': { id: 'main-drive', name: 'Main drive', cost: 0, spaces: ['DR1', 'DR2'], rule: 'QR-11.6.19b' },
  reactor: { id: 'reactor', name: 'Reactor', cost: 0, spaces: ['RE1', 'RE2'], rule: 'QR-11.6.26a' },
} as const satisfies Record<CoreModuleId, CoreModule>;

// Costs QR-11.6.1a, power QR-11.6.1b, civilians QR-11.6a.
// prettier-ignore
export const modules: Readonly<Record<ModuleId, EquipmentModule>> = {
  'aperture-beacon': { id: 'aperture-beacon', name: 'Aperture beacon', cost: 15, power: false, civilian: false, stacks: false, requirements: [], effect: { kind: 'rule' }, rule: 'QR-11.6.3a' },
  'armor-plating': { id: 'armor-plating', name: 'Armor plating', cost: 10, power: false, civilian: true, stacks: false, requirements: [], effect: { kind: 'armor', hits: 1 }, rule: 'QR-11.6.2a' },
  'automated-repair': { id: 'automated-repair', name: 'Automated repair', cost: 15, power: false, civilian: true, stacks: true, requirements: [], effect: { kind: 'repair', hull: 2, hullWithAuxiliaryPower: 3 }, rule: 'QR-11.6.4a' },
  'auxiliary-power-unit': { id: 'auxiliary-power-unit', name: 'Auxiliary power unit', cost: 5, power: false, civilian: true, stacks: false, requirements: [], effect: { kind: 'rule' }, rule: 'QR-11.6.5a' },
  'beacon-deployment': { id: 'beacon-deployment', name: 'Beacon deployment', cost: 10, power: false, civilian: false, stacks: true, requirements: [], effect: { kind: 'beacons', stock: 4 }, rule: 'QR-11.6.7a' },
  'cargo-space': { id: 'cargo-space', name: 'Cargo space', cost: 5, power: false, civilian: true, stacks: true, requirements: [], effect: { kind: 'cargo', units: { small: 1, medium: 2, large: 3 } }, rule: 'QR-11.6.8a' },
  'catapult-launchers': { id: 'catapult-launchers', name: 'Catapult launchers', cost: 10, power: false, civilian: false, stacks: false, requirements: [{ kind: 'carrier', rule: 'QR-11.6.1c' }], effect: { kind: 'rule' }, rule: 'QR-11.6.9a' },
  'cloaking-device': { id: 'cloaking-device', name: 'Cloaking device', cost: 20, power: true, civilian: false, stacks: false, requirements: [{ kind: 'without', modules: ['shield-generator', 'stealth-systems'], rule: 'QR-11.6.1e' }], effect: { kind: 'rule' }, rule: 'QR-11.6.10a' },
  'electronic-countermeasures': { id: 'electronic-countermeasures', name: 'Electronic countermeasures', cost: 10, power: false, civilian: false, stacks: true, requirements: [], effect: { kind: 'rule' }, rule: 'QR-11.6.12a' },
  'enhanced-sensor-array': { id: 'enhanced-sensor-array', name: 'Enhanced sensor array', cost: 10, power: true, civilian: false, stacks: false, requirements: [], effect: { kind: 'optimal-range', distanceMils: 8000 }, rule: 'QR-11.6.13a' },
  'hangar-bay': { id: 'hangar-bay', name: 'Hangar bay', cost: 10, power: false, civilian: false, stacks: true, requirements: [], effect: { kind: 'hangar', classes: { CV: 4, LS: 4, CVL: 2, SS: 2 }, others: 2 }, rule: 'QR-11.6.14a' },
  'hyperspace-matrix': { id: 'hyperspace-matrix', name: 'Hyperspace matrix', cost: 15, power: true, civilian: false, stacks: false, requirements: [], effect: { kind: 'rule' }, rule: 'QR-11.6.16a' },
  'long-range-assault-craft': { id: 'long-range-assault-craft', name: 'Long range assault craft', cost: 10, power: false, civilian: false, stacks: false, requirements: [], effect: { kind: 'boarding-range', rangeMils: 6000 }, rule: 'QR-11.6.18a' },
  'maneuvering-thrusters': { id: 'maneuvering-thrusters', name: 'Maneuvering thrusters', cost: 10, power: false, civilian: false, stacks: true, requirements: [], effect: { kind: 'maneuverability', rating: 1 }, rule: 'QR-11.6.20a' },
  'mass-driver': { id: 'mass-driver', name: 'Mass driver', cost: 15, power: false, civilian: false, stacks: false, requirements: [{ kind: 'module', module: 'cargo-space', rule: 'QR-11.6.1d' }], effect: { kind: 'rule' }, rule: 'QR-11.6.21a' },
  'minelayer': { id: 'minelayer', name: 'Minelayer', cost: 10, power: false, civilian: false, stacks: true, requirements: [], effect: { kind: 'mines', strength: 8, diameterMils: 6000 }, rule: 'QR-11.6.22a' },
  'minesweeper': { id: 'minesweeper', name: 'Minesweeper', cost: 10, power: false, civilian: false, stacks: true, requirements: [], effect: { kind: 'sweep', strength: 2 }, rule: 'QR-11.6.23c' },
  'multiplex-targeting': { id: 'multiplex-targeting', name: 'Multiplex targeting', cost: 10, power: false, civilian: false, stacks: false, requirements: [], effect: { kind: 'rule' }, rule: 'QR-11.6.24a' },
  'point-defense-screen': { id: 'point-defense-screen', name: 'Point defense screen', cost: 10, power: true, civilian: false, stacks: true, requirements: [], effect: { kind: 'defense', defense: 2 }, rule: 'QR-11.6.25a' },
  'reinforced-hull': { id: 'reinforced-hull', name: 'Reinforced hull', cost: 25, power: false, civilian: false, stacks: true, requirements: [], effect: { kind: 'critical-rating', rating: 2 }, rule: 'QR-11.6.27a' },
  'secondary-drive': { id: 'secondary-drive', name: 'Secondary drive', cost: 10, power: true, civilian: true, stacks: true, requirements: [], effect: { kind: 'move', distanceMils: 3000 }, rule: 'QR-11.6.28a' },
  'shield-generator': { id: 'shield-generator', name: 'Shield generator', cost: 15, power: false, civilian: false, stacks: true, requirements: [{ kind: 'without', modules: ['cloaking-device', 'stealth-systems'], rule: 'QR-11.6.1e' }], effect: { kind: 'rule' }, rule: 'QR-1.10.3a' },
  'space-marines': { id: 'space-marines', name: 'Space marines', cost: 10, power: false, civilian: false, stacks: true, requirements: [], effect: { kind: 'marines', dice: 4 }, rule: 'QR-11.6.30a' },
  'stealth-systems': { id: 'stealth-systems', name: 'Stealth systems', cost: 15, power: false, civilian: false, stacks: false, requirements: [{ kind: 'without', modules: ['cloaking-device', 'shield-generator'], rule: 'QR-11.6.1e' }], effect: { kind: 'rule' }, rule: 'QR-11.6.31a' },
} as const satisfies Record<ModuleId, EquipmentModule>;
