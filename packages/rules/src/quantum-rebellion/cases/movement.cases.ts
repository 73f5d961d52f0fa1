/** Movement of ships and fighters (8.2, 8.4.6.2): each rule with a move that keeps it and one that breaks it. */
import type { Case, CaseFile } from '../../kernel/index.ts';

type Json = { readonly [field: string]: unknown };
type Command = Json & { readonly kind: string };

/** Waders of seat-1 move; Stones of seat-2 lie far off. */
function table(ships: readonly Json[], more: Json = {}): Case['given'] {
  const onyx = { name: 'Onyx', class: 'CR', at: [40, 40], facing: 180 };
  const written = {
    active: 'Waders',
    segment: 'movement',
    squadrons: [
      { name: 'Waders', seat: 'seat-1', ships },
      { name: 'Stones', seat: 'seat-2', ships: [onyx] },
    ],
    ...more,
  };
  return JSON.parse(JSON.stringify(written)) as Case['given'];
}

const tern = (change: Json = {}): Json => ({ name: 'Tern', class: 'CR', at: [10, 10], facing: 0, ...change });
const mate = (change: Json = {}): Json => ({ name: 'Knot', class: 'FF', at: [14, 10], facing: 0, ...change });

/** A move of Tern in degrees and inches. */
const move = (course: number, inches: number, facing = course, more: Json = {}): Command => ({
  kind: 'move-ship',
  ship: 'tern',
  courseCdeg: Math.round(course * 100),
  distanceMils: Math.round(inches * 1000),
  facingCdeg: Math.round(facing * 100),
  carry: [],
  ...more,
});

const orders = (commands: readonly Command[]): Case['when'] =>
  commands.map((command) => ({ by: 'seat-1', command: JSON.parse(JSON.stringify(command)) as Json & null }));

const ship = (id: string, is: Json) => ({ position: { squadrons: [{ id: 'waders', ships: [{ id, ...is }] }] } });

type Told = Pick<Case, 'id' | 'covers'> & { given: Case['given']; commands: readonly Command[]; dice?: number[] };

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

const standard: Case[] = [
  accepted(
    {
      id: 'a-cruiser-moves-its-whole-sixteen-inches',
      covers: ['QR-8.2.2a', 'QR-8.2a', 'R-QR-83'],
      given: table([tern()]),
      commands: [move(0, 16)],
    },
    {
      events: [{ kind: 'ship-moved', ship: 'tern', how: 'standard', carried: [] }],
      ...ship('tern', { at: [10, 26], facing: 0 }),
    },
  ),
  accepted(
    {
      id: 'a-hundredth-of-an-inch-too-far-is-within-tolerance',
      covers: ['QR-8.2.2a', 'R-QR-03'],
      given: table([tern()]),
      commands: [move(0, 16.01)],
    },
    ship('tern', { at: [10, 26.01] }),
  ),
  refused(
    {
      id: 'a-cruiser-does-not-move-farther-than-its-maximum',
      covers: ['QR-8.2.2a'],
      given: table([tern()]),
      commands: [move(0, 16.02)],
    },
    'too-long',
    'QR-8.2.2a',
  ),
  refused(
    {
      id: 'a-ship-has-one-standard-movement',
      covers: ['QR-8.2a'],
      given: table([tern(), mate()]),
      commands: [move(0, 3), move(0, 3)],
    },
    'moved',
    'QR-8.2a',
  ),
  accepted(
    {
      id: 'a-ship-may-stand-still-and-keeps-its-facing',
      covers: ['QR-8.2.2a', 'R-QR-83'],
      given: table([tern({ facing: 30 })]),
      commands: [move(0, 0, 30)],
    },
    ship('tern', { at: [10, 10], facing: 30, activation: { moves: 1 } }),
  ),
  refused(
    {
      id: 'a-ship-that-stands-still-does-not-pivot',
      covers: ['QR-8.2.2b', 'R-QR-83'],
      given: table([tern()]),
      commands: [move(0, 0, 20)],
    },
    'final-facing',
    'QR-8.2.2b',
  ),
  accepted(
    {
      id: 'the-final-facing-lies-within-45-degrees-of-the-course',
      covers: ['QR-8.2.2b'],
      given: table([tern()]),
      commands: [move(0, 6, 45)],
    },
    ship('tern', { at: [10, 16], facing: 45 }),
  ),
  refused(
    {
      id: 'the-start-stays-in-the-aft-quadrant',
      covers: ['QR-8.2.2b'],
      given: table([tern()]),
      commands: [move(0, 6, 46)],
    },
    'final-facing',
    'QR-8.2.2b',
  ),
  accepted(
    {
      id: 'ships-without-an-order-stand-still-when-the-segment-ends',
      covers: ['R-QR-83', 'R-QR-74'],
      given: table([tern(), mate()]),
      commands: [move(0, 4), { kind: 'end-segment', segment: 'movement' }],
    },
    { events: [{ kind: 'movement-ended', squadron: 'waders', held: ['knot'] }] },
  ),
];

