/** Cloaks: switching them, what they hide, how they drop (8.3.3, 11.6.10). */
import type { CaseFile } from '../../kernel/index.ts';
import { answer, type GunneryCase, fire, guns, onyx, refused, scene, ship, shown, tern } from './gunnery.ts';

const device = { equipment: { E1: 'cloaking device', E2: 'auxiliary power unit' } };
/** Tern is a cruiser with a Cloaking Device and power for it. */
const ghost = (rest: Record<string, unknown> = {}, weapons: Record<string, string> = { F: 'beam 4' }) =>
  tern(weapons, { ...device, ...rest }, 'CR');
const special = { segment: 'special' };
const cloak = (name: string, by: 'seat-1' | 'seat-2' = 'seat-1') => answer({ kind: 'engage-cloak', ship: name }, by);
const uncloak = (name: string, by: 'seat-1' | 'seat-2' = 'seat-1') =>
  answer({ kind: 'disengage-cloak', ship: name }, by);
const ships = (id: string, change: Record<string, unknown>) => ({
  squadrons: [{ id: 'waders', ships: [{ id, ...change }] }],
});
const hidden = (inches: number, rest: Record<string, unknown> = {}) =>
  onyx(inches, { ...device, cloak: 'on', ...rest });
const four = [fire('onyx', [guns('tern', 'F')])];

const switching: GunneryCase[] = [
  shown({
    id: 'a-ship-switches-its-cloak-on-as-its-special-action',
    covers: ['QR-8.3.3a', 'QR-11.6.10d', 'QR-8.3a'],
    given: scene([ghost()], [onyx(10)], special),
    when: [cloak('tern')],
    events: [{ kind: 'cloak-engaged', ship: 'tern' }],
    after: { position: ships('tern', { cloak: 'on', activation: { special: 'engage-cloak' } }) },
  }),
  shown({
    id: 'two-reactors-are-power-enough-for-a-cloak',
    covers: ['QR-11.6.10d', 'R-QR-29'],
    given: scene([tern({}, { equipment: { E1: 'cloaking device' } }, 'BC')], [onyx(10)], special),
    when: [cloak('tern')],
    events: [{ kind: 'cloak-engaged', ship: 'tern' }],
  }),
  shown({
    id: 'a-ship-switches-its-cloak-off',
    covers: ['QR-8.3.3a', 'QR-11.6.10c'],
    given: scene([ghost({ cloak: 'on' })], [onyx(10)], special),
    when: [uncloak('tern')],
    events: [{ kind: 'cloak-dropped', ship: 'tern', by: 'order' }],
    after: { position: ships('tern', { cloak: 'fading' }) },
  }),
  refused({
    id: 'a-ship-without-the-device-has-no-cloak',
    covers: ['QR-8.3.3a'],
    given: scene([tern({ F: 'beam 4' }, {}, 'CVL')], [onyx(10)], special),
    when: [cloak('tern')],
    code: 'no-cloak',
    rule: 'QR-8.3.3a',
  }),
  refused({
    id: 'a-device-that-is-offline-makes-no-cloak',
    covers: ['QR-8.3.3a'],
    given: scene([ghost({ offline: ['E1'] }), ship('Knot', 'CVL', [30, 20], 0)], [onyx(10)], special),
    when: [cloak('tern')],
    code: 'cloak-offline',
    rule: 'QR-8.3.3a',
  }),
  refused({
    id: 'without-power-there-is-no-cloak',
    covers: ['QR-11.6.10d', 'R-QR-29'],
    given: scene([ghost({ offline: ['E2'] }), ship('Knot', 'CVL', [30, 20], 0)], [onyx(10)], special),
    when: [cloak('tern')],
    code: 'no-power',
    rule: 'QR-11.6.10d',
  }),
  refused({
    id: 'a-cloak-is-not-switched-on-and-off-in-one-activation',
    covers: ['QR-8.3.3a', 'QR-8.3a'],
    given: scene([ghost(), ship('Knot', 'CVL', [30, 20], 0)], [onyx(10)], special),
    when: [cloak('tern'), uncloak('tern')],
    code: 'special-taken',
    rule: 'QR-8.3a',
  }),
  refused({
    id: 'a-cloak-that-is-on-is-not-switched-on-again',
    covers: ['QR-8.3.3a'],
    given: scene([ghost({ cloak: 'on' })], [onyx(10)], special),
    when: [cloak('tern')],
    code: 'unchanged',
    rule: 'QR-8.3.3a',
  }),
];

