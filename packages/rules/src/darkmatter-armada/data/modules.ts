/** Equipment modules of 12.7: costs, power, who may fit them, what they need and the figures of what they do. */
import { carrierClasses, type ClassCode } from './classes.ts';
import type { DieSize } from './dice.ts';

/** What every blueprint brings along at no cost; it cannot be bought or removed (DA-12.7.1a, R-DA-31, R-DA-33). */
export const fixedModuleIds = ['bridge', 'defense-network', 'hyperdrive', 'main-drive', 'hangar', 'hold'] as const;
export type FixedModuleId = (typeof fixedModuleIds)[number];

/** Modules that are fitted in equipment spaces. */
export const moduleIds = [
  'armor-plating',
  'automated-repair',
  'auxiliary-power-unit',
  'beacon-deployment',
  'cargo-space',
  'catapult-launchers',
  'chaff-launcher',
  'cloaking-device',
  'electronic-countermeasures',
  'enhanced-sensor-array',
  'hangar-bay',
  'hyperspace-aperture',
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
  'tractor-beam',
] as const;
export type ModuleId = (typeof moduleIds)[number];

/** What a ship must be or have, or must not have, for a module to be fitted. */
export type ModuleRequirement =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'class'; readonly classes: readonly ClassCode[] }
  | { readonly kind: 'not-class'; readonly classes: readonly ClassCode[] }
  | { readonly kind: 'module'; readonly module: ModuleId }
  | { readonly kind: 'without'; readonly modules: readonly ModuleId[] };

/** The figures of a module; what has none is named by its rule. */
export type ModuleEffect =
  /** One more die against direct fire and torpedoes. */
  | { readonly kind: 'armor'; readonly die: DieSize }
  | { readonly kind: 'beacons'; readonly stock: number }
  /** A die against one torpedo attack for each cloud. */
  | { readonly kind: 'chaff'; readonly die: DieSize; readonly clouds: number }
  /** Steps of the DEF die against torpedoes. */
  | { readonly kind: 'torpedo-defense'; readonly steps: number }
  /** Capacity by class; `others` are classes without a hangar of their own (DA-12.7.14). */
  | { readonly kind: 'hangar'; readonly classes: Readonly<Partial<Record<ClassCode, number>>>; readonly others: number }
  | { readonly kind: 'boarding-range'; readonly rangeMils: number }
  /** Before it moves, to either side; more at Low. */
  | { readonly kind: 'pivot'; readonly cdeg: number; readonly lowCdeg: number }
  | { readonly kind: 'bombard'; readonly die: number }
  | { readonly kind: 'mines'; readonly die: DieSize; readonly stepsMore: number; readonly diameterMils: number }
  /** Steps of the DEF die while it works; steps below that once it is destroyed (R-DA-23). */
  | { readonly kind: 'defense'; readonly steps: number; readonly stepsLost: number }
  | { readonly kind: 'critical-rating'; readonly rating: number }
  /** A die for each in boarding; `forces` with Special Forces aboard. */
  | { readonly kind: 'marines'; readonly die: DieSize; readonly forces: DieSize }
  /** At Low speed, a die by how far off the attacker is. */
  | { readonly kind: 'stealth'; readonly die: DieSize; readonly farDie: DieSize; readonly nearMils: number }
  | { readonly kind: 'rule' };

export interface EquipmentModule {
  readonly id: ModuleId;
  readonly name: string;
  readonly cost: number;
  readonly power: number;
  readonly civilian: boolean;
  /** Whether several on one ship all work; of the others one works and the rest are spares (R-DA-24). */
  readonly stacks: boolean;
  readonly requirement: ModuleRequirement;
  readonly effect: ModuleEffect;
  /** The rule of cost, power and restrictions. */
  readonly purchase: string;
  /** The rule of the effect. */
  readonly rule: string;
}

const anyone = { kind: 'anyone' } as const;
const none = { kind: 'rule' } as const;

