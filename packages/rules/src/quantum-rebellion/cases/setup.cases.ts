/** Setting up (5): table, terrain, deployment, and how the first round begins. */
import type { Case, CaseFile } from '../../kernel/index.ts';

type Json = { readonly [field: string]: unknown };
const json = <T>(value: unknown): T => JSON.parse(JSON.stringify(value)) as T;

const frigate = (name: string, rank = 'admiral'): Json => ({
  name,
  class: 'FF',
  rank,
  weapons: {},
  equipment: {},
  customizations: [],
});
const fleet = (name: string, ships: readonly Json[]): Json => ({
  name,
  faction: 'Meridian',
  squadrons: [{ name: `${name} 1`, ships }],
});

/** Two frigates; no terrain to place unless the setup says so. */
const setup = (more: Json = {}): Case['start'] =>
  json({
    fleets: [fleet('Waders', [frigate('Tern')]), fleet('Stones', [frigate('Onyx')])],
    maxPoints: 500,
    terrain: [],
    ...more,
  });

const orders = (commands: readonly (Json & { by?: 'seat-1' | 'seat-2' })[]): Case['when'] =>
  commands.map(({ by = 'seat-1', ...command }) => ({ by, command: json(command) }));

type Told = Pick<Case, 'id' | 'covers' | 'dice' | 'start' | 'given'> & {
  commands?: readonly (Json & { by?: 'seat-1' | 'seat-2' })[];
};
const accepted = ({ commands = [], ...told }: Told, then: Json): Case => ({
  ...told,
  when: orders(commands),
  then: json(then),
});
const refused = ({ commands = [], ...told }: Told, code: string, rule: string): Case => ({
  ...told,
  when: orders(commands),
  rejects: { code, rule },
});

const circle = (diameter: number): Json => ({ kind: 'circle', radiusMils: diameter * 500 });
const rectangle = (width: number, height: number, facing = 0): Json => ({
  kind: 'rectangle',
  widthMils: width * 1000,
  heightMils: height * 1000,
  facingCdeg: facing * 100,
});
const piece = (kind: string, footprint: Json, more: Json = {}): Json => ({ kind, footprint, ...more });
const spot = (x: number, y: number) => ({ xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) });
const lay = (terrain: string, x: number, y: number, more: Json = {}) => ({
  kind: 'place-terrain',
  terrain,
  at: spot(x, y),
  ...more,
});

const started = (match: Json, more: Json = {}) => ({ kind: 'match-started', state: { match, ...more } });

const tables: Case[] = [
  accepted(
    {
      id: 'up-to-1000-points-are-played-on-48-by-48',
      covers: ['QR-5.1a', 'QR-12.1a', 'R-QR-50', 'R-QR-91'],
      start: setup({ maxPoints: 1000 }),
      dice: [15, 5],
    },
    {
      events: [
        started(
          { table: { widthMils: 48000, heightMils: 48000 }, rounds: 6, scenario: 'border-skirmish' },
          { terrain: { planet: { kind: 'planet', at: spot(24, 24), footprint: circle(6) } } },
        ),
      ],
      awaiting: ['seat-1'],
    },
  ),
  accepted(
    {
      id: 'above-1000-points-the-table-is-72-by-48',
      covers: ['QR-5.1a', 'R-QR-50', 'R-QR-49'],
      start: setup({ maxPoints: 1001 }),
      dice: [15, 5],
    },
    {
      events: [
        started(
          { table: { widthMils: 72000, heightMils: 48000 } },
          {
            terrain: { planet: { at: spot(36, 24) } },
            sides: {
              'seat-1': { zone: { west: 0, south: 0, east: 72000, north: 8000 } },
              'seat-2': { zone: { west: 0, south: 40000, east: 72000, north: 48000 } },
            },
          },
        ),
      ],
    },
  ),
  accepted(
    {
      id: 'a-match-begins-with-whole-ships-and-nothing-marked',
      covers: ['R-QR-64', 'QR-1.1a', 'QR-5.2a', 'QR-5.2.1a'],
      start: setup(),
      dice: [15, 5],
    },
    {
      events: [
        started(
          { round: 0, phase: 'terrain' },
          { ships: { 's1-01-1': { place: 'off', hull: 12, crew: 3, disorder: 0, fullStop: false, facingCdeg: 0 } } },
        ),
        { kind: 'deployment-rolled' },
      ],
    },
  ),
];

const rolled = (size: string, kind: string, footprint: Json) => ({ size, terrain: { kind, footprint, at: null } });