const hiding: GunneryCase[] = [
  refused({
    id: 'nobody-fires-at-a-cloaked-ship',
    covers: ['QR-11.6.10a', 'R-QR-101'],
    given: scene([tern({ F: 'beam 4' })], [hidden(10), ship('Jet', 'DD', [26, 30], 180)]),
    when: four,
    code: 'target-cloaked',
    rule: 'QR-11.6.10a',
  }),
  refused({
    id: 'torpedoes-find-no-cloaked-ship',
    covers: ['QR-11.6.10a', 'R-QR-101', 'R-QR-118'],
    given: scene([tern({ T1: 'explosive torpedo 2', F: 'beam 4' })], [hidden(14), ship('Jet', 'DD', [26, 30], 180)]),
    when: [fire('onyx', [guns('tern', 'T1')])],
    code: 'target-cloaked',
    rule: 'QR-11.6.10a',
  }),
  refused({
    id: 'nobody-boards-a-cloaked-ship',
    covers: ['QR-11.6.10a', 'R-QR-101'],
    given: scene([tern({}, { equipment: { E1: 'space marines' } })], [hidden(2.5), ship('Jet', 'DD', [26, 21], 180)]),
    when: [answer({ kind: 'board', assaults: [{ target: 'onyx', ships: ['tern'] }] }, 'seat-1')],
    code: 'target-cloaked',
    rule: 'QR-11.6.10a',
  }),
  shown({
    id: 'fighters-attack-a-cloaked-ship',
    covers: ['QR-11.6.10a', 'R-QR-101'],
    given: scene([tern({}, {}, 'CVL')], [hidden(10)], {
      fighters: [{ carrier: 'Tern', at: [24, 28.75] }],
    }),
    dice: [1, 1, 1, 2],
    when: [answer({ kind: 'attack-with-fighters', target: 'onyx', fighters: ['tern-f01'] }, 'seat-1')],
    events: [
      { kind: 'fighters-attacked', target: 'onyx' },
      { kind: 'fighters-struck', criticals: 0 },
    ],
  }),
  refused({
    id: 'a-cloaked-ship-does-not-fire',
    covers: ['QR-11.6.10b'],
    given: scene([ghost({ cloak: 'on' }), ship('Knot', 'DD', [26, 20], 0, { weapons: { F: 'beam 2' } })], [onyx(10)]),
    when: four,
    code: 'cloaked',
    rule: 'QR-11.6.10b',
  }),
  refused({
    id: 'a-cloaked-ship-does-not-board',
    covers: ['QR-11.6.10b', 'R-QR-170'],
    given: scene(
      [
        tern(
          {},
          { cloak: 'on', equipment: { E1: 'cloaking device', E2: 'auxiliary power unit', E3: 'space marines' } },
          'BB',
        ),
        ship('Knot', 'DD', [24, 25], 0, { equipment: { E1: 'space marines' } }),
      ],
      [onyx(2.5)],
    ),
    when: [answer({ kind: 'board', assaults: [{ target: 'onyx', ships: ['tern'] }] }, 'seat-1')],
    code: 'cloaked',
    rule: 'QR-11.6.10b',
  }),
  shown({
    id: 'a-ship-that-goes-under-its-cloak-fights-no-more',
    covers: ['QR-11.6.10b'],
    given: scene([ghost()], [onyx(10)], special),
    when: [cloak('tern')],
    events: [
      { kind: 'cloak-engaged', ship: 'tern' },
      { kind: 'activation-ended', squadron: 'waders' },
    ],
  }),
];

