/** Ordnance of 12.5 and torpedoes of 12.6: costs, effective bands, restrictions and the one effect of a salvo that wounds. */

export const ordnanceIds = [
  'autocannon',
  'beam',
  'antimatter',
  'biohazard',
  'cyberwarfare',
  'dark-matter',
  'disruptor',
  'emp',
  'gravitational',
  'high-velocity-railgun',
  'plasma',
  'polaron-ray',
  'scatter',
  'x-ray-laser',
  'torpedo-biohazard',
  'torpedo-corrosive',
  'torpedo-dark-matter',
  'torpedo-emp',
  'torpedo-high-explosive',
  'torpedo-nuclear',
] as const;
export type OrdnanceId = (typeof ordnanceIds)[number];

/** A kind of mount: the four quadrants, and `T` for whatever fires all round (R-DA-32). */
export type MountKind = 'F' | 'P' | 'S' | 'A' | 'T';

/** A marker that a salvo leaves on its target. */
export type OrdnanceMarker = 'comms-down' | 'reactor-scram' | 'defense-grid-fault' | 'fire-control';

/** What the ordnance does; interpreted where attacks are resolved. */
export type OrdnanceEffect =
  | { readonly kind: 'marker'; readonly marker: OrdnanceMarker }
  /** Passes the target's shield, not the firer's own (R-DA-123). */
  | { readonly kind: 'pass-shield' }
  /** Its die is so many steps larger in Coordinated Fire. */
  | { readonly kind: 'coordinated-steps'; readonly steps: number }
  | { readonly kind: 'lose-crew'; readonly crew: number; readonly disorder: number }
  /** For the owner of the target, in the next round (R-DA-54). */
  | { readonly kind: 'lose-initiative'; readonly points: number }
  /** One Shield Generator is destroyed and the hyperdrive overloads (R-DA-129). */
  | { readonly kind: 'disrupt' }
  /** The attacker moves the target so far at most and sets its facing (R-DA-128). */
  | { readonly kind: 'displace'; readonly distanceMils: number }
  /** One critical hit at most, which strikes the next lower space too (R-DA-127). */
  | { readonly kind: 'pierce' }
  /** The attacker shifts the roll for each location by so much at most (R-DA-127). */
  | { readonly kind: 'shift-location'; readonly by: number }
  /** The terrain's die of the defence is so many steps smaller (R-DA-122). */
  | { readonly kind: 'terrain-steps'; readonly steps: number }
  /** The target's CR counts less for this attack (R-DA-127). */
  | { readonly kind: 'lower-critical-rating'; readonly by: number }
  /** Hull lost besides if the attack scored a critical hit; no further one follows (R-DA-127). */
  | { readonly kind: 'corrode'; readonly hull: number };

export interface Ordnance {
  readonly id: OrdnanceId;
  readonly name: string;
  /** Points for each mount that carries it. */
  readonly cost: number;
  /** Inclusive at both ends (R-DA-04). */
  readonly effectiveMils: readonly [nearest: number, farthest: number];
  readonly mounts: readonly MountKind[];
  readonly civilian: boolean;
  readonly torpedo: boolean;
  readonly effect: OrdnanceEffect;
  /** The rule of cost, restrictions and effect. */
  readonly rule: string;
}

const near = [0, 16000] as const;
const far = [16000, 32000] as const;
const torpedoes = [16000, 48000] as const;
const every = ['F', 'P', 'S', 'A', 'T'] as const satisfies readonly MountKind[];
const quadrants = ['F', 'P', 'S', 'A'] as const satisfies readonly MountKind[];
const notAft = ['F', 'P', 'S'] as const satisfies readonly MountKind[];
const fore = ['F'] as const satisfies readonly MountKind[];
const turrets = ['T'] as const satisfies readonly MountKind[];