const arcs: Case[] = (
  [
    ['DN', 'dreadnought', 45, 46],
    ['CH', 'heavy-cruiser', 90, 91],
    ['DD', 'destroyer', 135, 136],
  ] as const
).flatMap(([code, name, inside, outside]) => [
  accepted(
    {
      id: `a-${name}-turns-${inside}-degrees`,
      covers: ['QR-8.2.1a', 'QR-1.10.9a', 'R-QR-34'],
      given: table([tern({ class: code })]),
      commands: [move(inside, 5)],
    },
    { events: [{ kind: 'ship-moved', ship: 'tern', courseCdeg: inside * 100 }] },
  ),
  refused(
    {
      id: `a-${name}-does-not-turn-${outside}-degrees`,
      covers: ['QR-8.2.1a', 'QR-1.10.9a'],
      given: table([tern({ class: code })]),
      commands: [move(outside, 5)],
    },
    'outside-turning-arc',
    'QR-8.2.1a',
  ),
]);

const turnsAnywhere: Case[] = [
  accepted(
    {
      id: 'a-frigate-goes-straight-astern',
      covers: ['QR-8.2.1a', 'R-QR-34'],
      given: table([tern({ class: 'FF' })]),
      commands: [move(180, 5)],
    },
    ship('tern', { at: [10, 5], facing: 180 }),
  ),
];

const drives: Case[] = [
  accepted(
    {
      id: 'one-of-two-main-drives-gives-half-speed',
      covers: ['QR-11.6.19a', 'R-QR-82', 'R-QR-154'],
      given: table([tern({ offline: ['DR1'] })]),
      commands: [move(0, 8)],
    },
    ship('tern', { at: [10, 18] }),
  ),
  refused(
    {
      id: 'one-of-two-main-drives-gives-no-more-than-half',
      covers: ['QR-11.6.19a'],
      given: table([tern({ offline: ['DR1'] })]),
      commands: [move(0, 8.02)],
    },
    'too-long',
    'QR-8.2.2a',
  ),
  refused(
    {
      id: 'without-a-main-drive-a-ship-does-not-move',
      covers: ['QR-11.6.19b'],
      given: table([tern({ offline: ['DR1', 'DR2'] }), mate()]),
      commands: [move(0, 1)],
    },
    'drive-offline',
    'QR-11.6.19b',
  ),
  accepted(
    {
      id: 'a-drifting-ship-is-not-held-because-it-cannot-move',
      covers: ['QR-11.6.19b'],
      given: table([tern({ offline: ['DR1', 'DR2'] }), mate()]),
      commands: [{ kind: 'end-segment', segment: 'movement' }],
    },
    ship('tern', { at: [10, 10] }),
  ),
  refused(
    {
      id: 'a-ship-at-full-stop-makes-no-standard-movement',
      covers: ['QR-8.1.1b'],
      given: table([tern({ fullStop: true }), mate()]),
      commands: [move(0, 1)],
    },
    'full-stop',
    'QR-8.1.1b',
  ),
  accepted(
    {
      id: 'a-powered-secondary-drive-adds-three-inches',
      covers: ['QR-11.6.28a', 'QR-11.6.5a', 'R-QR-82'],
      given: table([tern({ equipment: { E1: 'secondary drive', E2: 'auxiliary power unit' } })]),
      commands: [move(0, 19)],
    },
    ship('tern', { at: [10, 29] }),
  ),
  refused(
    {
      id: 'a-secondary-drive-without-power-adds-nothing',
      covers: ['R-QR-29'],
      given: table([tern({ equipment: { E1: 'secondary drive', E2: 'auxiliary power unit' }, offline: ['E2'] })]),
      commands: [move(0, 16.5)],
    },
    'too-long',
    'QR-8.2.2a',
  ),
  refused(
    {
      id: 'plasma-takes-two-inches-of-the-move',
      covers: ['R-QR-82', 'R-QR-141'],
      given: table([tern({ plasma: 1 })]),
      commands: [move(0, 14.02)],
    },
    'too-long',
    'QR-8.2.2a',
  ),
  refused(
    {
      id: 'halves-do-not-compound',
      covers: ['R-QR-82'],
      given: table([tern({ offline: ['DR1'], activation: { restarted: true } })]),
      commands: [move(0, 8.02)],
    },
    'too-long',
    'QR-8.2.2a',
  ),
];

