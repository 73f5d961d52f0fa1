/** Ship classes: the baseline table of 11.1, with what the rulings add to it. Distances in mils, arcs in 1/100 degree. */

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
  'LS',
  'SS',
  'AFL',
  'AFM',
  'AFS',
] as const;
export type ClassCode = (typeof classCodes)[number];

/** Weapon mounts of a blueprint: four arcs and two turrets. */
export const mountIds = ['F', 'P', 'S', 'A', 'T1', 'T2'] as const;
export type MountId = (typeof mountIds)[number];

export type HullSize = 'small' | 'medium' | 'large';

export interface ShipClass {
  readonly code: ClassCode;
  readonly name: string;
  readonly basePoints: number;
  /** Every mount of the class, turrets included, in the order in which they are listed to players. */
  readonly mounts: readonly MountId[];
  readonly turrets: number;
  readonly attackDice: number;
  readonly equipmentSpaces: number;
  /** How many Ship Customization Rules a ship may have. */
  readonly scrMax: number;
  readonly def: number;
  readonly moveMils: number;
  readonly mr: number;
  readonly cp: number;
  readonly cr: number;
  readonly hp: number;
  readonly hull: HullSize;
  /** Hangar Capacity before Hangar Bays: QR-11.1p. */
  readonly hangar: number;
  /** QR-1.10.9a by R-QR-34; 0 where the class does not move. */
  readonly turningArcCdeg: number;
  readonly civilian: boolean;
  readonly station: boolean;
  /** How many of the last HP boxes are shaded, a third rounded down (QR-1.10.8a, R-QR-36). */
  readonly shadedHull: number;
  /** How many of the last CP boxes are shaded, a third rounded down, at least one (QR-1.10.4a, R-QR-36). */
  readonly shadedCrew: number;
  /** The row of RULES.md. */
  readonly rule: string;
}