// prettier-ignore
export const ordnance: Readonly<Record<OrdnanceId, Ordnance>> = {
  autocannon: { id: 'autocannon', name: 'Autocannon', cost: 0, effectiveMils: [0, 32000], mounts: every, civilian: true, torpedo: false, effect: { kind: 'pass-shield' }, rule: 'DA-12.5.2' },
  beam: { id: 'beam', name: 'Beam', cost: 5, effectiveMils: near, mounts: every, civilian: true, torpedo: false, effect: { kind: 'coordinated-steps', steps: 2 }, rule: 'DA-12.5.3' },
  antimatter: { id: 'antimatter', name: 'Antimatter', cost: 15, effectiveMils: far, mounts: notAft, civilian: false, torpedo: false, effect: { kind: 'marker', marker: 'comms-down' }, rule: 'DA-12.5.1' },
  biohazard: { id: 'biohazard', name: 'Biohazard', cost: 10, effectiveMils: near, mounts: quadrants, civilian: false, torpedo: false, effect: { kind: 'lose-crew', crew: 1, disorder: 0 }, rule: 'DA-12.5.4' },
  cyberwarfare: { id: 'cyberwarfare', name: 'Cyberwarfare', cost: 10, effectiveMils: near, mounts: every, civilian: false, torpedo: false, effect: { kind: 'lose-initiative', points: 3 }, rule: 'DA-12.5.5' },
  'dark-matter': { id: 'dark-matter', name: 'Dark matter', cost: 15, effectiveMils: far, mounts: notAft, civilian: false, torpedo: false, effect: { kind: 'marker', marker: 'reactor-scram' }, rule: 'DA-12.5.6' },
  disruptor: { id: 'disruptor', name: 'Disruptor', cost: 15, effectiveMils: far, mounts: every, civilian: false, torpedo: false, effect: { kind: 'disrupt' }, rule: 'DA-12.5.7' },
  emp: { id: 'emp', name: 'EMP', cost: 10, effectiveMils: far, mounts: every, civilian: false, torpedo: false, effect: { kind: 'marker', marker: 'defense-grid-fault' }, rule: 'DA-12.5.8' },
  gravitational: { id: 'gravitational', name: 'Gravitational', cost: 15, effectiveMils: far, mounts: every, civilian: false, torpedo: false, effect: { kind: 'displace', distanceMils: 6000 }, rule: 'DA-12.5.9' },
  'high-velocity-railgun': { id: 'high-velocity-railgun', name: 'High velocity railgun', cost: 15, effectiveMils: far, mounts: fore, civilian: false, torpedo: false, effect: { kind: 'pierce' }, rule: 'DA-12.5.10' },
  plasma: { id: 'plasma', name: 'Plasma', cost: 20, effectiveMils: near, mounts: quadrants, civilian: false, torpedo: false, effect: { kind: 'marker', marker: 'fire-control' }, rule: 'DA-12.5.11' },
  'polaron-ray': { id: 'polaron-ray', name: 'Polaron ray', cost: 20, effectiveMils: near, mounts: fore, civilian: false, torpedo: false, effect: { kind: 'shift-location', by: 2 }, rule: 'DA-12.5.12' },
  scatter: { id: 'scatter', name: 'Scatter', cost: 10, effectiveMils: near, mounts: every, civilian: true, torpedo: false, effect: { kind: 'terrain-steps', steps: 2 }, rule: 'DA-12.5.13' },
  'x-ray-laser': { id: 'x-ray-laser', name: 'X-ray laser', cost: 20, effectiveMils: far, mounts: every, civilian: false, torpedo: false, effect: { kind: 'lose-crew', crew: 1, disorder: 1 }, rule: 'DA-12.5.14' },
  'torpedo-biohazard': { id: 'torpedo-biohazard', name: 'Biohazard torpedo', cost: 15, effectiveMils: torpedoes, mounts: turrets, civilian: false, torpedo: true, effect: { kind: 'lose-crew', crew: 1, disorder: 0 }, rule: 'DA-12.6.2' },
  'torpedo-corrosive': { id: 'torpedo-corrosive', name: 'Corrosive torpedo', cost: 20, effectiveMils: torpedoes, mounts: turrets, civilian: false, torpedo: true, effect: { kind: 'corrode', hull: 2 }, rule: 'DA-12.6.7' },
  'torpedo-dark-matter': { id: 'torpedo-dark-matter', name: 'Dark matter torpedo', cost: 20, effectiveMils: torpedoes, mounts: turrets, civilian: false, torpedo: true, effect: { kind: 'marker', marker: 'reactor-scram' }, rule: 'DA-12.6.3' },
  'torpedo-emp': { id: 'torpedo-emp', name: 'EMP torpedo', cost: 15, effectiveMils: torpedoes, mounts: turrets, civilian: false, torpedo: true, effect: { kind: 'marker', marker: 'defense-grid-fault' }, rule: 'DA-12.6.4' },
  'torpedo-high-explosive': { id: 'torpedo-high-explosive', name: 'High explosive torpedo', cost: 10, effectiveMils: torpedoes, mounts: turrets, civilian: false, torpedo: true, effect: { kind: 'lower-critical-rating', by: 1 }, rule: 'DA-12.6.5' },
  'torpedo-nuclear': { id: 'torpedo-nuclear', name: 'Nuclear torpedo', cost: 20, effectiveMils: torpedoes, mounts: turrets, civilian: false, torpedo: true, effect: { kind: 'lose-crew', crew: 1, disorder: 1 }, rule: 'DA-12.6.6' },
} as const satisfies Record<OrdnanceId, Ordnance>;

/** Direct fire reaches no farther (DA-1.8.18a). */
export const longestDirectMils = 32000;
/** Steps off the die outside the effective band (DA-1.8.18b). */
export const outOfBandSteps = -2;
