/** Fleets, squadrons and officers (3.1 to 3.3), costs (1.5), boxes (1.8) and hangars (12.1, 12.7.14). */
import type { CaseFile } from '../../kernel/index.ts';
import { accepted, alone, built, refused } from './drawn.ts';
import { fires, duel, stone } from './gunnery.ts';
import type { ArmadaCase, Fields } from './written.ts';

const flagship: Fields = { name: 'Tern', class: 'CR' };
const captain = (name: string, ship: Fields = {}): Fields => ({ name, class: 'FF', rank: 'captain', ...ship });
const commander = (name: string, ship: Fields = {}): Fields => captain(name, { rank: 'commander', ...ship });
const numbered = (count: number, ship: Fields = {}): Fields[] =>
  Array.from({ length: count }, (_, index) => captain(`Knot ${index + 1}`, ship));

const sizes: ArmadaCase[] = [
  accepted(
    'a-fleet-may-cost-its-maximum',
    ['DA-3.1', 'DA-3.2a', 'DA-3.3.2a'],
    [[flagship], [commander('Ruff')]],
    {},
    { maxPoints: 55 },
  ),
  refused(
    'a-fleet-costs-no-more-than-agreed',
    ['DA-3.1'],
    [[flagship], [commander('Ruff')]],
    { code: 'fleet-over-points', rule: 'DA-3.1' },
    { maxPoints: 54 },
  ),
  refused('a-fleet-has-a-squadron', ['DA-3.1'], [], { code: 'no-squadron', rule: 'DA-3.1' }),
  accepted('five-ships-are-a-squadron', ['DA-3.2a', 'DA-3.3.3'], [[flagship, ...numbered(4)]], {
    ships: { 's1-01-1': { rank: 'admiral' }, 's1-01-5': { rank: 'captain' } },
  }),
  refused('six-ships-are-too-many', ['DA-3.2a'], [[flagship, ...numbered(5)]], {
    code: 'too-many-ships',
    rule: 'DA-3.2a',
  }),
  refused('a-squadron-is-not-empty', ['DA-3.2a'], [[flagship], []], { code: 'empty-squadron', rule: 'DA-3.2a' }),
  accepted(
    'a-squadron-may-cost-300',
    ['DA-3.2b', 'R-DA-26'],
    // 180 and 120.
    [[{ name: 'Tern', class: 'DN' }, captain('Roc', { class: 'BB' })]],
    {},
  ),
  refused(
    'a-squadron-costs-no-more-than-300',
    ['DA-3.2b', 'R-DA-26'],
    [[{ name: 'Tern', class: 'DN', weapons: { F: { ordnance: 'beam', die: 4 } } }, captain('Roc', { class: 'BB' })]],
    { code: 'squadron-over-points', rule: 'DA-3.2b', says: 'costs 305 points' },
  ),
];

const officers: ArmadaCase[] = [
  accepted(
    'each-squadron-has-its-officer',
    ['DA-3.3.1a', 'DA-3.3.2a', 'DA-3.3.3', 'R-DA-25'],
    [[flagship, captain('Knot')], [commander('Ruff')]],
    { ships: { 's1-01-1': { rank: 'admiral' }, 's1-01-2': { rank: 'captain' }, 's1-02-1': { rank: 'commander' } } },
  ),
  refused('a-fleet-has-a-flagship', ['DA-3.3.1a', 'R-DA-25'], [[commander('Ruff')]], {
    code: 'no-flagship',
    rule: 'DA-3.3.1a',
  }),
  refused('a-fleet-has-one-flagship', ['DA-3.3.1a', 'R-DA-25'], [[flagship], [{ ...flagship, name: 'Skua' }]], {
    ...{ code: 'too-many-flagships', rule: 'DA-3.3.1a' },
  }),
  refused('a-squadron-of-one-has-a-commander', ['DA-3.3.2a', 'R-DA-25'], [[flagship], [captain('Knot')]], {
    ...{ code: 'no-commander', rule: 'DA-3.3.2a' },
  }),
  refused('a-squadron-has-one-commander', ['DA-3.3.2a', 'R-DA-25'], [[flagship, commander('Ruff')]], {
    ...{ code: 'too-many-commanders', rule: 'DA-3.3.2a' },
  }),
];

