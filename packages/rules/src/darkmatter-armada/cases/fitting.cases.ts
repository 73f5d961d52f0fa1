/** What ordnance and customizations cost and where they are fitted (12.4, 12.5, 12.6). */
import type { CaseFile } from '../../kernel/index.ts';
import type { ArmadaCase, Fields } from './written.ts';

const bare = { rank: 'admiral', reactors: {}, weapons: {}, equipment: {}, customizations: [] };
const fleet = (name: string, ship: Fields): Fields => ({
  name,
  faction: 'Meridian',
  squadrons: [{ name: `${name} 1`, ships: [{ ...bare, ...ship }] }],
});
/** A match of this ship against a corvette, without terrain. */
const matchOf = (ship: Fields): Fields => ({
  fleets: [fleet('Waders', { name: 'Tern', ...ship }), fleet('Stones', { name: 'Onyx', class: 'K' })],
  maxPoints: 1000,
  terrain: [],
});
const fitted = (id: string, rule: string, ship: Fields, cost: number): ArmadaCase => ({
  id: `${id}-is-fitted-for-its-points`,
  covers: [rule],
  start: matchOf(ship),
  dice: [15, 5],
  then: { events: [{ kind: 'match-started', state: { ships: { 's1-01-1': { cost } } } }] },
});
const refused = (id: string, rule: string, ship: Fields, code: string): ArmadaCase => ({
  id: `${id}-is-not-fitted-there`,
  covers: [rule],
  start: matchOf(ship),
  rejects: { code, rule },
});

/** Rule, ordnance, points, a mount of a battlecruiser that takes it and one that does not. */
const weapons = [
  ['DA-12.5.1', 'antimatter', 15, 'F', 'T1'],
  ['DA-12.5.2', 'autocannon', 0, 'T1', null],
  ['DA-12.5.3', 'beam', 5, 'A', null],
  ['DA-12.5.4', 'biohazard', 10, 'A', 'T1'],
  ['DA-12.5.5', 'cyberwarfare', 10, 'T1', null],
  ['DA-12.5.6', 'dark-matter', 15, 'P', 'A'],
  ['DA-12.5.7', 'disruptor', 15, 'T1', null],
  ['DA-12.5.8', 'emp', 10, 'T1', null],
  ['DA-12.5.9', 'gravitational', 15, 'A', null],
  ['DA-12.5.10', 'high-velocity-railgun', 15, 'F', 'P'],
  ['DA-12.5.11', 'plasma', 20, 'S', 'T1'],
  ['DA-12.5.12', 'polaron-ray', 20, 'F', 'A'],
  ['DA-12.5.13', 'scatter', 10, 'T1', null],
  ['DA-12.5.14', 'x-ray-laser', 20, 'T1', null],
  ['DA-12.6.2', 'torpedo-biohazard', 15, 'T1', 'F'],
  ['DA-12.6.3', 'torpedo-dark-matter', 20, 'T2', 'F'],
  ['DA-12.6.4', 'torpedo-emp', 15, 'T1', 'P'],
  ['DA-12.6.5', 'torpedo-high-explosive', 10, 'T1', 'S'],
  ['DA-12.6.6', 'torpedo-nuclear', 20, 'T1', 'A'],
  ['DA-12.6.7', 'torpedo-corrosive', 20, 'T1', 'F'],
] as const;
const BATTLECRUISER = 80;
const mounting = weapons.flatMap(([rule, ordnance, points, mount, wrong]): ArmadaCase[] => {
  const ship = (at: string): Fields => ({ class: 'BC', weapons: { [at]: { ordnance, die: 4 } } });
  return [
    fitted(ordnance, rule, ship(mount), BATTLECRUISER + points),
    ...(wrong === null ? [] : [refused(ordnance, rule, ship(wrong), 'ordnance-in-wrong-mount')]),
  ];
});

/** Rule, customization, class, what the ship costs then; and a class that may not have it. */
const customizing = [
  ['DA-12.4.2', 'defensive-screen', 'K', 20, 'CR'],
  ['DA-12.4.3', 'difficult-target', 'FF', 35, 'CR'],
  ['DA-12.4.5', 'expert-engineers', 'CR', 50, null],
  ['DA-12.4.8', 'high-bypass-engines', 'CR', 55, null],
  ['DA-12.4.10', 'pack-hunters', 'CR', 45, null],
  ['DA-12.4.16', 'target-resolution', 'CR', 45, null],
  ['DA-12.4.20', 'vulnerable-design', 'CR', 15, null],
] as const;
const customized = customizing.flatMap(([rule, customization, code, cost, wrong]): ArmadaCase[] => {
  const ship = (of: string): Fields => ({ class: of, customizations: [customization] });
  return [
    fitted(customization, rule, ship(code), cost),
    ...(wrong === null ? [] : [refused(customization, rule, ship(wrong), 'customization-not-for-class')]),
  ];
});

export default { ruleset: 'darkmatter-armada', cases: [...mounting, ...customized] } satisfies CaseFile;