const randomTerrain: Case[] = [
  accepted(
    {
      id: 'a-48-by-48-table-gets-one-piece-of-each-size',
      covers: ['QR-5.1b', 'QR-5.2.3a', 'QR-5.2.3c', 'QR-3.3a', 'QR-1.2a', 'R-QR-51', 'R-QR-191', 'R-QR-12'],
      start: setup({ terrain: 'random' }),
      // Small: 2, a minefield, a circle. Medium: 4, asteroids, heavy, a square. Large: 10, a planet. Then who places.
      dice: [1, 1, 1, 2, 2, 4, 4, 4, 6, 12, 7],
    },
    {
      events: [
        {
          kind: 'terrain-rolled',
          pieces: [
            rolled('small', 'minefield', circle(4)),
            rolled('medium', 'asteroids-heavy', rectangle(6, 6)),
            rolled('large', 'planet', circle(8)),
          ],
        },
        { kind: 'terrain-order-rolled', winner: 'seat-1' },
      ],
      awaiting: ['seat-1'],
    },
  ),
  accepted(
    {
      id: 'a-72-by-48-table-gets-five-pieces',
      covers: ['QR-5.1b', 'QR-5.2.3a', 'QR-3.3a', 'R-QR-51'],
      start: setup({ terrain: 'random', table: '72x48' }),
      // 3 light asteroids 2x8; 5 gas, circle; 7 heavy asteroids 3x12; 8 cloud, circle; 12 minefield 5x12.
      dice: [1, 2, 3, 5, 2, 3, 2, 3, 4, 6, 6, 4, 4, 1, 6, 6, 5, 3, 11],
    },
    {
      events: [
        {
          kind: 'terrain-rolled',
          pieces: [
            rolled('small', 'asteroids-light', rectangle(2, 8)),
            rolled('small', 'corrosive-gas', circle(4)),
            rolled('medium', 'asteroids-heavy', rectangle(3, 12)),
            rolled('medium', 'particle-cloud', circle(6)),
            rolled('large', 'minefield', rectangle(5, 12)),
          ],
        },
        { kind: 'terrain-order-rolled', winner: 'seat-2' },
      ],
      awaiting: ['seat-2'],
    },
  ),
  accepted(
    {
      id: 'a-60-by-36-table-gets-one-small-and-two-medium-pieces',
      covers: ['QR-5.1b', 'R-QR-50'],
      start: setup({ terrain: 'random', table: '36x60' }),
      dice: [5, 6, 5, 6, 4, 4, 3, 20, 1],
    },
    {
      events: [
        started({ table: { widthMils: 60000, heightMils: 36000 } }),
        {
          kind: 'terrain-rolled',
          pieces: [
            rolled('small', 'planet', circle(4)),
            rolled('medium', 'planet', circle(6)),
            rolled('medium', 'particle-cloud', rectangle(6, 6)),
          ],
        },
      ],
    },
  ),
  accepted(
    {
      id: 'a-tie-for-the-first-piece-is-rolled-again',
      covers: ['QR-5.2.3c', 'R-QR-52'],
      start: setup({ terrain: [piece('minefield', circle(4))] }),
      dice: [9, 9, 3, 11],
    },
    {
      events: [
        { kind: 'terrain-order-rolled', winner: null },
        { kind: 'terrain-order-rolled', winner: 'seat-2' },
      ],
      awaiting: ['seat-2'],
    },
  ),
];

const gas = { terrain: [piece('corrosive-gas', circle(4)), piece('distortion-field', rectangle(2, 8))] };

