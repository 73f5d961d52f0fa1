/** Defence (9.4.4, 9.4.8, 12.7): the DEF die and what adds to it, screens, chaff. */
import type { CaseFile } from '../../kernel/index.ts';
import { defends, duel, fight, fires, gunner, onyx, stone } from './gunnery.ts';
import { acting, type ArmadaCase, by, type Fields, squadron } from './written.ts';

const beam = { F: 'beam d8' };
const tubes = { T1: 'EMP torpedo d8' };
const far = { at: [10, 30] };

/** The one die of the defence. */
const rolledWith = (...dice: Fields[]): Fields => ({ events: [{ kind: 'defence-rolled', dice }] });

const own: ArmadaCase[] = [
  {
    id: 'a-destroyed-defense-network-leaves-a-d4',
    covers: ['DA-12.7.11', 'R-DA-23'],
    given: duel(beam, { def: 8, destroyed: ['DF'] }),
    dice: [2, 4],
    when: fires(['F']),
    then: rolledWith({ source: 'def', sides: 4 }),
  },
  {
    id: 'a-point-defense-screen-is-two-steps',
    covers: ['DA-12.7.26', 'R-DA-23'],
    given: duel(beam, { def: 6, equipment: { E1: 'point defense screen' } }),
    dice: [2, 4],
    when: fires(['F']),
    then: rolledWith({ source: 'def', sides: 10 }),
  },
  {
    id: 'a-lost-point-defense-screen-is-three-steps-down',
    covers: ['DA-12.7.26', 'R-DA-23'],
    given: duel(beam, { def: 6, equipment: { E1: 'point defense screen' }, destroyed: ['E1'] }),
    dice: [2, 4],
    when: fires(['F']),
    then: rolledWith({ source: 'def', sides: 4 }),
  },
  {
    id: 'a-def-die-may-be-stepped-away',
    covers: ['DA-1.2.1b', 'R-DA-07', 'R-DA-23'],
    given: duel(beam, { equipment: { E1: 'point defense screen' }, destroyed: ['E1'] }),
    dice: [2],
    when: fires(['F']),
    then: { events: [{ kind: 'defence-rolled', total: 0, hits: 2 }] },
  },
  {
    id: 'countermeasures-help-against-torpedoes',
    covers: ['DA-12.7.12', 'R-DA-23'],
    given: duel(tubes, { ...far, equipment: { E1: 'electronic countermeasures' } }),
    dice: [2, 4],
    when: fires(['T1']),
    then: rolledWith({ source: 'def', sides: 8 }),
  },
  {
    id: 'countermeasures-do-not-help-against-direct-fire',
    covers: ['DA-12.7.12'],
    given: duel(beam, { equipment: { E1: 'electronic countermeasures' } }),
    dice: [2, 4],
    when: fires(['F']),
    then: rolledWith({ source: 'def', sides: 4 }),
  },
  {
    id: 'a-grid-fault-comes-off-the-def-die',
    covers: ['DA-1.7.8', 'R-DA-18'],
    given: duel(beam, { gridFault: 2, evasive: true }),
    dice: [5, 2, 3],
    when: fires(['F']),
    then: { events: [{ kind: 'defence-rolled', total: 3, hits: 2, dice: [{ total: 0 }, { total: 3 }] }] },
  },
  {
    id: 'the-flagship-defends-two-steps-up',
    covers: ['DA-3.3.1b', 'R-DA-22'],
    given: acting('combat', gunner(beam), {
      squadrons: [
        squadron('Waders', 'seat-1', gunner(beam)),
        squadron('Stones', 'seat-2', [onyx({ rank: 'admiral' })]),
      ],
    }),
    dice: [2, 8],
    when: fires(['F']),
    then: rolledWith({ source: 'def', sides: 8 }),
  },
];