// prettier-ignore
export const modules: Readonly<Record<ModuleId, EquipmentModule>> = {
  'armor-plating': { id: 'armor-plating', name: 'Armor plating', cost: 10, power: 0, civilian: true, stacks: false, requirement: anyone, effect: { kind: 'armor', die: 4 }, purchase: 'DA-12.7.1b', rule: 'DA-12.7.2a' },
  'automated-repair': { id: 'automated-repair', name: 'Automated repair', cost: 15, power: 6, civilian: true, stacks: true, requirement: anyone, effect: none, purchase: 'DA-12.7.1c', rule: 'DA-12.7.3' },
  'auxiliary-power-unit': { id: 'auxiliary-power-unit', name: 'Auxiliary power unit', cost: 15, power: 0, civilian: true, stacks: true, requirement: anyone, effect: none, purchase: 'DA-12.7.1d', rule: 'DA-12.2.3a' },
  'beacon-deployment': { id: 'beacon-deployment', name: 'Beacon deployment', cost: 10, power: 2, civilian: false, stacks: true, requirement: anyone, effect: { kind: 'beacons', stock: 3 }, purchase: 'DA-12.7.1e', rule: 'DA-12.7.6' },
  'cargo-space': { id: 'cargo-space', name: 'Cargo space', cost: 5, power: 0, civilian: true, stacks: true, requirement: anyone, effect: none, purchase: 'DA-12.7.1f', rule: 'DA-12.7.7b' },
  'catapult-launchers': { id: 'catapult-launchers', name: 'Catapult launchers', cost: 10, power: 2, civilian: false, stacks: false, requirement: { kind: 'class', classes: carrierClasses }, effect: none, purchase: 'DA-12.7.1g', rule: 'DA-12.7.8' },
  'chaff-launcher': { id: 'chaff-launcher', name: 'Chaff launcher', cost: 10, power: 1, civilian: true, stacks: true, requirement: anyone, effect: { kind: 'chaff', die: 6, clouds: 2 }, purchase: 'DA-12.7.1h', rule: 'DA-12.7.9' },
  'cloaking-device': { id: 'cloaking-device', name: 'Cloaking device', cost: 20, power: 7, civilian: false, stacks: false, requirement: { kind: 'without', modules: ['shield-generator', 'stealth-systems'] }, effect: none, purchase: 'DA-12.7.1i', rule: 'DA-12.7.10' },
  'electronic-countermeasures': { id: 'electronic-countermeasures', name: 'Electronic countermeasures', cost: 15, power: 2, civilian: false, stacks: true, requirement: anyone, effect: { kind: 'torpedo-defense', steps: 2 }, purchase: 'DA-12.7.1j', rule: 'DA-12.7.12' },
  'enhanced-sensor-array': { id: 'enhanced-sensor-array', name: 'Enhanced sensor array', cost: 10, power: 3, civilian: false, stacks: false, requirement: anyone, effect: none, purchase: 'DA-12.7.1k', rule: 'DA-12.7.13' },
  'hangar-bay': { id: 'hangar-bay', name: 'Hangar bay', cost: 10, power: 0, civilian: false, stacks: true, requirement: anyone, effect: { kind: 'hangar', classes: { CV: 4, LSA: 4, LSB: 4, CVL: 3, SSA: 3, SSB: 3 }, others: 2 }, purchase: 'DA-12.7.1l', rule: 'DA-12.7.14' },
  'hyperspace-aperture': { id: 'hyperspace-aperture', name: 'Hyperspace aperture', cost: 15, power: 6, civilian: false, stacks: false, requirement: anyone, effect: none, purchase: 'DA-12.7.1m', rule: 'DA-12.7.16' },
  'hyperspace-matrix': { id: 'hyperspace-matrix', name: 'Hyperspace matrix', cost: 15, power: 5, civilian: false, stacks: false, requirement: anyone, effect: none, purchase: 'DA-12.7.1n', rule: 'DA-12.7.17a' },
  'long-range-assault-craft': { id: 'long-range-assault-craft', name: 'Long range assault craft', cost: 10, power: 0, civilian: false, stacks: false, requirement: anyone, effect: { kind: 'boarding-range', rangeMils: 12000 }, purchase: 'DA-12.7.1p', rule: 'DA-9.4.10.1' },
  'maneuvering-thrusters': { id: 'maneuvering-thrusters', name: 'Maneuvering thrusters', cost: 10, power: 2, civilian: false, stacks: false, requirement: anyone, effect: { kind: 'pivot', cdeg: 4500, lowCdeg: 9000 }, purchase: 'DA-12.7.1q', rule: 'DA-12.7.21' },
  'mass-driver': { id: 'mass-driver', name: 'Mass driver', cost: 15, power: 3, civilian: false, stacks: false, requirement: { kind: 'module', module: 'cargo-space' }, effect: { kind: 'bombard', die: 14 }, purchase: 'DA-12.7.1r', rule: 'DA-12.7.22' },
  minelayer: { id: 'minelayer', name: 'Minelayer', cost: 10, power: 1, civilian: false, stacks: false, requirement: anyone, effect: { kind: 'mines', die: 8, stepsMore: 2, diameterMils: 6000 }, purchase: 'DA-12.7.1s', rule: 'DA-12.7.23' },
  minesweeper: { id: 'minesweeper', name: 'Minesweeper', cost: 10, power: 2, civilian: false, stacks: false, requirement: anyone, effect: none, purchase: 'DA-12.7.1t', rule: 'DA-12.7.24' },
  'multiplex-targeting': { id: 'multiplex-targeting', name: 'Multiplex targeting', cost: 15, power: 2, civilian: false, stacks: false, requirement: anyone, effect: none, purchase: 'DA-12.7.1u', rule: 'DA-12.7.25' },
  'point-defense-screen': { id: 'point-defense-screen', name: 'Point defense screen', cost: 15, power: 3, civilian: false, stacks: false, requirement: { kind: 'not-class', classes: ['FF', 'K'] }, effect: { kind: 'defense', steps: 2, stepsLost: 3 }, purchase: 'DA-12.7.1v', rule: 'DA-12.7.26' },
  'reinforced-hull': { id: 'reinforced-hull', name: 'Reinforced hull', cost: 25, power: 0, civilian: false, stacks: false, requirement: anyone, effect: { kind: 'critical-rating', rating: 2 }, purchase: 'DA-12.7.1x', rule: 'DA-12.7.30' },
  'secondary-drive': { id: 'secondary-drive', name: 'Secondary drive', cost: 10, power: 2, civilian: true, stacks: false, requirement: anyone, effect: none, purchase: 'DA-12.7.1y', rule: 'DA-12.7.31' },
  'shield-generator': { id: 'shield-generator', name: 'Shield generator', cost: 25, power: 6, civilian: false, stacks: true, requirement: { kind: 'without', modules: ['cloaking-device', 'stealth-systems'] }, effect: none, purchase: 'DA-12.7.1z', rule: 'DA-12.7.34' },
  'space-marines': { id: 'space-marines', name: 'Space marines', cost: 10, power: 0, civilian: false, stacks: true, requirement: anyone, effect: { kind: 'marines', die: 6, forces: 10 }, purchase: 'DA-12.7.1aa', rule: 'DA-9.4.10.2a' },
  'stealth-systems': { id: 'stealth-systems', name: 'Stealth systems', cost: 15, power: 6, civilian: false, stacks: false, requirement: { kind: 'without', modules: ['cloaking-device', 'shield-generator'] }, effect: { kind: 'stealth', die: 4, farDie: 6, nearMils: 20000 }, purchase: 'DA-12.7.1ab', rule: 'DA-12.7.33' },
  'tractor-beam': { id: 'tractor-beam', name: 'Tractor beam', cost: 10, power: 3, civilian: true, stacks: false, requirement: anyone, effect: none, purchase: 'DA-12.7.1ac', rule: 'DA-9.3.8' },
} as const satisfies Record<ModuleId, EquipmentModule>;

