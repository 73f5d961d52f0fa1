/** Equipment modules, Life Support and reactors (12.7), and the power budget (12.2): what they cost, draw, need and forbid. */
import type { CaseFile } from '../../kernel/index.ts';
import { accepted, alone, built, drawing, refused } from './drawn.ts';
import type { ArmadaCase, Fields } from './written.ts';

/** A cruiser: 35 points, power 15, of which its DEF d4 draws 2; two boxes. */
const CRUISER = 35;
const LEFT = 15 - 2;
const mounts = ['F', 'P', 'S', 'A', 'T1'];
const cruiser = (ship: Fields): Fields[][] => alone({ class: 'CR', ...ship });
const TOO_MUCH = { code: 'power-over', rule: 'DA-12.2.3b' };

/** Rule, module, cost, power, as the book is read; where a cruiser may not have it, the class that may. */
// prettier-ignore
const modules = [
  ['DA-12.7.1b', 'armor-plating', 10, 0],
  ['DA-12.7.1c', 'automated-repair', 15, 6],
  ['DA-12.7.1e', 'beacon-deployment', 10, 2],
  ['DA-12.7.1f', 'cargo-space', 5, 0],
  ['DA-12.7.1h', 'chaff-launcher', 10, 1],
  ['DA-12.7.1i', 'cloaking-device', 20, 7],
  ['DA-12.7.1j', 'electronic-countermeasures', 15, 2],
  ['DA-12.7.1k', 'enhanced-sensor-array', 10, 3],
  ['DA-12.7.1l', 'hangar-bay', 10, 0],
  ['DA-12.7.1m', 'hyperspace-aperture', 15, 6],
  ['DA-12.7.1n', 'hyperspace-matrix', 15, 5],
  ['DA-12.7.1p', 'long-range-assault-craft', 10, 0],
  ['DA-12.7.1q', 'maneuvering-thrusters', 10, 2],
  ['DA-12.7.1s', 'minelayer', 10, 1],
  ['DA-12.7.1t', 'minesweeper', 10, 2],
  ['DA-12.7.1u', 'multiplex-targeting', 15, 2],
  ['DA-12.7.1v', 'point-defense-screen', 15, 3],
  ['DA-12.7.1x', 'reinforced-hull', 25, 0],
  ['DA-12.7.1y', 'secondary-drive', 10, 2],
  ['DA-12.7.1z', 'shield-generator', 25, 6],
  ['DA-12.7.1aa', 'space-marines', 10, 0],
  ['DA-12.7.1ab', 'stealth-systems', 15, 6],
  ['DA-12.7.1ac', 'tractor-beam', 10, 3],
] as const;

/** With the module a ship may draw its last point of power, and not one more. */
const bought = modules.flatMap(([rule, module, cost, power]): ArmadaCase[] => {
  const covers = [rule, 'DA-12.2.3b', 'DA-1.5a'];
  const equipment = { E1: module };
  return [
    accepted(
      `${module}-costs-${cost}-points`,
      covers,
      cruiser({ equipment, weapons: drawing(LEFT - power, mounts) }),
      built({ cost: CRUISER + cost, spaces: { E1: { fitted: { kind: 'module', module } } } }),
    ),
    refused(
      `${module}-draws-${power}-power`,
      covers,
      cruiser({ equipment, weapons: drawing(LEFT + 1 - power, mounts) }),
      { ...TOO_MUCH, says: 'draws 16 power and has 15, 1 too few' },
    ),
  ];
});