const places: Case[] = [
  refused(
    {
      id: 'a-ship-does-not-end-on-another-base',
      covers: ['QR-8.2.3a', 'R-QR-84'],
      given: table([tern(), mate({ at: [10, 16] })]),
      commands: [move(0, 5)],
    },
    'overlap',
    'QR-8.2.3a',
  ),
  accepted(
    {
      id: 'bases-may-touch',
      covers: ['QR-8.2.3a'],
      given: table([tern(), mate({ at: [10, 16] })]),
      commands: [move(0, 4.75)],
    },
    ship('tern', { at: [10, 14.75] }),
  ),
  accepted(
    {
      id: 'a-path-crosses-bases-freely',
      covers: ['QR-8.2.3a', 'R-QR-84'],
      given: table([tern(), mate({ at: [10, 16] })]),
      commands: [move(0, 12)],
    },
    ship('tern', { at: [10, 22] }),
  ),
  accepted(
    {
      id: 'a-ship-that-leaves-the-table-is-destroyed',
      covers: ['QR-8.2.5a', 'R-QR-85', 'R-QR-181'],
      given: table([tern({ at: [10, 3], class: 'FF' }), mate()]),
      commands: [move(180, 2.6)],
    },
    {
      events: [
        { kind: 'ship-moved', ship: 'tern' },
        { kind: 'ship-removed', ship: 'tern', how: 'destroyed', cause: { rule: 'QR-8.2.5a' }, halfPoints: 40 },
        { kind: 'command-lost', ship: 'tern' },
        { kind: 'disorder-gained', ship: 'knot', markers: 1 },
      ],
      position: { sides: { 'seat-2': { score: 20 } } },
    },
  ),
  accepted(
    {
      id: 'a-base-that-just-reaches-the-edge-stays-on-the-table',
      covers: ['QR-8.2.5a'],
      given: table([tern({ at: [10, 3], class: 'FF' })]),
      commands: [move(180, 2.5)],
    },
    ship('tern', { at: [10, 0.5] }),
  ),
];

const carrier = (change: Json = {}): Json => tern({ class: 'CVL', ...change });
/** Its first token, touching it on its starboard beam. */
const flight = (change: Json = {}): Json => ({ carrier: 'Tern', at: [11.25, 10], ...change });
const carried = (id: string) => ({ carry: [id] });

const riders: Case[] = [
  accepted(
    {
      id: 'a-fighter-rides-along-on-its-bearing',
      covers: ['QR-8.2.4a', 'QR-8.4.6.3a', 'R-QR-86'],
      given: table([carrier()], { fighters: [flight()] }),
      commands: [move(0, 10, 45, carried('tern-f01'))],
    },
    {
      events: [
        {
          kind: 'ship-moved',
          carried: [{ fighter: 'tern-f01', from: { xMils: 11250, yMils: 10000 }, to: { xMils: 10884, yMils: 19116 } }],
        },
      ],
      position: { fighters: [{ id: 'tern-f01', moved: false }] },
    },
  ),
  accepted(
    {
      id: 'a-fighter-may-be-left-behind',
      covers: ['QR-8.2.4a', 'R-QR-86'],
      given: table([carrier()], { fighters: [flight()] }),
      commands: [move(0, 10)],
    },
    { position: { fighters: [{ id: 'tern-f01', at: [11.25, 10] }] } },
  ),
  accepted(
    {
      id: 'a-rider-whose-place-is-taken-goes-to-the-nearest-free-one',
      covers: ['R-QR-86'],
      given: table([carrier(), mate({ at: [11.25, 20] })], { fighters: [flight()] }),
      commands: [move(0, 10, 0, carried('tern-f01'))],
    },
    { events: [{ kind: 'ship-moved', carried: [{ fighter: 'tern-f01' }] }] },
  ),
  refused(
    {
      id: 'only-fighters-in-contact-ride-along',
      covers: ['QR-8.2.4a', 'R-QR-86'],
      given: table([carrier()], { fighters: [flight({ at: [12, 10] })] }),
      commands: [move(0, 10, 0, carried('tern-f01'))],
    },
    'not-carried',
    'R-QR-86',
  ),
  refused(
    {
      id: 'a-fighter-that-stays-is-in-the-way',
      covers: ['QR-8.2.3a'],
      given: table([carrier()], { fighters: [flight({ at: [10, 11.25] })] }),
      commands: [move(0, 1)],
    },
    'overlap',
    'QR-8.2.3a',
  ),
];