// prettier-ignore
export const classes: Readonly<Record<ClassCode, ShipClass>> = {
  DN: { code: 'DN', name: 'Dreadnought', basePoints: 180, mounts: ['F', 'P', 'S', 'A', 'T1', 'T2'], turrets: 2, attackDice: 24, equipmentSpaces: 3, scrMax: 3, def: 6, moveMils: 12000, mr: 0, cp: 8, cr: 7, hp: 26, hull: 'large', hangar: 0, turningArcCdeg: 9000, civilian: false, station: false, shadedHull: 8, shadedCrew: 2, rule: 'QR-11.1a' },
  BB: { code: 'BB', name: 'Battleship', basePoints: 120, mounts: ['F', 'P', 'S', 'A', 'T1', 'T2'], turrets: 2, attackDice: 20, equipmentSpaces: 3, scrMax: 3, def: 6, moveMils: 12000, mr: 0, cp: 7, cr: 6, hp: 22, hull: 'large', hangar: 0, turningArcCdeg: 9000, civilian: false, station: false, shadedHull: 7, shadedCrew: 2, rule: 'QR-11.1b' },
  CV: { code: 'CV', name: 'Fleet carrier', basePoints: 90, mounts: ['F', 'P', 'S', 'T1'], turrets: 1, attackDice: 14, equipmentSpaces: 2, scrMax: 3, def: 5, moveMils: 12000, mr: 0, cp: 6, cr: 6, hp: 18, hull: 'large', hangar: 6, turningArcCdeg: 9000, civilian: false, station: false, shadedHull: 6, shadedCrew: 2, rule: 'QR-11.1c' },
  BC: { code: 'BC', name: 'Battlecruiser', basePoints: 80, mounts: ['F', 'P', 'S', 'A', 'T1', 'T2'], turrets: 2, attackDice: 16, equipmentSpaces: 2, scrMax: 3, def: 4, moveMils: 14000, mr: 1, cp: 5, cr: 6, hp: 22, hull: 'large', hangar: 0, turningArcCdeg: 18000, civilian: false, station: false, shadedHull: 7, shadedCrew: 1, rule: 'QR-11.1d' },
  CH: { code: 'CH', name: 'Heavy cruiser', basePoints: 50, mounts: ['F', 'P', 'S', 'A', 'T1', 'T2'], turrets: 2, attackDice: 14, equipmentSpaces: 1, scrMax: 2, def: 3, moveMils: 16000, mr: 1, cp: 5, cr: 5, hp: 18, hull: 'medium', hangar: 0, turningArcCdeg: 18000, civilian: false, station: false, shadedHull: 6, shadedCrew: 1, rule: 'QR-11.1e' },
  CVL: { code: 'CVL', name: 'Light carrier', basePoints: 50, mounts: ['F', 'P', 'S'], turrets: 0, attackDice: 12, equipmentSpaces: 1, scrMax: 2, def: 4, moveMils: 14000, mr: 1, cp: 4, cr: 4, hp: 14, hull: 'medium', hangar: 4, turningArcCdeg: 18000, civilian: false, station: false, shadedHull: 4, shadedCrew: 1, rule: 'QR-11.1f' },
  CR: { code: 'CR', name: 'Cruiser', basePoints: 35, mounts: ['F', 'P', 'S', 'A', 'T1'], turrets: 1, attackDice: 12, equipmentSpaces: 2, scrMax: 2, def: 3, moveMils: 16000, mr: 2, cp: 4, cr: 4, hp: 16, hull: 'medium', hangar: 0, turningArcCdeg: 27000, civilian: false, station: false, shadedHull: 5, shadedCrew: 1, rule: 'QR-11.1g' },
  DD: { code: 'DD', name: 'Destroyer', basePoints: 25, mounts: ['F', 'P', 'S', 'A', 'T1'], turrets: 1, attackDice: 10, equipmentSpaces: 1, scrMax: 2, def: 2, moveMils: 18000, mr: 2, cp: 4, cr: 3, hp: 14, hull: 'medium', hangar: 0, turningArcCdeg: 27000, civilian: false, station: false, shadedHull: 4, shadedCrew: 1, rule: 'QR-11.1h' },
  FF: { code: 'FF', name: 'Frigate', basePoints: 20, mounts: ['F', 'P', 'S'], turrets: 0, attackDice: 8, equipmentSpaces: 2, scrMax: 1, def: 2, moveMils: 20000, mr: 3, cp: 3, cr: 3, hp: 12, hull: 'small', hangar: 0, turningArcCdeg: 36000, civilian: false, station: false, shadedHull: 4, shadedCrew: 1, rule: 'QR-11.1i' },
  K: { code: 'K', name: 'Corvette', basePoints: 10, mounts: ['F', 'P', 'S'], turrets: 0, attackDice: 6, equipmentSpaces: 1, scrMax: 1, def: 2, moveMils: 24000, mr: 3, cp: 2, cr: 3, hp: 8, hull: 'small', hangar: 0, turningArcCdeg: 36000, civilian: false, station: false, shadedHull: 2, shadedCrew: 1, rule: 'QR-11.1j' },
  LS: { code: 'LS', name: 'Large station', basePoints: 130, mounts: ['F', 'P', 'S', 'A', 'T1', 'T2'], turrets: 2, attackDice: 16, equipmentSpaces: 3, scrMax: 3, def: 8, moveMils: 0, mr: 0, cp: 6, cr: 8, hp: 20, hull: 'large', hangar: 6, turningArcCdeg: 0, civilian: false, station: true, shadedHull: 6, shadedCrew: 2, rule: 'QR-11.1k' },
  SS: { code: 'SS', name: 'Small station', basePoints: 80, mounts: ['F', 'P', 'S', 'A', 'T1'], turrets: 1, attackDice: 10, equipmentSpaces: 2, scrMax: 1, def: 6, moveMils: 0, mr: 0, cp: 3, cr: 6, hp: 10, hull: 'small', hangar: 4, turningArcCdeg: 0, civilian: false, station: true, shadedHull: 3, shadedCrew: 1, rule: 'QR-11.1l' },
  AFL: { code: 'AFL', name: 'Large freighter', basePoints: 50, mounts: ['T1', 'T2'], turrets: 2, attackDice: 5, equipmentSpaces: 3, scrMax: 0, def: 4, moveMils: 14000, mr: 0, cp: 5, cr: 4, hp: 12, hull: 'large', hangar: 0, turningArcCdeg: 9000, civilian: true, station: false, shadedHull: 4, shadedCrew: 1, rule: 'QR-11.1m' },
  AFM: { code: 'AFM', name: 'Medium freighter', basePoints: 35, mounts: ['T1', 'T2'], turrets: 2, attackDice: 4, equipmentSpaces: 2, scrMax: 0, def: 3, moveMils: 18000, mr: 0, cp: 4, cr: 3, hp: 10, hull: 'medium', hangar: 0, turningArcCdeg: 9000, civilian: true, station: false, shadedHull: 3, shadedCrew: 1, rule: 'QR-11.1n' },
  AFS: { code: 'AFS', name: 'Small freighter', basePoints: 20, mounts: ['T1', 'T2'], turrets: 2, attackDice: 3, equipmentSpaces: 2, scrMax: 0, def: 2, moveMils: 20000, mr: 1, cp: 3, cr: 3, hp: 8, hull: 'small', hangar: 0, turningArcCdeg: 18000, civilian: true, station: false, shadedHull: 2, shadedCrew: 1, rule: 'QR-11.1o' },
} as const satisfies Record<ClassCode, ShipClass>;
