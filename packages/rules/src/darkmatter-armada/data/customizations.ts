/** Ship Customization Rules of 12.4: costs, who may take them, and which come with a class. */
import { carrierClasses, type ClassCode } from './classes.ts';
import type { ModuleId } from './modules.ts';

export const customizationIds = [
  'ambush',
  'defensive-screen',
  'difficult-target',
  'elite-bridge-crew',
  'expert-engineers',
  'expert-navigators',
  'flight-deck-crews',
  'high-bypass-engines',
  'operations-center',
  'pack-hunters',
  'redundant-systems',
  'restricted-hangar',
  'scout',
  'security-detachment',
  'special-forces',
  'target-resolution',
  'veteran-crew',
  'veteran-pilots',
  'veteran-troops',
  'vulnerable-design',
] as const;
export type CustomizationId = (typeof customizationIds)[number];

/** What a ship must be or have to take the rule. */
export type CustomizationRequirement =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'class'; readonly classes: readonly ClassCode[] }
  | { readonly kind: 'module'; readonly module: ModuleId };

export interface Customization {
  readonly id: CustomizationId;
  readonly name: string;
  /** Points; negative where the rule is a drawback. */
  readonly cost: number;
  readonly requirement: CustomizationRequirement;
  /** The classes that have it at no cost and outside their limit (DA-12.4, R-DA-36). */
  readonly freeOn: readonly ClassCode[];
  /** What the book prints; freighters have no place for any (R-DA-36). */
  readonly civilian: boolean;
  /** The rule of cost, restriction and effect. */
  readonly rule: string;
}

const anyone = { kind: 'anyone' } as const;
const only = (...classes: readonly ClassCode[]) => ({ kind: 'class', classes }) as const;
const carriers = only(...carrierClasses);

// prettier-ignore
export const customizations: Readonly<Record<CustomizationId, Customization>> = {
  ambush: { id: 'ambush', name: 'Ambush', cost: 10, requirement: only('DD', 'FF'), freeOn: [], civilian: false, rule: 'DA-12.4.1' },
  'defensive-screen': { id: 'defensive-screen', name: 'Defensive screen', cost: 10, requirement: only('FF', 'K'), freeOn: ['FF'], civilian: false, rule: 'DA-12.4.2' },
  'difficult-target': { id: 'difficult-target', name: 'Difficult target', cost: 15, requirement: only('DD', 'FF', 'K'), freeOn: ['K'], civilian: false, rule: 'DA-12.4.3' },
  'elite-bridge-crew': { id: 'elite-bridge-crew', name: 'Elite bridge crew', cost: 10, requirement: anyone, freeOn: [], civilian: true, rule: 'DA-12.4.4' },
  'expert-engineers': { id: 'expert-engineers', name: 'Expert engineers', cost: 15, requirement: anyone, freeOn: [], civilian: true, rule: 'DA-12.4.5' },
  'expert-navigators': { id: 'expert-navigators', name: 'Expert navigators', cost: 15, requirement: anyone, freeOn: ['DD'], civilian: true, rule: 'DA-12.4.6' },
  'flight-deck-crews': { id: 'flight-deck-crews', name: 'Flight deck crews', cost: 10, requirement: only('CV', 'CVL'), freeOn: ['CV'], civilian: false, rule: 'DA-12.4.7' },
  'high-bypass-engines': { id: 'high-bypass-engines', name: 'High bypass engines', cost: 20, requirement: anyone, freeOn: [], civilian: true, rule: 'DA-12.4.8' },
  'operations-center': { id: 'operations-center', name: 'Operations center', cost: 15, requirement: only('DN', 'BB', 'BC'), freeOn: ['DN'], civilian: false, rule: 'DA-12.4.9' },
  'pack-hunters': { id: 'pack-hunters', name: 'Pack hunters', cost: 10, requirement: anyone, freeOn: ['DD'], civilian: false, rule: 'DA-12.4.10' },
  'redundant-systems': { id: 'redundant-systems', name: 'Redundant systems', cost: 10, requirement: anyone, freeOn: ['BC'], civilian: true, rule: 'DA-12.4.11' },
  'restricted-hangar': { id: 'restricted-hangar', name: 'Restricted hangar', cost: -10, requirement: carriers, freeOn: [], civilian: false, rule: 'DA-12.4.12' },
  scout: { id: 'scout', name: 'Scout', cost: 10, requirement: only('DD', 'FF', 'K'), freeOn: ['K'], civilian: false, rule: 'DA-12.4.13' },
  'security-detachment': { id: 'security-detachment', name: 'Security detachment', cost: 10, requirement: anyone, freeOn: [], civilian: true, rule: 'DA-12.4.14' },
  'special-forces': { id: 'special-forces', name: 'Special forces', cost: 15, requirement: { kind: 'module', module: 'space-marines' }, freeOn: [], civilian: false, rule: 'DA-12.4.15' },
  'target-resolution': { id: 'target-resolution', name: 'Target resolution', cost: 10, requirement: anyone, freeOn: [], civilian: false, rule: 'DA-12.4.16' },
  'veteran-crew': { id: 'veteran-crew', name: 'Veteran crew', cost: 10, requirement: anyone, freeOn: [], civilian: false, rule: 'DA-12.4.17' },
  'veteran-pilots': { id: 'veteran-pilots', name: 'Veteran pilots', cost: 10, requirement: carriers, freeOn: [], civilian: false, rule: 'DA-12.4.18' },
  'veteran-troops': { id: 'veteran-troops', name: 'Veteran troops', cost: 10, requirement: anyone, freeOn: [], civilian: false, rule: 'DA-12.4.19' },
  'vulnerable-design': { id: 'vulnerable-design', name: 'Vulnerable design', cost: -20, requirement: anyone, freeOn: [], civilian: true, rule: 'DA-12.4.20' },
} as const satisfies Record<CustomizationId, Customization>;
