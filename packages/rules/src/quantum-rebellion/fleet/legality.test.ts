import { describe, expect, it } from 'vitest';
import type { FleetDesign, ShipDesign } from './design.ts';
import { lists, problems } from './legality.ts';
import { fleets } from '../data/fleets.ts';
import { quantumRebellion } from '../index.ts';

const frigate: ShipDesign = {
  name: 'Tern',
  class: 'FF',
  rank: 'admiral',
  weapons: { F: { ordnance: 'beam', dice: 4 }, P: { ordnance: 'autocannon', dice: 2 } },
  equipment: {},
  customizations: [],
};
const plain = (change: Partial<ShipDesign>): ShipDesign => ({ ...frigate, weapons: {}, ...change });
const captain = (name: string, change: Partial<ShipDesign> = {}): ShipDesign =>
  plain({ name, rank: 'captain', ...change });

const fleetOf = (...squadrons: readonly ShipDesign[][]): FleetDesign => ({
  name: 'Waders',
  faction: 'Free coast',
  squadrons: squadrons.map((ships, index) => ({ name: `Squadron ${index + 1}`, ships })),
});

const judged = (fleet: FleetDesign, maxPoints = 500, civilians = false): string[] =>
  problems(fleet, { maxPoints, civilians }).map(({ code, rule }) => `${rule} ${code}`);
const ofShip = (change: Partial<ShipDesign>): string[] => judged(fleetOf([plain(change)]), 1000);

