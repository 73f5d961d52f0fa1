/** Ordnance of 11.5: costs, optimal bands, restrictions and what one uncancelled Ordnance result does. */

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
  'high-velocity',
  'nuclear',
  'plasma',
  'polaron-ray',
  'scatter',
  'torpedo-biohazard',
  'torpedo-dark-matter',
  'torpedo-emp',
  'torpedo-explosive',
  'torpedo-nuclear',
] as const;
export type OrdnanceId = (typeof ordnanceIds)[number];

/** A kind of mount: the four arcs, and `T` for any turret. */
export type MountKind = 'F' | 'P' | 'S' | 'A' | 'T';

/** What one uncancelled result does to the target; interpreted where attacks are resolved. */
export type OrdnanceEffect =
  /** The target's next weapon attack has no optimal range bonus. */
  | { readonly kind: 'lose-optimal-range' }
  /** Hull lost besides the net hits; neither interceptable nor counted for the critical rating. */
  | { readonly kind: 'extra-hits'; readonly hits: number }
  /** Attack dice rolled once after damage control; their hits are extra hits. */
  | { readonly kind: 'extra-dice'; readonly dice: number }
  | { readonly kind: 'lose-crew'; readonly crew: number }
  /** For the owner of the target, on the next initiative roll only. */
  | { readonly kind: 'lose-initiative'; readonly points: number }
  | { readonly kind: 'lose-hull'; readonly hull: number }
  /** From `results` uncancelled results in one attack on, one Shield Generator is gone for good. */
  | { readonly kind: 'destroy-shield-generator'; readonly results: number }
  | { readonly kind: 'lose-defense'; readonly defense: number }
  /** The attacker picks a direction; facing is kept. */
  | { readonly kind: 'push'; readonly distanceMils: number }
  | { readonly kind: 'lose-critical-rating'; readonly rating: number }
  | { readonly kind: 'gain-disorder'; readonly markers: number }
  /** The maximum move is lower for the game, never below `minimumMils`. */
  | { readonly kind: 'slow'; readonly distanceMils: number; readonly minimumMils: number }
  /** One critical hit for the whole attack. */
  | { readonly kind: 'critical' }
  /** Cover counts this many levels less for the whole attack, before intercepts are counted. */
  | { readonly kind: 'lower-cover'; readonly levels: number };

export interface Ordnance {
  readonly id: OrdnanceId;
  readonly name: string;
  /** Points for each mount that carries it: R-QR-18. */
  readonly cost: number;
  readonly optimalMils: readonly [nearest: number, farthest: number];
  readonly mounts: readonly MountKind[];
  /** The rule that keeps it out of the other mounts. */
  readonly mountRule: string;
  readonly civilian: boolean;
  readonly torpedo: boolean;
  /** True where it may not be fired outside its optimal range at all. */
  readonly onlyInOptimalRange: boolean;
  /** False where its hits cost no hull: QR-11.5.8b. */
  readonly hitsDamage: boolean;
  /** Whether several results in one attack add up: R-QR-144. */
  readonly stacks: boolean;
  readonly effect: OrdnanceEffect;
  /** The rule of the effect. */
  readonly rule: string;
}

