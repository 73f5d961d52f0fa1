/** Ship classes: the baseline table of 12.1, with what the rulings add to it. Distances in mils, arcs in 1/100 degree. */
import type { DieSize } from './dice.ts';

/** A variant of a station is a class of its own: its mounts, its hangar and its map differ (DA-12.1q). */
export const classCodes = [
  'DN',
  'BB',
  'CV',
  'BC',
  'CH',
  'CVL',
  'CR',
  'DD',
  'FF',
  'K',
  'LSA',
  'LSB',
  'SSA',
  'SSB',
  'AFL',
  'AFM',
  'AFS',
] as const;
export type ClassCode = (typeof classCodes)[number];

/** Who may buy what is for carriers: by class, not by hangar, stations among them (R-DA-34). */
export const carrierClasses = ['CV', 'CVL', 'LSA', 'LSB', 'SSA', 'SSB'] as const satisfies readonly ClassCode[];

/** Weapon mounts of a blueprint (DA-12.3): four quadrants, turrets, and the mounts of stations, which fire all round. */
export const mountIds = ['F', 'P', 'S', 'A', 'W1', 'W2', 'T1', 'T2', 'T3', 'T4'] as const;
export type MountId = (typeof mountIds)[number];

/** How far to either side of its bow a ship may move; `E` is reached by no class (R-DA-68). */
export type TurningTemplate = 'A' | 'B' | 'C' | 'D' | 'E';
export type SpeedSetting = 'low' | 'medium' | 'high';

// DA-9.2.1: to either side.
export const turningCdeg: Readonly<Record<TurningTemplate, Readonly<Record<SpeedSetting, number>>>> = {
  A: { low: 4500, medium: 3000, high: 1500 },
  B: { low: 6000, medium: 4000, high: 2000 },
  C: { low: 7500, medium: 5000, high: 2500 },
  D: { low: 9000, medium: 6000, high: 3000 },
  E: { low: 10500, medium: 7000, high: 3500 },
};

export interface ShipClass {
  readonly code: ClassCode;
  readonly name: string;
  readonly basePoints: number;
  /** Thrown with its own attacks by a squadron that a ship of the class commands (DA-12.1r); null for civilians. */
  readonly squadronDie: DieSize | null;
  /** The equipment boxes that are drawn: the second module of a small freighter is its built-in hold (R-DA-31). */
  readonly equipmentSpaces: number;
  /** How many Ship Customization Rules a ship may have besides those that come with its class. */
  readonly scrMax: number;
  /** The baseline; a design may buy up to `defMost` (DA-12.1s, R-DA-21). */
  readonly def: DieSize;
  readonly defMost: DieSize;
  readonly moveMils: number;
  /** Null for what does not move. */
  readonly template: TurningTemplate | null;
  /** Before Life Support. */
  readonly cp: number;
  readonly cr: number;
  readonly hp: number;
  readonly power: number;
  /** What one Auxiliary Power Unit adds. */
  readonly auxiliaryPower: number;
  readonly hullSize: number;
  /** Hangar Capacity before Hangar Bays (DA-12.1p, R-DA-32). */
  readonly hangar: number;
  readonly civilian: boolean;
  readonly station: boolean;
  /** The row of RULES.md. */
  readonly rule: string;
}