export interface FixedModule {
  readonly id: FixedModuleId;
  readonly name: string;
  /** The blueprint spaces that hold it. */
  readonly spaces: readonly ('BR' | 'DF' | 'HY' | 'DR1' | 'DR2' | 'HG' | 'HG2' | 'CG')[];
  readonly rule: string;
}

// DA-1.8.15
export const fixedModules: Readonly<Record<FixedModuleId, FixedModule>> = {
  bridge: { id: 'bridge', name: 'Bridge', spaces: ['BR'], rule: 'DA-12.7.5' },
  'defense-network': { id: 'defense-network', name: 'Defense network', spaces: ['DF'], rule: 'DA-12.7.11' },
  hyperdrive: { id: 'hyperdrive', name: 'Hyperdrive', spaces: ['HY'], rule: 'DA-12.7.15b' },
  'main-drive': { id: 'main-drive', name: 'Main drive', spaces: ['DR1', 'DR2'], rule: 'DA-12.7.20a' },
  hangar: { id: 'hangar', name: 'Hangar', spaces: ['HG', 'HG2'], rule: 'DA-12.1p' },
  hold: { id: 'hold', name: 'Hold', spaces: ['CG'], rule: 'DA-12.7.7b' },
} as const satisfies Record<FixedModuleId, FixedModule>;

