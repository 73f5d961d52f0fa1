/** Hidden deployment and scouts (5.2.5.4, 5.2.6, 11.4.2, 11.4.15). */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

const spot = (x: number, y: number) => ({ xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) });
const by = (seat: 'seat-1' | 'seat-2', command: Fields) => ({ by: seat, command });

/** Two frigates with Ambush, not on the table yet. */
const lurker = (name: string, rest: Fields = {}): Fields => ({
  name,
  class: 'FF',
  customizations: ['ambush'],
  ...rest,
});
const reeds: Fields = { name: 'Reeds', seat: 'seat-1', ships: [lurker('Bittern'), lurker('Rail')] };
const onyx: Fields = { name: 'Onyx', class: 'CR', at: [24, 44], facing: 180 };
const stones: Fields = { name: 'Stones', seat: 'seat-2', ships: [onyx] };
const deploying = (...squadrons: Fields[]): Fields => ({ phase: 'deployment', turn: 'seat-1', round: 0, squadrons });

const hide = (discs: readonly (readonly [number, number])[], real = 0, squadron = 'reeds') =>
  by('seat-1', { kind: 'hide-squadron', squadron, discs: discs.map(([x, y]) => spot(x, y)), real });

const disc = (at: readonly [number, number], rest: Fields = {}): Fields => ({
  squadron: 'Reeds',
  at: [...at],
  ...rest,
});
/** Reeds hides behind three discs, the middle one real; Onyx of Stones stands north of it. */
const ambush = (rest: Fields = {}): Fields => ({
  active: 'Stones',
  segment: 'movement',
  squadrons: [reeds, { ...stones, ships: [{ ...onyx, at: [24, 34] }] }],
  discs: [disc([10, 24]), disc([24, 24], { real: true }), disc([38, 24])],
  ...rest,
});
const sail = (name: string, course: number, inches: number) =>
  by('seat-2', {
    kind: 'move-ship',
    ship: name,
    courseCdeg: course * 100,
    distanceMils: inches * 1000,
    facingCdeg: course * 100,
    carry: [],
  });
const spring = (places: Readonly<Record<string, readonly [number, number]>>) =>
  by('seat-1', {
    kind: 'spring-ambush',
    squadron: 'reeds',
    ships: Object.entries(places).map(([ship, [x, y]]) => ({ ship, at: spot(x, y), facingCdeg: 4500 })),
    fighters: [],
  });
const found = sail('onyx', 180, 8);

