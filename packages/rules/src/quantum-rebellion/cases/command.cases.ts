/** The Command segment (8.1): drives, portals, Disorder, shields, command radius. */
import type { Case, CaseFile } from '../../kernel/index.ts';

type Json = { readonly [field: string]: unknown };

/** Waders of seat-1 begin their Command segment; Stones of seat-2 lie far off. */
function table(ships: readonly Json[], more: Json = {}): Case['given'] {
  const written = {
    active: 'Waders',
    segment: 'command',
    squadrons: [
      { name: 'Waders', seat: 'seat-1', ships },
      { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR', at: [40, 40], facing: 180 }] },
    ],
    ...more,
  };
  return JSON.parse(JSON.stringify(written)) as Case['given'];
}

const tern = (change: Json = {}): Json => ({ name: 'Tern', class: 'CR', at: [10, 10], facing: 0, ...change });
const knot = (change: Json = {}): Json => ({ name: 'Knot', class: 'FF', at: [13, 10], facing: 0, ...change });

const orders = (commands: readonly Json[]): Case['when'] =>
  commands.map((command) => ({ by: 'seat-1', command: JSON.parse(JSON.stringify(command)) as Json & null }));
const shutDown = (ship = 'tern'): Json => ({ kind: 'shut-down', ship });
const restart = (ship = 'tern'): Json => ({ kind: 'restart', ship });
const portal = (x: number, y: number, ship = 'tern'): Json => ({
  kind: 'open-portal',
  ship,
  at: { xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) },
});
const shields = (arcs: Json, ship = 'tern'): Json => ({ kind: 'set-shields', ship, arcs });
const endCommand: Json = { kind: 'end-segment', segment: 'command' };
const ahead = (inches: number): Json => ({
  kind: 'move-ship',
  ship: 'tern',
  courseCdeg: 0,
  distanceMils: Math.round(inches * 1000),
  facingCdeg: 0,
  carry: [],
});

type Told = Pick<Case, 'id' | 'covers' | 'dice'> & { given: Case['given']; commands: readonly Json[] };
const accepted = ({ commands, ...told }: Told, then: Json): Case => ({
  ...told,
  when: orders(commands),
  then: JSON.parse(JSON.stringify(then)) as Case['then'],
});
const refused = ({ commands, ...told }: Told, code: string, rule: string): Case => ({
  ...told,
  when: orders(commands),
  rejects: { code, rule },
});
const ship = (id: string, is: Json) => ({ position: { squadrons: [{ id: 'waders', ships: [{ id, ...is }] }] } });

const steps: Case[] = [
  accepted(
    {
      id: 'the-steps-run-drive-portal-disorder-shields-radius',
      covers: ['QR-8.1a', 'QR-8.1.3a', 'QR-8.1.5a', 'R-QR-77'],
      given: table([tern({ disorder: 2, equipment: { E1: 'shield generator' } }), knot({ at: [20, 10] })]),
      commands: [shutDown(), portal(10, 15), shields({ E1: 'fore' }), endCommand],
    },
    {
      events: [
        { kind: 'drive-shut-down', ship: 'tern' },
        { kind: 'command-step-reached', step: 'portal' },
        { kind: 'portal-opened', ship: 'tern' },
        { kind: 'disorder-shed', ship: 'tern', disorder: 1 },
        { kind: 'command-step-reached', step: 'shields' },
        { kind: 'shields-set', ship: 'tern', arcs: { E1: 'fore' } },
        { kind: 'disorder-gained', ship: 'knot', cause: { rule: 'QR-8.1.5a' } },
        { kind: 'segment-began', segment: 'movement' },
      ],
    },
  ),
  refused(
    {
      id: 'drives-are-not-ordered-after-a-portal',
      covers: ['QR-8.1a'],
      given: table([tern(), knot()]),
      commands: [portal(10, 15), shutDown('knot')],
    },
    'step-over',
    'QR-8.1a',
  ),
  refused(
    {
      id: 'portals-are-not-opened-after-shields',
      covers: ['QR-8.1a'],
      given: table([tern({ equipment: { E1: 'shield generator' } })]),
      commands: [shields({ E1: 'aft' }), portal(10, 15)],
    },
    'step-over',
    'QR-8.1a',
  ),
  refused(
    {
      id: 'a-ship-of-another-squadron-takes-no-orders',
      covers: ['R-QR-74'],
      given: table([tern()]),
      commands: [shutDown('onyx')],
    },
    'other-squadron',
    'QR-8.0c',
  ),
];

