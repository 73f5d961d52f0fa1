/** Setting up (6.0): terrain, deployment, reserve, ambush, scouts. */
import type { CaseFile } from '../../kernel/index.ts';
import { type ArmadaCase, by, type Fields, squadron, stones, tern } from './written.ts';

const at = (x: number, y: number): Fields => ({ xMils: Math.round(x * 1000), yMils: Math.round(y * 1000) });
const off = (name: string, seat: string, ships: Fields[]): Fields => squadron(name, seat, ships);
const deck = (squadrons: Fields[], change: Fields = {}): Fields => ({
  phase: 'deployment',
  round: 0,
  turn: 'seat-1',
  squadrons,
  ...change,
});
const cruiser = (name: string, change: Fields = {}): Fields => ({ name, class: 'CR', ...change });
const frigate = (name: string, change: Fields = {}): Fields => ({ name, class: 'FF', ...change });
const waders = off('Waders', 'seat-1', [cruiser('Tern')]);
const rocks = off('Rocks', 'seat-2', [cruiser('Flint')]);
const deploy = (id: string, ships: Fields[], fighters: Fields[] = []): Fields => ({
  kind: 'deploy-squadron',
  squadron: id,
  ships,
  fighters,
});
const stand = (id: string, x: number, y: number): Fields => ({ ship: id, at: at(x, y), facingCdeg: 0 });

const terrain: ArmadaCase[] = [
  {
    id: 'sides-lay-terrain-in-turn',
    covers: ['DA-6.2.3b', 'DA-6.2.3c', 'DA-6.2'],
    given: {
      phase: 'terrain',
      round: 0,
      squadrons: [waders, rocks],
      terrain: [
        { kind: 'asteroid field', id: 'one', size: 'small' },
        { kind: 'particle cloud', id: 'two', size: 'small' },
      ],
    },
    when: by('seat-1', { kind: 'place-terrain', terrain: 'one', at: at(24, 24) }),
    then: { position: { terrain: [{ id: 'one', at: [24, 24] }] }, awaiting: ['seat-2'] },
  },
  {
    id: 'terrain-keeps-eight-inches-clear-of-zones',
    covers: ['DA-6.2.3c', 'R-DA-45'],
    given: {
      phase: 'terrain',
      round: 0,
      squadrons: [waders, rocks],
      terrain: [{ kind: 'asteroid field', id: 'one', size: 'small' }],
    },
    when: by('seat-1', { kind: 'place-terrain', terrain: 'one', at: at(24, 17.9) }),
    rejects: { code: 'too-near-zone', rule: 'DA-6.2.3c' },
  },
  {
    id: 'terrain-keeps-eight-inches-clear-of-terrain',
    covers: ['DA-6.2.3c', 'R-DA-45'],
    given: {
      phase: 'terrain',
      round: 0,
      squadrons: [waders, rocks],
      terrain: [
        { kind: 'asteroid field', id: 'one', size: 'small' },
        { kind: 'planet', id: 'two', size: 'small', at: [24, 24] },
      ],
    },
    when: by('seat-1', { kind: 'place-terrain', terrain: 'one', at: at(35.9, 24) }),
    rejects: { code: 'too-near-terrain', rule: 'DA-6.2.3c' },
  },
];