/** Each row: the rule, its code, a ship that breaks it and the nearest one that does not. */
const shipRows: readonly [string, string, Partial<ShipDesign>, Partial<ShipDesign>][] = [
  [
    'QR-11.1q',
    'no-such-mount',
    { weapons: { A: { ordnance: 'beam', dice: 1 } } },
    { weapons: { P: { ordnance: 'beam', dice: 1 } } },
  ],
  [
    'QR-11.1q',
    'no-such-mount',
    { class: 'CR', weapons: { T2: { ordnance: 'beam', dice: 1 } } },
    { class: 'CH', weapons: { T2: { ordnance: 'beam', dice: 1 } } },
  ],
  [
    'QR-11.1r',
    'too-many-dice',
    {
      weapons: { F: { ordnance: 'beam', dice: 4 }, P: { ordnance: 'beam', dice: 3 }, S: { ordnance: 'beam', dice: 2 } },
    },
    {
      weapons: { F: { ordnance: 'beam', dice: 4 }, P: { ordnance: 'beam', dice: 2 }, S: { ordnance: 'beam', dice: 2 } },
    },
  ],
  [
    'QR-11.1s',
    'turret-over',
    { class: 'CH', weapons: { T1: { ordnance: 'beam', dice: 4 } } },
    { class: 'CH', weapons: { T1: { ordnance: 'beam', dice: 3 }, T2: { ordnance: 'beam', dice: 3 } } },
  ],
  [
    'QR-11.1s',
    'turret-over',
    { class: 'SS', weapons: { T1: { ordnance: 'beam', dice: 3 } } },
    { class: 'SS', weapons: { T1: { ordnance: 'beam', dice: 2 } } },
  ],
  [
    'QR-11.1t',
    'side-mount-over',
    { weapons: { S: { ordnance: 'beam', dice: 5 } } },
    { weapons: { S: { ordnance: 'beam', dice: 4 } } },
  ],
  [
    'QR-11.1u',
    'aft-mount-over',
    { class: 'DD', weapons: { A: { ordnance: 'beam', dice: 3 } } },
    { class: 'DD', weapons: { A: { ordnance: 'beam', dice: 2 } } },
  ],
  ['R-QR-22', 'weapon-without-dice', { weapons: { F: { ordnance: 'beam', dice: 0 } } }, { weapons: {} }],
  [
    'QR-11.5.1e',
    'ordnance-in-wrong-mount',
    { class: 'DD', weapons: { T1: { ordnance: 'biohazard', dice: 2 } } },
    { class: 'DD', weapons: { A: { ordnance: 'biohazard', dice: 2 } } },
  ],
  [
    'QR-11.5.1e',
    'ordnance-in-wrong-mount',
    { class: 'DD', weapons: { A: { ordnance: 'dark-matter', dice: 2 } } },
    { class: 'DD', weapons: { P: { ordnance: 'dark-matter', dice: 2 } } },
  ],
  [
    'QR-11.5.1f',
    'ordnance-in-wrong-mount',
    { weapons: { P: { ordnance: 'polaron-ray', dice: 2 } } },
    { weapons: { F: { ordnance: 'polaron-ray', dice: 2 } } },
  ],
  [
    'QR-11.5.16a',
    'ordnance-in-wrong-mount',
    { class: 'DD', weapons: { F: { ordnance: 'torpedo-emp', dice: 2 } } },
    { class: 'DD', weapons: { T1: { ordnance: 'torpedo-emp', dice: 2 } } },
  ],
  [
    'QR-1.10.14a',
    'no-such-space',
    { class: 'K', equipment: { E2: 'armor-plating' } },
    { class: 'K', equipment: { E1: 'armor-plating' } },
  ],
  [
    'QR-1.10.12a',
    'core-module-fitted',
    { equipment: { E1: 'reactor' } },
    { equipment: { E1: 'auxiliary-power-unit' } },
  ],
  [
    'QR-11.6.1b',
    'no-power',
    { equipment: { E1: 'point-defense-screen' } },
    { equipment: { E1: 'point-defense-screen', E2: 'auxiliary-power-unit' } },
  ],
  [
    'QR-11.6.1b',
    'no-power',
    { class: 'CH', equipment: { E1: 'secondary-drive' } },
    { class: 'CVL', equipment: { E1: 'secondary-drive' } },
  ],
  [
    'QR-11.6.1c',
    'not-a-carrier',
    { equipment: { E1: 'catapult-launchers' } },
    { equipment: { E1: 'catapult-launchers', E2: 'hangar-bay' } },
  ],
  [
    'QR-11.6.1d',
    'module-missing',
    { equipment: { E1: 'mass-driver' } },
    { equipment: { E1: 'mass-driver', E2: 'cargo-space' } },
  ],
  [
    'QR-11.6.1e',
    'modules-exclude',
    { equipment: { E1: 'shield-generator', E2: 'stealth-systems' } },
    { equipment: { E1: 'shield-generator', E2: 'shield-generator' } },
  ],
  [
    'QR-1.10.10a',
    'too-many-customizations',
    { customizations: ['armed-crew', 'veteran-crew'] },
    { customizations: ['armed-crew'] },
  ],
  [
    'QR-1.10.10a',
    'customization-twice',
    { class: 'CR', customizations: ['armed-crew', 'armed-crew'] },
    { class: 'CR', customizations: ['armed-crew'] },
  ],
  [
    'QR-11.4.2a',
    'customization-not-for-class',
    { class: 'K', customizations: ['ambush'] },
    { class: 'DD', customizations: ['ambush'] },
  ],
  [
    'QR-11.4.4a',
    'customization-not-for-class',
    { class: 'DD', customizations: ['defensive-screen'] },
    { class: 'K', customizations: ['defensive-screen'] },
  ],
  [
    'QR-11.4.5a',
    'customization-not-for-class',
    { class: 'CR', customizations: ['difficult-target'] },
    { class: 'DD', customizations: ['difficult-target'] },
  ],
  [
    'QR-11.4.11a',
    'customization-not-for-class',
    { class: 'CV', customizations: ['operations-center'] },
    { class: 'BC', customizations: ['operations-center'] },
  ],
  [
    'QR-11.4.1c',
    'customization-not-for-class',
    { class: 'CR', customizations: ['scout'] },
    { class: 'FF', customizations: ['scout'] },
  ],
  [
    'QR-11.4.19a',
    'customization-not-for-class',
    { class: 'CR', customizations: ['unmanned'] },
    { class: 'CVL', customizations: ['unmanned'] },
  ],
  [
    'QR-11.4.1b',
    'not-a-carrier',
    { customizations: ['flight-deck-crews'] },
    { equipment: { E1: 'hangar-bay' }, customizations: ['flight-deck-crews'] },
  ],
  [
    'QR-11.4.1b',
    'not-a-carrier',
    { customizations: ['restricted-hangar'] },
    { class: 'CVL', customizations: ['restricted-hangar'] },
  ],
  [
    'QR-11.4.17a',
    'module-missing',
    { customizations: ['special-forces'] },
    { equipment: { E1: 'space-marines' }, customizations: ['special-forces'] },
  ],
  [
    'R-QR-44',
    'cost-below-zero',
    { class: 'K', customizations: ['vulnerable-design'] },
    { class: 'FF', customizations: ['vulnerable-design'] },
  ],
];

describe('a ship', () => {
  it.each(shipRows)('%s: %s', (rule, code, wrong, right) => {
    expect(ofShip(wrong)).toEqual([`${rule} ${code}`]);
    expect(ofShip(right)).toEqual([]);
  });

  it('QR-11.1v: a station may put all its dice into one arc', () => {
    expect(ofShip({ class: 'LS', weapons: { A: { ordnance: 'autocannon', dice: 16 } } })).toEqual([]);
  });

  it('QR-1.10.11a: may leave mounts and spaces empty and dice unused', () => {
    expect(ofShip({ class: 'DN' })).toEqual([]);
  });

  it('QR-11.6.5a: one power unit serves every module that needs power', () => {
    const equipment = { E1: 'auxiliary-power-unit', E2: 'secondary-drive' } as const;
    expect(ofShip({ class: 'CR', equipment })).toEqual([]);
  });

  it('says by how much it is over', () => {
    const [problem] = problems(fleetOf([plain({ weapons: { F: { ordnance: 'beam', dice: 7 } } })]), { maxPoints: 500 });
    expect(problem).toEqual({
      code: 'side-mount-over',
      rule: 'QR-11.1t',
      sentence: "Tern's fore mount has 7 dice. It may hold half of the 8 dice of a frigate, 4: take 3 off.",
      squadron: 0,
      ship: 0,
      item: { part: 'weapons', at: 'F' },
      over: { by: 3, most: 4, of: 'dice' },
    });
  });
});

