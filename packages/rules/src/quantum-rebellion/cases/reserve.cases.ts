/** Hyperspace reserve, the Reserve Phase and the way in (5.2.5.2, 6.2, 7.0, 7.1, 8.3.4). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

type By = 'seat-1' | 'seat-2';
type Step = NonNullable<RebellionCase['when']>[number];
type Value = Step['command'];

const squadron = (name: string, seat: By, ships: Fields[], change: Fields = {}): Fields => ({
  name,
  seat,
  ships,
  ...change,
});
const ship = (name: string, code: string, change: Fields = {}): Fields => ({ name, class: code, ...change });
const spot = (x: number, y: number): Fields => ({ xMils: x * 1000, yMils: y * 1000 });
const order = (command: Fields, by: By = 'seat-1'): Step => ({ by, command });

const tern = (change: Fields = {}): Fields => ship('Tern', 'CR', { at: [8, 6], ...change });
const onyx = (change: Fields = {}): Fields => ship('Onyx', 'CH', { at: [40, 42], facing: 180, ...change });
const waders = (change: Fields = {}): Fields => squadron('Waders', 'seat-1', [tern()], change);
const stones = (change: Fields = {}): Fields => squadron('Stones', 'seat-2', [onyx()], change);
const gulls = (change: Fields = {}): Fields =>
  squadron('Gulls', 'seat-1', [ship('Skua', 'CR'), ship('Petrel', 'DD')], { reserve: true, ...change });
const ravens = (change: Fields = {}): Fields =>
  squadron('Ravens', 'seat-2', [ship('Jet', 'DD')], { reserve: true, ...change });

// --- Deployment -------------------------------------------------------------------------------------------------

/** Seat-1 is to place a squadron of these ships; the fleet value is 500, so that the reserve takes 150 points. */
const placing = (ships: Fields[], more: Fields[] = [], change: Fields = {}): Fields => ({
  phase: 'deployment',
  round: 0,
  squadrons: [
    squadron('Waders', 'seat-1', [ship('Tern', 'CR')]),
    squadron('Gulls', 'seat-1', ships),
    stones(),
    ...more,
  ],
  ...change,
});
const reserve = (name: string, by: By = 'seat-1') => order({ kind: 'reserve-squadron', squadron: name }, by);
const deploy = (name: string, placed: Fields[], by: By = 'seat-1') =>
  order({ kind: 'deploy-squadron', squadron: name, ships: placed, fighters: [] }, by);
const cruisers = (count: number) => Array.from({ length: count }, (_, index) => ship(`Gull ${index + 1}`, 'CH'));

