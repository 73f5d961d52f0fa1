/** The Initiative Phase (6.1, 2.3.1, 11.4.11, 11.5.6). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

const tern: Fields = { name: 'Tern', class: 'BB', at: [24, 10] };
const onyx: Fields = { name: 'Onyx', class: 'BC', at: [24, 40], facing: 180, offline: ['BR'] };
const waders = (...ships: Fields[]): Fields => ({
  name: 'Waders',
  seat: 'seat-1',
  ships: ships.length > 0 ? ships : [tern],
});
const stones = (...ships: Fields[]): Fields => ({
  name: 'Stones',
  seat: 'seat-2',
  ships: ships.length > 0 ? ships : [onyx],
});
const gulls: Fields = { name: 'Gulls', seat: 'seat-1', ships: [{ name: 'Skua', class: 'DD', at: [30, 10] }] };

/** Damage control of the first round is all that is left: the dice of the second round follow. */
const roundEnds = (squadrons: Fields[] = [waders(), stones()], change: Fields = {}): Fields => ({
  phase: 'end',
  first: 'seat-2',
  squadrons,
  ...change,
});
const pass = { by: 'seat-2' as const, command: { kind: 'end-damage-control' } };
const place = (by: 'seat-1' | 'seat-2', word: 'first' | 'second') => ({
  by,
  command: { kind: 'choose-order', place: word },
});

const cases: RebellionCase[] = [
  {
    id: 'the-highest-of-two-d20-wins',
    covers: ['QR-6.1a', 'R-QR-65', 'R-QR-12'],
    given: roundEnds(),
    dice: [4, 17, 16, 15],
    when: [pass],
    then: {
      events: [
        {
          kind: 'initiative-rolled',
          rolls: [
            { seat: 'seat-1', faces: [4, 17], total: 17 },
            { seat: 'seat-2', faces: [16, 15], total: 16 },
          ],
          winner: 'seat-1',
        },
      ],
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'the-winner-goes-first',
    covers: ['QR-6.1b'],
    given: roundEnds(),
    dice: [4, 17, 16, 15],
    when: [pass, place('seat-1', 'first')],
    then: { position: { order: ['seat-1', 'seat-2'] }, awaiting: ['seat-1'] },
  },
  {
    id: 'the-winner-goes-second',
    covers: ['QR-6.1b', 'QR-6.3a'],
    given: roundEnds(),
    dice: [4, 17, 16, 15],
    when: [pass, place('seat-1', 'second')],
    then: { position: { order: ['seat-2', 'seat-1'] }, awaiting: ['seat-2'] },
  },
  {
    id: 'the-loser-of-the-initiative-has-no-say',
    covers: ['QR-6.1b'],
    given: roundEnds(),
    dice: [4, 17, 16, 15],
    when: [pass, place('seat-2', 'first')],
    rejects: { code: 'not-awaited' },
  },
  {
    id: 'a-tie-is-rolled-again-with-all-modifiers',
    covers: ['QR-6.1c', 'R-QR-67'],
    given: roundEnds(undefined, { sides: { 'seat-1': { cyberwarfare: 1 } } }),
    dice: [14, 3, 12, 1, 14, 3, 11, 11],
    when: [pass],
    then: {
      events: [
        {
          kind: 'initiative-rolled',
          rolls: [
            { modifier: -2, total: 12 },
            { modifier: 0, total: 12 },
          ],
          winner: null,
        },
        { kind: 'initiative-rolled', rolls: [{ modifier: -2, total: 12 }, { total: 11 }], winner: 'seat-1' },
      ],
    },
  },
  {
    id: 'cyberwarfare-counts-once-and-adds-up',
    covers: ['R-QR-67', 'QR-11.5.6a'],
    given: roundEnds(undefined, { sides: { 'seat-1': { cyberwarfare: 2 } } }),
    dice: [14, 3, 11, 1],
    when: [pass],
    then: {
      events: [{ kind: 'initiative-rolled', rolls: [{ modifier: -4, total: 10 }, { total: 11 }], winner: 'seat-2' }],
      position: { sides: { 'seat-1': { cyberwarfare: 0 } } },
    },
  },
  {
    id: 'a-side-without-its-flagship-rolls-one-die',
    covers: ['QR-2.3.1d', 'QR-6.1a', 'R-QR-160'],
    given: roundEnds([waders({ ...tern, rank: 'admiral', gone: { how: 'destroyed' } }), gulls, stones()]),
    dice: [19, 5, 6],
    when: [pass],
    then: { events: [{ kind: 'initiative-rolled', rolls: [{ faces: [19] }, { faces: [5, 6] }], winner: 'seat-1' }] },
  },
  {
    id: 'an-operations-center-gives-a-third-die',
    covers: ['QR-11.4.11b', 'R-QR-66'],
    given: roundEnds([waders({ ...tern, customizations: ['operations-center'] }), stones()]),
    dice: [4, 5, 18, 17, 2],
    when: [pass],
    then: { events: [{ kind: 'initiative-rolled', rolls: [{ faces: [4, 5, 18], total: 18 }, { total: 17 }] }] },
  },
  {
    id: 'an-operations-center-without-a-flagship-gives-nothing',
    covers: ['R-QR-66', 'QR-2.3.1d'],
    given: roundEnds([
      waders({ ...tern, rank: 'admiral', gone: { how: 'destroyed' } }),
      {
        name: 'Gulls',
        seat: 'seat-1',
        ships: [{ name: 'Skua', class: 'BC', at: [30, 10], customizations: ['operations-center'] }],
      },
      stones(),
    ]),
    dice: [4, 5, 18],
    when: [pass],
    then: { events: [{ kind: 'initiative-rolled', rolls: [{ faces: [4] }, { faces: [5, 18] }] }] },
  },
  {
    id: 'a-new-round-clears-what-squadrons-and-fighters-did',
    covers: ['QR-9.5a', 'QR-1.8a', 'R-QR-17'],
    given: roundEnds(
      [{ ...waders(), activated: true }, stones({ name: 'Jet', class: 'CVL', at: [24, 40], offline: ['BR'] })],
      {
        fighters: [{ carrier: 'Jet', at: [10, 10], moved: true, attacked: true }],
      },
    ),
    dice: [4, 17, 16, 15],
    when: [pass],
    then: {
      position: {
        round: 2,
        squadrons: [{ id: 'waders', activated: false }],
        fighters: [{ id: 'jet-f01', moved: false, attacked: false }],
      },
    },
  },
];

export default { ruleset: 'quantum-rebellion', cases } satisfies CaseFile;