/** Base 80, two beams, an EMP torpedo, marines, an antimatter reactor, Mk.2, and two rules, one of them a drawback. */
const costs: ArmadaCase[] = [
  accepted(
    'a-ship-costs-all-that-it-has',
    ['DA-1.5a', 'DA-12.2.3e', 'R-DA-40'],
    alone({
      class: 'BC',
      def: 8,
      lifeSupport: 'mk-2',
      reactors: { RE1: 'antimatter' },
      weapons: {
        F: { ordnance: 'beam', die: 6 },
        T1: { ordnance: 'torpedo-emp', die: 4 },
        T2: { ordnance: 'beam', die: 12 },
      },
      equipment: { E1: 'space-marines', E2: 'automated-repair' },
      customizations: ['veteran-troops', 'vulnerable-design'],
    }),
    built({ cost: 80 + 10 + 10 + 5 + 15 + 5 + 10 + 15 + 10 - 20 }),
  ),
  refused(
    'no-ship-costs-less-than-nothing',
    ['DA-1.5a'],
    alone({ class: 'K', customizations: ['vulnerable-design'] }),
    {
      ...{ code: 'cost-below-zero', rule: 'DA-1.5a' },
    },
  ),
];

/** Any die goes into a mount that the power bears, and no other. */
const largest = { F: { ordnance: 'autocannon', die: 16 } };
const dice: ArmadaCase[] = [
  accepted(
    'any-die-that-the-power-bears',
    ['DA-12.2.3e', 'R-DA-40', 'DA-1.8.14'],
    alone({ class: 'CR', weapons: largest }),
    built({ cost: 35 }),
  ),
  refused('no-die-that-the-power-does-not-bear', ['DA-12.2.3e', 'R-DA-40'], alone({ class: 'K', weapons: largest }), {
    ...{ code: 'power-over', rule: 'DA-12.2.3b', says: 'draws 12 power and has 9' },
  }),
  refused(
    'a-second-station-mount-is-of-variant-a',
    ['DA-12.1q', 'R-DA-32'],
    alone({ class: 'LSB', weapons: { W2: { ordnance: 'beam', die: 4 } } }),
    {
      ...{ code: 'no-such-mount', rule: 'DA-12.3.10' },
    },
  ),
  accepted(
    'a-station-of-variant-a-has-two-mounts',
    ['DA-12.1q', 'R-DA-32'],
    alone({ class: 'LSA', weapons: { W1: { ordnance: 'beam', die: 4 }, W2: { ordnance: 'torpedo-emp', die: 4 } } }),
    built({ cost: 130 + 5 + 15 }),
  ),
];

/** A carrier's tokens are records of their own: so many and no more. */
const tokens = (count: number): Fields => {
  const id = (index: number): string => `s1-01-1-f${String(index).padStart(2, '0')}`;
  const own: Fields = { carrier: 's1-01-1', place: 'aboard' };
  return { fighters: { ...(count === 0 ? {} : { [id(count)]: own }), [id(count + 1)]: null } };
};
/** Class, its tokens, and how many more each Hangar Bay brings; in as many bays as it has boxes. */
// prettier-ignore
const carriers = [
  ['CV', 6, 4, 2], ['CVL', 4, 3, 1], ['LSA', 6, 4, 3], ['LSB', 12, 4, 3], ['SSA', 4, 3, 2], ['SSB', 8, 3, 2], ['CR', 0, 2, 2], ['DN', 0, 2, 3], ['K', 0, 2, 1],
] as const;
const hangars = carriers.flatMap(([code, own, more, boxes]): ArmadaCase[] => {
  const bays: Fields = Object.fromEntries(['E1', 'E2', 'E3'].slice(0, boxes).map((space) => [space, 'hangar-bay']));
  const stations = code.startsWith('LS') || code.startsWith('SS') ? ['DA-12.1q'] : [];
  return [
    accepted(
      `a-${code.toLowerCase()}-has-${own}-tokens`,
      ['DA-12.1p', 'R-DA-32', 'DA-1.1', ...stations],
      alone({ class: code }),
      tokens(own),
    ),
    accepted(
      `a-bay-of-a-${code.toLowerCase()}-takes-${more}-tokens`,
      ['DA-12.7.14', 'R-DA-24'],
      alone({ class: code, equipment: bays }),
      tokens(own + boxes * more),
    ),
  ];
});