/** What has a condition: the nearest ship that meets it, and one that does not. */
const conditional: ArmadaCase[] = [
  accepted(
    'an-auxiliary-power-unit-gives-power',
    ['DA-12.7.1d', 'DA-12.2.3a'],
    cruiser({ equipment: { E1: 'auxiliary-power-unit' }, weapons: drawing(LEFT + 3, mounts) }),
    built({ cost: CRUISER + 15 }),
  ),
  refused(
    'an-auxiliary-power-unit-gives-no-more',
    ['DA-12.7.1d', 'DA-12.2.3a'],
    cruiser({ equipment: { E1: 'auxiliary-power-unit' }, weapons: drawing(LEFT + 4, mounts) }),
    { ...TOO_MUCH, says: 'draws 19 power and has 18' },
  ),
  // A light carrier has 14 power; its DEF draws 2.
  ...(['CVL', 'CV', 'SSA', 'LSB'] as const).map((code) =>
    accepted(
      `catapults-go-into-a-${code.toLowerCase()}`,
      ['DA-12.7.1g', 'R-DA-34'],
      alone({ class: code, equipment: { E1: 'catapult-launchers' } }),
      built({ cost: { CVL: 50, CV: 90, SSA: 80, LSB: 130 }[code] + 10 }),
    ),
  ),
  accepted(
    'catapults-draw-2-power',
    ['DA-12.7.1g'],
    alone({ class: 'CVL', equipment: { E1: 'catapult-launchers' }, weapons: drawing(10, ['F', 'P', 'S']) }),
    built({ cost: 60 }),
  ),
  refused(
    'catapults-draw-no-less',
    ['DA-12.7.1g'],
    alone({ class: 'CVL', equipment: { E1: 'catapult-launchers' }, weapons: drawing(11, ['F', 'P', 'S']) }),
    { ...TOO_MUCH, says: 'draws 15 power and has 14' },
  ),
  refused(
    'catapults-need-a-carrier-class',
    ['DA-12.7.1g', 'R-DA-34'],
    cruiser({ equipment: { E1: 'catapult-launchers', E2: 'hangar-bay' } }),
    { code: 'module-not-for-class', rule: 'DA-12.7.1g' },
  ),
  accepted(
    'a-mass-driver-goes-with-cargo',
    ['DA-12.7.1r', 'DA-12.7.1f'],
    cruiser({ equipment: { E1: 'mass-driver', E2: 'cargo-space' }, weapons: drawing(LEFT - 3, mounts) }),
    built({ cost: CRUISER + 15 + 5 }),
  ),
  refused(
    'a-mass-driver-draws-3-power',
    ['DA-12.7.1r'],
    cruiser({ equipment: { E1: 'mass-driver', E2: 'cargo-space' }, weapons: drawing(LEFT - 2, mounts) }),
    { ...TOO_MUCH, says: 'draws 16 power and has 15' },
  ),
  refused('a-mass-driver-needs-cargo', ['DA-12.7.1r'], cruiser({ equipment: { E1: 'mass-driver' } }), {
    code: 'module-missing',
    rule: 'DA-12.7.1r',
  }),
  ...['FF', 'K'].map((code) =>
    refused(
      `no-point-defense-on-a-${code.toLowerCase()}`,
      ['DA-12.7.1v'],
      alone({ class: code, equipment: { E1: 'point-defense-screen' } }),
      { code: 'module-not-for-class', rule: 'DA-12.7.1v' },
    ),
  ),
  ...(
    [
      ['cloaking-device', 'shield-generator', 'DA-12.7.1i', ['DA-12.7.1z']],
      ['cloaking-device', 'stealth-systems', 'DA-12.7.1i', ['DA-12.7.1ab']],
      ['shield-generator', 'stealth-systems', 'DA-12.7.1z', ['DA-12.7.1ab']],
    ] as const
  ).map(([one, other, rule, covers]) =>
    refused(`${one}-shuts-out-${other}`, [rule, ...covers], alone({ class: 'DN', equipment: { E1: other, E2: one } }), {
      code: 'modules-exclude',
      rule,
    }),
  ),
];

const stacks: ArmadaCase[] = [
  accepted(
    'copies-are-bought-at-their-price',
    ['DA-12.7.1ad', 'R-DA-24'],
    cruiser({ equipment: { E1: 'armor-plating', E2: 'armor-plating' } }),
    built({ cost: CRUISER + 20 }),
  ),
  refused(
    'a-cruiser-has-two-boxes',
    ['DA-12.7.1ad', 'R-DA-33'],
    cruiser({ equipment: { E1: 'armor-plating', E2: 'space-marines', E3: 'space-marines' } }),
    { code: 'no-such-space', rule: 'DA-12.7.1ad', says: '2 equipment spaces' },
  ),
  refused(
    'a-corvette-has-one-box',
    ['DA-12.7.1ad'],
    alone({ class: 'K', equipment: { E1: 'space-marines', E2: 'space-marines' } }),
    { code: 'no-such-space', rule: 'DA-12.7.1ad' },
  ),
];