// prettier-ignore
export const classes: Readonly<Record<ClassCode, ShipClass>> = {
  DN: { code: 'DN', name: 'Dreadnought', basePoints: 180, squadronDie: 10, equipmentSpaces: 3, scrMax: 3, def: 8, defMost: 16, moveMils: 12000, template: 'A', cp: 8, cr: 7, hp: 30, power: 30, auxiliaryPower: 6, hullSize: 9, hangar: 0, civilian: false, station: false, rule: 'DA-12.1a' },
  BB: { code: 'BB', name: 'Battleship', basePoints: 120, squadronDie: 8, equipmentSpaces: 3, scrMax: 3, def: 6, defMost: 12, moveMils: 12000, template: 'A', cp: 7, cr: 6, hp: 26, power: 28, auxiliaryPower: 5, hullSize: 8, hangar: 0, civilian: false, station: false, rule: 'DA-12.1b' },
  CV: { code: 'CV', name: 'Fleet carrier', basePoints: 90, squadronDie: 6, equipmentSpaces: 2, scrMax: 3, def: 6, defMost: 12, moveMils: 12000, template: 'A', cp: 6, cr: 6, hp: 22, power: 17, auxiliaryPower: 4, hullSize: 7, hangar: 6, civilian: false, station: false, rule: 'DA-12.1c' },
  BC: { code: 'BC', name: 'Battlecruiser', basePoints: 80, squadronDie: 8, equipmentSpaces: 2, scrMax: 3, def: 6, defMost: 12, moveMils: 14000, template: 'B', cp: 5, cr: 6, hp: 22, power: 22, auxiliaryPower: 5, hullSize: 7, hangar: 0, civilian: false, station: false, rule: 'DA-12.1d' },
  CH: { code: 'CH', name: 'Heavy cruiser', basePoints: 50, squadronDie: 6, equipmentSpaces: 1, scrMax: 2, def: 6, defMost: 12, moveMils: 16000, template: 'B', cp: 5, cr: 5, hp: 22, power: 18, auxiliaryPower: 4, hullSize: 5, hangar: 0, civilian: false, station: false, rule: 'DA-12.1e' },
  CVL: { code: 'CVL', name: 'Light carrier', basePoints: 50, squadronDie: 4, equipmentSpaces: 1, scrMax: 2, def: 4, defMost: 8, moveMils: 14000, template: 'C', cp: 4, cr: 4, hp: 18, power: 14, auxiliaryPower: 3, hullSize: 5, hangar: 4, civilian: false, station: false, rule: 'DA-12.1f' },
  CR: { code: 'CR', name: 'Cruiser', basePoints: 35, squadronDie: 6, equipmentSpaces: 2, scrMax: 2, def: 4, defMost: 8, moveMils: 16000, template: 'C', cp: 4, cr: 4, hp: 20, power: 15, auxiliaryPower: 3, hullSize: 4, hangar: 0, civilian: false, station: false, rule: 'DA-12.1g' },
  DD: { code: 'DD', name: 'Destroyer', basePoints: 25, squadronDie: 6, equipmentSpaces: 1, scrMax: 2, def: 4, defMost: 8, moveMils: 18000, template: 'D', cp: 4, cr: 3, hp: 18, power: 13, auxiliaryPower: 3, hullSize: 3, hangar: 0, civilian: false, station: false, rule: 'DA-12.1h' },
  FF: { code: 'FF', name: 'Frigate', basePoints: 20, squadronDie: 4, equipmentSpaces: 2, scrMax: 1, def: 4, defMost: 8, moveMils: 20000, template: 'D', cp: 3, cr: 3, hp: 16, power: 10, auxiliaryPower: 2, hullSize: 2, hangar: 0, civilian: false, station: false, rule: 'DA-12.1i' },
  K: { code: 'K', name: 'Corvette', basePoints: 10, squadronDie: 4, equipmentSpaces: 1, scrMax: 1, def: 4, defMost: 8, moveMils: 24000, template: 'D', cp: 2, cr: 3, hp: 12, power: 9, auxiliaryPower: 2, hullSize: 1, hangar: 0, civilian: false, station: false, rule: 'DA-12.1j' },
  LSA: { code: 'LSA', name: 'Large station A', basePoints: 130, squadronDie: 10, equipmentSpaces: 3, scrMax: 3, def: 10, defMost: 16, moveMils: 0, template: null, cp: 10, cr: 8, hp: 30, power: 30, auxiliaryPower: 6, hullSize: 7, hangar: 6, civilian: false, station: true, rule: 'DA-12.1k' },
  LSB: { code: 'LSB', name: 'Large station B', basePoints: 130, squadronDie: 10, equipmentSpaces: 3, scrMax: 3, def: 10, defMost: 16, moveMils: 0, template: null, cp: 10, cr: 8, hp: 30, power: 30, auxiliaryPower: 6, hullSize: 7, hangar: 12, civilian: false, station: true, rule: 'DA-12.1k' },
  SSA: { code: 'SSA', name: 'Small station A', basePoints: 80, squadronDie: 6, equipmentSpaces: 2, scrMax: 1, def: 6, defMost: 12, moveMils: 0, template: null, cp: 6, cr: 6, hp: 20, power: 18, auxiliaryPower: 4, hullSize: 5, hangar: 4, civilian: false, station: true, rule: 'DA-12.1l' },
  SSB: { code: 'SSB', name: 'Small station B', basePoints: 80, squadronDie: 6, equipmentSpaces: 2, scrMax: 1, def: 6, defMost: 12, moveMils: 0, template: null, cp: 6, cr: 6, hp: 20, power: 18, auxiliaryPower: 4, hullSize: 5, hangar: 8, civilian: false, station: true, rule: 'DA-12.1l' },
  AFL: { code: 'AFL', name: 'Large freighter', basePoints: 50, squadronDie: null, equipmentSpaces: 3, scrMax: 0, def: 6, defMost: 12, moveMils: 10000, template: 'A', cp: 5, cr: 4, hp: 20, power: 10, auxiliaryPower: 3, hullSize: 6, hangar: 0, civilian: true, station: false, rule: 'DA-12.1m' },
  AFM: { code: 'AFM', name: 'Medium freighter', basePoints: 35, squadronDie: null, equipmentSpaces: 2, scrMax: 0, def: 4, defMost: 8, moveMils: 12000, template: 'B', cp: 4, cr: 3, hp: 16, power: 8, auxiliaryPower: 2, hullSize: 4, hangar: 0, civilian: true, station: false, rule: 'DA-12.1n' },
  AFS: { code: 'AFS', name: 'Small freighter', basePoints: 20, squadronDie: null, equipmentSpaces: 1, scrMax: 0, def: 4, defMost: 8, moveMils: 14000, template: 'C', cp: 3, cr: 3, hp: 12, power: 6, auxiliaryPower: 1, hullSize: 2, hangar: 0, civilian: true, station: false, rule: 'DA-12.1o' },
} as const satisfies Record<ClassCode, ShipClass>;