const hiding: RebellionCase[] = [
  {
    id: 'a-squadron-of-ambushers-hides-behind-three-discs',
    covers: ['QR-5.2.5.4a', 'QR-5.2.5.4b', 'R-QR-60', 'R-QR-186'],
    given: deploying(reeds, stones),
    dice: [10, 4, 3, 2],
    // The last disc named is real; it lies in the west, so it is the first of the numbered ones.
    when: [
      hide(
        [
          [30, 20],
          [20, 20],
          [10, 20],
        ],
        2,
      ),
    ],
    then: {
      events: [
        {
          kind: 'squadron-hidden',
          squadron: 'reeds',
          discs: [
            { id: 'disc-1', at: spot(10, 20) },
            { id: 'disc-2', at: spot(20, 20) },
            { id: 'disc-3', at: spot(30, 20) },
          ],
          real: 'disc-1',
        },
        { kind: 'round-began', round: 1 },
      ],
      position: { discs: [{ id: 'disc-1', real: true }, { id: 'disc-2' }, { id: 'disc-3' }] },
    },
  },
  {
    id: 'one-ship-without-ambush-keeps-the-squadron-from-hiding',
    covers: ['QR-5.2.5.4a'],
    given: deploying({ ...reeds, ships: [lurker('Bittern'), { name: 'Rail', class: 'FF' }] }, stones),
    when: [
      hide([
        [10, 20],
        [20, 20],
        [30, 20],
      ]),
    ],
    rejects: { code: 'no-ambush', rule: 'QR-5.2.5.4a' },
  },
  {
    id: 'a-disc-does-not-reach-into-the-enemy-zone',
    covers: ['QR-5.2.5.4c'],
    given: deploying(reeds, stones),
    when: [
      hide([
        [10, 20],
        [20, 38.5],
        [30, 20],
      ]),
    ],
    rejects: { code: 'enemy-zone', rule: 'QR-5.2.5.4c' },
  },
  {
    id: 'a-disc-does-not-touch-an-enemy-model',
    covers: ['QR-5.2.5.4c'],
    given: deploying(reeds, { ...stones, ships: [{ ...onyx, at: [20, 22.75] }] }),
    when: [
      hide([
        [10, 20],
        [20, 20],
        [30, 20],
      ]),
    ],
    rejects: { code: 'touches-enemy', rule: 'QR-5.2.5.4c' },
  },
  {
    id: 'a-disc-may-lie-in-the-own-zone-against-the-enemy-zone-and-on-terrain',
    covers: ['QR-5.2.5.4c', 'R-QR-60'],
    given: { ...deploying(reeds, stones), terrain: [{ kind: 'corrosive gas', at: [24, 24] }] },
    dice: [10, 4, 3, 2],
    when: [
      hide([
        [10, 2],
        [20, 38],
        [24, 24],
      ]),
    ],
    then: { events: [{ kind: 'squadron-hidden' }] },
  },
  {
    id: 'discs-do-not-overlap',
    covers: ['R-QR-60'],
    given: deploying(reeds, stones),
    when: [
      hide([
        [10, 20],
        [13, 20],
        [30, 20],
      ]),
    ],
    rejects: { code: 'discs-overlap', rule: 'R-QR-60' },
  },
  {
    id: 'a-disc-lies-wholly-on-the-table',
    covers: ['R-QR-60'],
    given: deploying(reeds, stones),
    when: [
      hide([
        [1, 20],
        [13, 20],
        [30, 20],
      ]),
    ],
    rejects: { code: 'off-table', rule: 'R-QR-60' },
  },
];