describe('a squadron', () => {
  const five = ['Plover', 'Dunlin', 'Knot', 'Ruff'].map((name) => captain(name));

  it('QR-2.2a: has at most five ships', () => {
    expect(judged(fleetOf([frigate, ...five]))).toEqual([]);
    expect(judged(fleetOf([frigate, ...five, captain('Stint')]))).toEqual(['QR-2.2a too-many-ships']);
    expect(judged(fleetOf([frigate], []))).toEqual(['R-QR-44 empty-squadron']);
  });

  it('QR-2.2b: costs at most 300 points', () => {
    const two = (second: ShipDesign['class']): FleetDesign =>
      fleetOf([plain({ class: 'DN' }), captain('Knot', { class: second })]);
    expect(judged(two('BB'))).toEqual([]);
    expect(judged(two('LS'))).toEqual(['QR-2.2b squadron-over-points']);
  });

  it('QR-2.3.2a, QR-2.3.3a: has exactly one commanding ship', () => {
    expect(judged(fleetOf([frigate], [captain('Knot', { rank: 'commander' })]))).toEqual([]);
    expect(judged(fleetOf([frigate], [captain('Knot')]))).toEqual(['QR-2.3.2a no-commander']);
    expect(judged(fleetOf([frigate, captain('Knot', { rank: 'commander' })]))).toEqual([
      'QR-2.3.3a too-many-commanders',
    ]);
  });
});

describe('a fleet', () => {
  it('QR-2.1a: has at least one squadron', () => {
    expect(judged(fleetOf())).toEqual(['QR-2.1a no-squadron', 'QR-2.3.1a no-flagship']);
  });

  it('QR-5.2.2a: costs at most the maximum fleet value', () => {
    expect(judged(fleetOf([frigate]), 25)).toEqual([]);
    expect(judged(fleetOf([frigate]), 24)).toEqual(['QR-5.2.2a fleet-over-points']);
  });

  it('QR-2.3.1a: has exactly one flagship', () => {
    expect(judged(fleetOf([plain({ rank: 'commander' })]))).toEqual(['QR-2.3.1a no-flagship']);
    expect(judged(fleetOf([frigate], [plain({ name: 'Knot' })]))).toEqual(['QR-2.3.1a too-many-flagships']);
  });
});

describe('civilians', () => {
  const freighter = (change: Partial<ShipDesign> = {}): ShipDesign => captain('Barge', { class: 'AFM', ...change });
  const convoy = (change: Partial<ShipDesign>): string[] => judged(fleetOf([frigate], [freighter(change)]), 500, true);

  it('R-QR-45: are bought only where the scenario provides for them', () => {
    expect(convoy({})).toEqual([]);
    expect(judged(fleetOf([frigate], [freighter()]))).toEqual(['R-QR-45 civilian-not-provided']);
  });

  it('QR-2.3.4a: command nothing and stay among themselves', () => {
    expect(convoy({ rank: 'commander' })).toEqual(['QR-2.3.4a civilian-commander']);
    expect(judged(fleetOf([frigate, freighter()]), 500, true)).toEqual(['QR-2.3.4a mixed-squadron']);
  });

  it('QR-11.5a: carry civilian ordnance', () => {
    expect(convoy({ weapons: { T1: { ordnance: 'scatter', dice: 1 } } })).toEqual([]);
    expect(convoy({ weapons: { T1: { ordnance: 'emp', dice: 1 } } })).toEqual(['QR-11.5a military-ordnance']);
  });

  it('QR-11.6a: fit civilian modules', () => {
    expect(convoy({ equipment: { E1: 'cargo-space', E2: 'armor-plating' } })).toEqual([]);
    expect(convoy({ equipment: { E1: 'shield-generator' } })).toEqual(['QR-11.6a military-module']);
  });
});

it('fleets are the lists of the ruleset: named, counted, judged by what holds in every match', () => {
  expect(quantumRebellion.lists).toBe(lists);
  for (const { design, maxPoints } of fleets) {
    expect(lists.codec.parse(JSON.parse(JSON.stringify(design)))).toEqual(design);
    expect(lists.name(design)).toBe(design.name);
    expect(lists.points(design)).toBeLessThanOrEqual(maxPoints);
    expect(lists.faults(design)).toEqual([]);
  }
  const [ready] = fleets;
  const [first] = ready?.design.squadrons ?? [];
  if (ready === undefined || first === undefined) throw new Error('no ready-made fleet');
  const crowded = { ...ready.design, squadrons: [{ ...first, ships: [...first.ships, ...first.ships] }] };
  expect(lists.faults(crowded)).toContainEqual(
    expect.objectContaining({
      rule: 'QR-2.2a',
      code: 'too-many-ships',
      data: {
        squadron: 0,
        ship: null,
        item: null,
        over: { by: 2 * first.ships.length - 5, most: 5, of: 'ships' },
      },
    }),
  );
});