/** Life Support by grade: points, and crew on top of the cruiser's 4 (DA-12.1v). */
const lifeSupport = (
  [
    ['mk-1', 0, 1],
    ['mk-2', 10, 3],
    ['mk-3', 15, 5],
  ] as const
).map(([lifeSupport, cost, crew]) =>
  accepted(
    `life-support-${lifeSupport}-adds-${crew}-crew`,
    ['DA-12.7.1o', 'DA-12.1v', 'DA-12.2.3d', 'DA-12.7.18a'],
    cruiser({ lifeSupport, weapons: drawing(LEFT, mounts) }),
    built({ cost: CRUISER + cost, crew: 4 + crew, crewMax: 4 + crew }),
  ),
);

/** Reactors, space by space: points and power (DA-12.2.3a). A battlecruiser has two, 22 power, and a DEF that draws 4. */
const reactors = (
  [
    ['fusion', 0, 0],
    ['antimatter', 10, 4],
    ['quantum', 15, 6],
  ] as const
).flatMap(([id, cost, gives]) => {
  const all = [...mounts, 'T2'];
  const ship = (count: number, power: number): Fields[][] =>
    alone({
      class: 'BC',
      reactors: count === 1 ? { RE1: id } : { RE1: id, RE2: id },
      weapons: drawing(22 - 4 + count * gives + power, all),
    });
  const covers = ['DA-12.7.1w', 'DA-12.2.3a', 'R-DA-33'];
  return [1, 2].flatMap((count) => [
    accepted(`${count}-${id}-for-their-points`, covers, ship(count, 0), built({ cost: 80 + count * cost })),
    refused(`${count}-${id}-give-no-more-power`, covers, ship(count, 1), {
      ...TOO_MUCH,
      says: `and has ${22 + count * gives}`,
    }),
  ]);
});
const reactorPlaces = [
  refused('a-cruiser-has-one-reactor', ['DA-12.7.1w'], cruiser({ reactors: { RE2: 'quantum' } }), {
    code: 'no-such-space',
    rule: 'DA-12.3.6',
  }),
];

/** Power by die (DA-12.2.3c): DEF systems, direct fire, torpedoes. The rest is drawn by autocannons to the last point. */
const dice = [4, 6, 8, 10, 12, 14, 16];
const byDie = {
  def: [2, 4, 6, 8, 11, 14, 17],
  direct: [1, 2, 3, 4, 6, 8, 10],
  torpedo: [2, 3, 4, 5, 6, 7, 8],
} as const;
const power = (Object.keys(byDie) as (keyof typeof byDie)[]).flatMap((system) =>
  dice.flatMap((die, index): ArmadaCase[] => {
    const draws = byDie[system][index] ?? 0;
    // A cruiser buys DEF up to d8; a dreadnought, power 30, begins there.
    const large = system === 'def' && die > 8;
    const [code, most, points] = large ? ['DN', 30, 180] : ['CR', 15, CRUISER];
    const def = system === 'def' ? die : 4;
    const cost = points + (system === 'torpedo' ? 15 : 0);
    const own: Fields =
      system === 'def' ? {} : { T1: { ordnance: system === 'torpedo' ? 'torpedo-emp' : 'autocannon', die } };
    const rest = most - draws - (system === 'def' ? 0 : 2);
    const ship = (more: number): Fields[][] =>
      alone({
        class: code,
        def,
        weapons: { ...drawing(rest + more, ['F', 'P', 'S', 'A', ...(large ? ['T2'] : [])]), ...own },
      });
    const covers = ['DA-12.2.3c', 'DA-12.2.3b', 'DA-12.2.3e', 'R-DA-20', 'R-DA-40'];
    return [
      accepted(`a-d${die}-of-${system}-is-powered`, covers, ship(0), built({ cost })),
      refused(`a-d${die}-of-${system}-draws-${draws}`, covers, ship(1), {
        ...TOO_MUCH,
        says: `draws ${most + 1} power`,
      }),
    ];
  }),
);

export default {
  ruleset: 'darkmatter-armada',
  cases: [...bought, ...conditional, ...stacks, ...lifeSupport, ...reactors, ...reactorPlaces, ...power],
} satisfies CaseFile;
