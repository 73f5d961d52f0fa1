/** What ordnance and customizations cost and where they are fitted (12.4, 12.5, 12.6). */
import type { CaseFile } from '../../kernel/index.ts';
import { accepted, alone, built, refused } from './drawn.ts';
import type { ArmadaCase, Fields } from './written.ts';

const fitted = (id: string, rule: string, ship: Fields, cost: number): ArmadaCase =>
  accepted(`${id}-is-fitted-for-its-points`, [rule], alone(ship), built({ cost }));
const wrongly = (id: string, rule: string, ship: Fields, code: string): ArmadaCase =>
  refused(`${id}-is-not-fitted-there`, [rule], alone(ship), { code, rule });

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
    ...(wrong === null ? [] : [wrongly(ordnance, rule, ship(wrong), 'ordnance-in-wrong-mount')]),
  ];
});

/**
 * Rule, customization, points as the book prints them, classes that may buy it, classes that bring it along; then a class
 * that may not have it, and who may, as its refusal says it.
 */
type Customizing = readonly [
  rule: string,
  id: string,
  points: number,
  buyers: string,
  free: string,
  wrong?: readonly [code: string, says: string],
];
const hangars =
  'only a fleet carrier, light carrier, large station a, large station b, small station a or small station b may';
// prettier-ignore
const customizing: readonly Customizing[] = [
  ['DA-12.4.1', 'ambush', 10, 'DD FF', '', ['K', 'only a destroyer or frigate may']],
  ['DA-12.4.2', 'defensive-screen', 10, 'K', 'FF', ['DD', 'only a frigate or corvette may']],
  ['DA-12.4.3', 'difficult-target', 15, 'FF DD', 'K', ['CR', 'only a destroyer, frigate or corvette may']],
  ['DA-12.4.4', 'elite-bridge-crew', 10, 'DN K', ''],
  ['DA-12.4.5', 'expert-engineers', 15, 'CR K', ''],
  ['DA-12.4.6', 'expert-navigators', 15, 'CR K', 'DD'],
  ['DA-12.4.7', 'flight-deck-crews', 10, 'CVL', 'CV', ['SSA', 'only a fleet carrier or light carrier may']],
  ['DA-12.4.8', 'high-bypass-engines', 20, 'CR K', ''],
  ['DA-12.4.9', 'operations-center', 15, 'BB BC', 'DN', ['CH', 'only a dreadnought, battleship or battlecruiser may']],
  ['DA-12.4.10', 'pack-hunters', 10, 'CR K', 'DD'],
  ['DA-12.4.11', 'redundant-systems', 10, 'CR K', 'BC'],
  ['DA-12.4.12', 'restricted-hangar', -10, 'CV CVL LSA SSB', '', ['CR', hangars]],
  ['DA-12.4.13', 'scout', 10, 'DD FF', 'K', ['CR', 'only a destroyer, frigate or corvette may']],
  ['DA-12.4.14', 'security-detachment', 10, 'DN K', ''],
  ['DA-12.4.15', 'special-forces', 15, 'CR', ''],
  ['DA-12.4.16', 'target-resolution', 10, 'CR K', ''],
  ['DA-12.4.17', 'veteran-crew', 10, 'CR K', ''],
  ['DA-12.4.18', 'veteran-pilots', 10, 'CV CVL LSB SSA', '', ['CR', hangars]],
  ['DA-12.4.19', 'veteran-troops', 10, 'CR K', ''],
  ['DA-12.4.20', 'vulnerable-design', -20, 'CR DD', ''],
];
const base: Readonly<Record<string, number>> = {
  ...{ DN: 180, BB: 120, CV: 90, BC: 80, CVL: 50, CR: 35, DD: 25, FF: 20, K: 10, LSA: 130, LSB: 130, SSA: 80, SSB: 80 },
};
/** A cruiser that takes Special Forces has marines, for 10 points. */
const needs = (id: string): readonly [Fields, number] =>
  id === 'special-forces' ? [{ E1: 'space-marines' }, 10] : [{}, 0];
const named = (each: string): string[] => each.split(' ').filter((code) => code !== '');
const customized = customizing.flatMap(([rule, id, points, buyers, free, wrong]): ArmadaCase[] => {
  const [equipment, more] = needs(id);
  return [
    ...named(buyers).map((code) =>
      accepted(
        `a-${code.toLowerCase()}-takes-${id}`,
        [rule, 'DA-1.5a', 'R-DA-34'],
        alone({ class: code, customizations: [id], equipment }),
        built({ cost: (base[code] ?? 0) + points + more }),
      ),
    ),
    ...named(free).flatMap((code) => [
      accepted(`a-${code.toLowerCase()}-brings-${id}`, [rule, 'DA-12.4', 'R-DA-36'], alone({ class: code }), {
        ships: { 's1-01-1': { cost: base[code] ?? 0 } },
      }),
      refused(
        `a-${code.toLowerCase()}-pays-nothing-for-${id}`,
        [rule, 'DA-12.4'],
        alone({ class: code, customizations: [id] }),
        {
          code: 'customization-comes-with-class',
          rule: 'DA-12.4',
        },
      ),
    ]),
    ...(wrong === undefined
      ? []
      : [
          refused(
            `a-${wrong[0].toLowerCase()}-takes-no-${id}`,
            [rule],
            alone({ class: wrong[0], customizations: [id] }),
            {
              ...{ code: 'customization-not-for-class', rule, says: wrong[1] },
            },
          ),
        ]),
  ];
});

const conditions: ArmadaCase[] = [
  refused('special-forces-are-marines', ['DA-12.4.15'], alone({ class: 'CR', customizations: ['special-forces'] }), {
    code: 'module-missing',
    rule: 'DA-12.4.15',
  }),
  accepted(
    'what-comes-with-a-class-does-not-count',
    ['DA-12.4', 'DA-1.8.13', 'R-DA-36'],
    // A destroyer brings two along and may take two.
    alone({ class: 'DD', customizations: ['ambush', 'vulnerable-design'] }),
    built({
      cost: 25 + 10 - 20,
      customizations: ['expert-navigators', 'pack-hunters', 'ambush', 'vulnerable-design'],
    }),
  ),
  refused(
    'a-drawback-counts-as-any-other',
    ['DA-1.8.13', 'R-DA-36'],
    alone({ class: 'DD', customizations: ['ambush', 'veteran-crew', 'vulnerable-design'] }),
    { code: 'too-many-customizations', rule: 'DA-1.8.13' },
  ),
  refused(
    'no-customization-is-taken-twice',
    ['R-DA-36'],
    alone({ class: 'CR', customizations: ['veteran-crew', 'veteran-crew'] }),
    {
      code: 'customization-twice',
      rule: 'DA-1.8.13',
    },
  ),
];

export default { ruleset: 'darkmatter-armada', cases: [...mounting, ...customized, ...conditions] } satisfies CaseFile;
