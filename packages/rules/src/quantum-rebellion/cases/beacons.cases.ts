/** Navigation beacons (4, 8.3.1, 8.3.2, 9.3): laying, hacking, jamming, switching, attacks on them, control by them. */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

const tern: Fields = { name: 'Tern', class: 'CR', at: [10, 10], equipment: { E1: 'beacon deployment' } };
const onyx: Fields = { name: 'Onyx', class: 'CR', at: [40, 40], facing: 180 };
const waders = (...ships: Fields[]): Fields => ({ name: 'Waders', seat: 'seat-1', ships });
const stones = (...ships: Fields[]): Fields => ({ name: 'Stones', seat: 'seat-2', ships });

/** Waders are in their Special Actions segment. */
const special = (ship: Fields, more: Fields = {}): Fields => ({
  active: 'Waders',
  segment: 'special',
  squadrons: [waders(ship), stones(onyx)],
  ...more,
});
/** The same, with a mate that has a beacon to lay. */
const withMate = (ship: Fields, more: Fields = {}): Fields =>
  special(ship, {
    squadrons: [
      waders(ship, { name: 'Knot', class: 'FF', at: [20, 10], equipment: { E1: 'beacon deployment' } }),
      stones(onyx),
    ],
    ...more,
  });
/** Damage control of the round is about to end, Tern having something to repair. */
const ending = (more: Fields): Fields => ({
  phase: 'end',
  squadrons: [waders({ ...tern, offline: ['HY'] }), stones(onyx)],
  pending: [{ kind: 'end', step: 'repairs', seat: 'seat-1', done: [], waiting: [] }],
  ...more,
});
const initiative = [1, 2, 3, 4];

const mils = (inches: number): number => Math.round(inches * 1000);
const lay = (x: number, y: number) => ({
  by: 'seat-1' as const,
  command: { kind: 'deploy-beacon', ship: 'tern', at: { xMils: mils(x), yMils: mils(y) } },
});
const hack = (beacon: string) => ({
  by: 'seat-1' as const,
  command: { kind: 'hack-beacon', ship: 'tern', beacon },
});
const end = { by: 'seat-1' as const, command: { kind: 'end-damage-control' } };
const online = (by: 'seat-1' | 'seat-2', ...beacons: string[]) => ({
  by,
  command: { kind: 'switch-beacons', online: beacons },
});
const raid = (beacon: string, ...fighters: string[]) => ({
  by: 'seat-1' as const,
  command: { kind: 'attack-beacon', beacon, fighters },
});
const own = (id: string, x: number, y: number, more: Fields = {}): Fields => ({
  id,
  seat: 'seat-1',
  at: [x, y],
  ...more,
});
const enemy = (id: string, x: number, y: number, more: Fields = {}): Fields => ({
  id,
  seat: 'seat-2',
  at: [x, y],
  ...more,
});