const deployment: ArmadaCase[] = [
  {
    id: 'a-squadron-deploys-in-its-zone',
    covers: ['DA-6.2.5a', 'DA-6.2.5b', 'DA-6.2.5.4', 'DA-1.7.9', 'R-DA-48'],
    given: deck([waders, off('Gulls', 'seat-1', [frigate('Skua')]), rocks]),
    when: by('seat-1', deploy('waders', [stand('tern', 24, 7.25)])),
    then: {
      position: { squadrons: [{ id: 'waders', deployed: true, ships: [{ at: [24, 7.25], speed: 'medium' }] }] },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'the-whole-base-lies-in-the-zone',
    covers: ['DA-6.2.5.4'],
    given: deck([waders, rocks]),
    when: by('seat-1', deploy('waders', [stand('tern', 24, 7.3)])),
    rejects: { code: 'outside-zone', rule: 'DA-6.2.5.4' },
  },
  {
    id: 'a-squadron-deploys-whole',
    covers: ['DA-6.2.5b'],
    given: deck([off('Waders', 'seat-1', [cruiser('Tern'), frigate('Knot')]), rocks]),
    when: by('seat-1', deploy('waders', [stand('tern', 24, 5)])),
    rejects: { code: 'whole-squadron', rule: 'DA-6.2.5b' },
  },
  {
    id: 'the-winner-of-the-roll-says-who-deploys-first',
    covers: ['DA-6.2.5a', 'R-DA-47'],
    given: deck([waders, rocks], { pending: [{ kind: 'deployment', step: 'choose', winner: 'seat-1' }] }),
    when: by('seat-1', { kind: 'choose-deployer', first: false }),
    then: { awaiting: ['seat-2'] },
  },
  {
    id: 'a-carrier-deploys-with-tokens-out',
    covers: ['DA-6.2.5.1', 'R-DA-48'],
    given: deck([off('Waders', 'seat-1', [{ name: 'Eyrie', class: 'CVL' }]), rocks]),
    when: by('seat-1', deploy('waders', [stand('eyrie', 24, 5)], [{ fighter: 'eyrie-f01', at: at(24, 3.75) }])),
    then: { events: [{ kind: 'squadron-deployed', fighters: [{ fighter: 'eyrie-f01' }] }] },
  },
  {
    id: 'tokens-deploy-touching-their-carrier',
    covers: ['DA-6.2.5.1'],
    given: deck([off('Waders', 'seat-1', [{ name: 'Eyrie', class: 'CVL' }]), rocks]),
    when: by('seat-1', deploy('waders', [stand('eyrie', 24, 5)], [{ fighter: 'eyrie-f01', at: at(24, 3.6) }])),
    rejects: { code: 'not-touching', rule: 'DA-6.2.5.1' },
  },
];

const gulls = (ships: Fields[]): Fields => off('Gulls', 'seat-1', ships);
const hold = (id: string): Fields => ({ kind: 'reserve-squadron', squadron: id });
const reserve: ArmadaCase[] = [
  {
    id: 'up-to-thirty-percent-wait-in-reserve',
    covers: ['DA-6.2.5.3a', 'DA-6.2.5b', 'R-DA-49', 'DA-6.2.5.3b'],
    given: deck([waders, gulls([frigate('Skua'), { name: 'Auk', class: 'K' }]), rocks], { maxPoints: 100 }),
    when: by('seat-1', hold('gulls')),
    then: { position: { squadrons: [{ id: 'waders' }, { id: 'gulls', reserve: true }] } },
  },
  {
    id: 'more-than-thirty-percent-do-not',
    covers: ['DA-6.2.5.3a', 'R-DA-49'],
    given: deck([waders, gulls([frigate('Skua'), { name: 'Auk', class: 'K' }]), rocks], { maxPoints: 99 }),
    when: by('seat-1', hold('gulls')),
    rejects: { rule: 'DA-6.2.5.3a' },
  },
  {
    id: 'the-flagship-does-not-wait',
    covers: ['DA-6.2.5.3b'],
    given: deck([waders, gulls([frigate('Skua')]), rocks], { maxPoints: 500 }),
    when: by('seat-1', hold('waders')),
    rejects: { code: 'flagship', rule: 'DA-6.2.5.3b' },
  },
];

const lurking = (change: Fields = {}): Fields =>
  gulls([{ name: 'Skua', class: 'DD', customizations: ['ambush'], ...change }]);
const hide = (x: number, y: number): Fields => ({
  kind: 'hide-squadron',
  squadron: 'gulls',
  discs: [at(x, y), at(x + 5, y), at(x + 10, y)],
  real: 1,
});
const discs = [
  { squadron: 'Gulls', at: [20, 24] },
  { squadron: 'Gulls', at: [26, 24], real: true },
  { squadron: 'Gulls', at: [32, 24] },
];
/** Onyx sails south over the overlay that hides Skua. */
const hunted: Fields = {
  active: 'Stones',
  segment: 'movement',
  squadrons: [
    off('Waders', 'seat-1', [tern()]),
    lurking(),
    squadron('Stones', 'seat-2', [{ name: 'Onyx', class: 'DD', at: [26, 36.75], facing: 180 }]),
  ],
  discs,
};
const south: Fields = {
  kind: 'move-ship',
  ship: 'onyx',
  courseCdeg: 18_000,
  distanceMils: 12_000,
  facingCdeg: 18_000,
  carry: [],
};
const shielded = off('Waders', 'seat-1', [cruiser('Tern', { equipment: { E1: 'shield generator' } })]);
const raise = (arc: string | null, id = 'tern'): Fields => ({ kind: 'set-shields', ship: id, arcs: { E1: arc } });
const shields: ArmadaCase[] = [
  {
    id: 'a-ship-starts-with-its-shield-raised',
    covers: ['DA-6.2.5.2', 'R-DA-172'],
    given: deck([shielded, rocks]),
    when: by('seat-1', raise('port'), deploy('waders', [stand('tern', 20, 4)])),
    then: {
      position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', at: [20, 4], shields: { E1: 'port' } }] }] },
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'a-shield-is-raised-once-before-play',
    covers: ['R-DA-172'],
    given: deck([shielded, rocks]),
    when: by('seat-1', raise('port'), raise('aft')),
    rejects: { code: 'shields-up', rule: 'R-DA-172' },
  },
  {
    id: 'without-a-generator-no-shield-is-up',
    covers: ['DA-6.2.5.2'],
    given: deck([waders, rocks]),
    when: by('seat-1', raise('port')),
    rejects: { code: 'no-generator', rule: 'DA-6.2.5.2' },
  },
  {
    id: 'nobody-raises-the-shields-of-the-enemy-before-play',
    covers: ['DA-6.2.5.2'],
    given: deck([waders, off('Rocks', 'seat-2', [cruiser('Flint', { equipment: { E1: 'shield generator' } })])]),
    when: by('seat-1', raise('port', 'flint')),
    rejects: { code: 'not-waiting', rule: 'DA-6.2.5.2' },
  },
];

const hidden: ArmadaCase[] = [
  {
    id: 'a-squadron-hides-behind-three-overlays',
    covers: ['DA-6.2.5.5a', 'DA-6.2.5.5b', 'DA-12.4.1', 'R-DA-50'],
    given: deck([waders, lurking(), rocks]),
    when: by('seat-1', hide(15, 30)),
    then: { events: [{ kind: 'squadron-hidden', squadron: 'gulls', real: 'disc-2' }] },
  },
  {
    id: 'without-ambush-nobody-hides',
    covers: ['DA-6.2.5.5a'],
    given: deck([waders, lurking({ customizations: [] }), rocks]),
    when: by('seat-1', hide(15, 30)),
    rejects: { code: 'no-ambush', rule: 'DA-6.2.5.5a' },
  },
  {
    id: 'a-squadron-hides-only-as-a-whole',
    covers: ['DA-12.4.1', 'DA-6.2.5.5a'],
    given: deck([
      waders,
      gulls([
        { name: 'Skua', class: 'DD', customizations: ['ambush'] },
        { name: 'Auk', class: 'FF' },
      ]),
      rocks,
    ]),
    when: by('seat-1', hide(15, 30)),
    rejects: { code: 'no-ambush', rule: 'DA-6.2.5.5a' },
  },
  {
    id: 'no-overlay-lies-in-an-enemy-zone',
    covers: ['DA-6.2.5.5b'],
    given: deck([waders, lurking(), rocks]),
    when: by('seat-1', hide(15, 38.1)),
    rejects: { code: 'enemy-zone', rule: 'DA-6.2.5.5b' },
  },
  {
    id: 'an-owner-reveals-its-squadron-and-acts',
    covers: ['DA-6.2.5.5d', 'DA-6.2.5.5e', 'R-DA-50'],
    given: { squadrons: [off('Waders', 'seat-1', [tern()]), lurking(), stones()], discs },
    when: by(
      'seat-1',
      { kind: 'reveal-disc', disc: 'disc-gulls-2' },
      {
        kind: 'spring-ambush',
        squadron: 'gulls',
        ships: [stand('skua', 26, 24)],
        fighters: [],
      },
    ),
    then: { position: { active: 'gulls', discs: [] } },
  },
  {
    id: 'a-decoy-is-not-revealed-by-its-owner',
    covers: ['DA-6.2.5.5d', 'R-DA-50'],
    given: { squadrons: [off('Waders', 'seat-1', [tern()]), lurking(), stones()], discs },
    when: by('seat-1', { kind: 'reveal-disc', disc: 'disc-gulls-1' }),
    rejects: { code: 'decoy', rule: 'DA-6.2.5.5d' },
  },
  {
    id: 'a-squadron-stays-hidden-as-its-activation',
    covers: ['R-DA-50'],
    given: { squadrons: [off('Waders', 'seat-1', [tern()]), lurking(), stones()], discs },
    when: by('seat-1', { kind: 'stay-hidden', squadron: 'gulls' }),
    then: { position: { squadrons: [{ id: 'waders' }, { id: 'gulls', activated: true }] }, awaiting: ['seat-2'] },
  },
  {
    id: 'an-enemy-that-ends-on-a-decoy-removes-it',
    covers: ['DA-6.2.5.5c', 'R-DA-50'],
    given: {
      active: 'Stones',
      segment: 'movement',
      squadrons: [
        off('Waders', 'seat-1', [tern()]),
        lurking(),
        squadron('Stones', 'seat-2', [{ name: 'Onyx', class: 'DD', at: [20, 36], facing: 180 }]),
      ],
      discs,
    },
    when: by('seat-2', {
      kind: 'move-ship',
      ship: 'onyx',
      courseCdeg: 18_000,
      distanceMils: 12_000,
      facingCdeg: 18_000,
      carry: [],
    }),
    then: { events: [{ kind: 'disc-revealed', decoy: true, removed: ['disc-gulls-1'] }] },
  },
  ...(
    [
      ['inside', 12_000, [26, 21.25], 'touching it'],
      ['touching', 10_000, [26, 24], 'inside it'],
    ] as const
  ).map(([word, mils, [x, y], where]): ArmadaCase => ({
    id: `an-enemy-that-ends-${word}-finds-the-squadron-which-stands-${where.replace(' ', '-')}`,
    covers: ['DA-6.2.5.5c', 'DA-6.2.5.5e', 'R-DA-50'],
    given: hunted,
    when: [
      ...by('seat-2', { ...south, distanceMils: mils }),
      ...by('seat-1', {
        kind: 'spring-ambush',
        squadron: 'gulls',
        ships: [{ ship: 'skua', at: at(x, y), facingCdeg: 12_300 }],
        fighters: [],
      }),
    ],
    then: {
      events: [
        { kind: 'disc-revealed', decoy: false, removed: ['disc-gulls-1', 'disc-gulls-2', 'disc-gulls-3'] },
        { kind: 'ambush-sprung', squadron: 'gulls' },
      ],
      position: {
        discs: [],
        squadrons: [{ id: 'waders' }, { id: 'gulls', ships: [{ id: 'skua', at: [x, y], facing: 123 }] }],
      },
    },
  })),
  {
    id: 'a-squadron-that-is-found-stands-at-its-overlay',
    covers: ['DA-6.2.5.5c', 'R-DA-50'],
    given: hunted,
    when: [
      ...by('seat-2', south),
      ...by('seat-1', {
        kind: 'spring-ambush',
        squadron: 'gulls',
        ships: [{ ship: 'skua', at: at(28, 28), facingCdeg: 0 }],
        fighters: [],
      }),
    ],
    rejects: { code: 'off-disc', rule: 'DA-6.2.5.5c' },
  },
  {
    id: 'who-only-passes-over-an-overlay-finds-nothing',
    covers: ['DA-6.2.5.5c', 'R-DA-50'],
    given: hunted,
    when: by('seat-2', { ...south, distanceMils: 18_000 }),
    then: { position: { discs: [{}, {}, {}] } },
  },
  {
    id: 'scouts-deploy-after-all-others-and-far-ahead',
    covers: ['DA-6.2.6', 'DA-12.4.13', 'R-DA-51'],
    given: deck([off('Waders', 'seat-1', [tern()]), gulls([{ name: 'Auk', class: 'K' }]), stones()], {
      pending: [{ kind: 'deployment', step: 'scouts', turn: 'seat-1' }],
    }),
    dice: [4, 17, 15, 16],
    when: by('seat-1', deploy('gulls', [stand('auk', 24, 30)])),
    then: { events: [{ kind: 'squadron-deployed', squadron: 'gulls' }] },
  },
  {
    id: 'scouts-are-kept-until-everybody-else-has-deployed',
    covers: ['DA-6.2.6', 'R-DA-51'],
    given: deck([
      off('Waders', 'seat-1', [tern()]),
      gulls([{ name: 'Auk', class: 'K' }]),
      off('Stones', 'seat-2', [{ name: 'Onyx', class: 'CR' }]),
    ]),
    when: by('seat-1', { kind: 'hold-scouts' }),
    then: { events: [{ kind: 'scouts-held', by: 'seat-1', squadrons: ['gulls'] }] },
  },
  {
    id: 'scouts-stay-out-of-the-enemy-zone',
    covers: ['DA-6.2.6', 'R-DA-51'],
    given: deck([off('Waders', 'seat-1', [tern()]), gulls([{ name: 'Auk', class: 'K' }]), stones()], {
      pending: [{ kind: 'deployment', step: 'scouts', turn: 'seat-1' }],
    }),
    when: by('seat-1', deploy('gulls', [stand('auk', 24, 40)])),
    rejects: { code: 'enemy-zone', rule: 'DA-6.2.6' },
  },
];

const cases: CaseFile = {
  ruleset: 'darkmatter-armada',
  cases: [...shields, ...terrain, ...deployment, ...reserve, ...hidden],
};
export default cases;
