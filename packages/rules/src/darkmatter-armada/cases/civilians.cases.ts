/** Civilians (3.3.4, 12.4 to 12.7): what is not sold to freighters, with all that is, and how they act. */
import type { CaseFile } from '../../kernel/index.ts';
import { alone, refused } from './drawn.ts';
import { type ArmadaCase, by, type Fields, squadron, stones, tern } from './written.ts';

const freighter = (ship: Fields): Fields[][] => alone({ class: 'AFL', rank: 'captain', ...ship });

/** Rule and module, for military ships alone. */
const military = [
  ['DA-12.7.1e', 'beacon-deployment'],
  ['DA-12.7.1i', 'cloaking-device'],
  ['DA-12.7.1j', 'electronic-countermeasures'],
  ['DA-12.7.1k', 'enhanced-sensor-array'],
  ['DA-12.7.1l', 'hangar-bay'],
  ['DA-12.7.1m', 'hyperspace-aperture'],
  ['DA-12.7.1n', 'hyperspace-matrix'],
  ['DA-12.7.1p', 'long-range-assault-craft'],
  ['DA-12.7.1q', 'maneuvering-thrusters'],
  ['DA-12.7.1r', 'mass-driver'],
  ['DA-12.7.1s', 'minelayer'],
  ['DA-12.7.1t', 'minesweeper'],
  ['DA-12.7.1u', 'multiplex-targeting'],
  ['DA-12.7.1v', 'point-defense-screen'],
  ['DA-12.7.1x', 'reinforced-hull'],
  ['DA-12.7.1z', 'shield-generator'],
  ['DA-12.7.1aa', 'space-marines'],
  ['DA-12.7.1ab', 'stealth-systems'],
  ['DA-12.7.1g', 'catapult-launchers'],
] as const;
/** All that a freighter may fit, as its refusal lists it. */
const SOLD =
  'it may fit armor plating, automated repair, auxiliary power unit, cargo space, chaff launcher, secondary drive or tractor beam';
const sold = ['DA-12.7.1b', 'DA-12.7.1c', 'DA-12.7.1d', 'DA-12.7.1f', 'DA-12.7.1h', 'DA-12.7.1y', 'DA-12.7.1ac'];
const modules = military.map(([rule, module]) =>
  refused(`no-${module}-for-civilians`, [rule, ...sold, 'R-DA-41'], freighter({ equipment: { E1: module } }), {
    code: 'military-module',
    rule,
    says: SOLD,
  }),
);

const systems: ArmadaCase[] = [
  ...['mk-2', 'mk-3'].map((lifeSupport) =>
    refused(`no-life-support-${lifeSupport}-for-civilians`, ['DA-12.7.1o', 'R-DA-41'], freighter({ lifeSupport }), {
      code: 'military-module',
      rule: 'DA-12.7.1o',
      says: 'it may fit life support mk.1',
    }),
  ),
  ...['antimatter', 'quantum'].map((reactor) =>
    refused(
      `no-${reactor}-reactor-for-civilians`,
      ['DA-12.7.1w', 'R-DA-41'],
      freighter({ reactors: { RE2: reactor } }),
      { code: 'military-module', rule: 'DA-12.7.1w', says: 'it may fit fusion reactor' },
    ),
  ),
  refused(
    'no-emp-for-civilians',
    ['DA-12.5.8', 'R-DA-41'],
    freighter({ weapons: { T1: { ordnance: 'emp', die: 4 } } }),
    {
      code: 'military-ordnance',
      rule: 'DA-12.5.8',
      says: 'it may carry autocannon, beam or scatter',
    },
  ),
  refused(
    'no-customization-for-freighters',
    ['DA-1.8.13', 'R-DA-36'],
    freighter({ customizations: ['elite-bridge-crew'] }),
    {
      code: 'too-many-customizations',
      rule: 'DA-1.8.13',
      says: 'may have 0',
    },
  ),
];

/** Five freighters, one after another towards the north, and the flagship beside them. */
const convoy: Fields[] = Array.from({ length: 5 }, (_, index) => ({
  name: `Barge ${index + 1}`,
  class: 'AFL',
  rank: 'captain',
  at: [10 + 4 * index, 10],
  facing: 0,
}));
const atSea = (change: Fields = {}): Fields => ({
  squadrons: [squadron('Waders', 'seat-1', [tern({ at: [40, 10] })]), squadron('Barges', 'seat-1', convoy), stones()],
  ...change,
});
const group: ArmadaCase[] = [
  refused('a-civilian-commands-nothing', ['DA-3.3.4', 'R-DA-25'], alone({ class: 'AFL' }), {
    code: 'civilian-commander',
    rule: 'DA-3.3.4',
  }),
  refused(
    'freighters-come-with-a-scenario',
    ['R-DA-26', 'DA-3.3.4'],
    [[{ name: 'Tern', class: 'CR' }], [{ name: 'Barge', class: 'AFL', rank: 'captain' }]],
    { code: 'civilian-not-provided', rule: 'R-DA-26' },
  ),
  {
    id: 'civilians-activate-as-one-group-without-a-commander',
    covers: ['DA-3.3.4', 'R-DA-26', 'DA-3.3.3'],
    given: atSea(),
    when: by('seat-1', { kind: 'activate-squadron', squadron: 'barges' }),
    then: {
      position: {
        active: 'barges',
        squadrons: [
          { id: 'waders', activated: false },
          { id: 'barges', ships: convoy.map((_, index) => ({ id: `barge-${index + 1}`, rank: 'captain' })) },
        ],
      },
    },
  },
  {
    id: 'every-civilian-moves-in-the-one-activation',
    covers: ['DA-3.3.4'],
    given: atSea({ active: 'Barges', segment: 'movement' }),
    when: by(
      'seat-1',
      ...convoy.map((_, index) => ({
        ...{
          kind: 'move-ship',
          ship: `barge-${index + 1}`,
          courseCdeg: 0,
          distanceMils: 10_000,
          facingCdeg: 0,
          carry: [],
        },
      })),
    ),
    then: {
      position: { squadrons: [{ id: 'barges', ships: convoy.map((_, index) => ({ at: [10 + 4 * index, 20] })) }] },
    },
  },
];

export default { ruleset: 'darkmatter-armada', cases: [...modules, ...systems, ...group] } satisfies CaseFile;