// Costs QR-11.5.1a, ranges QR-11.5.1b, mounts QR-11.5.1e QR-11.5.1f QR-11.5.16a, civilians QR-11.5a.
// prettier-ignore
export const ordnance: Readonly<Record<OrdnanceId, Ordnance>> = {
  autocannon: { id: 'autocannon', name: 'Autocannon', cost: 0, optimalMils: [16000, 32000], mounts: ['F', 'P', 'S', 'A', 'T'], mountRule: 'QR-11.5.1e', civilian: true, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'extra-hits', hits: 1 }, rule: 'QR-11.5.3a' },
  beam: { id: 'beam', name: 'Beam', cost: 5, optimalMils: [0, 16000], mounts: ['F', 'P', 'S', 'A', 'T'], mountRule: 'QR-11.5.1e', civilian: true, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'extra-dice', dice: 2 }, rule: 'QR-11.5.4a' },
  antimatter: { id: 'antimatter', name: 'Antimatter', cost: 15, optimalMils: [16000, 32000], mounts: ['F', 'P', 'S'], mountRule: 'QR-11.5.1e', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: false, effect: { kind: 'lose-optimal-range' }, rule: 'QR-11.5.2a' },
  biohazard: { id: 'biohazard', name: 'Biohazard', cost: 10, optimalMils: [16000, 32000], mounts: ['F', 'P', 'S', 'A'], mountRule: 'QR-11.5.1e', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'lose-crew', crew: 2 }, rule: 'QR-11.5.5a' },
  cyberwarfare: { id: 'cyberwarfare', name: 'Cyberwarfare', cost: 10, optimalMils: [0, 16000], mounts: ['F', 'P', 'S', 'A', 'T'], mountRule: 'QR-11.5.1e', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'lose-initiative', points: 2 }, rule: 'QR-11.5.6a' },
  'dark-matter': { id: 'dark-matter', name: 'Dark matter', cost: 15, optimalMils: [16000, 32000], mounts: ['F', 'P', 'S'], mountRule: 'QR-11.5.1e', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'lose-hull', hull: 2 }, rule: 'QR-11.5.7a' },
  disruptor: { id: 'disruptor', name: 'Disruptor', cost: 15, optimalMils: [0, 16000], mounts: ['F', 'P', 'S', 'A', 'T'], mountRule: 'QR-11.5.1e', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: false, stacks: false, effect: { kind: 'destroy-shield-generator', results: 2 }, rule: 'QR-11.5.8a' },
  emp: { id: 'emp', name: 'EMP', cost: 10, optimalMils: [0, 16000], mounts: ['F', 'P', 'S', 'A', 'T'], mountRule: 'QR-11.5.1e', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'lose-defense', defense: 2 }, rule: 'QR-11.5.9a' },
  gravitational: { id: 'gravitational', name: 'Gravitational', cost: 15, optimalMils: [16000, 32000], mounts: ['F', 'P', 'S', 'A', 'T'], mountRule: 'QR-11.5.1e', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'push', distanceMils: 6000 }, rule: 'QR-11.5.10a' },
  'high-velocity': { id: 'high-velocity', name: 'High velocity', cost: 15, optimalMils: [16000, 32000], mounts: ['F'], mountRule: 'QR-11.5.1f', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'lose-critical-rating', rating: 1 }, rule: 'QR-11.5.11a' },
  nuclear: { id: 'nuclear', name: 'Nuclear', cost: 20, optimalMils: [16000, 32000], mounts: ['F', 'P', 'S', 'A', 'T'], mountRule: 'QR-11.5.1e', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'gain-disorder', markers: 1 }, rule: 'QR-11.5.12a' },
  plasma: { id: 'plasma', name: 'Plasma', cost: 20, optimalMils: [0, 16000], mounts: ['F', 'P', 'S', 'A'], mountRule: 'QR-11.5.1e', civilian: false, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: true, effect: { kind: 'slow', distanceMils: 2000, minimumMils: 1000 }, rule: 'QR-11.5.13a' },
  'polaron-ray': { id: 'polaron-ray', name: 'Polaron ray', cost: 20, optimalMils: [0, 16000], mounts: ['F'], mountRule: 'QR-11.5.1f', civilian: false, torpedo: false, onlyInOptimalRange: true, hitsDamage: true, stacks: false, effect: { kind: 'critical' }, rule: 'QR-11.5.14a' },
  scatter: { id: 'scatter', name: 'Scatter', cost: 10, optimalMils: [0, 16000], mounts: ['F', 'P', 'S', 'A', 'T'], mountRule: 'QR-11.5.1e', civilian: true, torpedo: false, onlyInOptimalRange: false, hitsDamage: true, stacks: false, effect: { kind: 'lower-cover', levels: 1 }, rule: 'QR-11.5.15a' },
  'torpedo-biohazard': { id: 'torpedo-biohazard', name: 'Biohazard torpedo', cost: 15, optimalMils: [12000, 48000], mounts: ['T'], mountRule: 'QR-11.5.16a', civilian: false, torpedo: true, onlyInOptimalRange: true, hitsDamage: true, stacks: true, effect: { kind: 'lose-crew', crew: 2 }, rule: 'QR-11.5.17a' },
  'torpedo-dark-matter': { id: 'torpedo-dark-matter', name: 'Dark matter torpedo', cost: 20, optimalMils: [12000, 48000], mounts: ['T'], mountRule: 'QR-11.5.16a', civilian: false, torpedo: true, onlyInOptimalRange: true, hitsDamage: true, stacks: true, effect: { kind: 'lose-hull', hull: 2 }, rule: 'QR-11.5.18a' },
  'torpedo-emp': { id: 'torpedo-emp', name: 'EMP torpedo', cost: 15, optimalMils: [12000, 48000], mounts: ['T'], mountRule: 'QR-11.5.16a', civilian: false, torpedo: true, onlyInOptimalRange: true, hitsDamage: true, stacks: true, effect: { kind: 'lose-defense', defense: 2 }, rule: 'QR-11.5.19a' },
  'torpedo-explosive': { id: 'torpedo-explosive', name: 'Explosive torpedo', cost: 5, optimalMils: [12000, 48000], mounts: ['T'], mountRule: 'QR-11.5.16a', civilian: false, torpedo: true, onlyInOptimalRange: true, hitsDamage: true, stacks: true, effect: { kind: 'extra-dice', dice: 2 }, rule: 'QR-11.5.20a' },
  'torpedo-nuclear': { id: 'torpedo-nuclear', name: 'Nuclear torpedo', cost: 20, optimalMils: [12000, 48000], mounts: ['T'], mountRule: 'QR-11.5.16a', civilian: false, torpedo: true, onlyInOptimalRange: true, hitsDamage: true, stacks: true, effect: { kind: 'gain-disorder', markers: 1 }, rule: 'QR-11.5.21a' },
} as const satisfies Record<OrdnanceId, Ordnance>;
