/** A design and a position that a real ruleset takes, for tests that are about something else. */
import { fleetFromText } from '@broadside/rules/quantum-rebellion/fleet';
import type { FleetDesign } from '@broadside/rules/quantum-rebellion/fleet';

export const exampleRuleset = 'quantum-rebellion';

export function exampleDesign(): FleetDesign {
  const fleet = fleetFromText(`Fleet: Waders
Faction: Coast
Squadron: Tern
Frigate (admiral): Tern
Weapons: F beam 4, P autocannon 2`);
  if (!fleet.ok) throw new Error(fleet.problems.join('\n'));
  return fleet.value;
}

export const examplePosition = {
  round: 3,
  first: 'seat-2',
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: [{ name: 'Tern', class: 'DD', at: [24, 12] }] },
    { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'DD', at: [24, 32], facing: 180 }] },
  ],
};