const after: GunneryCase[] = [
  shown({
    id: 'a-cloak-that-has-dropped-leaves-light-cover',
    covers: ['QR-11.6.10c', 'R-QR-101', 'R-QR-116'],
    given: scene([tern({ F: 'beam 4' })], [hidden(10, { cloak: 'fading' })]),
    dice: [3, 3, 2, 2, 4, 1, 1],
    when: four,
    events: [
      { kind: 'fire-declared', cover: { level: 'light', steps: [{ from: 'Cloak just dropped', effect: 'light' }] } },
      { kind: 'hits-intercepted', hits: 2, intercepts: 1, left: 1 },
    ],
  }),
  shown({
    id: 'terrain-in-the-way-is-not-added-to-the-cover-of-a-dropped-cloak',
    covers: ['QR-11.6.10c', 'R-QR-116'],
    given: scene([tern({ F: 'beam 4' })], [hidden(10, { cloak: 'fading' })], {
      terrain: [{ kind: 'light asteroid field', at: [24, 25], diameter: 2 }],
    }),
    dice: [3, 3, 2, 2, 1, 1, 1],
    when: four,
    events: [{ kind: 'fire-declared', cover: { level: 'light' } }],
  }),
  shown({
    id: 'a-ship-whose-cloak-has-dropped-meets-one-level-of-cover-more',
    covers: ['QR-11.6.10c', 'R-QR-101'],
    given: scene([ghost({ cloak: 'fading' })], [onyx(10)], {
      terrain: [{ kind: 'light asteroid field', at: [24, 25], diameter: 2 }],
    }),
    dice: [3, 3, 2, 2, 3, 1, 1],
    when: four,
    events: [
      {
        kind: 'fire-declared',
        cover: { level: 'heavy', steps: [{ effect: 'light' }, { effect: 1, rule: 'QR-11.6.10c' }] },
      },
      { kind: 'hits-intercepted', hits: 2, intercepts: 1 },
    ],
  }),
  shown({
    id: 'the-after-effect-of-a-cloak-ends-with-the-round',
    covers: ['QR-11.6.10c', 'R-QR-178'],
    given: scene([ghost({ cloak: 'fading' }, {})], [onyx(10)], {
      segment: 'movement',
      squadrons: [],
      round: 1,
    }),
    dice: [9, 8, 4, 3],
    when: [
      answer({ kind: 'end-segment', segment: 'movement' }, 'seat-1'),
      answer({ kind: 'end-segment', segment: 'special' }, 'seat-1'),
      answer({ kind: 'activate-squadron', squadron: 'stones' }),
      answer({ kind: 'end-segment', segment: 'command' }),
      answer({ kind: 'end-segment', segment: 'movement' }),
    ],
    events: [
      { kind: 'cloaks-faded', ships: ['tern'] },
      { kind: 'round-began', round: 2 },
    ],
    after: { position: ships('tern', { cloak: 'off' }) },
  }),
  shown({
    id: 'a-hit-on-the-device-drops-the-cloak-at-once',
    covers: ['QR-11.6.10d', 'R-QR-101', 'R-QR-227'],
    given: scene([tern({}, {}, 'CVL')], [hidden(10)], { fighters: [{ carrier: 'Tern', at: [24, 28.75] }] }),
    // Three defence dice, the fighter, the critical: 11 is E1.
    dice: [1, 1, 1, 3, 11],
    when: [answer({ kind: 'attack-with-fighters', target: 'onyx', fighters: ['tern-f01'] }, 'seat-1')],
    events: [
      { kind: 'critical-hit', ship: 'onyx', space: 'E1', result: 'offline' },
      { kind: 'cloak-dropped', ship: 'onyx', by: 'device' },
    ],
  }),
  shown({
    id: 'the-loss-of-power-drops-the-cloak-at-once',
    covers: ['QR-11.6.10d', 'R-QR-29', 'R-QR-227'],
    given: scene([tern({}, {}, 'CVL')], [hidden(10)], { fighters: [{ carrier: 'Tern', at: [24, 28.75] }] }),
    dice: [1, 1, 1, 3, 14],
    when: [answer({ kind: 'attack-with-fighters', target: 'onyx', fighters: ['tern-f01'] }, 'seat-1')],
    events: [
      { kind: 'critical-hit', ship: 'onyx', space: 'E2', result: 'offline' },
      { kind: 'cloak-dropped', ship: 'onyx', by: 'power' },
    ],
  }),
  shown({
    id: 'neither-shield-nor-cloak-helps-against-terrain',
    covers: ['QR-8.2.6a', 'R-QR-88'],
    given: scene(
      [
        ghost({ cloak: 'on' }),
        ship('Knot', 'CR', [28, 20], 0, { equipment: { E1: 'shield generator' }, shields: { E1: 'fore' } }),
      ],
      [onyx(20)],
      { segment: 'movement', terrain: [{ kind: 'light asteroid field', at: [26, 24] }] },
    ),
    dice: [3, 2],
    when: ['tern', 'knot'].map((id) =>
      answer({ kind: 'move-ship', ship: id, courseCdeg: 0, distanceMils: 3000, facingCdeg: 0, carry: [] }, 'seat-1'),
    ),
    events: [
      { kind: 'terrain-met', ship: 'tern', hits: 3 },
      { kind: 'hull-lost', ship: 'tern', amount: 3 },
      { kind: 'terrain-met', ship: 'knot', hits: 2 },
      { kind: 'hull-lost', ship: 'knot', amount: 2 },
    ],
  }),
];

export default { ruleset: 'quantum-rebellion', cases: [...switching, ...hiding, ...after] } satisfies CaseFile;