const placing: Case[] = [
  accepted(
    {
      id: 'the-sides-place-terrain-in-turn',
      covers: ['QR-5.2.3b', 'QR-5.2.3c', 'QR-5.2.3d', 'R-QR-51'],
      start: setup(gas),
      dice: [12, 7],
      commands: [lay('terrain-01', 11, 24)],
    },
    {
      events: [{ kind: 'terrain-placed', terrain: 'terrain-01', by: 'seat-1', at: spot(11, 24) }],
      awaiting: ['seat-2'],
    },
  ),
  accepted(
    {
      id: 'after-the-last-piece-the-fleets-deploy',
      covers: ['QR-5.2a', 'QR-5.2.3d', 'R-QR-11'],
      start: setup(gas),
      dice: [12, 7, 4, 18],
      commands: [lay('terrain-01', 11, 24), { by: 'seat-2', ...lay('terrain-02', 40, 24, { facingCdeg: 9000 }) }],
    },
    {
      events: [
        { kind: 'terrain-placed', terrain: 'terrain-02', facingCdeg: 9000 },
        { kind: 'deployment-rolled', winner: 'seat-2' },
      ],
      awaiting: ['seat-2'],
    },
  ),
  refused(
    {
      id: 'terrain-keeps-eight-inches-from-other-terrain',
      covers: ['QR-5.2.3d'],
      start: setup(gas),
      dice: [12, 7],
      commands: [lay('terrain-01', 11.1, 24)],
    },
    'too-near-terrain',
    'QR-5.2.3d',
  ),
  refused(
    {
      id: 'terrain-keeps-eight-inches-from-the-zones',
      covers: ['QR-5.2.3d'],
      start: setup(gas),
      dice: [12, 7],
      commands: [lay('terrain-01', 8, 17.9)],
    },
    'too-near-zone',
    'QR-5.2.3d',
  ),
  refused(
    {
      id: 'terrain-lies-wholly-on-the-table',
      covers: ['R-QR-52'],
      start: setup(gas),
      dice: [12, 7],
      commands: [lay('terrain-01', 1.9, 24)],
    },
    'off-table',
    'R-QR-52',
  ),
  refused(
    {
      id: 'a-piece-is-placed-once',
      covers: ['QR-5.2.3c'],
      start: setup(gas),
      dice: [12, 7],
      commands: [lay('terrain-01', 11, 24), { by: 'seat-2', ...lay('terrain-01', 37, 24) }],
    },
    'terrain-placed',
    'QR-5.2.3c',
  ),
  accepted(
    {
      id: 'a-piece-that-fits-nowhere-is-left-out',
      covers: ['R-QR-52'],
      start: setup({ terrain: [piece('minefield', circle(20)), piece('particle-cloud', circle(6))] }),
      dice: [12, 7],
    },
    { events: [{ kind: 'terrain-discarded', terrain: 'terrain-01' }], awaiting: ['seat-1'] },
  ),
  accepted(
    {
      id: 'with-no-piece-left-the-fleets-deploy-at-once',
      covers: ['R-QR-52'],
      start: setup({ terrain: [piece('minefield', circle(20))] }),
      dice: [12, 7, 6, 3],
    },
    { events: [{ kind: 'terrain-discarded' }, { kind: 'deployment-rolled' }], awaiting: ['seat-1'] },
  ),
  accepted(
    {
      id: 'terrain-may-lie-already-when-the-match-begins',
      covers: ['QR-5.2.3b', 'R-QR-51'],
      start: setup({ layout: [piece('corrosive-gas', circle(4), { at: spot(11, 24), name: 'Murk' })] }),
      dice: [6, 3],
    },
    { events: [started({}, { terrain: { 'terrain-01': { name: 'Murk', at: spot(11, 24) } } })] },
  ),
  refused(
    {
      id: 'terrain-that-lies-already-keeps-the-same-distance',
      covers: ['QR-5.2.3d'],
      start: setup({ layout: [piece('corrosive-gas', circle(4), { at: spot(12, 24) })] }),
    },
    'too-near-terrain',
    'QR-5.2.3d',
  ),
];

