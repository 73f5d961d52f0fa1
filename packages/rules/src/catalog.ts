/** The only file that names the rulesets. Each is imported when it is first asked for. */
import type { Catalog } from './kernel/contract.ts';

/** Games that are being made: tests and tools know them, no server offers them. One moves down when it can be played whole. */
export const inTheMaking: Catalog = {};

export const catalog: Catalog = {
  'quantum-rebellion': async () => (await import('./quantum-rebellion/index.ts')).quantumRebellion,
  'darkmatter-armada': async () => (await import('./darkmatter-armada/index.ts')).darkmatterArmadaRuleset,
  'fleet-command': async () => (await import('./fleet-command/index.ts')).fleetCommand,
};
