/** Boarding assaults (9.4.10, 12.4.14, 12.4.15, 12.4.19, 12.7.19). */
import type { CaseFile } from '../../kernel/index.ts';
import { type ArmadaCase, by, type Fields, squadron } from './written.ts';

/** A cruiser with two companies of Space Marines, 6" from an enemy cruiser of a captain: DEF d4, CP 5 with its life support. */
const tern = (change: Fields = {}): Fields => ({
  name: 'Tern',
  class: 'CR',
  at: [24, 18],
  facing: 0,
  equipment: { E1: 'space marines', E2: 'space marines' },
  ...change,
});
const onyx = (change: Fields = {}): Fields => ({ name: 'Onyx', class: 'CR', at: [24, 24], facing: 180, ...change });
const knot: Fields = { name: 'Knot', class: 'K', at: [26, 20], facing: 0, equipment: { E1: 'space marines' } };
const waders = (...ships: Fields[]): Fields => squadron('Waders', 'seat-1', ships.length > 0 ? ships : [tern()]);
const stones = (...ships: Fields[]): Fields =>
  squadron('Stones', 'seat-2', [
    { name: 'Flint', class: 'DD', at: [44, 44], facing: 180 },
    ...(ships.length > 0 ? ships : [onyx()]),
  ]);
const given = (change: Fields = {}): Fields => ({ active: 'Waders', squadrons: [waders(), stones()], ...change });
const board = (ship = 'tern', fighters: string[] = []): Fields => ({ kind: 'board', ship, target: 'onyx', fighters });

