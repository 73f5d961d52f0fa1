/** Tables brought to a moment at which an order of one kind may be given by seat-1, as positions. */
import type { Position } from '@broadside/rules/quantum-rebellion';

type Ship = Position['squadrons'][number]['ships'][number];
type Squadron = Position['squadrons'][number];

const guns = { F: 'beam 6', P: 'autocannon 3', S: 'autocannon 3' };
const tern = (change: Partial<Ship> = {}): Ship => ({
  name: 'Tern',
  class: 'CR',
  at: [18, 29],
  facing: 90,
  weapons: guns,
  ...change,
});
const plover: Ship = { name: 'Plover', class: 'FF', at: [15, 26], facing: 90, weapons: { F: 'beam 4' } };
const waders = (...ships: Ship[]): Squadron => ({ name: 'Waders', seat: 'seat-1', ships });
const onyx: Ship = { name: 'Onyx', class: 'CR', at: [34, 42], facing: 180, weapons: guns };
const basalt: Ship = { name: 'Basalt', class: 'DD', at: [30, 44], facing: 180, weapons: { F: 'beam 4' } };
const stones = (...ships: Ship[]): Squadron => ({ name: 'Stones', seat: 'seat-2', ships });
const planet = { kind: 'planet', at: [24, 24] as [number, number] };
const rocks = { kind: 'light asteroid field', at: [8, 40] as [number, number] };
const lurker = (name: string): Ship => ({ name, class: 'FF', customizations: ['ambush'], weapons: { F: 'beam 4' } });
const reeds: Squadron = { name: 'Reeds', seat: 'seat-1', ships: [lurker('Bittern'), lurker('Rail')] };
const gulls: Squadron = {
  name: 'Gulls',
  seat: 'seat-1',
  reserve: true,
  ships: [
    { name: 'Osprey', class: 'CVL', rank: 'commander' },
    { name: 'Petrel', class: 'K' },
  ],
};
const scouts: Squadron = {
  name: 'Wings',
  seat: 'seat-1',
  ships: ['Swift', 'Martin'].map((name): Ship => ({ name, class: 'K', customizations: ['scout'] })),
};
const layer: Ship = { name: 'Tern', class: 'FF', equipment: { E1: 'minelayer' } };
const powered = (module: string): Partial<Ship> => ({ equipment: { E1: module, E2: 'auxiliary power unit' } });
const moving = (ship: Ship, more: Partial<Position> = {}): Position => ({
  active: 'Waders',
  segment: 'movement',
  squadrons: [waders(ship, plover), stones(onyx, basalt)],
  terrain: [planet, rocks],
  ...more,
});

export interface Moment {
  /** The kind of offer that is looked at. */
  readonly kind: string;
  readonly position: Position;
}