const deployment: RebellionCase[] = [
  {
    id: 'a-squadron-waits-in-hyperspace-instead-of-deploying',
    covers: ['QR-5.2.5c', 'QR-5.2.5.2b', 'QR-5.2.5.2c', 'R-QR-57'],
    given: placing([ship('Skua', 'CR'), ship('Petrel', 'DD')], [squadron('Flints', 'seat-2', [ship('Flint', 'CR')])]),
    when: [reserve('gulls')],
    then: {
      events: [{ kind: 'squadron-reserved', squadron: 'gulls', by: 'seat-1' }],
      position: { squadrons: [{ id: 'gulls', deployed: true, reserve: true }] },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'the-reserve-takes-thirty-percent-of-the-fleet-value',
    covers: ['QR-5.2.5.2a', 'R-QR-58'],
    given: placing(cruisers(3)),
    when: [reserve('gulls')],
    then: { position: { squadrons: [{ id: 'gulls', reserve: true }] } },
  },
  {
    id: 'the-reserve-takes-no-point-more',
    covers: ['QR-5.2.5.2a', 'R-QR-58'],
    given: placing(cruisers(3), [], { maxPoints: 499 }),
    when: [reserve('gulls')],
    rejects: { code: 'reserve-full', rule: 'QR-5.2.5.2a' },
  },
  {
    id: 'squadrons-in-reserve-count-together',
    covers: ['QR-5.2.5.2a', 'R-QR-58'],
    given: placing([ship('Skua', 'CH')], [squadron('Terns', 'seat-1', cruisers(2), { reserve: true })], {
      maxPoints: 400,
    }),
    when: [reserve('gulls')],
    rejects: { code: 'reserve-full', rule: 'QR-5.2.5.2a' },
  },
  {
    id: 'the-squadron-of-the-flagship-stays-out-of-reserve',
    covers: ['QR-5.2.5.2c'],
    given: placing([ship('Skua', 'CR')]),
    when: [reserve('waders')],
    rejects: { code: 'flagship', rule: 'QR-5.2.5.2c' },
  },
  {
    id: 'a-squadron-with-a-ship-on-the-table-stays-out-of-reserve',
    covers: ['QR-5.2.5.2b', 'R-QR-58'],
    given: {
      phase: 'deployment',
      round: 0,
      squadrons: [
        squadron('Waders', 'seat-1', [ship('Tern', 'CR')]),
        squadron('Gulls', 'seat-1', [ship('Skua', 'CR', { at: [20, 20] }), ship('Petrel', 'DD')], { deployed: false }),
        stones(),
      ],
    },
    when: [reserve('gulls')],
    rejects: { code: 'not-whole', rule: 'QR-5.2.5.2b' },
  },
  {
    id: 'a-station-cannot-wait-in-hyperspace',
    covers: ['R-QR-58'],
    given: placing([ship('Bastion', 'SS')]),
    when: [reserve('gulls')],
    rejects: { code: 'no-hyperdrive', rule: 'R-QR-58' },
  },
  {
    id: 'a-base-too-big-for-its-zone-touches-its-own-edge',
    covers: ['QR-5.2.5.3b', 'R-QR-59', 'R-QR-226'],
    given: placing([ship('Anvil', 'BB')], [], {
      sides: { 'seat-1': { zone: { west: 0, south: 0, east: 48, north: 1.75 } } },
    }),
    when: [deploy('gulls', [{ ship: 'anvil', at: spot(20, 1), facingCdeg: 0 }])],
    then: { position: { squadrons: [{ id: 'gulls', ships: [{ id: 'anvil', at: [20, 1] }] }] } },
  },
  {
    id: 'a-base-too-big-for-its-zone-stands-nowhere-but-at-its-edge',
    covers: ['QR-5.2.5.3b', 'R-QR-59'],
    given: placing([ship('Anvil', 'BB')], [], {
      sides: { 'seat-1': { zone: { west: 0, south: 0, east: 48, north: 1.75 } } },
    }),
    when: [deploy('gulls', [{ ship: 'anvil', at: spot(20, 1.2), facingCdeg: 0 }])],
    rejects: { code: 'outside-zone', rule: 'QR-5.2.5.3a' },
  },
  {
    id: 'a-base-that-finds-room-in-its-zone-stands-there',
    covers: ['QR-5.2.5.3b', 'R-QR-59'],
    given: placing([ship('Anvil', 'BB')], [], {
      sides: { 'seat-1': { zone: { west: 0, south: 0, east: 30, north: 8 } } },
    }),
    when: [deploy('gulls', [{ ship: 'anvil', at: spot(40, 1), facingCdeg: 0 }])],
    rejects: { code: 'outside-zone', rule: 'QR-5.2.5.3a' },
  },
];

// --- What waits in hyperspace counts for nothing ----------------------------------------------------------------

const activate = (name: string, by: By = 'seat-1') => order({ kind: 'activate-squadron', squadron: name }, by);
const end = (segment: string, by: By = 'seat-1') => order({ kind: 'end-segment', segment }, by);

const waiting: RebellionCase[] = [
  {
    id: 'a-squadron-in-hyperspace-holds-no-other-back',
    covers: ['QR-5.2.5.2d', 'QR-6.3b'],
    given: { squadrons: [squadron('Waders', 'seat-1', [tern({ disorder: 1 })]), gulls(), stones()] },
    when: [activate('waders')],
    then: { position: { active: 'waders' } },
  },
  {
    id: 'a-squadron-in-hyperspace-does-not-activate',
    covers: ['QR-5.2.5.2d'],
    given: { squadrons: [waders(), gulls(), stones()] },
    when: [activate('gulls')],
    rejects: { code: 'in-reserve', rule: 'QR-5.2.5.2d' },
  },
  {
    id: 'the-round-ends-without-the-squadron-in-hyperspace',
    covers: ['QR-5.2.5.2d', 'QR-8.0b'],
    given: {
      active: 'Waders',
      segment: 'movement',
      squadrons: [
        squadron('Waders', 'seat-1', [tern({ weapons: { F: 'beam 4' }, offline: ['F'] })]),
        gulls(),
        stones({ activated: true }),
      ],
    },
    when: [end('movement')],
    then: {
      events: [{ kind: 'activation-ended' }, { kind: 'end-phase-began' }],
      position: { phase: 'end', sides: { 'seat-2': { score: 0 } } },
    },
  },
  {
    id: 'what-is-still-in-hyperspace-at-the-end-of-the-game-scores-in-full',
    covers: ['QR-9.1c', 'R-QR-73', 'R-QR-181'],
    given: {
      active: 'Waders',
      segment: 'movement',
      round: 2,
      rounds: 2,
      squadrons: [waders(), gulls(), stones({ activated: true })],
    },
    when: [end('movement')],
    then: {
      events: [
        {
          kind: 'ships-scored',
          scores: [
            { ship: 'skua', for: 'seat-2', halfPoints: 70 },
            { ship: 'petrel', for: 'seat-2', halfPoints: 50 },
          ],
        },
        { kind: 'match-ended' },
      ],
      outcome: { winner: 'seat-2', points: { 'seat-1': 0, 'seat-2': 60 } },
    },
  },
];

// --- The Reserve Phase ------------------------------------------------------------------------------------------

const choosing = (squadrons: Fields[], change: Fields = {}): Fields => ({ phase: 'initiative', squadrons, ...change });
const goFirst = order({ kind: 'choose-order', place: 'first' });
const phase = (squadrons: Fields[], change: Fields = {}): Fields => ({ phase: 'reserve', squadrons, ...change });
const both = [waders(), gulls(), stones(), ravens()];
const open = (name: string, x: number, y: number, by: By = 'seat-1') =>
  order({ kind: 'place-entry-portal', squadron: name, at: spot(x, y) }, by);
const pass = (by: By = 'seat-1') => order({ kind: 'pass-reserve' }, by);
const field = (kind: string, at: [number, number], change: Fields = {}): Fields => ({ kind, at, ...change });

const phases: RebellionCase[] = [
  {
    id: 'reserves-come-after-initiative-and-before-activations',
    covers: ['QR-6.0a', 'QR-7.1.1a', 'R-QR-71'],
    given: choosing(both),
    when: [goFirst, open('gulls', 20, 20), open('ravens', 30, 30, 'seat-2')],
    then: {
      events: [
        { kind: 'order-chosen' },
        { kind: 'reserve-phase-began', round: 1 },
        { kind: 'entry-portal-placed', squadron: 'gulls', by: 'seat-1', at: spot(20, 20) },
        { kind: 'entry-portal-placed', squadron: 'ravens', by: 'seat-2' },
        { kind: 'reserve-phase-ended' },
      ],
      position: { phase: 'activation', portals: [{ entry: 'gulls', at: [20, 20] }, { entry: 'ravens' }] },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'without-reserves-there-is-no-reserve-phase',
    covers: ['QR-6.2a'],
    given: choosing([waders(), stones()]),
    when: [goFirst],
    then: { position: { pending: [{ kind: 'activation', step: 'choose', turn: 'seat-1' }] }, awaiting: ['seat-1'] },
  },
  {
    id: 'a-side-without-reserves-is-skipped',
    covers: ['QR-6.2a', 'R-QR-71'],
    given: choosing([waders(), stones(), ravens()]),
    when: [goFirst],
    then: { position: { phase: 'reserve' }, awaiting: ['seat-2'] },
  },
  {
    id: 'a-side-may-pass-and-keep-its-reserves',
    covers: ['QR-6.2a', 'QR-7.0a'],
    given: phase(both),
    when: [pass(), pass('seat-2')],
    then: {
      events: [
        { kind: 'reserve-passed', by: 'seat-1' },
        { kind: 'reserve-passed', by: 'seat-2' },
      ],
      position: { phase: 'activation', portals: [], squadrons: [{ id: 'gulls', reserve: true }] },
    },
  },
  {
    id: 'the-side-that-has-not-passed-goes-on-alone',
    covers: ['QR-7.0a', 'QR-7.1.1a'],
    given: phase([...both, squadron('Crows', 'seat-2', [ship('Coal', 'DD')], { reserve: true })]),
    when: [pass(), open('ravens', 30, 30, 'seat-2'), open('crows', 34, 30, 'seat-2')],
    then: { position: { phase: 'activation', portals: [{ entry: 'ravens' }, { entry: 'crows' }] } },
  },
  {
    id: 'a-side-that-has-passed-opens-no-more-portals',
    covers: ['QR-7.0a', 'R-QR-71'],
    given: phase([...both, squadron('Crows', 'seat-2', [ship('Coal', 'DD')], { reserve: true })]),
    when: [pass(), open('ravens', 30, 30, 'seat-2'), open('gulls', 20, 20)],
    rejects: { code: 'not-awaited' },
  },
  {
    id: 'a-squadron-has-one-portal',
    covers: ['QR-7.1.1a'],
    given: phase([waders(), gulls(), squadron('Auks', 'seat-1', [ship('Razor', 'K')], { reserve: true }), stones()]),
    when: [open('gulls', 20, 20), open('gulls', 30, 20)],
    rejects: { code: 'has-portal', rule: 'QR-7.1.1a' },
  },
  {
    id: 'only-a-squadron-in-hyperspace-is-given-a-portal',
    covers: ['QR-7.1.1a'],
    given: phase(both),
    when: [open('waders', 20, 20)],
    rejects: { code: 'not-in-reserve', rule: 'QR-7.1.1a' },
  },
  {
    id: 'nobody-brings-the-other-sides-reserves-in',
    covers: ['QR-7.1.1a'],
    given: phase(both),
    when: [open('ravens', 20, 20)],
    rejects: { code: 'not-your-squadron', rule: 'QR-7.1.1a' },
  },
  {
    id: 'a-portal-opens-four-inches-from-a-planet',
    covers: ['QR-7.1.1b', 'R-QR-70'],
    given: phase(both, { terrain: [field('planet', [24, 24], { size: 'small' })] }),
    when: [open('gulls', 24, 31)],
    then: { position: { portals: [{ entry: 'gulls', at: [24, 31] }] } },
  },
  {
    id: 'a-portal-opens-no-nearer-to-a-planet',
    covers: ['QR-7.1.1b', 'R-QR-70'],
    given: phase(both, { terrain: [field('planet', [24, 24], { size: 'small' })] }),
    when: [open('gulls', 24, 30.98)],
    rejects: { code: 'too-near-planet', rule: 'QR-7.1.1b' },
  },
  {
    id: 'a-portal-opens-four-inches-from-an-active-beacon',
    covers: ['QR-7.1.1b', 'R-QR-70'],
    given: phase(both, { beacons: [{ seat: 'seat-1', at: [20, 20] }] }),
    when: [open('gulls', 20, 25.25)],
    then: { position: { portals: [{ entry: 'gulls' }] } },
  },
  {
    id: 'a-portal-opens-no-nearer-to-an-active-beacon-of-either-side',
    covers: ['QR-7.1.1b', 'R-QR-70'],
    given: phase(both, { beacons: [{ seat: 'seat-1', at: [20, 20] }] }),
    when: [open('gulls', 20, 25.2)],
    rejects: { code: 'too-near-beacon', rule: 'QR-7.1.1b' },
  },
  {
    id: 'a-beacon-that-is-offline-or-jammed-is-no-obstacle',
    covers: ['QR-7.1.1b', 'R-QR-70'],
    given: phase(both, {
      beacons: [
        { seat: 'seat-2', at: [20, 20], status: 'offline' },
        { seat: 'seat-2', at: [23, 20] },
        { seat: 'seat-1', at: [23.5, 20] },
      ],
    }),
    when: [open('gulls', 21, 20)],
    then: { position: { portals: [{ entry: 'gulls' }] } },
  },
  {
    id: 'a-portal-may-open-in-other-terrain',
    covers: ['QR-7.1.1c'],
    given: phase(both, { terrain: [field('heavy asteroid field', [24, 24])] }),
    when: [open('gulls', 24, 24)],
    then: { position: { portals: [{ entry: 'gulls', at: [24, 24] }] } },
  },
  {
    id: 'an-entry-portal-lies-wholly-on-the-table',
    covers: ['R-QR-70'],
    given: phase(both),
    when: [open('gulls', 0.9, 20)],
    rejects: { code: 'off-table', rule: 'R-QR-70' },
  },
  {
    id: 'no-entry-portal-opens-where-the-scenario-forbids-it',
    covers: ['QR-8.1.2d', 'R-QR-70'],
    given: phase(both, { portalFree: [{ west: 0, south: 0, east: 48, north: 12 }] }),
    when: [open('gulls', 20, 12.9)],
    rejects: { code: 'restricted-area', rule: 'QR-8.1.2d' },
  },
  {
    id: 'an-entry-portal-opens-beside-the-area-that-the-scenario-closes',
    covers: ['QR-8.1.2d', 'R-QR-70'],
    given: phase(both, { portalFree: [{ west: 0, south: 0, east: 48, north: 12 }] }),
    when: [open('gulls', 20, 13)],
    then: { position: { portals: [{ entry: 'gulls' }] } },
  },
  {
    id: 'no-portal-out-opens-where-the-scenario-forbids-it',
    covers: ['QR-8.1.2d'],
    given: {
      active: 'Waders',
      segment: 'command',
      squadrons: [waders(), stones()],
      portalFree: [{ west: 0, south: 0, east: 48, north: 12 }],
    },
    when: [order({ kind: 'open-portal', ship: 'tern', at: spot(8, 9) })],
    rejects: { code: 'restricted-area', rule: 'QR-8.1.2d' },
  },
  {
    id: 'the-last-portals-open-in-round-four',
    covers: ['QR-7.1.3a', 'R-QR-73'],
    given: choosing([waders(), gulls(), stones()], { round: 4 }),
    when: [goFirst, open('gulls', 20, 20)],
    then: { position: { portals: [{ entry: 'gulls' }] } },
  },
  {
    id: 'what-is-still-in-hyperspace-in-round-five-is-lost',
    covers: ['QR-7.1.3a', 'R-QR-73'],
    given: choosing([waders(), gulls(), stones()], { round: 5 }),
    when: [goFirst],
    then: {
      events: [
        { kind: 'reserve-phase-began', round: 5 },
        {
          kind: 'squadron-stranded',
          squadron: 'gulls',
          to: 'seat-2',
          ships: [
            { ship: 'skua', halfPoints: 70 },
            { ship: 'petrel', halfPoints: 50 },
          ],
        },
        { kind: 'reserve-phase-ended' },
      ],
      position: {
        sides: { 'seat-2': { score: 60 } },
        squadrons: [{ id: 'gulls', reserve: false, ships: [{ id: 'skua', gone: { how: 'stranded', points: 35 } }] }],
      },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'nobody-comes-in-from-round-five-on',
    covers: ['QR-7.1.3a', 'R-QR-73'],
    given: choosing([waders(), gulls(), stones()], { round: 5 }),
    when: [goFirst, open('gulls', 20, 20)],
    rejects: { code: 'too-late', rule: 'QR-7.1.3a' },
  },
  {
    id: 'nor-from-a-position-at-the-reserve-phase-of-round-five',
    covers: ['QR-7.1.3a', 'R-QR-73'],
    given: { ...phase([waders(), gulls(), stones()]), round: 5 },
    when: [open('gulls', 20, 20)],
    rejects: { code: 'too-late', rule: 'QR-7.1.3a' },
  },
];

// --- Coming in --------------------------------------------------------------------------------------------------

const gate = { at: [24, 24], entry: 'Gulls' };
const arriving = (change: Fields = {}): Fields => ({
  squadrons: [waders(), gulls(), stones()],
  portals: [gate],
  ...change,
});
const enter = (ships: [string, number, number, number?][], fighters: Value[] = []) =>
  order({
    kind: 'enter-squadron',
    squadron: 'gulls',
    ships: ships.map(([id, x, y, facing = 0]) => ({ ship: id, at: spot(x, y), facingCdeg: facing * 100 })),
    fighters,
  });

/** Seven battleships on and around the disc: its rim is full, and so is its middle. */
const crowd = [
  [24, 26],
  [25.732, 25],
  [25.732, 23],
  [24, 22],
  [22.268, 23],
  [22.268, 25],
  [24, 24],
].map((at, index) => ship(`Wall ${index + 1}`, 'BB', { at: at as [number, number] }));
const crowded = arriving({ squadrons: [squadron('Waders', 'seat-1', crowd), gulls(), stones()] });

const entries: RebellionCase[] = [
  {
    id: 'a-squadron-comes-in-at-its-portal',
    covers: ['QR-7.1.2a', 'QR-8.3.4a', 'QR-8.1.2b', 'R-QR-72', 'R-QR-220', 'R-QR-221'],
    given: arriving(),
    when: [
      activate('gulls'),
      enter([
        ['skua', 24, 25.75, 90],
        ['petrel', 24, 23.5],
      ]),
    ],
    then: {
      events: [
        { kind: 'activation-began', squadron: 'gulls' },
        { kind: 'squadron-entered', squadron: 'gulls', portal: 'portal-skua' },
      ],
      position: {
        active: 'gulls',
        segment: 'command',
        portals: [],
        squadrons: [
          {
            id: 'gulls',
            reserve: false,
            activated: true,
            ships: [
              {
                id: 'skua',
                at: [24, 25.75],
                facing: 90,
                activation: { movementOver: true, special: 'enter-squadron' },
              },
              { id: 'petrel', at: [24, 23.5] },
            ],
          },
        ],
      },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'a-squadron-with-a-portal-counts-without-disorder',
    covers: ['R-QR-68', 'QR-6.3b'],
    given: arriving({ squadrons: [squadron('Waders', 'seat-1', [tern({ disorder: 1 })]), gulls(), stones()] }),
    when: [activate('waders')],
    rejects: { code: 'less-disorder-first', rule: 'QR-6.3b' },
  },
  {
    id: 'the-round-does-not-end-before-a-squadron-has-come-in',
    covers: ['QR-7.1.2a'],
    given: arriving({
      active: 'Waders',
      segment: 'movement',
      squadrons: [waders(), gulls(), stones({ activated: true })],
    }),
    when: [end('movement')],
    then: { position: { phase: 'activation' }, awaiting: ['seat-1'] },
  },
  {
    id: 'a-squadron-at-its-portal-does-nothing-before-it-is-in',
    covers: ['QR-7.1.2a', 'R-QR-72'],
    given: arriving(),
    when: [activate('gulls'), end('command')],
    rejects: { code: 'must-enter', rule: 'QR-7.1.2a' },
  },
  {
    id: 'ships-that-have-come-in-move-no-more',
    covers: ['R-QR-72'],
    given: arriving(),
    when: [
      activate('gulls'),
      enter([
        ['skua', 24, 25.75],
        ['petrel', 24, 22.25],
      ]),
      end('command'),
      order({ kind: 'move-ship', ship: 'skua', courseCdeg: 0, distanceMils: 3000, facingCdeg: 0, carry: [] }),
    ],
    rejects: { code: 'entered', rule: 'R-QR-72' },
  },
  {
    id: 'all-ships-of-the-squadron-come-in',
    covers: ['QR-8.3.4a'],
    given: arriving(),
    when: [activate('gulls'), enter([['skua', 24, 25.75]])],
    rejects: { code: 'whole-squadron', rule: 'QR-8.3.4a' },
  },
  {
    id: 'an-arriving-ship-touches-the-portal',
    covers: ['QR-8.3.4a', 'R-QR-220'],
    given: arriving(),
    when: [
      activate('gulls'),
      enter([
        ['skua', 24, 25.75],
        ['petrel', 24, 27.25],
      ]),
    ],
    rejects: { code: 'not-at-portal', rule: 'QR-8.3.4a' },
  },
  {
    id: 'arriving-ships-do-not-overlap',
    covers: ['R-QR-72'],
    given: arriving(),
    when: [
      activate('gulls'),
      enter([
        ['skua', 24, 25.75],
        ['petrel', 24, 24.5],
      ]),
    ],
    rejects: { code: 'overlap', rule: 'QR-8.2.3a' },
  },
  {
    id: 'where-the-portal-is-full-ships-come-out-beyond-and-beside-each-other',
    covers: ['QR-8.3.4a', 'R-QR-72', 'R-QR-220'],
    given: crowded,
    when: [
      activate('gulls'),
      enter([
        ['skua', 25.625, 26.815],
        ['petrel', 26.375, 28.114],
      ]),
    ],
    then: { position: { squadrons: [{ id: 'gulls', ships: [{ id: 'skua', at: [25.625, 26.815] }] }] } },
  },
  {
    id: 'where-the-portal-is-full-the-next-ship-touches-a-mate',
    covers: ['R-QR-72', 'R-QR-220'],
    given: crowded,
    when: [
      activate('gulls'),
      enter([
        ['skua', 25.625, 26.815],
        ['petrel', 24, 30],
      ]),
    ],
    rejects: { code: 'not-at-portal', rule: 'R-QR-72' },
  },
  {
    id: 'terrain-at-the-portal-strikes-those-who-arrive',
    covers: ['QR-7.1.1c', 'R-QR-72', 'R-QR-89'],
    given: arriving({ terrain: [field('light asteroid field', [24, 24])] }),
    dice: [3, 1],
    when: [
      activate('gulls'),
      enter([
        ['skua', 24, 25.75],
        ['petrel', 24, 22.25],
      ]),
    ],
    then: {
      events: [
        { kind: 'squadron-entered' },
        { kind: 'terrain-met', ship: 'skua', trigger: 'entered', face: 3, hits: 3 },
        { kind: 'hull-lost', ship: 'skua', amount: 3, hull: 13 },
        { kind: 'terrain-met', ship: 'petrel', trigger: 'entered', face: 1, hits: 1 },
        { kind: 'hull-lost', ship: 'petrel', amount: 1 },
      ],
      position: { segment: 'command' },
    },
  },
  {
    id: 'shields-are-set-and-the-radius-is-measured-after-the-arrival',
    covers: ['R-QR-72', 'R-QR-221'],
    given: arriving({
      squadrons: [
        waders(),
        squadron('Gulls', 'seat-1', [ship('Skua', 'CR', { equipment: { E1: 'shield generator' } })], { reserve: true }),
        stones(),
      ],
    }),
    when: [
      activate('gulls'),
      enter([['skua', 24, 25.75]]),
      order({ kind: 'set-shields', ship: 'skua', arcs: { E1: 'fore' } }),
    ],
    then: { position: { squadrons: [{ id: 'gulls', ships: [{ id: 'skua', shields: { E1: 'fore' }, disorder: 0 }] }] } },
  },
  {
    id: 'a-carrier-comes-in-with-fighters-out-that-fly-in-the-next-round',
    covers: ['R-QR-63', 'R-QR-221'],
    given: arriving({
      squadrons: [waders(), squadron('Gulls', 'seat-1', [ship('Osprey', 'CVL')], { reserve: true }), stones()],
    }),
    when: [activate('gulls'), enter([['osprey', 24, 25.75]], [{ fighter: 'osprey-f01', at: spot(24, 27) }])],
    then: { position: { fighters: [{ id: 'osprey-f01', at: [24, 27], moved: true }] } },
  },
  {
    id: 'ships-out-of-hyperspace-have-no-optimal-range-bonus',
    covers: ['QR-7.1.2b', 'R-QR-72'],
    given: {
      active: 'Gulls',
      squadrons: [
        squadron('Gulls', 'seat-1', [
          ship('Skua', 'CR', {
            at: [24, 20],
            weapons: { F: 'beam 4' },
            activation: { movementOver: true, special: 'enter-squadron' },
          }),
        ]),
        squadron('Stones', 'seat-2', [onyx({ at: [24, 30] })]),
      ],
    },
    dice: [4, 4, 3, 5, 1, 1, 1],
    when: [order({ kind: 'fire', target: 'onyx', shooters: [{ ship: 'skua', mounts: [{ mount: 'F' }] }] })],
    then: {
      events: [
        { kind: 'fire-declared', pools: [{ dice: 4, need: 5, optimal: false }] },
        { kind: 'attack-rolled', hits: 1 },
      ],
    },
  },
  {
    id: 'nobody-leaves-by-a-portal-that-leads-in',
    covers: ['QR-8.1.2b', 'R-QR-76'],
    given: {
      active: 'Waders',
      segment: 'special',
      squadrons: [squadron('Waders', 'seat-1', [ship('Osprey', 'CVL', { at: [24, 25.75] })]), gulls(), stones()],
      portals: [gate],
    },
    when: [order({ kind: 'leave-by-portal', ship: 'osprey' })],
    rejects: { code: 'no-portal', rule: 'QR-8.3.4b' },
  },
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...deployment, ...waiting, ...phases, ...entries],
} satisfies CaseFile;