/** Seat-1 deploys two squadrons, one of them with a carrier, against one of seat-2. */
const waiting = (more: Json = {}): Case['given'] =>
  json({
    phase: 'deployment',
    round: 0,
    squadrons: [
      {
        name: 'Waders',
        seat: 'seat-1',
        ships: [
          { name: 'Tern', class: 'CR' },
          { name: 'Knot', class: 'FF' },
        ],
      },
      { name: 'Gulls', seat: 'seat-1', ships: [{ name: 'Petrel', class: 'CV' }] },
      { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR' }] },
    ],
    ...more,
  });
const station = (ship: string, x: number, y: number, facing = 0) => ({
  ship,
  at: spot(x, y),
  facingCdeg: facing * 100,
});
const deploy = (squadron: string, ships: readonly Json[], fighters: readonly Json[] = []) => ({
  kind: 'deploy-squadron',
  squadron,
  ships,
  fighters,
});
const waders = deploy('waders', [station('tern', 20, 7.25), station('knot', 22, 7.5, 271.5)]);
const gulls = (...out: readonly [number, number][]) =>
  deploy(
    'gulls',
    [station('petrel', 30, 6)],
    out.map(([x, y], index) => ({ fighter: `petrel-f0${index + 1}`, at: spot(x, y) })),
  );
const stones = { by: 'seat-2' as const, ...deploy('stones', [station('onyx', 24, 44, 180)]) };

const deployment: Case[] = [
  accepted(
    {
      id: 'the-winner-may-let-the-other-side-deploy-first',
      covers: ['QR-5.2.5b', 'R-QR-57'],
      start: setup(),
      dice: [15, 5],
      commands: [{ kind: 'choose-deployer', first: false }],
    },
    { events: [{ kind: 'deployer-chosen', by: 'seat-1', order: ['seat-2', 'seat-1'] }], awaiting: ['seat-2'] },
  ),
  accepted(
    {
      id: 'the-winner-may-deploy-first-after-a-tie',
      covers: ['QR-5.2.5b', 'R-QR-57'],
      start: setup(),
      dice: [8, 8, 5, 15],
      commands: [{ by: 'seat-2', kind: 'choose-deployer', first: true }],
    },
    { events: [{ kind: 'deployment-rolled', winner: null }], awaiting: ['seat-2'] },
  ),
  accepted(
    {
      id: 'a-squadron-deploys-together-facing-as-it-likes',
      covers: ['QR-5.2.5a', 'QR-5.2.5b', 'QR-5.2.5.3a', 'R-QR-57'],
      given: waiting(),
      commands: [waders],
    },
    {
      position: {
        squadrons: [
          {
            id: 'waders',
            deployed: true,
            ships: [
              { id: 'tern', at: [20, 7.25], facing: 0 },
              { id: 'knot', at: [22, 7.5], facing: 271.5 },
            ],
          },
        ],
      },
      awaiting: ['seat-2'],
    },
  ),
  refused(
    {
      id: 'no-ship-of-a-squadron-is-left-out',
      covers: ['QR-5.2.5a'],
      given: waiting(),
      commands: [deploy('waders', [station('tern', 20, 7)])],
    },
    'whole-squadron',
    'QR-5.2.5a',
  ),
  refused(
    {
      id: 'no-ship-is-placed-twice',
      covers: ['QR-5.2.5a'],
      given: waiting(),
      commands: [deploy('waders', [station('tern', 20, 7), station('tern', 24, 7)])],
    },
    'whole-squadron',
    'QR-5.2.5a',
  ),
  refused(
    {
      id: 'a-base-stands-wholly-in-its-zone',
      covers: ['QR-5.2.5.3a', 'R-QR-49'],
      given: waiting(),
      commands: [deploy('waders', [station('tern', 20, 7.3), station('knot', 22, 7)])],
    },
    'outside-zone',
    'QR-5.2.5.3a',
  ),
  refused(
    {
      id: 'bases-do-not-overlap-when-they-deploy',
      covers: ['QR-8.2.3a', 'QR-5.2.5.3a'],
      given: waiting(),
      commands: [deploy('waders', [station('tern', 20, 7), station('knot', 21, 7)])],
    },
    'overlap',
    'QR-8.2.3a',
  ),
  refused(
    { id: 'a-squadron-deploys-once', covers: ['QR-5.2.5b'], given: waiting(), commands: [waders, stones, waders] },
    'deployed',
    'QR-5.2.5b',
  ),
  refused(
    {
      id: 'nobody-deploys-the-squadron-of-the-other-side',
      covers: ['QR-5.2.5b'],
      given: waiting(),
      commands: [deploy('stones', [station('onyx', 24, 6)])],
    },
    'not-your-squadron',
    'QR-5.2.5b',
  ),
  accepted(
    {
      id: 'a-side-with-nothing-left-is-passed-over-and-the-first-round-begins',
      covers: ['R-QR-57', 'QR-6.0a', 'QR-5.2.5b'],
      given: waiting(),
      dice: [3, 17, 9, 11],
      commands: [waders, stones, gulls()],
    },
    {
      events: [
        { kind: 'squadron-deployed', squadron: 'waders' },
        { kind: 'squadron-deployed', squadron: 'stones' },
        { kind: 'squadron-deployed', squadron: 'gulls' },
        { kind: 'round-began', round: 1 },
        { kind: 'initiative-rolled', winner: 'seat-1' },
      ],
      awaiting: ['seat-1'],
    },
  ),
  accepted(
    {
      id: 'a-carrier-deploys-with-fighters-out',
      covers: ['QR-5.2.5.1a', 'R-QR-63'],
      given: waiting(),
      commands: [gulls([30, 7.5], [31.5, 6])],
    },
    {
      position: {
        fighters: [
          { id: 'petrel-f01', at: [30, 7.5] },
          { id: 'petrel-f02', at: [31.5, 6] },
          { id: 'petrel-f03', at: null },
        ],
      },
    },
  ),
  refused(
    {
      id: 'a-fighter-deploys-touching-its-carrier',
      covers: ['QR-5.2.5.1a', 'R-QR-63'],
      given: waiting(),
      commands: [gulls([30, 8])],
    },
    'not-touching',
    'QR-8.3.7a',
  ),
  refused(
    {
      id: 'only-the-fighters-of-the-squadron-deploy-with-it',
      covers: ['QR-5.2.5.1a'],
      given: waiting(),
      commands: [{ ...waders, fighters: [{ fighter: 'petrel-f01', at: spot(20, 8.5) }] }],
    },
    'not-aboard',
    'QR-5.2.5.1a',
  ),
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...tables, ...randomTerrain, ...placing, ...deployment],
} satisfies CaseFile;
