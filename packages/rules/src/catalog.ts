/** The only file that names the rulesets. Each is imported when it is first asked for. */
import type { Catalog } from './kernel/contract.ts';

export const catalog: Catalog = {
  'quantum-rebellion': async () => (await import('./quantum-rebellion/index.ts')).quantumRebellion,
  'fleet-command': async () => (await import('./fleet-command/index.ts')).fleetCommand,
  'darkmatter-armada': async () => (await import('./darkmatter-armada/index.ts')).darkmatterArmadaRuleset,
};