export const moments: Readonly<Record<string, Moment>> = {
  'enter-orbit': { kind: 'enter-orbit', position: moving(tern()) },
  'follow-orbit': { kind: 'follow-orbit', position: moving(tern({ at: [24, 29] })) },
  'leave-orbit': { kind: 'leave-orbit', position: moving(tern({ at: [24, 29] })) },
  slingshot: { kind: 'slingshot', position: moving(tern()) },
  pivot: { kind: 'pivot-ship', position: moving(tern({ equipment: { E1: 'maneuvering thrusters' } })) },
  'open-portal': { kind: 'open-portal', position: moving(tern(), { segment: 'command', round: 5, terrain: [rocks] }) },
  'leave-by-portal': {
    kind: 'leave-by-portal',
    position: moving(tern(), { segment: 'special', round: 5, portals: [{ opener: 'Plover', at: [18.8, 29] }] }),
  },
  'entry-portal': {
    kind: 'place-entry-portal',
    position: { phase: 'reserve', squadrons: [waders(tern()), gulls, stones(onyx)], terrain: [planet] },
  },
  'enter-squadron': {
    kind: 'enter-squadron',
    position: {
      squadrons: [waders(tern({ at: [8, 8] })), gulls, stones(onyx)],
      portals: [{ entry: 'Gulls', at: [30, 18] }],
      active: 'Gulls',
      pending: [{ kind: 'entry', by: 'seat-1', squadron: 'gulls' }],
      terrain: [planet],
    },
  },
  reserve: {
    kind: 'reserve-squadron',
    position: {
      phase: 'deployment',
      round: 0,
      squadrons: [
        waders({ name: 'Tern', class: 'CR' }, { name: 'Knot', class: 'CR' }),
        { name: 'Gulls', seat: 'seat-1', ships: [{ name: 'Petrel', class: 'FF' }] },
        stones({ name: 'Onyx', class: 'CR' }),
      ],
    },
  },
  jump: {
    kind: 'short-range-jump',
    position: moving(tern({ class: 'BB' }), {
      beacons: [
        { seat: 'seat-1', at: [40, 20] },
        { seat: 'seat-1', at: [8, 20] },
      ],
    }),
  },
  matrix: { kind: 'matrix-jump', position: moving(tern({ class: 'BB', ...powered('hyperspace matrix') })) },
  cloak: { kind: 'engage-cloak', position: moving(tern(powered('cloaking device')), { segment: 'special' }) },
  cloaked: {
    kind: 'disengage-cloak',
    position: moving(tern({ ...powered('cloaking device'), cloak: 'on' }), { segment: 'special' }),
  },
  stealth: {
    kind: 'fire',
    position: moving(tern(), {
      segment: 'combat',
      squadrons: [
        waders(tern({ at: [24, 20], facing: 0 })),
        stones({ ...onyx, at: [24, 32], ...powered('stealth systems') }),
      ],
      terrain: [rocks],
    }),
  },
  mines: {
    kind: 'lay-mines',
    position: { phase: 'mines', round: 0, squadrons: [waders(layer), stones(onyx)], terrain: [planet] },
  },
  beacon: {
    kind: 'deploy-beacon',
    position: moving(tern({ equipment: { E1: 'beacon deployment' } }), { segment: 'special' }),
  },
  hack: {
    kind: 'hack-beacon',
    position: moving(tern({ equipment: { E1: 'electronic countermeasures' } }), {
      segment: 'special',
      beacons: [
        { seat: 'seat-2', at: [18, 33] },
        { seat: 'seat-2', at: [21, 31] },
      ],
    }),
  },
  'raid-beacon': {
    kind: 'attack-beacon',
    position: moving(tern(), {
      segment: 'combat',
      squadrons: [waders(tern({ class: 'CVL' })), stones(onyx)],
      fighters: [
        { carrier: 'Tern', at: [22, 34] },
        { carrier: 'Tern', at: [23, 34.4] },
      ],
      beacons: [{ seat: 'seat-2', at: [22.5, 34.7] }],
    }),
  },
  power: {
    kind: 'switch-beacons',
    position: moving(tern(), {
      phase: 'end',
      beacons: [
        { seat: 'seat-1', at: [10, 10] },
        { seat: 'seat-1', at: [20, 20], status: 'offline' },
        { seat: 'seat-2', at: [10.4, 10] },
      ],
      pending: [
        { kind: 'end', step: 'closing' },
        { kind: 'beacon-power', seat: 'seat-1', waiting: [] },
      ],
    }),
  },
  hide: {
    kind: 'hide-squadron',
    position: { phase: 'deployment', round: 0, squadrons: [reeds, waders(plover), stones(onyx)], terrain: [planet] },
  },
  'turn-up': {
    kind: 'reveal-disc',
    position: {
      squadrons: [reeds, waders(tern()), stones(onyx)],
      discs: [
        { squadron: 'Reeds', at: [10, 24] },
        { squadron: 'Reeds', at: [24, 10], real: true },
        { squadron: 'Reeds', at: [38, 24] },
      ],
      terrain: [planet],
    },
  },
  'stay-hidden': {
    kind: 'stay-hidden',
    position: {
      squadrons: [reeds, stones(onyx)],
      discs: [
        { squadron: 'Reeds', at: [10, 24] },
        { squadron: 'Reeds', at: [24, 10], real: true },
        { squadron: 'Reeds', at: [38, 24] },
      ],
    },
  },
  spring: {
    kind: 'spring-ambush',
    position: {
      active: 'Stones',
      segment: 'movement',
      squadrons: [reeds, stones(onyx)],
      terrain: [rocks],
      pending: [
        { kind: 'activation', turn: 'seat-2', step: 'act' },
        { kind: 'ambush', seat: 'seat-1', squadron: 'reeds', at: { xMils: 24_000, yMils: 24_000 }, activates: false },
      ],
    },
  },
  'enemy-discs': {
    kind: 'move-ship',
    position: moving(tern(), {
      squadrons: [waders(tern()), stones(onyx), { ...reeds, seat: 'seat-2' }],
      discs: [
        { squadron: 'Reeds', at: [36, 34] },
        { squadron: 'Reeds', at: [24, 40], real: true },
        { squadron: 'Reeds', at: [38, 24] },
      ],
    }),
  },
  'hold-scouts': {
    kind: 'hold-scouts',
    position: {
      phase: 'deployment',
      round: 0,
      order: ['seat-1', 'seat-2'],
      squadrons: [scouts, stones({ name: 'Onyx', class: 'CR' })],
    },
  },
  scouts: {
    kind: 'deploy-squadron',
    position: {
      phase: 'deployment',
      round: 0,
      squadrons: [scouts, stones(onyx)],
      options: { scoutArea: 'anywhere-12-from-enemy' },
      pending: [{ kind: 'deployment', step: 'scouts', turn: 'seat-1' }],
      terrain: [planet],
    },
  },
  'mass-driver': {
    kind: 'fire-mass-driver',
    position: moving(tern({ at: [24, 29], equipment: { E1: 'mass driver', E2: 'cargo space' } }), {
      segment: 'combat',
    }),
  },
  land: {
    kind: 'land-troops',
    position: moving(tern({ at: [24, 29], equipment: { E1: 'cargo space', E2: 'cargo space' } }), {
      segment: 'special',
      scenario: 'planetary-invasion',
      sides: { 'seat-1': { divisions: 3 }, 'seat-2': { divisions: 0 } },
    }),
  },
  bombard: {
    kind: 'orbital-bombardment',
    position: moving(tern({ class: 'CH', at: [24, 29], weapons: { T1: 'autocannon 3', T2: 'autocannon 2' } }), {
      segment: 'special',
      scenario: 'support-ground-assault',
      sides: { 'seat-1': { divisions: 10 }, 'seat-2': { divisions: 10 } },
    }),
  },
  convoy: {
    kind: 'move-ship',
    position: {
      table: [72, 48],
      scenario: 'convoy-escort',
      convoy: { escort: 'seat-1', exits: 1 },
      active: 'Convoy',
      segment: 'movement',
      squadrons: [
        {
          name: 'Convoy',
          seat: 'seat-1',
          ships: ['Wheat', 'Barley', 'Rye'].map((name, i): Ship => ({
            name,
            class: 'AFL',
            at: [60 - 8 * i, 20 + 4 * i],
            facing: 90,
          })),
        },
        waders(tern({ at: [40, 30] })),
        stones({ ...onyx, at: [60, 34] }),
      ],
    },
  },
  board: {
    kind: 'board',
    position: {
      table: [72, 48],
      scenario: 'convoy-escort',
      convoy: { escort: 'seat-2', exits: 0 },
      active: 'Waders',
      segment: 'combat',
      squadrons: [
        waders(tern({ class: 'BB', at: [41.6, 26], facing: 180, equipment: { E1: 'space marines' } })),
        {
          name: 'Convoy',
          seat: 'seat-2',
          ships: [
            { name: 'Wheat', class: 'AFL', at: [42, 24], facing: 270 },
            { name: 'Barley', class: 'AFL', at: [30, 24], facing: 270 },
          ],
        },
      ],
    },
  },
};