const drives: Case[] = [
  accepted(
    {
      id: 'a-ship-shuts-down-and-lies-at-full-stop',
      covers: ['QR-8.1.1a', 'R-QR-81'],
      given: table([tern()]),
      commands: [shutDown()],
    },
    ship('tern', { fullStop: true }),
  ),
  refused(
    {
      id: 'a-ship-at-full-stop-does-not-shut-down-again',
      covers: ['QR-8.1.1a'],
      given: table([tern({ fullStop: true })]),
      commands: [shutDown()],
    },
    'at-full-stop',
    'QR-8.1.1a',
  ),
  refused(
    {
      id: 'a-ship-does-not-restart-where-it-shut-down',
      covers: ['QR-8.1.1f', 'R-QR-81'],
      given: table([tern()]),
      commands: [shutDown(), restart()],
    },
    'just-shut-down',
    'R-QR-81',
  ),
  refused(
    {
      id: 'a-ship-does-not-shut-down-where-it-restarted',
      covers: ['R-QR-81'],
      given: table([tern({ fullStop: true })]),
      commands: [restart(), shutDown()],
    },
    'just-restarted',
    'R-QR-81',
  ),
  refused(
    { id: 'only-a-ship-at-full-stop-restarts', covers: ['QR-8.1.1f'], given: table([tern()]), commands: [restart()] },
    'not-at-full-stop',
    'QR-8.1.1f',
  ),
  refused(
    {
      id: 'a-station-has-no-drive-to-shut-down',
      covers: ['R-QR-41'],
      given: table([tern(), { name: 'Rock', class: 'SS', at: [20, 10] }]),
      commands: [shutDown('rock')],
    },
    'no-drive',
    'R-QR-41',
  ),
  accepted(
    {
      id: 'a-ship-that-restarts-moves-half',
      covers: ['QR-8.1.1f', 'R-QR-82'],
      given: table([tern({ fullStop: true })]),
      commands: [restart(), endCommand, ahead(8)],
    },
    ship('tern', { fullStop: false, at: [10, 18] }),
  ),
  refused(
    {
      id: 'a-ship-that-restarts-moves-no-more-than-half',
      covers: ['QR-8.1.1f'],
      given: table([tern({ fullStop: true })]),
      commands: [restart(), endCommand, ahead(8.02)],
    },
    'too-long',
    'QR-8.2.2a',
  ),
  accepted(
    {
      id: 'a-ship-at-full-stop-skips-the-movement-segment',
      covers: ['QR-8.1.1b'],
      given: table([tern({ fullStop: true, weapons: { F: 'beam 4' } })], {
        squadrons: [
          { name: 'Waders', seat: 'seat-1', ships: [tern({ fullStop: true, weapons: { F: 'beam 4' } })] },
          { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR', at: [10, 30], facing: 180 }] },
        ],
      }),
      commands: [endCommand],
    },
    {
      events: [
        { kind: 'movement-ended', held: [] },
        { kind: 'segment-began', segment: 'combat' },
      ],
    },
  ),
];

const portals: Case[] = [
  accepted(
    {
      id: 'a-portal-opens-with-its-edge-four-inches-from-the-ship',
      covers: ['QR-8.1.2a', 'QR-8.1.2b', 'QR-11.6.15a', 'R-QR-76', 'R-QR-06'],
      given: table([tern()]),
      commands: [portal(10, 15)],
    },
    { position: { portals: [{ id: 'portal-1', at: [10, 15], opener: 'tern' }] } },
  ),
  refused(
    {
      id: 'a-portal-does-not-open-farther-away',
      covers: ['QR-8.1.2a'],
      given: table([tern()]),
      commands: [portal(10, 15.02)],
    },
    'too-far',
    'QR-8.1.2a',
  ),
  accepted(
    {
      id: 'a-portal-opens-four-inches-from-terrain',
      covers: ['QR-8.1.2a'],
      given: table([tern()], { terrain: [{ kind: 'minefield', at: [10, 23] }] }),
      commands: [portal(10, 15)],
    },
    { events: [{ kind: 'portal-opened' }] },
  ),
  refused(
    {
      id: 'a-portal-does-not-open-nearer-to-terrain',
      covers: ['QR-8.1.2a'],
      given: table([tern()], { terrain: [{ kind: 'minefield', at: [10, 22.9] }] }),
      commands: [portal(10, 15)],
    },
    'too-near-terrain',
    'QR-8.1.2a',
  ),
  refused(
    {
      id: 'a-portal-lies-wholly-on-the-table',
      covers: ['R-QR-76'],
      given: table([tern({ at: [10, 3] })]),
      commands: [portal(10, 0.9)],
    },
    'off-table',
    'R-QR-76',
  ),
  refused(
    {
      id: 'a-ship-keeps-one-portal-open',
      covers: ['QR-8.1.2c'],
      given: table([tern(), knot()]),
      commands: [portal(10, 15), portal(10, 5)],
    },
    'portal-open',
    'QR-8.1.2c',
  ),
  accepted(
    {
      id: 'each-ship-may-keep-a-portal-open',
      covers: ['QR-8.1.2c'],
      given: table([tern(), knot()]),
      commands: [portal(10, 15), portal(13, 15, 'knot')],
    },
    {
      position: {
        portals: [
          { id: 'portal-1', opener: 'tern' },
          { id: 'portal-2', opener: 'knot' },
        ],
      },
    },
  ),
  refused(
    {
      id: 'without-a-hyperdrive-no-portal-opens',
      covers: ['QR-11.6.15a', 'QR-8.1.2a'],
      given: table([tern({ offline: ['HY'] })]),
      commands: [portal(10, 15)],
    },
    'no-hyperdrive',
    'QR-11.6.15a',
  ),
];

const twoGenerators = { equipment: { E1: 'shield generator', E2: 'shield generator' } };

const shieldCases: Case[] = [
  accepted(
    {
      id: 'a-shield-protects-one-arc-until-it-is-changed',
      covers: ['QR-8.1.4a', 'R-QR-80'],
      given: table([tern({ equipment: { E1: 'shield generator' } })]),
      commands: [shields({ E1: 'port' })],
    },
    ship('tern', { shields: { E1: 'port' } }),
  ),
  accepted(
    {
      id: 'a-shield-is-lowered',
      covers: ['QR-8.1.4a', 'R-QR-80'],
      given: table([tern({ equipment: { E1: 'shield generator' }, shields: { E1: 'port' } })]),
      commands: [shields({ E1: null })],
    },
    { events: [{ kind: 'shields-set', arcs: { E1: null } }] },
  ),
  accepted(
    {
      id: 'two-generators-protect-two-arcs',
      covers: ['QR-11.6.29a'],
      given: table([tern(twoGenerators)]),
      commands: [shields({ E1: 'fore', E2: 'starboard' })],
    },
    ship('tern', { shields: { E1: 'fore', E2: 'starboard' } }),
  ),
  refused(
    {
      id: 'two-generators-do-not-protect-the-same-arc',
      covers: ['QR-11.6.29a'],
      given: table([tern({ ...twoGenerators, shields: { E2: 'fore' } })]),
      commands: [shields({ E1: 'fore' })],
    },
    'same-arc',
    'QR-11.6.29a',
  ),
  refused(
    {
      id: 'a-damaged-generator-is-not-set',
      covers: ['QR-8.1.4a', 'R-QR-80'],
      given: table([tern({ ...twoGenerators, offline: ['E1'] })]),
      commands: [shields({ E1: 'fore' })],
    },
    'generator-not-working',
    'QR-8.1.4a',
  ),
  refused(
    {
      id: 'without-a-generator-there-is-no-shield',
      covers: ['QR-8.1.4a'],
      given: table([tern()]),
      commands: [shields({ E1: 'fore' })],
    },
    'no-generator',
    'QR-8.1.4a',
  ),
];

const disorder: Case[] = [
  accepted(
    {
      id: 'each-ship-sheds-one-disorder',
      covers: ['QR-8.1.3a', 'R-QR-77'],
      given: table([tern({ disorder: 2 }), knot({ disorder: 1 })]),
      commands: [endCommand],
    },
    {
      events: [
        { kind: 'disorder-shed', ship: 'tern', markers: 1, disorder: 1 },
        { kind: 'disorder-shed', ship: 'knot', markers: 1, disorder: 0 },
      ],
    },
  ),
  accepted(
    {
      id: 'six-inches-from-the-commander-is-in-reach',
      covers: ['QR-2.4a', 'QR-8.1.5a', 'R-QR-07'],
      given: table([tern(), knot({ at: [16.01, 10] })]),
      commands: [endCommand],
    },
    ship('knot', { disorder: 0 }),
  ),
  accepted(
    {
      id: 'beyond-six-inches-a-ship-gains-disorder',
      covers: ['QR-2.4a', 'QR-8.1.5a'],
      given: table([tern(), knot({ at: [16.02, 10] })]),
      commands: [endCommand],
    },
    ship('knot', { disorder: 1 }),
  ),
  accepted(
    {
      id: 'the-only-ship-of-a-squadron-is-in-command',
      covers: ['QR-2.4b', 'R-QR-78'],
      given: table([tern({ gone: { how: 'destroyed' } }), knot()]),
      commands: [endCommand],
    },
    ship('knot', { disorder: 0 }),
  ),
  accepted(
    {
      id: 'without-a-commander-there-is-no-radius-check',
      covers: ['QR-2.3.2b', 'R-QR-78'],
      given: table([tern({ gone: { how: 'destroyed' } }), knot(), knot({ name: 'Dunlin', at: [30, 10] })]),
      commands: [endCommand],
    },
    {
      position: {
        squadrons: [
          {
            id: 'waders',
            ships: [
              { id: 'knot', disorder: 0 },
              { id: 'dunlin', disorder: 0 },
            ],
          },
        ],
      },
    },
  ),
  accepted(
    {
      id: 'a-squadron-may-be-any-distance-from-the-admiral',
      covers: ['QR-2.4c'],
      given: table([knot()], {
        squadrons: [
          { name: 'Gulls', seat: 'seat-1', ships: [{ name: 'Petrel', class: 'BB', rank: 'admiral', at: [44, 4] }] },
          { name: 'Waders', seat: 'seat-1', ships: [tern({ rank: 'commander' }), knot()] },
          { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR', at: [40, 40], facing: 180 }] },
        ],
      }),
      commands: [endCommand],
    },
    ship('knot', { disorder: 0 }),
  ),
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...steps, ...drives, ...portals, ...shieldCases, ...disorder],
} satisfies CaseFile;