const laying: RebellionCase[] = [
  {
    id: 'a-beacon-is-laid-offline-in-contact-with-the-ship',
    covers: ['QR-8.3.1a', 'QR-8.3.1b', 'QR-4.3a', 'R-QR-95', 'QR-8.3b'],
    given: special(tern),
    when: [lay(10, 11)],
    then: {
      events: [{ kind: 'beacon-deployed', ship: 'tern', beacon: 'beacon-1', space: 'E1' }],
      position: {
        beacons: [{ id: 'beacon-1', seat: 'seat-1', at: [10, 11], status: 'offline', starting: true }],
        squadrons: [{ id: 'waders', ships: [{ id: 'tern', spent: { E1: 1 } }] }],
      },
    },
  },
  {
    id: 'a-beacon-is-not-laid-apart-from-the-ship',
    covers: ['QR-8.3.1a', 'R-QR-95'],
    given: special(tern),
    when: [lay(10, 11.2)],
    rejects: { code: 'not-touching', rule: 'R-QR-95' },
  },
  {
    id: 'a-match-may-let-beacons-be-laid-within-three-inches',
    covers: ['R-QR-95', 'R-QR-06'],
    given: special(tern, { options: { beaconPlacement: 'within-3' } }),
    when: [lay(10, 13.25)],
    then: { position: { beacons: [{ id: 'beacon-1', at: [10, 13.25] }] } },
  },
  {
    id: 'beyond-three-inches-no-beacon-is-laid',
    covers: ['R-QR-95'],
    given: special(tern, { options: { beaconPlacement: 'within-3' } }),
    when: [lay(10, 13.3)],
    rejects: { code: 'too-far', rule: 'R-QR-95' },
  },
  {
    id: 'a-ship-without-the-module-lays-no-beacon',
    covers: ['QR-8.3.1a'],
    given: withMate({ ...tern, equipment: {} }),
    when: [lay(10, 11)],
    rejects: { code: 'no-layer', rule: 'QR-8.3.1a' },
  },
  {
    id: 'an-offline-module-lays-no-beacon',
    covers: ['QR-8.3.1a'],
    given: withMate({ ...tern, offline: ['E1'] }),
    when: [lay(10, 11)],
    rejects: { code: 'layer-offline', rule: 'QR-8.3.1a' },
  },
  {
    id: 'a-ship-lays-one-beacon-in-an-activation',
    covers: ['QR-4.3a', 'R-QR-95'],
    given: withMate(tern),
    when: [lay(10, 11), lay(10, 9)],
    rejects: { code: 'beacon-laid', rule: 'QR-4.3a' },
  },
  {
    id: 'laying-a-beacon-is-the-one-special-action',
    covers: ['QR-4.3a', 'QR-8.3a'],
    given: withMate({ ...tern, activation: { special: 'split-s' } }),
    when: [lay(10, 11)],
    rejects: { code: 'special-taken', rule: 'QR-8.3a' },
  },
  {
    id: 'the-fourth-beacon-of-a-module-is-its-last',
    covers: ['QR-11.6.7a'],
    given: special({ ...tern, spent: { E1: 3 } }, { beacons: [own('beacon-1', 30, 30)] }),
    when: [lay(10, 11)],
    then: {
      position: {
        beacons: [{ id: 'beacon-1' }, { id: 'beacon-2', starting: true }],
        squadrons: [{ id: 'waders', ships: [{ id: 'tern', spent: { E1: 4 } }] }],
      },
    },
  },
  {
    id: 'two-modules-hold-eight-beacons',
    covers: ['QR-11.6.7a', 'R-QR-95'],
    given: special({ ...tern, equipment: { E1: 'beacon deployment', E2: 'beacon deployment' }, spent: { E1: 4 } }),
    when: [lay(10, 11)],
    then: { events: [{ kind: 'beacon-deployed', space: 'E2' }] },
  },
  {
    id: 'an-empty-stock-lays-no-beacon',
    covers: ['QR-11.6.7a', 'QR-8.3.1a'],
    given: withMate({ ...tern, spent: { E1: 4 } }),
    when: [lay(10, 11)],
    rejects: { code: 'no-stock', rule: 'QR-11.6.7a' },
  },
  {
    id: 'a-beacon-lies-wholly-on-the-table',
    covers: ['R-QR-230'],
    given: special({ ...tern, at: [10, 0.75] }),
    when: [lay(10.84, 0.21)],
    rejects: { code: 'off-table', rule: 'R-QR-230' },
  },
  {
    id: 'a-beacon-does-not-lie-on-a-planet',
    covers: ['R-QR-230'],
    given: special(tern, { terrain: [{ kind: 'planet', at: [10, 14.2] }] }),
    when: [lay(10, 11)],
    rejects: { code: 'on-planet', rule: 'R-QR-230' },
  },
];