const fly = (x: number, y: number, fighter = 'tern-f01'): Command => ({
  kind: 'move-fighter',
  fighter,
  to: { xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) },
});

const fighters: Case[] = [
  accepted(
    {
      id: 'a-fighter-flies-twenty-inches-and-activates-with-its-carrier',
      covers: ['QR-8.4.6.2b', 'QR-8.4.6.2a', 'R-QR-162'],
      given: table([carrier()], { fighters: [flight()] }),
      commands: [fly(31.25, 10)],
    },
    { position: { fighters: [{ id: 'tern-f01', at: [31.25, 10], moved: true }] } },
  ),
  refused(
    {
      id: 'a-fighter-flies-no-farther',
      covers: ['QR-8.4.6.2b'],
      given: table([carrier()], { fighters: [flight()] }),
      commands: [fly(31.3, 10)],
    },
    'too-long',
    'QR-8.4.6.2b',
  ),
  refused(
    {
      id: 'a-fighter-flies-once-a-round',
      covers: ['R-QR-162'],
      given: table([carrier()], { fighters: [flight()] }),
      commands: [fly(20, 10), fly(22, 10)],
    },
    'fighter-moved',
    'R-QR-162',
  ),
  refused(
    {
      id: 'a-fighter-does-not-end-on-a-base',
      covers: ['R-QR-162', 'QR-8.2.3a'],
      given: table([carrier(), mate({ at: [20, 10] })], { fighters: [flight()] }),
      commands: [fly(20.5, 10)],
    },
    'overlap',
    'R-QR-162',
  ),
  accepted(
    {
      id: 'a-fighter-beyond-the-edge-is-destroyed',
      covers: ['QR-8.2.5a', 'R-QR-85'],
      given: table([carrier()], { fighters: [flight()] }),
      commands: [fly(11.25, 0.2)],
    },
    { events: [{ kind: 'fighters-destroyed', fighters: ['tern-f01'], cause: { rule: 'QR-8.2.5a' } }] },
  ),
  refused(
    {
      id: 'a-fighter-of-another-squadron-waits-for-its-carrier',
      covers: ['QR-8.4.6.2a'],
      given: table([mate({ name: 'Tern' })], {
        squadrons: [
          { name: 'Waders', seat: 'seat-1', ships: [tern()] },
          { name: 'Gulls', seat: 'seat-1', ships: [{ name: 'Petrel', class: 'CVL', at: [20, 6] }] },
          { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR', at: [40, 40], facing: 180 }] },
        ],
        fighters: [{ carrier: 'Petrel', at: [21.25, 6] }],
      }),
      commands: [fly(24, 6, 'petrel-f01')],
    },
    'not-its-fighter',
    'QR-8.4.6.2a',
  ),
  accepted(
    {
      id: 'an-orphan-flies-with-any-squadron-of-its-side',
      covers: ['R-QR-161', 'QR-8.4.6.5b'],
      given: table([], {
        squadrons: [
          { name: 'Waders', seat: 'seat-1', ships: [tern()] },
          { name: 'Gulls', seat: 'seat-1', ships: [{ name: 'Petrel', class: 'CVL', gone: { how: 'destroyed' } }] },
          { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR', at: [40, 40], facing: 180 }] },
        ],
        fighters: [{ carrier: 'Petrel', at: [21.25, 6] }],
      }),
      commands: [fly(24, 6, 'petrel-f01')],
    },
    { position: { fighters: [{ id: 'petrel-f01', at: [24, 6], moved: true }] } },
  ),
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...standard, ...arcs, ...turnsAnywhere, ...drives, ...places, ...riders, ...fighters],
} satisfies CaseFile;
