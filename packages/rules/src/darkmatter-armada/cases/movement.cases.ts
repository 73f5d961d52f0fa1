/** Movement (9.2): each rule with a move that keeps it and one that breaks it. */
import type { CaseFile } from '../../kernel/index.ts';
import { acting, type ArmadaCase, by, ends, type Fields, knot, move, ship, tern } from './written.ts';

type Told = { id: string; covers: string[]; ships: Fields[]; orders: Fields[]; dice?: number[]; table?: Fields };
const given = ({ ships, table = {} }: Told) => acting('movement', ships, table);
const accepted = (told: Told, then: Fields): ArmadaCase => ({
  id: told.id,
  covers: told.covers,
  given: given(told),
  ...(told.dice === undefined ? {} : { dice: told.dice }),
  when: by('seat-1', ...told.orders),
  then,
});
const refused = (told: Told, code: string, rule: string): ArmadaCase => ({
  id: told.id,
  covers: told.covers,
  given: given(told),
  when: by('seat-1', ...told.orders),
  rejects: { code, rule },
});

const bands: ArmadaCase[] = [
  ...(
    [
      ['low', 0.5, 'DA-9.2.2a'],
      ['low', 8, 'DA-9.2.2a'],
      ['medium', 8, 'DA-9.2.2b'],
      ['medium', 16, 'DA-9.2.2b'],
      ['high', 16, 'DA-9.2.2c'],
      ['high', 24, 'DA-9.2.2c'],
    ] as const
  ).map(([speed, inches, rule]) =>
    accepted(
      {
        id: `a-cruiser-at-${speed}-moves-${inches}-inches`.replace('.', '-'),
        covers: [rule, 'DA-9.2.1', 'DA-9.2.4', 'DA-9.2.6'],
        ships: [tern({ speed })],
        orders: [move(0, inches)],
      },
      ship('tern', { at: [10, 10 + inches], facing: 0 }),
    ),
  ),
  ...(
    [
      ['medium', 7.99, 'too-short', 'DA-9.2.3a'],
      ['high', 15.9, 'too-short', 'DA-9.2.3a'],
      ['low', 8.01, 'too-long', 'DA-9.2.4'],
      ['medium', 16.01, 'too-long', 'DA-9.2.4'],
      ['high', 24.01, 'too-long', 'DA-9.2.4'],
    ] as const
  ).map(([speed, inches, code, rule]) =>
    refused(
      {
        id: `a-cruiser-at-${speed}-does-not-move-${inches}-inches`.replace('.', '-'),
        covers: [rule],
        ships: [tern({ speed })],
        orders: [move(0, inches)],
      },
      code,
      rule,
    ),
  ),
];

const turns: ArmadaCase[] = [
  ...(
    [
      ['low', 75],
      ['medium', 50],
      ['high', 25],
    ] as const
  ).flatMap(([speed, degrees]): ArmadaCase[] => {
    const inches = { low: 8, medium: 8, high: 16 }[speed];
    return [
      accepted(
        {
          id: `template-c-turns-${degrees}-degrees-at-${speed}`,
          covers: ['DA-9.2.1', 'R-DA-68'],
          ships: [tern({ speed })],
          orders: [move(degrees, inches)],
        },
        ship('tern', { facing: degrees }),
      ),
      refused(
        {
          id: `template-c-turns-no-farther-at-${speed}`,
          covers: ['DA-9.2.1'],
          ships: [tern({ speed })],
          orders: [move(degrees + 1, inches)],
        },
        'outside-turning-arc',
        'DA-9.2.1',
      ),
    ];
  }),
  accepted(
    {
      id: 'a-ship-turns-45-degrees-after-its-move',
      covers: ['DA-9.2.6', 'R-DA-69'],
      ships: [tern()],
      orders: [move(0, 10, 45)],
    },
    ship('tern', { at: [10, 20], facing: 45 }),
  ),
  refused(
    {
      id: 'a-ship-keeps-its-origin-in-its-aft-quadrant',
      covers: ['DA-9.2.6', 'R-DA-69'],
      ships: [tern()],
      orders: [move(0, 10, 46)],
    },
    'final-facing',
    'DA-9.2.6',
  ),
  refused(
    {
      id: 'a-ship-at-rest-does-not-turn',
      covers: ['R-DA-70'],
      ships: [tern({ speed: 'low' })],
      orders: [move(0, 0, 10)],
    },
    'final-facing',
    'DA-9.2.6',
  ),
];