const hacker: Fields = { ...tern, equipment: { E1: 'electronic countermeasures' } };
const hacking: RebellionCase[] = [
  {
    id: 'a-hacked-beacon-changes-hands-and-is-offline',
    covers: ['QR-8.3.2a', 'QR-8.3.2b', 'R-QR-97', 'R-QR-06', 'QR-8.3b'],
    given: special(hacker, { beacons: [enemy('beacon-1', 10, 22.25)] }),
    dice: [5],
    when: [hack('beacon-1')],
    then: {
      events: [{ kind: 'beacon-hacked', face: 5, modules: 1, success: true }],
      position: { beacons: [{ id: 'beacon-1', seat: 'seat-1', status: 'offline', starting: false }] },
    },
  },
  {
    id: 'a-hack-below-six-fails',
    covers: ['QR-8.3.2b'],
    given: special(hacker, { beacons: [enemy('beacon-1', 10, 20)] }),
    dice: [4],
    when: [hack('beacon-1')],
    then: {
      events: [{ kind: 'beacon-hacked', success: false }],
      position: { beacons: [{ id: 'beacon-1', seat: 'seat-2', status: 'online' }] },
    },
  },
  {
    id: 'every-module-adds-one-to-the-hack',
    covers: ['QR-8.3.2b', 'R-QR-97'],
    given: special(
      { ...hacker, equipment: { E1: 'electronic countermeasures', E2: 'electronic countermeasures' } },
      { beacons: [enemy('beacon-1', 10, 20)] },
    ),
    dice: [4],
    when: [hack('beacon-1')],
    then: { events: [{ kind: 'beacon-hacked', modules: 2, success: true }] },
  },
  {
    id: 'a-beacon-farther-than-twelve-inches-is-not-hacked',
    covers: ['QR-8.3.2a', 'R-QR-06'],
    given: special(hacker, { beacons: [enemy('beacon-1', 10, 22.3), enemy('beacon-2', 10, 12)] }),
    when: [hack('beacon-1')],
    rejects: { code: 'out-of-reach', rule: 'QR-8.3.2a' },
  },
  {
    id: 'without-countermeasures-nothing-is-hacked',
    covers: ['QR-8.3.2a'],
    given: special(tern, { beacons: [enemy('beacon-1', 10, 12)] }),
    when: [hack('beacon-1')],
    rejects: { code: 'no-countermeasures', rule: 'QR-8.3.2a' },
  },
  {
    id: 'an-offline-beacon-is-not-hacked',
    covers: ['QR-4.2a', 'QR-8.3.2a'],
    given: special(hacker, { beacons: [enemy('beacon-1', 10, 12, { status: 'offline' }), enemy('beacon-2', 10, 14)] }),
    when: [hack('beacon-1')],
    rejects: { code: 'beacon-offline', rule: 'QR-4.2a' },
  },
  {
    id: 'a-jammed-beacon-is-not-hacked',
    covers: ['QR-4.4a', 'QR-4.2a', 'R-QR-97'],
    given: special(hacker, {
      beacons: [enemy('beacon-1', 10, 12), own('beacon-2', 10.5, 12), enemy('beacon-3', 10, 14)],
    }),
    when: [hack('beacon-1')],
    rejects: { code: 'beacon-jammed', rule: 'R-QR-97' },
  },
  {
    id: 'a-beacon-beside-an-offline-one-is-not-jammed',
    covers: ['QR-4.2a', 'QR-4.4a'],
    given: special(hacker, { beacons: [enemy('beacon-1', 10, 12), own('beacon-2', 10.5, 12, { status: 'offline' })] }),
    dice: [6],
    when: [hack('beacon-1')],
    then: { events: [{ kind: 'beacon-hacked', success: true }] },
  },
  {
    id: 'own-beacons-are-not-hacked',
    covers: ['QR-8.3.2a'],
    given: special(hacker, { beacons: [own('beacon-1', 10, 12), enemy('beacon-2', 10, 14)] }),
    when: [hack('beacon-1')],
    rejects: { code: 'not-an-enemy-beacon', rule: 'QR-8.3.2a' },
  },
];

