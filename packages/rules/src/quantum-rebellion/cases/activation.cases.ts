/** The order of activation and the course of one activation (6.3, 8.0). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

const squadron = (name: string, seat: 'seat-1' | 'seat-2', ships: Fields[], change: Fields = {}): Fields => ({
  name,
  seat,
  ships,
  ...change,
});
const tern = (change: Fields = {}): Fields => ({ name: 'Tern', class: 'CR', at: [20, 10], ...change });
const knot = (change: Fields = {}): Fields => ({ name: 'Knot', class: 'DD', at: [23, 10], ...change });
const skua = (change: Fields = {}): Fields => ({ name: 'Skua', class: 'DD', at: [30, 10], ...change });
const onyx = (change: Fields = {}): Fields => ({ name: 'Onyx', class: 'CH', at: [24, 40], facing: 180, ...change });

const stones = (change: Fields = {}): Fields => squadron('Stones', 'seat-2', [onyx()], change);
const choice = (squadrons: Fields[], change: Fields = {}): Fields => ({ squadrons, ...change });
const activate = (name: string, by: 'seat-1' | 'seat-2' = 'seat-1') => ({
  by,
  command: { kind: 'activate-squadron', squadron: name },
});
const end = (segment: string, by: 'seat-1' | 'seat-2' = 'seat-1') => ({
  by,
  command: { kind: 'end-segment', segment },
});

const order: RebellionCase[] = [
  {
    id: 'less-disorder-activates-first',
    covers: ['QR-6.3b', 'R-QR-68'],
    given: choice([
      squadron('Waders', 'seat-1', [tern({ disorder: 1 }), knot({ disorder: 1 })]),
      squadron('Gulls', 'seat-1', [skua({ disorder: 1 })]),
      stones(),
    ]),
    when: [activate('gulls')],
    then: { position: { active: 'gulls', segment: 'command' } },
  },
  {
    id: 'more-disorder-waits',
    title: 'The markers of all ships of a squadron count together',
    covers: ['QR-6.3b', 'R-QR-68'],
    given: choice([
      squadron('Waders', 'seat-1', [tern({ disorder: 1 }), knot({ disorder: 1 })]),
      squadron('Gulls', 'seat-1', [skua({ disorder: 1 })]),
      stones(),
    ]),
    when: [activate('waders')],
    rejects: { code: 'less-disorder-first', rule: 'QR-6.3b' },
  },
  {
    id: 'equal-disorder-leaves-the-choice',
    covers: ['R-QR-68'],
    given: choice([
      squadron('Waders', 'seat-1', [tern({ disorder: 1 })]),
      squadron('Gulls', 'seat-1', [skua({ disorder: 1 })]),
      stones(),
    ]),
    when: [activate('waders')],
    then: { position: { active: 'waders' } },
  },
  {
    id: 'a-squadron-that-has-activated-does-not-hold-others-back',
    covers: ['QR-6.3b', 'R-QR-68'],
    given: choice([
      squadron('Waders', 'seat-1', [tern({ disorder: 2 })]),
      squadron('Gulls', 'seat-1', [skua()], { activated: true }),
      stones(),
    ]),
    when: [activate('waders')],
    then: { position: { active: 'waders' } },
  },
  {
    id: 'markers-of-a-ship-that-is-gone-do-not-count',
    covers: ['R-QR-68'],
    given: choice([
      squadron('Waders', 'seat-1', [tern(), knot({ disorder: 3, gone: { how: 'destroyed' } })]),
      squadron('Gulls', 'seat-1', [skua({ disorder: 1 })]),
      stones(),
    ]),
    when: [activate('waders')],
    then: { position: { active: 'waders' } },
  },
  {
    id: 'a-squadron-activates-once-a-round',
    covers: ['QR-8.0b', 'QR-1.8a'],
    given: choice([
      squadron('Waders', 'seat-1', [tern()], { activated: true }),
      squadron('Gulls', 'seat-1', [skua()]),
      stones(),
    ]),
    when: [activate('waders')],
    rejects: { code: 'activated', rule: 'QR-8.0b' },
  },
  {
    id: 'nobody-activates-the-other-side',
    covers: ['QR-6.3a'],
    given: choice([squadron('Waders', 'seat-1', [tern()]), stones()]),
    when: [activate('stones')],
    rejects: { code: 'not-your-squadron', rule: 'QR-6.3a' },
  },
  {
    id: 'a-lost-squadron-does-not-activate',
    covers: ['QR-8.0b', 'R-QR-69'],
    given: choice([
      squadron('Waders', 'seat-1', [tern()]),
      squadron('Gulls', 'seat-1', [skua({ gone: { how: 'destroyed' } })]),
      stones(),
    ]),
    when: [activate('gulls')],
    rejects: { code: 'squadron-gone', rule: 'QR-8.0b' },
  },
];

const moving = (squadrons: Fields[], change: Fields = {}): Fields => ({
  active: 'Waders',
  segment: 'movement',
  squadrons,
  ...change,
});

const course: RebellionCase[] = [
  {
    id: 'sides-alternate',
    covers: ['QR-6.3a', 'R-QR-69'],
    given: moving([squadron('Waders', 'seat-1', [tern()]), squadron('Gulls', 'seat-1', [skua()]), stones()]),
    when: [end('movement')],
    then: { awaiting: ['seat-2'], position: { squadrons: [{ id: 'waders', activated: true }] } },
  },
  {
    id: 'a-side-with-nothing-left-is-passed-over',
    covers: ['QR-8.0a', 'R-QR-69'],
    given: moving([
      squadron('Waders', 'seat-1', [tern()]),
      squadron('Gulls', 'seat-1', [skua()]),
      stones({ activated: true }),
    ]),
    when: [end('movement')],
    then: { awaiting: ['seat-1'] },
  },
  {
    id: 'when-all-have-acted-the-end-phase-begins',
    covers: ['QR-8.0b', 'QR-6.0a'],
    given: moving([
      squadron('Waders', 'seat-1', [tern({ offline: ['F'], weapons: { F: 'beam 4' } })]),
      stones({ activated: true }),
    ]),
    when: [end('movement')],
    then: { events: [{ kind: 'activation-ended' }, { kind: 'end-phase-began', round: 1 }], position: { phase: 'end' } },
  },
  {
    id: 'segments-come-in-order',
    covers: ['QR-8.0c', 'R-QR-74'],
    given: choice([squadron('Waders', 'seat-1', [tern({ weapons: { T1: 'beam 2' } })]), stones()]),
    when: [activate('waders'), end('command'), end('movement')],
    then: {
      events: [
        { kind: 'activation-began', squadron: 'waders' },
        { kind: 'segment-began', segment: 'movement' },
        { kind: 'segment-began', segment: 'combat' },
      ],
      position: { segment: 'combat' },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'an-order-of-another-segment-is-refused',
    covers: ['QR-8.0c'],
    given: moving([
      squadron('Waders', 'seat-1', [tern({ at: [24, 37], equipment: { E1: 'space marines' } })]),
      stones(),
    ]),
    when: [{ by: 'seat-1', command: { kind: 'board', assaults: [{ target: 'onyx', ships: ['tern'] }] } }],
    rejects: { code: 'other-segment', rule: 'QR-8.0c' },
  },
  {
    id: 'what-is-wrong-in-any-segment-is-said-before-the-segment',
    covers: ['QR-8.4.7a'],
    given: moving([squadron('Waders', 'seat-1', [tern()]), stones()]),
    when: [{ by: 'seat-1', command: { kind: 'board', assaults: [{ target: 'onyx', ships: ['tern'] }] } }],
    rejects: { code: 'no-marines', rule: 'QR-8.4.7a' },
  },
  {
    id: 'an-activation-that-has-ended-by-itself-takes-no-more-orders',
    covers: ['QR-8.0b', 'R-QR-74'],
    given: moving([squadron('Waders', 'seat-1', [tern()]), stones()]),
    when: [
      { by: 'seat-1', command: { kind: 'move-ship', ship: 'Tern', to: [20, 12] } },
      end('movement'),
      { by: 'seat-1', command: { kind: 'shut-down', ship: 'Tern' } },
    ],
    rejects: { code: 'activation-over', rule: 'QR-8.0b', says: 'ends by itself' },
  },
  {
    id: 'what-was-wrong-all-the-same-is-said-before-that',
    covers: ['QR-8.1.1b'],
    given: { ...moving([squadron('Waders', 'seat-1', [tern()]), stones()]), segment: 'command' },
    when: [
      { by: 'seat-1', command: { kind: 'shut-down', ship: 'Tern' } },
      end('command'),
      { by: 'seat-1', command: { kind: 'move-ship', ship: 'Tern', to: [20, 12] } },
    ],
    rejects: { code: 'full-stop', rule: 'QR-8.1.1b' },
  },
  {
    id: 'ending-what-has-ended-by-itself-changes-nothing',
    covers: ['QR-8.0c'],
    given: moving([squadron('Waders', 'seat-1', [tern()]), stones()]),
    when: [
      { by: 'seat-1', command: { kind: 'move-ship', ship: 'Tern', to: [20, 12] } },
      end('movement'),
      end('special'),
      end('combat'),
    ],
    then: { position: { active: null }, awaiting: ['seat-2'] },
  },
  {
    id: 'a-position-may-stand-where-nothing-is-left-to-do',
    covers: ['R-QR-245', 'R-QR-74'],
    given: { ...moving([squadron('Waders', 'seat-1', [tern()]), stones()]), segment: 'Command' },
    when: [end('command'), { by: 'seat-1', command: { kind: 'move-ship', ship: 'Tern', to: [20, 12] } }],
    then: { things: { Tern: { at: [20, 12] } } },
  },
  {
    id: 'only-the-segment-that-runs-can-be-ended',
    covers: ['QR-8.0c'],
    given: moving([squadron('Waders', 'seat-1', [tern()]), stones()]),
    when: [end('combat')],
    rejects: { code: 'other-segment', rule: 'QR-8.0c' },
  },
  {
    id: 'the-other-side-waits',
    covers: ['QR-6.3a'],
    given: moving([squadron('Waders', 'seat-1', [tern()]), stones()]),
    when: [activate('stones', 'seat-2')],
    rejects: { code: 'not-awaited' },
  },
];

export default { ruleset: 'quantum-rebellion', cases: [...order, ...course] } satisfies CaseFile;