const others: ArmadaCase[] = [
  refused(
    {
      id: 'a-ship-does-not-end-on-another',
      covers: ['DA-9.2.5', 'R-DA-72'],
      ships: [tern(), knot({ at: [10, 20] })],
      orders: [move(0, 10)],
    },
    'overlap',
    'DA-9.2.5',
  ),
  accepted(
    {
      id: 'a-ship-passes-over-another',
      covers: ['DA-9.2.5', 'R-DA-72'],
      ships: [tern(), knot({ at: [10, 15] })],
      orders: [move(0, 10)],
    },
    ship('tern', { at: [10, 20] }),
  ),
  accepted(
    {
      id: 'a-frigate-beside-a-cruiser-stays',
      covers: ['DA-9.2.3b', 'R-DA-71'],
      ships: [tern(), knot({ at: [11.55, 10] })],
      orders: [move(0, 0, 0, { ship: 'knot' })],
    },
    ship('knot', { at: [11.55, 10] }),
  ),
  refused(
    {
      id: 'a-frigate-on-its-own-keeps-its-minimum',
      covers: ['DA-9.2.3b', 'DA-9.2.3a'],
      ships: [tern(), knot({ at: [13, 10] })],
      orders: [move(0, 0, 0, { ship: 'knot' })],
    },
    'too-short',
    'DA-9.2.3a',
  ),
  refused(
    {
      id: 'a-ship-moves-once',
      covers: ['DA-9.2.4'],
      ships: [tern(), knot()],
      orders: [move(0, 10), move(0, 10)],
    },
    'moved',
    'DA-9.2.4',
  ),
  accepted(
    {
      id: 'ships-of-one-squadron-have-speeds-of-their-own',
      covers: ['DA-9.2.2d'],
      ships: [tern({ speed: 'low' }), knot({ speed: 'high' })],
      orders: [move(0, 2), move(0, 25, 0, { ship: 'knot' })],
    },
    {
      events: [
        { kind: 'ship-moved', ship: 'tern' },
        { kind: 'ship-moved', ship: 'knot' },
      ],
    },
  ),
  accepted(
    {
      id: 'a-ship-that-leaves-the-table-is-destroyed',
      covers: ['DA-9.2.8', 'R-DA-79', 'DA-1.5b'],
      ships: [tern({ at: [10, 40] }), knot()],
      orders: [move(0, 8)],
    },
    {
      events: [{ kind: 'ship-removed', ship: 'tern', how: 'destroyed', halfPoints: 70 }],
      position: { sides: { 'seat-2': { score: 35 } } },
    },
  ),
  accepted(
    {
      id: 'a-ship-without-an-order-sails-on',
      covers: ['DA-9.2.3a', 'R-DA-164'],
      ships: [tern(), knot()],
      orders: [ends('movement')],
    },
    {
      events: [
        { kind: 'ship-moved', ship: 'tern', distanceMils: 8000 },
        { kind: 'ship-moved', ship: 'knot', distanceMils: 10_000 },
      ],
    },
  ),
  accepted(
    {
      id: 'a-token-rides-along',
      covers: ['DA-9.2.7', 'R-DA-72'],
      ships: [{ name: 'Tern', class: 'CV', at: [10, 10], facing: 0 }],
      orders: [move(0, 6, 0, { carry: ['tern-f01'] })],
      table: { fighters: [{ carrier: 'Tern', at: [10, 8.7] }] },
    },
    { position: { fighters: [{ id: 'tern-f01', at: [10, 14.75], moved: false }] } },
  ),
  refused(
    {
      id: 'a-token-out-of-contact-stays',
      covers: ['DA-9.2.7'],
      ships: [{ name: 'Tern', class: 'CV', at: [10, 10], facing: 0 }],
      orders: [move(0, 6, 0, { carry: ['tern-f01'] })],
      table: { fighters: [{ carrier: 'Tern', at: [10, 6] }] },
    },
    'not-carried',
    'DA-9.2.7',
  ),
];

const drives: ArmadaCase[] = [
  refused(
    {
      id: 'one-drive-of-two-is-good-for-low-only',
      covers: ['DA-12.7.20a', 'R-DA-151'],
      ships: [tern({ class: 'DN', destroyed: ['DR1'] })],
      orders: [move(0, 6.1)],
    },
    'too-long',
    'DA-9.2.4',
  ),
  accepted(
    {
      id: 'a-ship-without-drives-turns-45-degrees',
      covers: ['DA-12.7.20b', 'R-DA-151'],
      ships: [tern({ class: 'DN', destroyed: ['DR1', 'DR2'] })],
      orders: [move(0, 0, 45)],
    },
    ship('tern', { at: [10, 10], facing: 45 }),
  ),
  refused(
    {
      id: 'a-ship-without-drives-does-not-move',
      covers: ['DA-12.7.20b'],
      ships: [tern({ class: 'DN', destroyed: ['DR1', 'DR2'] })],
      orders: [move(0, 1)],
    },
    'no-drive',
    'DA-12.7.20b',
  ),
];

const cases: CaseFile = { ruleset: 'darkmatter-armada', cases: [...bands, ...turns, ...others, ...drives] };
export default cases;