const added: ArmadaCase[] = [
  {
    id: 'armor-adds-a-d4-against-direct-fire',
    covers: ['DA-12.7.2a', 'R-DA-125'],
    given: duel(beam, { equipment: { E1: 'armor plating' } }),
    dice: [2, 4, 3],
    when: fires(['F']),
    then: rolledWith({ source: 'def' }, { source: 'armor', sides: 4 }),
  },
  {
    id: 'armor-adds-a-d4-against-torpedoes',
    covers: ['DA-12.7.2a', 'R-DA-125'],
    given: duel(tubes, { ...far, equipment: { E1: 'armor plating' } }),
    dice: [2, 4, 3],
    when: fires(['T1']),
    then: rolledWith({ source: 'def' }, { source: 'armor', sides: 4 }),
  },
  {
    id: 'a-difficult-target-adds-a-d4-against-larger-ships',
    covers: ['DA-12.4.3', 'R-DA-125'],
    given: duel(beam, { customizations: ['Difficult Target'] }),
    dice: [2, 4, 3],
    when: fires(['F']),
    then: rolledWith({ source: 'def' }, { source: 'difficult-target', sides: 4 }),
  },
  {
    id: 'a-difficult-target-is-easy-for-ships-of-its-size',
    covers: ['DA-12.4.3'],
    given: duel(beam, { customizations: ['Difficult Target'] }, { class: 'DD' }),
    dice: [2, 4],
    when: fires(['F']),
    then: rolledWith({ source: 'def' }),
  },
  {
    id: 'stealth-at-low-up-to-twenty-inches',
    covers: ['DA-12.7.33', 'R-DA-125'],
    given: duel(tubes, { ...far, speed: 'low', equipment: { E1: 'stealth systems' } }),
    dice: [2, 4, 3],
    when: fires(['T1']),
    then: rolledWith({ source: 'def' }, { source: 'stealth', sides: 4 }),
  },
  {
    id: 'stealth-at-low-beyond-twenty-inches',
    covers: ['DA-12.7.33', 'R-DA-125'],
    given: duel(tubes, { at: [10, 30.1], speed: 'low', equipment: { E1: 'stealth systems' } }),
    dice: [2, 4, 3],
    when: fires(['T1']),
    then: rolledWith({ source: 'def' }, { source: 'stealth', sides: 6 }),
  },
  {
    id: 'stealth-needs-low-speed',
    covers: ['DA-12.7.33'],
    given: duel(beam, { equipment: { E1: 'stealth systems' } }),
    dice: [2, 4],
    when: fires(['F']),
    then: rolledWith({ source: 'def' }),
  },
  {
    id: 'a-ship-that-evades-adds-a-die-by-its-speed',
    covers: ['DA-9.3.6a', 'R-DA-92'],
    given: duel(beam, { evasive: true, speed: 'high' }),
    dice: [2, 4, 5],
    when: fires(['F']),
    then: rolledWith({ source: 'def' }, { source: 'evasive', sides: 8 }),
  },
];

/** Opal, a frigate that has Defensive Screen from its class, touches Onyx. */
const screened = (opal: Fields = {}, target: Fields = {}, weapons: Fields = beam): Fields =>
  fight(gunner(weapons), [onyx(target), onyx({ name: 'Opal', class: 'FF', at: [11.5, 20], ...opal })]);

const screens: ArmadaCase[] = [
  {
    id: 'a-screen-adds-its-def-die-and-loses-two-hull',
    covers: ['DA-9.4.4a', 'DA-9.4.4b', 'DA-12.4.2', 'R-DA-114', 'R-DA-10', 'R-DA-06', 'DA-9.4a'],
    given: screened(),
    dice: [8, 2, 3],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({ screen: 'opal' }))],
    then: {
      events: [
        { kind: 'attack-rolled', total: 8 },
        { kind: 'defence-committed', screen: 'opal' },
        { kind: 'defence-rolled', total: 5, hits: 3, screened: 2 },
      ],
      position: {
        squadrons: [
          {
            id: 'stones',
            ships: [
              { id: 'onyx', hull: 17 },
              { id: 'opal', hull: 14 },
            ],
          },
        ],
      },
    },
  },
  {
    id: 'a-screen-loses-two-hull-whatever-gets-through',
    covers: ['DA-9.4.4b', 'R-DA-114'],
    given: screened(),
    dice: [2, 4, 3],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({ screen: 'opal' }))],
    then: stone('opal', { hull: 14 }),
  },
  {
    id: 'a-screen-suffers-no-effect',
    covers: ['DA-9.4.4b', 'R-DA-114'],
    given: screened({}, {}, { F: 'plasma d8' }),
    dice: [8, 2, 3],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({ screen: 'opal' }))],
    then: {
      position: {
        squadrons: [
          {
            id: 'stones',
            ships: [
              { id: 'onyx', fireControl: 'on' },
              { id: 'opal', fireControl: 'off' },
            ],
          },
        ],
      },
    },
  },
  {
    id: 'a-screen-in-its-last-boxes-is-checked-after-the-target',
    covers: ['DA-9.4.4b', 'DA-9.4.11.2a', 'R-DA-06', 'R-DA-139'],
    given: screened({ hull: 7 }, { hull: 6 }),
    dice: [8, 2, 2, 4, 4, 5, 5],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({ screen: 'opal' }))],
    then: {
      events: [
        { kind: 'condition-checked', ship: 'onyx', passed: true },
        { kind: 'condition-checked', ship: 'opal', passed: true },
      ],
    },
  },
  {
    id: 'nobody-has-to-screen',
    covers: ['DA-9.4.4a', 'R-DA-10'],
    given: screened(),
    dice: [8, 4, 6],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({}))],
    then: { events: [{ kind: 'defence-rolled', total: 4, hits: 4 }], ...stone('opal', { hull: 16 }) },
  },
  {
    id: 'a-screen-touches-its-friend',
    covers: ['DA-9.4.4a', 'R-DA-03'],
    given: fight(gunner(beam), [
      onyx(),
      onyx({ name: 'Opal', class: 'FF', at: [11.5, 20] }),
      onyx({ name: 'Jet', class: 'FF', at: [14, 20] }),
    ]),
    dice: [8],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({ screen: 'jet' }))],
    rejects: { code: 'screen', rule: 'DA-9.4.4a' },
  },
];