const power: RebellionCase[] = [
  {
    id: 'a-laid-beacon-goes-online-in-the-end-phase-and-its-owner-may-switch-it',
    covers: ['QR-8.3.1b', 'QR-9.3a', 'R-QR-96', 'R-QR-178'],
    given: ending({ beacons: [own('beacon-1', 30, 30, { status: 'offline', starting: true })] }),
    when: [end],
    then: {
      events: [{ kind: 'beacons-started', beacons: ['beacon-1'] }],
      position: { beacons: [{ id: 'beacon-1', status: 'online', starting: false }] },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'each-side-switches-its-beacons-the-first-in-initiative-first',
    covers: ['QR-9.3a', 'R-QR-96'],
    given: ending({
      order: ['seat-2', 'seat-1'],
      beacons: [own('beacon-1', 30, 30), enemy('beacon-2', 20, 30, { status: 'offline' })],
    }),
    dice: initiative,
    when: [end, online('seat-2', 'beacon-2'), online('seat-1')],
    then: {
      events: [
        { kind: 'beacons-switched', by: 'seat-2', on: ['beacon-2'], off: [] },
        { kind: 'beacons-switched', by: 'seat-1', on: [], off: ['beacon-1'] },
        { kind: 'round-began', round: 2 },
      ],
      position: {
        beacons: [
          { id: 'beacon-1', status: 'offline' },
          { id: 'beacon-2', status: 'online' },
        ],
      },
    },
  },
  {
    id: 'portals-close-after-the-beacons-are-switched',
    covers: ['R-QR-178'],
    given: ending({ beacons: [own('beacon-1', 30, 30)], portals: [{ opener: 'Onyx', at: [20, 40] }] }),
    dice: initiative,
    when: [end, online('seat-1')],
    then: { events: [{ kind: 'beacons-switched' }, { kind: 'portals-closed' }, { kind: 'round-began' }] },
  },
  {
    id: 'a-side-switches-only-its-own-beacons',
    covers: ['QR-9.3a'],
    given: ending({ beacons: [own('beacon-1', 30, 30), enemy('beacon-2', 20, 30)] }),
    when: [end, online('seat-1', 'beacon-2')],
    rejects: { code: 'not-your-beacon', rule: 'QR-9.3a' },
  },
];

const controlled = (beacons: Fields[], terrain: Fields[] = [{ kind: 'beacon target', diameter: 1, at: [30, 30] }]) =>
  ending({ beacons, terrain });
/** Nothing is switched in the End Phase. */
const control: RebellionCase[] = [
  {
    id: 'most-beacons-in-contact-control-a-beacon-target',
    covers: ['QR-4.7a', 'QR-3.4.7b', 'R-QR-98', 'R-QR-231'],
    given: controlled([own('beacon-1', 30, 30.75), own('beacon-2', 29.25, 30), enemy('beacon-3', 30, 29.25)]),
    dice: initiative,
    when: [end, online('seat-1', 'beacon-1', 'beacon-2'), online('seat-2', 'beacon-3')],
    then: { events: [{ kind: 'targets-held', targets: [{ terrain: 'beacon-target', by: 'seat-1' }] }] },
  },
  {
    id: 'as-many-beacons-of-both-sides-control-nothing',
    covers: ['QR-4.7a', 'R-QR-98'],
    given: controlled([own('beacon-1', 30, 30.75), enemy('beacon-3', 30, 29.25)]),
    dice: initiative,
    when: [end, online('seat-1', 'beacon-1'), online('seat-2', 'beacon-3')],
    then: { events: [{ kind: 'targets-held', targets: [{ terrain: 'beacon-target', by: null }] }] },
  },
  {
    id: 'offline-beacons-control-nothing',
    covers: ['QR-4.2a', 'QR-4.7a', 'R-QR-98'],
    given: controlled([own('beacon-1', 30, 30.75), own('beacon-2', 29.25, 30), enemy('beacon-3', 30, 29.25)]),
    dice: initiative,
    when: [end, online('seat-1'), online('seat-2', 'beacon-3')],
    then: { events: [{ kind: 'targets-held', targets: [{ terrain: 'beacon-target', by: 'seat-2' }] }] },
  },
  {
    id: 'jammed-beacons-control-nothing',
    covers: ['QR-4.4a', 'R-QR-96', 'R-QR-98'],
    given: controlled([own('beacon-1', 30, 30.75), enemy('beacon-2', 30.4, 30.75), enemy('beacon-3', 30, 29.25)]),
    dice: initiative,
    when: [end, online('seat-1', 'beacon-1'), online('seat-2', 'beacon-2', 'beacon-3')],
    then: { events: [{ kind: 'targets-held', targets: [{ terrain: 'beacon-target', by: 'seat-2' }] }] },
  },
  {
    id: 'a-beacon-is-free-when-the-one-that-jams-it-is-switched-off',
    covers: ['QR-4.4b', 'R-QR-96'],
    given: controlled([own('beacon-1', 30, 30.75), enemy('beacon-2', 30.4, 30.75)]),
    dice: initiative,
    when: [end, online('seat-1', 'beacon-1'), online('seat-2')],
    then: { events: [{ kind: 'targets-held', targets: [{ terrain: 'beacon-target', by: 'seat-1' }] }] },
  },
];

/** A carrier in its Combat segment with one flight beside the beacon at [24, 24]. */
const flight = (more: Fields): Fields => ({
  active: 'Hawks',
  squadrons: [
    { name: 'Hawks', seat: 'seat-1', ships: [{ name: 'Osprey', class: 'CV', at: [24, 10] }] },
    stones({ ...onyx, equipment: { E1: 'electronic countermeasures' } }),
  ],
  fighters: [
    { carrier: 'Osprey', id: 'osprey-f01', at: [24, 24.75] },
    { carrier: 'Osprey', id: 'osprey-f02', at: [24, 23.25] },
  ],
  ...more,
});
const raids: RebellionCase[] = [
  {
    id: 'fighters-destroy-a-beacon-and-stay',
    covers: ['QR-4.1a', 'QR-8.4.6.7a', 'R-QR-168'],
    given: flight({ beacons: [enemy('beacon-1', 24, 24)] }),
    dice: [4, 5],
    when: [raid('beacon-1', 'osprey-f01', 'osprey-f02')],
    then: {
      events: [{ kind: 'beacon-attacked', faces: [4, 5], destroyed: true }],
      position: { beacons: [], fighters: [{ id: 'osprey-f01', at: [24, 24.75], attacked: true }] },
    },
  },
  {
    id: 'fighters-miss-a-beacon-on-four-or-less',
    covers: ['QR-4.1a'],
    given: flight({ beacons: [enemy('beacon-1', 24, 24, { status: 'offline' })] }),
    dice: [4],
    when: [raid('beacon-1', 'osprey-f01')],
    then: { events: [{ kind: 'beacon-attacked', destroyed: false }], position: { beacons: [{ id: 'beacon-1' }] } },
  },
  {
    id: 'fighters-may-destroy-their-own-beacon',
    covers: ['R-QR-168'],
    given: flight({ beacons: [own('beacon-1', 24, 24)] }),
    dice: [6],
    when: [raid('beacon-1', 'osprey-f01')],
    then: { position: { beacons: [] } },
  },
  {
    id: 'fighters-that-do-not-touch-a-beacon-do-not-attack-it',
    covers: ['QR-4.1a'],
    given: flight({ beacons: [enemy('beacon-1', 24, 24), enemy('beacon-2', 30, 30)] }),
    when: [raid('beacon-2', 'osprey-f01')],
    rejects: { code: 'not-touching', rule: 'QR-4.1a' },
  },
  {
    id: 'a-token-attacks-once-beacon-or-not',
    covers: ['R-QR-169', 'QR-4.1a'],
    given: flight({ beacons: [enemy('beacon-1', 24, 24)] }),
    dice: [1],
    when: [raid('beacon-1', 'osprey-f01'), raid('beacon-1', 'osprey-f01')],
    rejects: { code: 'attacked-already', rule: 'R-QR-169' },
  },
  {
    id: 'ships-do-not-fire-at-beacons',
    covers: ['QR-4.1a', 'R-QR-169'],
    given: {
      active: 'Waders',
      squadrons: [waders({ ...tern, at: [40, 30], weapons: { F: 'beam 4' } }), stones(onyx)],
      beacons: [enemy('beacon-1', 40, 32)],
    },
    when: [
      {
        by: 'seat-1',
        command: { kind: 'fire', target: 'beacon-1', shooters: [{ ship: 'tern', mounts: [{ mount: 'F' }] }] },
      },
    ],
    rejects: { code: 'no-target' },
  },
  {
    id: 'a-beacon-is-free-when-the-one-that-jams-it-is-destroyed',
    covers: ['QR-4.4b', 'QR-4.4a', 'R-QR-96'],
    given: {
      ...flight({ beacons: [own('beacon-1', 24, 24), enemy('beacon-2', 24.5, 24)] }),
      fighters: [{ carrier: 'Osprey', id: 'osprey-f01', at: [25.25, 24] }],
      terrain: [{ kind: 'beacon target', diameter: 1, at: [23.25, 24] }],
      squadrons: [
        {
          name: 'Hawks',
          seat: 'seat-1',
          ships: [{ name: 'Osprey', class: 'CV', at: [24, 10], offline: ['HY'], crew: 6 }],
        },
        { ...stones(onyx), activated: true },
      ],
    },
    dice: [6, ...initiative],
    when: [
      raid('beacon-2', 'osprey-f01'),
      { by: 'seat-1', command: { kind: 'recall-fighters', fighters: [] } },
      end,
      online('seat-1', 'beacon-1'),
    ],
    then: {
      events: [
        { kind: 'beacon-attacked', destroyed: true },
        { kind: 'targets-held', targets: [{ terrain: 'beacon-target', by: 'seat-1' }] },
      ],
    },
  },
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...laying, ...hacking, ...power, ...control, ...raids],
} satisfies CaseFile;
