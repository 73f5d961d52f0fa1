/** Ship Customization Rules of 11.4: costs and who may take them. */
import type { ClassCode } from './classes.ts';
import type { ModuleId } from './modules.ts';

export const customizationIds = [
  'ambush',
  'armed-crew',
  'defensive-screen',
  'difficult-target',
  'elite-bridge-crew',
  'expert-engineers',
  'expert-navigators',
  'flight-deck-crews',
  'no-vulnerable-sector',
  'operations-center',
  'pack-hunters',
  'redundant-systems',
  'restricted-hangar',
  'scout',
  'security-detachment',
  'special-forces',
  'target-resolution',
  'unmanned',
  'veteran-crew',
  'vulnerable-design',
] as const;
export type CustomizationId = (typeof customizationIds)[number];

/** What a ship must be or have to take the rule. */
export type CustomizationRequirement =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'class'; readonly classes: readonly ClassCode[]; readonly rule: string }
  /** Hangar Capacity above 0: R-QR-27. */
  | { readonly kind: 'carrier'; readonly rule: string }
  | { readonly kind: 'module'; readonly module: ModuleId; readonly rule: string };

export interface Customization {
  readonly id: CustomizationId;
  readonly name: string;
  /** Points; negative where the rule is a drawback. */
  readonly cost: number;
  readonly requirement: CustomizationRequirement;
  /** The rule of the effect. */
  readonly rule: string;
}

// Costs QR-11.4.1a.
// prettier-ignore
export const customizations: Readonly<Record<CustomizationId, Customization>> = {
  ambush: { id: 'ambush', name: 'Ambush', cost: 10, requirement: { kind: 'class', classes: ['DD', 'FF'], rule: 'QR-11.4.2a' }, rule: 'QR-5.2.5.4a' },
  'armed-crew': { id: 'armed-crew', name: 'Armed crew', cost: 5, requirement: { kind: 'anyone' }, rule: 'QR-11.4.3a' },
  'defensive-screen': { id: 'defensive-screen', name: 'Defensive screen', cost: 10, requirement: { kind: 'class', classes: ['K', 'FF'], rule: 'QR-11.4.4a' }, rule: 'QR-11.4.4b' },
  'difficult-target': { id: 'difficult-target', name: 'Difficult target', cost: 15, requirement: { kind: 'class', classes: ['DD', 'FF', 'K'], rule: 'QR-11.4.5a' }, rule: 'QR-11.4.5b' },
  'elite-bridge-crew': { id: 'elite-bridge-crew', name: 'Elite bridge crew', cost: 10, requirement: { kind: 'anyone' }, rule: 'QR-11.4.6a' },
  'expert-engineers': { id: 'expert-engineers', name: 'Expert engineers', cost: 10, requirement: { kind: 'anyone' }, rule: 'QR-11.4.7a' },
  'expert-navigators': { id: 'expert-navigators', name: 'Expert navigators', cost: 15, requirement: { kind: 'anyone' }, rule: 'QR-11.4.8a' },
  'flight-deck-crews': { id: 'flight-deck-crews', name: 'Flight deck crews', cost: 10, requirement: { kind: 'carrier', rule: 'QR-11.4.1b' }, rule: 'QR-11.4.9a' },
  'no-vulnerable-sector': { id: 'no-vulnerable-sector', name: 'No vulnerable sector', cost: 15, requirement: { kind: 'anyone' }, rule: 'QR-11.4.10a' },
  'operations-center': { id: 'operations-center', name: 'Operations center', cost: 15, requirement: { kind: 'class', classes: ['DN', 'BB', 'BC'], rule: 'QR-11.4.11a' }, rule: 'QR-11.4.11b' },
  'pack-hunters': { id: 'pack-hunters', name: 'Pack hunters', cost: 10, requirement: { kind: 'anyone' }, rule: 'QR-11.4.12a' },
  'redundant-systems': { id: 'redundant-systems', name: 'Redundant systems', cost: 10, requirement: { kind: 'anyone' }, rule: 'QR-11.4.13a' },
  'restricted-hangar': { id: 'restricted-hangar', name: 'Restricted hangar', cost: -10, requirement: { kind: 'carrier', rule: 'QR-11.4.1b' }, rule: 'QR-11.4.14a' },
  scout: { id: 'scout', name: 'Scout', cost: 10, requirement: { kind: 'class', classes: ['DD', 'K', 'FF'], rule: 'QR-11.4.1c' }, rule: 'QR-5.2.6a' },
  'security-detachment': { id: 'security-detachment', name: 'Security detachment', cost: 5, requirement: { kind: 'anyone' }, rule: 'QR-8.4.7.3b' },
  'special-forces': { id: 'special-forces', name: 'Special forces', cost: 5, requirement: { kind: 'module', module: 'space-marines', rule: 'QR-11.4.17a' }, rule: 'QR-8.4.7.2c' },
  'target-resolution': { id: 'target-resolution', name: 'Target resolution', cost: 10, requirement: { kind: 'anyone' }, rule: 'QR-11.4.18a' },
  unmanned: { id: 'unmanned', name: 'Unmanned', cost: 20, requirement: { kind: 'class', classes: ['CVL', 'DD', 'FF', 'K'], rule: 'QR-11.4.19a' }, rule: 'QR-11.4.19c' },
  'veteran-crew': { id: 'veteran-crew', name: 'Veteran crew', cost: 10, requirement: { kind: 'anyone' }, rule: 'QR-11.4.20a' },
  'vulnerable-design': { id: 'vulnerable-design', name: 'Vulnerable design', cost: -20, requirement: { kind: 'anyone' }, rule: 'QR-11.4.21a' },
} as const satisfies Record<CustomizationId, Customization>;