/** A carrier with two tokens in contact. */
const carrier = { name: 'Onyx', class: 'CVL' };
const escorted = (weapons: Fields, at: [number, number] = [10, 20]): Fields =>
  duel(
    weapons,
    { ...carrier, at },
    {},
    {
      fighters: [
        { carrier: 'Onyx', id: 'onyx-f01', at: [at[0] + 1.25, at[1]] },
        { carrier: 'Onyx', id: 'onyx-f02', at: [at[0] - 1.25, at[1]] },
        { carrier: 'Onyx', id: 'onyx-f03', at: [at[0], at[1] + 5] },
      ],
    },
  );
const patrols: ArmadaCase[] = [
  {
    id: 'a-patrol-adds-the-die-of-its-stack-and-goes-home',
    covers: ['DA-9.4.9.4', 'DA-9.4.8f', 'R-DA-115', 'R-DA-116', 'R-DA-10', 'R-DA-06', 'DA-9.4a'],
    given: escorted(beam),
    dice: [8, 2, 5],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({ escorts: ['onyx-f01', 'onyx-f02'] }))],
    then: {
      events: [
        { kind: 'defence-rolled', total: 7, hits: 1, dice: [{ source: 'def' }, { source: 'patrol', sides: 6 }] },
        { kind: 'fighters-returned' },
      ],
    },
  },
  {
    id: 'a-patrol-helps-against-torpedoes',
    covers: ['DA-9.4.9.4', 'R-DA-115'],
    given: escorted(tubes, [10, 30]),
    dice: [3, 2, 3],
    when: [...(fires(['T1']) ?? []), ...by('seat-2', defends({ escorts: ['onyx-f01'] }))],
    then: { events: [{ kind: 'defence-rolled', dice: [{ source: 'def' }, { source: 'patrol', sides: 4 }] }] },
  },
  {
    id: 'a-patrol-flies-from-contact',
    covers: ['DA-9.4.9.4', 'R-DA-115'],
    given: escorted(beam),
    dice: [8],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({ escorts: ['onyx-f03'] }))],
    rejects: { code: 'no-patrol', rule: 'DA-9.4.9.4' },
  },
  {
    id: 'nobody-has-to-fly-patrol',
    covers: ['DA-9.4.9.4', 'R-DA-10'],
    given: escorted(beam),
    dice: [2, 4],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({}))],
    then: { events: [{ kind: 'defence-rolled', dice: [{ source: 'def' }] }] },
  },
];

const launcher = { ...far, equipment: { E1: 'chaff launcher' } };
const chaff: ArmadaCase[] = [
  {
    id: 'chaff-adds-a-d6-for-each-cloud',
    covers: ['DA-12.7.9', 'R-DA-125', 'R-DA-10', 'R-DA-06'],
    given: duel(tubes, launcher),
    dice: [8, 2, 3, 4],
    when: [...(fires(['T1']) ?? []), ...by('seat-2', defends({ chaff: 2 }))],
    then: {
      events: [{ kind: 'defence-rolled', total: 9, hits: 0, dice: [{ source: 'def' }, { sides: 6 }, { sides: 6 }] }],
      ...stone('onyx', { spent: { E1: 2 } }),
    },
  },
  {
    id: 'a-launcher-holds-two-clouds-for-the-game',
    covers: ['DA-12.7.9'],
    given: duel(tubes, { ...launcher, spent: { E1: 1 } }),
    dice: [8],
    when: [...(fires(['T1']) ?? []), ...by('seat-2', defends({ chaff: 2 }))],
    rejects: { code: 'chaff', rule: 'DA-12.7.9' },
  },
  {
    id: 'an-empty-launcher-is-not-asked-for',
    covers: ['DA-12.7.9', 'R-DA-10'],
    given: duel(tubes, { ...launcher, spent: { E1: 2 } }),
    dice: [2, 4],
    when: fires(['T1']),
    then: { events: [{ kind: 'defence-rolled', hits: 0 }] },
  },
  {
    id: 'chaff-does-not-help-against-direct-fire',
    covers: ['DA-12.7.9'],
    given: fight(gunner(beam), [
      onyx({ equipment: { E1: 'chaff launcher' } }),
      onyx({ name: 'Opal', class: 'FF', at: [11.5, 20] }),
    ]),
    dice: [8],
    when: [...(fires(['F']) ?? []), ...by('seat-2', defends({ chaff: 1 }))],
    rejects: { code: 'chaff', rule: 'DA-12.7.9' },
  },
];

export default {
  ruleset: 'darkmatter-armada',
  cases: [...own, ...added, ...screens, ...patrols, ...chaff],
} satisfies CaseFile;