const fought: ArmadaCase[] = [
  {
    id: 'boarders-who-win-cost-two-crew-and-a-critical-hit-and-lose-one-company',
    covers: ['DA-9.4.10', 'DA-9.4.10.2a', 'DA-9.4.10.2b', 'DA-9.4.10.3a', 'DA-9.4.10.3b', 'DA-1.2.2b', 'R-DA-138'],
    given: given(),
    dice: [1, 5, 2, 3, 5],
    when: by('seat-1', board()),
    then: {
      events: [
        {
          kind: 'assault-fought',
          attack: [{ sides: 6, face: 1 }, { sides: 6 }],
          defence: [
            { from: 'crew', sides: 6 },
            { from: 'DEF', sides: 4 },
          ],
          attackTotal: 6,
          defenceTotal: 5,
          won: true,
        },
        { kind: 'marines-lost', ship: 'tern', spaces: ['E1'] },
        { kind: 'crew-lost', ship: 'onyx', amount: 2 },
        { kind: 'critical-hit', ship: 'onyx', space: 'DF' },
      ],
    },
  },
  {
    id: 'a-tie-is-the-defenders-and-all-boarders-are-lost',
    covers: ['DA-9.4.10.3a', 'DA-9.4.10.3c', 'R-DA-138'],
    given: given(),
    dice: [2, 3, 3, 2],
    when: by('seat-1', board()),
    then: {
      events: [
        { kind: 'assault-fought', attackTotal: 5, defenceTotal: 5, won: false },
        { kind: 'marines-lost', spaces: ['E1', 'E2'] },
        { kind: 'crew-lost', ship: 'onyx', amount: 1, cause: { rule: 'DA-9.4.10.3c' } },
      ],
    },
  },
  {
    id: 'special-forces-roll-ten-sided-dice-and-veteran-troops-add-one',
    covers: ['DA-12.4.15', 'DA-12.4.19', 'DA-9.4.10.2a', 'R-DA-136'],
    given: given({ squadrons: [waders(tern({ customizations: ['special-forces', 'veteran-troops'] })), stones()] }),
    dice: [1, 1, 1, 3, 3],
    when: by('seat-1', board()),
    then: {
      events: [
        {
          kind: 'assault-fought',
          attack: [
            { from: 'Special Forces', sides: 10 },
            { from: 'Special Forces', sides: 10 },
            { from: 'Veteran Troops', sides: 4 },
          ],
        },
      ],
    },
  },
  {
    id: 'a-defender-has-its-detachment-its-marines-and-a-weak-crew-a-smaller-die',
    covers: ['DA-12.4.14', 'DA-9.4.10.2b', 'R-DA-136'],
    given: given({
      squadrons: [
        waders(),
        stones(
          onyx({ crew: 1, gridFault: 2, customizations: ['security-detachment'], equipment: { E1: 'space marines' } }),
        ),
      ],
    }),
    dice: [1, 1, 4, 6, 4, 6, 6, 6],
    when: by('seat-1', board()),
    then: {
      events: [
        {
          kind: 'assault-fought',
          defence: [
            { from: 'crew', sides: 4 },
            { from: 'Security Detachment', sides: 6 },
            { from: 'DEF', sides: 4, face: 4 },
            { from: 'Space Marines', sides: 6 },
          ],
          defenceTotal: 20,
        },
      ],
    },
  },
  {
    id: 'tokens-of-both-sides-add-four-sided-dice-and-go-home',
    covers: ['DA-9.4.10.2a', 'DA-9.4.10.2b', 'DA-9.4.10.3d', 'R-DA-137', 'DA-9.4a'],
    given: given({
      squadrons: [
        waders({
          name: 'Tern',
          class: 'CVL',
          at: [24, 18],
          equipment: { E1: 'space marines' },
        }),
        stones(onyx(), { name: 'Basalt', class: 'CVL', at: [40, 30], facing: 180 }),
      ],
      fighters: [
        { carrier: 'Tern', at: [25.25, 24] },
        { carrier: 'Basalt', at: [22.75, 24] },
      ],
    }),
    dice: [1, 1, 1, 1, 1],
    when: [
      ...by('seat-1', board('tern', ['tern-f01'])),
      ...by('seat-2', { kind: 'fly-patrol', fighters: ['basalt-f01'] }),
    ],
    then: {
      events: [
        {
          kind: 'assault-fought',
          attack: [{ sides: 6 }, { from: 'fighters', sides: 4 }],
          defence: [{ from: 'crew' }, { from: 'DEF' }, { from: 'patrol', sides: 4 }],
        },
        { kind: 'fighters-returned' },
      ],
      position: {
        fighters: [
          { id: 'tern-f01', place: 'aboard' },
          { id: 'basalt-f01', place: 'aboard' },
        ],
      },
    },
  },
  {
    id: 'long-range-assault-craft-reach-twelve-inches',
    covers: ['DA-9.4.10.1'],
    given: given({
      squadrons: [
        waders(tern({ at: [24, 12], equipment: { E1: 'space marines', E2: 'long range assault craft' } })),
        stones(),
      ],
    }),
    dice: [1, 3, 3],
    when: by('seat-1', board()),
    then: { events: [{ kind: 'boarding-began', ship: 'tern', target: 'onyx' }] },
  },
];

const refused = (id: string, covers: string[], ships: Fields[], code: string, rule: string, change: Fields = {}) =>
  ({
    id,
    covers,
    given: given({ squadrons: [waders(...ships, knot), stones()], ...change }),
    when: by('seat-1', board()),
    rejects: { code, rule },
  }) satisfies ArmadaCase;

