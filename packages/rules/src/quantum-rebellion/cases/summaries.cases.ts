/** The lists and tables that sum other sections up (8.3, 10.0). */
import type { CaseFile } from '../../kernel/index.ts';
import { answer, type GunneryCase, defend, fire, guns, onyx, refused, scene, ship, shown, tern } from './gunnery.ts';

const ours = (command: Parameters<typeof answer>[0]) => answer(command, 'seat-1');

const summaries: GunneryCase[] = [
  shown({
    id: 'the-section-on-screens-holds-against-the-summary-of-the-pool',
    note: 'The table of 10.0 adds a die for every squadron mate; the section does not count a screen twice.',
    covers: ['QR-10.0a', 'R-QR-125'],
    given: scene(
      [tern({ F: 'autocannon 4' })],
      [onyx(20), ship('Flint', 'FF', [24, 38.75], 180, { customizations: ['defensive screen'] })],
    ),
    // Four attack dice; DEF 3 and DEF 2 make five.
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    when: [fire('onyx', [guns('tern', 'F')]), defend(['flint'])],
    events: [{ kind: 'defence-rolled', faces: [1, 1, 1, 1, 1] }],
  }),
  shown({
    id: 'each-ship-of-a-squadron-chooses-its-own-special-action',
    covers: ['QR-8.3b', 'QR-8.3a'],
    given: scene(
      [
        tern({}, { equipment: { E1: 'beacon deployment' } }, 'CR'),
        ship('Knot', 'CR', [27, 20], 0, { equipment: { E1: 'cloaking device', E2: 'auxiliary power unit' } }),
        ship('Osprey', 'CVL', [30, 20], 0),
        ship('Plover', 'DD', [33, 20], 0),
      ],
      [onyx(20)],
      { segment: 'special', portals: [{ opener: 'Plover', at: [33, 21.75] }] },
    ),
    when: [
      ours({ kind: 'deploy-beacon', ship: 'tern', at: { xMils: 24_000, yMils: 19_000 } }),
      ours({ kind: 'engage-cloak', ship: 'knot' }),
      ours({
        kind: 'launch-fighters',
        ship: 'osprey',
        fighters: [{ fighter: 'osprey-f01', at: { xMils: 30_000, yMils: 21_250 } }],
      }),
      ours({ kind: 'leave-by-portal', ship: 'plover' }),
    ],
    events: [
      { kind: 'beacon-deployed', ship: 'tern' },
      { kind: 'cloak-engaged', ship: 'knot' },
      { kind: 'fighters-launched', ship: 'osprey' },
      { kind: 'portal-taken', ship: 'plover' },
    ],
  }),
  refused({
    id: 'whatever-the-special-action-a-ship-takes-one',
    covers: ['QR-8.3b', 'QR-8.3a'],
    given: scene(
      [
        tern({}, { equipment: { E1: 'hyperspace matrix', E2: 'auxiliary power unit', E3: 'cloaking device' } }, 'BB'),
        ship('Osprey', 'CVL', [30, 20], 0),
      ],
      [onyx(20)],
      { segment: 'movement' },
    ),
    dice: [15],
    when: [
      ours({ kind: 'matrix-jump', ship: 'tern', at: { xMils: 10_000, yMils: 10_000 }, facingCdeg: 0 }),
      ours({ kind: 'end-segment', segment: 'movement' }),
      ours({ kind: 'engage-cloak', ship: 'tern' }),
    ],
    code: 'special-taken',
    rule: 'QR-8.3a',
  }),
];

export default { ruleset: 'quantum-rebellion', cases: summaries } satisfies CaseFile;