/** HP and CP whose last boxes are compromised: a third rounded up, half of that with the rules that say so. */
const boxes: ArmadaCase[] = [
  ...(
    [
      ['DN', 30, 10, 5],
      ['BB', 26, 9, 4],
      ['CV', 22, 8, 4],
      ['CR', 20, 7, 3],
      ['DD', 18, 6, 3],
      ['FF', 16, 6, 3],
      ['K', 12, 4, 2],
    ] as const
  ).flatMap(([code, hullMax, hullShaded, halved]) => [
    accepted(
      `${hullShaded}-of-${hullMax}-boxes-are-compromised-on-a-${code.toLowerCase()}`,
      ['DA-1.8.6', 'R-DA-19'],
      alone({ class: code }),
      built({ hullMax, hullShaded }),
    ),
    accepted(
      `redundant-systems-leave-${halved}-on-a-${code.toLowerCase()}`,
      ['DA-12.4.11', 'R-DA-19'],
      alone({ class: code, customizations: ['redundant-systems'] }),
      built({ hullMax, hullShaded: halved }),
    ),
  ]),
  accepted(
    'a-battlecruiser-has-redundant-systems',
    ['DA-12.4.11', 'R-DA-19'],
    alone({ class: 'BC' }),
    built({ hullMax: 22, hullShaded: 4 }),
  ),
  ...(
    [
      ['DN', 9, 3, 1],
      ['CR', 5, 2, 1],
      ['K', 3, 1, 1],
    ] as const
  ).flatMap(([code, crewMax, crewShaded, halved]) => [
    accepted(
      `${crewShaded}-of-${crewMax}-crew-are-compromised-on-a-${code.toLowerCase()}`,
      ['DA-1.8.6', 'R-DA-19'],
      alone({ class: code }),
      built({ crewMax, crewShaded }),
    ),
    accepted(
      `veteran-crew-leave-${halved}-on-a-${code.toLowerCase()}`,
      ['DA-12.4.17', 'R-DA-19'],
      alone({ class: code, customizations: ['veteran-crew'] }),
      built({ crewMax, crewShaded: halved }),
    ),
  ]),
  accepted(
    'life-support-counts-for-the-boxes',
    ['DA-1.8.6', 'R-DA-19', 'DA-12.1v'],
    alone({ class: 'DN', lifeSupport: 'mk-3' }),
    built({ crewMax: 13, crewShaded: 5 }),
  ),
  {
    id: 'clear-boxes-go-first',
    covers: ['DA-1.8.6', 'DA-9.4.11.2a'],
    // Of 18 boxes the last six are compromised: the seventh goes, those stay.
    given: duel({ F: 'autocannon d8' }, { hull: 8 }),
    dice: [4, 2],
    when: fires(['F']),
    then: { ...stone('onyx', { hull: 6 }), without: ['condition-checked'] },
  },
  {
    id: 'then-compromised-boxes-go',
    covers: ['DA-1.8.6', 'DA-9.4.11.2a'],
    given: duel({ F: 'autocannon d8' }, { hull: 7 }),
    dice: [4, 2, 3, 3],
    when: fires(['F']),
    then: { ...stone('onyx', { hull: 5 }), events: ['hull-lost', 'condition-checked'] },
  },
];

export default {
  ruleset: 'darkmatter-armada',
  cases: [...sizes, ...officers, ...costs, ...dice, ...hangars, ...boxes],
} satisfies CaseFile;