const finding: RebellionCase[] = [
  {
    id: 'a-decoy-goes-alone-when-an-enemy-ends-on-it',
    covers: ['QR-5.2.5.4d', 'QR-5.2.5.4e', 'R-QR-61'],
    given: ambush({ discs: [disc([10, 24], { real: true }), disc([24, 24]), disc([38, 24])] }),
    when: [found],
    then: {
      events: [
        { kind: 'ship-moved', ship: 'onyx' },
        { kind: 'disc-revealed', squadron: 'reeds', ship: 'onyx', decoy: true, removed: ['disc-reeds-2'] },
      ],
      position: { discs: [{ at: [10, 24] }, { at: [38, 24] }] },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'an-enemy-that-stops-short-of-the-disc-finds-nothing',
    covers: ['QR-5.2.5.4d'],
    given: ambush(),
    when: [sail('onyx', 180, 7)],
    then: { position: { discs: [{ at: [10, 24] }, { at: [24, 24] }, { at: [38, 24] }] }, awaiting: ['seat-2'] },
  },
  {
    id: 'an-enemy-that-crosses-the-disc-finds-nothing',
    covers: ['QR-5.2.5.4d'],
    given: ambush(),
    when: [sail('onyx', 180, 16)],
    then: { position: { discs: [{ at: [10, 24] }, { at: [24, 24] }, { at: [38, 24] }] } },
  },
  {
    id: 'the-squadron-found-is-placed-at-full-stop-and-its-other-discs-go',
    covers: ['QR-5.2.5.4d', 'QR-5.2.5.4f', 'R-QR-61', 'R-QR-187'],
    given: ambush(),
    when: [found, spring({ bittern: [24, 24], rail: [21.5, 24] })],
    then: {
      events: [
        { kind: 'disc-revealed', decoy: false, removed: ['disc-reeds-1', 'disc-reeds-2', 'disc-reeds-3'] },
        { kind: 'ambush-sprung', squadron: 'reeds' },
      ],
      position: {
        discs: [],
        squadrons: [
          {
            name: 'Reeds',
            ships: [
              { name: 'Bittern', at: [24, 24], facing: 45, fullStop: true },
              { name: 'Rail', at: [21.5, 24], fullStop: true },
            ],
          },
          {},
        ],
      },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'the-squadron-found-stands-on-or-against-its-disc',
    covers: ['QR-5.2.5.4f'],
    given: ambush(),
    when: [found, spring({ bittern: [24, 24], rail: [20.5, 24] })],
    rejects: { code: 'off-disc', rule: 'QR-5.2.5.4f' },
  },
  {
    id: 'nothing-else-happens-before-the-squadron-found-is-placed',
    covers: ['QR-5.2.5.4d'],
    given: ambush(),
    when: [found, by('seat-1', { kind: 'end-segment', segment: 'movement' })],
    rejects: { code: 'not-now', rule: 'QR-5.2.5.4f' },
  },
  {
    id: 'a-ship-that-comes-out-of-hyperspace-on-a-disc-finds-it',
    covers: ['QR-5.2.5.4d', 'R-QR-240'],
    given: {
      turn: 'seat-2',
      first: 'seat-2',
      squadrons: [
        reeds,
        { ...stones, ships: [{ ...onyx, at: [10, 44] }] },
        { name: 'Gulls', seat: 'seat-2', reserve: true, ships: [{ name: 'Skua', class: 'CR', rank: 'commander' }] },
      ],
      portals: [{ at: [24, 27], entry: 'Gulls' }],
      discs: [disc([10, 24]), disc([24, 24], { real: true }), disc([38, 24])],
    },
    when: [
      by('seat-2', { kind: 'activate-squadron', squadron: 'gulls' }),
      by('seat-2', {
        kind: 'enter-squadron',
        squadron: 'gulls',
        ships: [{ ship: 'skua', at: spot(24, 25.25), facingCdeg: 0 }],
        fighters: [],
      }),
    ],
    then: {
      events: [{ kind: 'squadron-entered' }, { kind: 'disc-revealed', ship: 'skua', decoy: false }],
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'the-squadron-found-activates-in-the-same-round',
    covers: ['QR-5.2.5.4g', 'R-QR-61', 'R-QR-69'],
    given: ambush(),
    when: [
      found,
      spring({ bittern: [24, 24], rail: [21.5, 24] }),
      by('seat-2', { kind: 'end-segment', segment: 'movement' }),
      by('seat-1', { kind: 'activate-squadron', squadron: 'reeds' }),
    ],
    then: {
      events: [
        { kind: 'activation-ended', squadron: 'stones' },
        { kind: 'activation-began', squadron: 'reeds' },
      ],
      position: { active: 'reeds' },
    },
  },
];

const choosing = (rest: Fields = {}): Fields => ({
  turn: 'seat-1',
  squadrons: [reeds, stones],
  discs: [disc([10, 24]), disc([24, 24], { real: true }), disc([38, 24])],
  ...rest,
});
const turnUp = (id: string) => by('seat-1', { kind: 'reveal-disc', disc: id });

const turning: RebellionCase[] = [
  {
    id: 'a-side-turns-up-its-decoy-as-its-activation',
    covers: ['QR-5.2.5.4h', 'R-QR-240'],
    given: choosing(),
    when: [turnUp('disc-reeds-1')],
    then: {
      events: [{ kind: 'disc-revealed', ship: null, decoy: true, removed: ['disc-reeds-1'] }],
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'a-squadron-that-reveals-itself-acts-at-once',
    covers: ['QR-5.2.5.4h', 'QR-5.2.5.4g', 'R-QR-61', 'R-QR-240'],
    given: choosing(),
    when: [turnUp('disc-reeds-2'), spring({ bittern: [24, 24], rail: [25, 24] })],
    then: {
      events: [{ kind: 'ambush-sprung' }, { kind: 'activation-began', squadron: 'reeds', by: 'seat-1' }],
      position: { active: 'reeds', squadrons: [{ name: 'Reeds', activated: true }, {}] },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'nobody-turns-up-a-disc-of-the-enemy',
    covers: ['QR-5.2.5.4h'],
    given: choosing({ turn: 'seat-2', first: 'seat-2' }),
    when: [by('seat-2', { kind: 'reveal-disc', disc: 'disc-reeds-2' })],
    rejects: { code: 'not-your-disc', rule: 'QR-5.2.5.4h' },
  },
  {
    id: 'a-hidden-squadron-is-passed-over-and-asked-again',
    covers: ['R-QR-61', 'R-QR-69'],
    given: choosing({
      squadrons: [
        reeds,
        stones,
        { name: 'Flints', seat: 'seat-2', ships: [{ name: 'Basalt', class: 'CR', at: [36, 44], facing: 180 }] },
      ],
    }),
    when: [
      by('seat-1', { kind: 'stay-hidden' }),
      by('seat-2', { kind: 'activate-squadron', squadron: 'stones' }),
      by('seat-2', { kind: 'end-segment', segment: 'command' }),
      by('seat-2', { kind: 'end-segment', segment: 'movement' }),
    ],
    then: { events: [{ kind: 'stayed-hidden', by: 'seat-1' }, { kind: 'activation-ended' }], awaiting: ['seat-1'] },
  },
  {
    id: 'a-round-ends-with-squadrons-still-hidden',
    covers: ['R-QR-61', 'R-QR-69', 'QR-8.0b'],
    given: choosing({ squadrons: [reeds, { ...stones, activated: true }] }),
    dice: [10, 4, 3, 2],
    when: [by('seat-1', { kind: 'stay-hidden' })],
    then: { events: [{ kind: 'end-phase-began' }, { kind: 'round-began', round: 2 }], outcome: null },
  },
  {
    id: 'with-another-squadron-left-a-side-does-not-pass',
    covers: ['R-QR-69'],
    given: choosing({
      squadrons: [
        reeds,
        stones,
        { name: 'Waders', seat: 'seat-1', ships: [{ name: 'Tern', class: 'CR', at: [24, 4] }] },
      ],
    }),
    when: [by('seat-1', { kind: 'stay-hidden' })],
    rejects: { code: 'no-pass', rule: 'R-QR-69' },
  },
  {
    id: 'unrevealed-at-the-end-a-squadron-scores-nothing',
    covers: ['R-QR-61', 'R-QR-180'],
    given: choosing({ squadrons: [reeds, { ...stones, activated: true }], round: 6 }),
    when: [by('seat-1', { kind: 'stay-hidden' })],
    then: { outcome: { winner: null, points: { 'seat-1': 0, 'seat-2': 0 } } },
  },
  {
    id: 'a-hidden-flagship-counts-for-initiative',
    covers: ['R-QR-60', 'QR-6.1a'],
    given: choosing({ squadrons: [reeds, { ...stones, activated: true }] }),
    dice: [3, 17, 3, 2],
    when: [by('seat-1', { kind: 'stay-hidden' })],
    then: { events: [{ kind: 'initiative-rolled', rolls: [{ seat: 'seat-1', faces: [3, 17], total: 17 }, {}] }] },
  },
];

const scout = (name: string): Fields => ({ name, class: 'K', customizations: ['scout'] });
const wings: Fields = { name: 'Wings', seat: 'seat-1', ships: [scout('Swift'), scout('Martin')] };
const eyes: Fields = { name: 'Eyes', seat: 'seat-2', ships: [scout('Agate')] };
const deploy = (
  seat: 'seat-1' | 'seat-2',
  squadron: string,
  ships: Readonly<Record<string, readonly [number, number]>>,
) =>
  by(seat, {
    kind: 'deploy-squadron',
    squadron,
    ships: Object.entries(ships).map(([ship, [x, y]]) => ({ ship, at: spot(x, y), facingCdeg: 0 })),
    fighters: [],
  });
const waiting: Fields = { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CR' }] };
const hold = (seat: 'seat-1' | 'seat-2') => by(seat, { kind: 'hold-scouts' });
const swifts = (y: number) => deploy('seat-1', 'wings', { swift: [10, y], martin: [12, y] });

const scouts: RebellionCase[] = [
  {
    id: 'scouts-deploy-after-everybody-else',
    covers: ['QR-5.2.6a', 'R-QR-62'],
    given: { ...deploying(wings, waiting, eyes), order: ['seat-1', 'seat-2'] },
    dice: [10, 4, 3, 2],
    // The side that placed second places its scouts first.
    when: [
      hold('seat-1'),
      deploy('seat-2', 'stones', { onyx: [24, 44] }),
      hold('seat-2'),
      deploy('seat-2', 'eyes', { agate: [30, 44] }),
      swifts(4),
    ],
    then: {
      events: [
        { kind: 'scouts-held', by: 'seat-1', squadrons: ['wings'] },
        { kind: 'squadron-deployed', squadron: 'stones' },
        { kind: 'scouts-held', by: 'seat-2', squadrons: ['eyes'] },
        { kind: 'squadron-deployed', squadron: 'eyes' },
        { kind: 'squadron-deployed', squadron: 'wings' },
        { kind: 'round-began', round: 1 },
      ],
    },
  },
  {
    id: 'a-squadron-with-a-ship-that-is-no-scout-is-not-kept-for-last',
    covers: ['QR-5.2.6a'],
    given: deploying({ ...wings, ships: [scout('Swift'), { name: 'Martin', class: 'K' }] }, waiting),
    when: [hold('seat-1')],
    rejects: { code: 'not-scouts', rule: 'QR-5.2.6a' },
  },
  {
    id: 'scouts-may-deploy-with-the-others',
    covers: ['R-QR-62'],
    given: deploying(wings, waiting),
    when: [swifts(4)],
    then: { events: [{ kind: 'squadron-deployed', squadron: 'wings' }], awaiting: ['seat-2'] },
  },
  {
    id: 'scouts-stay-in-their-zone',
    covers: ['QR-5.2.6a', 'R-QR-62'],
    given: { ...deploying(wings, stones), pending: [{ kind: 'deployment', step: 'scouts', turn: 'seat-1' }] },
    when: [swifts(20)],
    rejects: { code: 'outside-zone', rule: 'QR-5.2.5.3a' },
  },
  {
    id: 'by-agreement-scouts-go-anywhere-off-the-enemy',
    covers: ['R-QR-62'],
    given: {
      ...deploying(wings, stones),
      options: { scoutArea: 'anywhere-12-from-enemy' },
      pending: [{ kind: 'deployment', step: 'scouts', turn: 'seat-1' }],
    },
    dice: [10, 4, 3, 2],
    when: [swifts(24)],
    then: { events: [{ kind: 'squadron-deployed', squadron: 'wings' }, { kind: 'round-began' }] },
  },
  {
    id: 'by-agreement-scouts-stay-12-inches-off-the-enemy',
    covers: ['R-QR-62'],
    given: {
      ...deploying(wings, { ...stones, ships: [{ ...onyx, at: [12, 32] }] }),
      options: { scoutArea: 'anywhere-12-from-enemy' },
      pending: [{ kind: 'deployment', step: 'scouts', turn: 'seat-1' }],
    },
    when: [swifts(24)],
    rejects: { code: 'near-enemy', rule: 'R-QR-62' },
  },
];

const file: CaseFile = { ruleset: 'quantum-rebellion', cases: [...hiding, ...finding, ...turning, ...scouts] };
export default file;