/** Eight inches off: too far without assault craft. */
const craft = { E1: 'space marines', E2: 'long range assault craft' };
const passes = (id: string, covers: string[], change: Fields, dice: number[], then: Fields): ArmadaCase => ({
  id,
  covers,
  given: given(change),
  dice,
  when: by('seat-1', board()),
  then,
});
const went: Fields = { events: [{ kind: 'boarding-began', ship: 'tern', target: 'onyx' }] };
const wide: ArmadaCase[] = [
  passes(
    'assault-craft-that-work-carry-marines-twelve-inches',
    ['DA-12.7.19', 'DA-9.4.10.1'],
    { squadrons: [waders(tern({ at: [24, 12], equipment: craft })), stones()] },
    [1, 3, 3],
    went,
  ),
  passes(
    'shields-do-not-stop-boarders',
    ['DA-1.8.3', 'R-DA-113'],
    {
      squadrons: [waders(), stones(onyx({ equipment: { E1: 'shield generator' }, shields: { E1: 'fore' } }))],
    },
    [1, 1, 3, 3],
    went,
  ),
  passes(
    'special-forces-that-defend-roll-ordinary-dice',
    ['DA-12.4.15', 'R-DA-136'],
    {
      squadrons: [waders(), stones(onyx({ customizations: ['special-forces'], equipment: { E1: 'space marines' } }))],
    },
    [1, 1, 3, 3, 3],
    {
      events: [
        { kind: 'assault-fought', defence: [{ from: 'crew' }, { from: 'DEF' }, { from: 'Space Marines', sides: 6 }] },
      ],
    },
  ),
];

const cloak = { E1: 'space marines', E2: 'cloaking device' };
const kept: ArmadaCase[] = [
  refused(
    'a-cloaked-ship-boards-nobody',
    ['DA-12.7.10', 'R-DA-86'],
    [tern({ equipment: cloak, cloaked: true })],
    'cloaked',
    'DA-12.7.10',
  ),
  refused('nobody-boards-a-cloaked-ship', ['DA-12.7.10', 'R-DA-86'], [tern()], 'target-cloaked', 'DA-12.7.10', {
    squadrons: [
      waders(tern(), knot),
      stones(onyx({ equipment: { E1: 'cloaking device' }, cloaked: true }), {
        name: 'Chalk',
        class: 'CR',
        at: [26, 14],
        facing: 0,
      }),
    ],
  }),
  refused(
    'nobody-boards-from-farther-than-six-inches',
    ['DA-9.4.10.1'],
    [tern({ at: [24, 17.9] })],
    'out-of-reach',
    'DA-9.4.10.1',
  ),
  refused(
    'a-ship-whose-assault-craft-is-destroyed-boards-nobody',
    ['DA-12.7.19'],
    [tern({ equipment: { E1: 'space marines', E2: 'long range assault craft' }, destroyed: ['E2'] })],
    'assault-craft-destroyed',
    'DA-12.7.19',
  ),
  refused('without-marines-nobody-boards', ['DA-9.4.10'], [tern({ equipment: {} })], 'no-marines', 'DA-9.4.10'),
  refused(
    'destroyed-marines-board-nobody',
    ['DA-9.4.10'],
    [tern({ destroyed: ['E1', 'E2'] })],
    'marines-destroyed',
    'DA-9.4.10',
  ),
  refused('without-crew-nobody-boards', ['DA-9.4.11.6a', 'DA-9.4.10'], [tern({ crew: 0 })], 'no-crew', 'DA-9.4.11.6a'),
  refused(
    'a-ship-boards-once-in-an-activation',
    ['DA-9.4.10', 'R-DA-138'],
    [tern({ activation: { boarded: true } })],
    'boarded-already',
    'DA-9.4.10',
  ),
  refused(
    'a-ship-that-evades-and-skips-combat-does-not-board',
    ['DA-9.3.6b', 'R-DA-93'],
    [tern({ activation: { skipsCombat: true } })],
    'evading',
    'DA-9.3.6b',
  ),
  {
    id: 'tokens-elsewhere-do-not-help-boarders',
    covers: ['R-DA-137'],
    given: given({
      squadrons: [waders({ name: 'Tern', class: 'CVL', at: [24, 18], equipment: { E1: 'space marines' } }), stones()],
      fighters: [{ carrier: 'Tern', at: [30, 24] }],
    }),
    when: by('seat-1', board('tern', ['tern-f01'])),
    rejects: { code: 'no-support', rule: 'R-DA-137' },
  },
];

const cases: CaseFile = { ruleset: 'darkmatter-armada', cases: [...fought, ...wide, ...kept] };
export default cases;