/** The grades of Life Support; Mk.1 is aboard where nothing else is chosen. */
export const lifeSupportIds = ['mk-1', 'mk-2', 'mk-3'] as const;
export type LifeSupportId = (typeof lifeSupportIds)[number];

export interface LifeSupport {
  readonly id: LifeSupportId;
  readonly name: string;
  readonly cost: number;
  /** Crew points on top of the class (DA-12.1v). */
  readonly crew: number;
  readonly civilian: boolean;
  /** What a critical hit on it costs; it is never destroyed. */
  readonly critical: { readonly crew: number; readonly disorder: number };
  readonly rule: string;
}

// Costs and civilians DA-12.7.1o.
// prettier-ignore
export const lifeSupports: Readonly<Record<LifeSupportId, LifeSupport>> = {
  'mk-1': { id: 'mk-1', name: 'Life support Mk.1', cost: 0, crew: 1, civilian: true, critical: { crew: 2, disorder: 0 }, rule: 'DA-12.7.18a' },
  'mk-2': { id: 'mk-2', name: 'Life support Mk.2', cost: 10, crew: 3, civilian: false, critical: { crew: 2, disorder: 1 }, rule: 'DA-12.7.18b' },
  'mk-3': { id: 'mk-3', name: 'Life support Mk.3', cost: 15, crew: 5, civilian: false, critical: { crew: 2, disorder: 2 }, rule: 'DA-12.7.18c' },
} as const satisfies Record<LifeSupportId, LifeSupport>;

/** The kinds of reactor, each chosen space by space; fusion where nothing else is chosen. */
export const reactorIds = ['fusion', 'antimatter', 'quantum'] as const;
export type ReactorId = (typeof reactorIds)[number];

export interface Reactor {
  readonly id: ReactorId;
  readonly name: string;
  readonly cost: number;
  /** Power on top of the class's rating (DA-12.2.3a). */
  readonly power: number;
  readonly civilian: boolean;
  /** Critical hits on it that destroy the ship, and the Disorder of each one before (R-DA-147). */
  readonly critical: { readonly hits: number; readonly disorder: number };
  readonly rule: string;
}

// Costs and civilians DA-12.7.1w.
// prettier-ignore
export const reactors: Readonly<Record<ReactorId, Reactor>> = {
  fusion: { id: 'fusion', name: 'Fusion reactor', cost: 0, power: 0, civilian: true, critical: { hits: 2, disorder: 1 }, rule: 'DA-12.7.27' },
  antimatter: { id: 'antimatter', name: 'Antimatter reactor', cost: 10, power: 4, civilian: false, critical: { hits: 2, disorder: 2 }, rule: 'DA-12.7.28' },
  quantum: { id: 'quantum', name: 'Quantum reactor', cost: 15, power: 6, civilian: false, critical: { hits: 1, disorder: 0 }, rule: 'DA-12.7.29' },
} as const satisfies Record<ReactorId, Reactor>;
