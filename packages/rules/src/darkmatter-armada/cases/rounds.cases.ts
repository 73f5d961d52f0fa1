/** Rounds: initiative (7.1), reserve (8), activation (7.3), End Phase and scoring (10). */
import type { CaseFile } from '../../kernel/index.ts';
import { type ArmadaCase, by, ends, type Fields, knot, move, squadron, stones, tern } from './written.ts';

const gulls = (change: Fields = {}, ship: Fields = {}): Fields =>
  squadron('Gulls', 'seat-1', [{ name: 'Skua', class: 'DD', at: [20, 10], facing: 0, ...ship }], change);
const waders = (change: Fields = {}, ship: Fields = {}): Fields => squadron('Waders', 'seat-1', [tern(ship)], change);
const activate = (id: string): Fields => ({ kind: 'activate-squadron', squadron: id });

/** The last squadron of the round ends its activation: what follows takes dice. */
const lastTurn = (change: Fields = {}, squadrons: Fields[] = [waders(), stones({ activated: true })]): Fields => ({
  active: 'Waders',
  segment: 'special',
  squadrons,
  ...change,
});
const over = by('seat-1', ends('special'));

const initiative: ArmadaCase[] = [
  {
    id: 'the-best-die-wins-the-initiative',
    covers: ['DA-7.1a', 'DA-7.1.1', 'R-DA-52', 'DA-10.4', 'DA-7.0'],
    given: lastTurn(),
    dice: [4, 17, 15, 16],
    when: over,
    then: { events: [{ kind: 'initiative-rolled', winner: 'seat-1' }], awaiting: ['seat-1'] },
  },
  {
    id: 'the-next-best-dice-break-a-tie',
    covers: ['DA-7.1b', 'R-DA-53'],
    given: lastTurn(),
    dice: [17, 4, 5, 17],
    when: over,
    then: { events: [{ kind: 'initiative-rolled', winner: 'seat-2' }], awaiting: ['seat-2'] },
  },
  {
    id: 'a-complete-tie-is-rolled-again',
    covers: ['DA-7.1b', 'R-DA-53'],
    given: lastTurn(),
    dice: [17, 4, 4, 17, 3, 2, 20, 1],
    when: over,
    then: {
      events: [
        { kind: 'initiative-rolled', winner: null },
        { kind: 'initiative-rolled', winner: 'seat-2' },
      ],
    },
  },
  {
    id: 'a-missing-die-counts-as-one',
    covers: ['DA-7.1b', 'DA-7.1.1', 'R-DA-52', 'R-DA-53'],
    given: lastTurn({}, [
      waders(),
      squadron('Stones', 'seat-2', [{ name: 'Onyx', class: 'DD', rank: 'admiral', gone: { how: 'destroyed' } }]),
      squadron('Rocks', 'seat-2', [{ name: 'Flint', class: 'DD', rank: 'commander', at: [40, 40] }], {
        activated: true,
      }),
    ]),
    dice: [12, 2, 12],
    when: over,
    then: { events: [{ kind: 'initiative-rolled', winner: 'seat-1' }] },
  },
  {
    id: 'an-operations-center-adds-a-die',
    covers: ['DA-12.4.9', 'R-DA-52'],
    given: lastTurn({}, [waders({}, { class: 'DN' }), stones({ activated: true })]),
    dice: [1, 2, 18, 17, 16],
    when: over,
    then: { events: [{ kind: 'initiative-rolled', winner: 'seat-1' }] },
  },
  {
    id: 'cyberwarfare-takes-three-off-every-die',
    covers: ['DA-12.5.5', 'DA-7.1.2', 'R-DA-54'],
    given: lastTurn({ sides: { 'seat-1': { cyberwarfare: 2 } } }),
    dice: [17, 5, 15, 2],
    when: over,
    then: {
      events: [{ kind: 'initiative-rolled', winner: 'seat-2', rolls: [{ modifier: -3, total: 14 }, { total: 15 }] }],
      position: { sides: { 'seat-1': { cyberwarfare: 0 } } },
    },
  },
  {
    id: 'the-winner-may-go-second',
    covers: ['DA-7.1c', 'R-DA-55'],
    given: { phase: 'initiative', squadrons: [waders(), stones()] },
    when: by('seat-1', { kind: 'choose-order', place: 'second' }),
    then: { position: { order: ['seat-2', 'seat-1'], phase: 'initiative' }, awaiting: ['seat-2'] },
  },
];

const turns: ArmadaCase[] = [
  {
    id: 'sides-take-turns',
    covers: ['DA-7.3a', 'R-DA-62'],
    given: lastTurn({}, [waders(), gulls(), stones()]),
    when: over,
    then: { awaiting: ['seat-2'] },
  },
  {
    id: 'the-rest-follow-one-after-the-other',
    covers: ['DA-7.3b', 'R-DA-62'],
    given: lastTurn({}, [waders(), gulls(), stones({ activated: true })]),
    when: over,
    then: { awaiting: ['seat-1'] },
  },
  {
    id: 'a-squadron-activates-once-a-round',
    covers: ['DA-7.3a', 'DA-1.7.1'],
    given: { squadrons: [waders({ activated: true }), gulls(), stones()] },
    when: by('seat-1', activate('waders')),
    rejects: { code: 'activated', rule: 'DA-7.3a' },
  },
  {
    id: 'fewer-disorder-markers-go-first',
    covers: ['DA-7.3.1', 'R-DA-63'],
    given: { squadrons: [waders({}, { disorder: 2 }), gulls({}, { disorder: 1 }), stones()] },
    when: by('seat-1', activate('waders')),
    rejects: { code: 'less-disorder-first', rule: 'DA-7.3.1' },
  },
  {
    id: 'equal-disorder-leaves-the-choice',
    covers: ['DA-7.3.1', 'R-DA-62', 'DA-9.0a'],
    given: { squadrons: [waders({}, { disorder: 1 }), gulls({}, { disorder: 1 }), stones()] },
    when: by('seat-1', activate('waders')),
    then: { position: { active: 'waders', segment: 'command' } },
  },
  {
    id: 'segments-follow-each-other',
    covers: ['DA-9.0a', 'R-DA-64'],
    given: { active: 'Waders', segment: 'command', squadrons: [waders(), stones()] },
    when: by('seat-1', move(0, 10)),
    rejects: { code: 'other-segment', rule: 'DA-9.0a' },
  },
  {
    id: 'a-civilian-does-not-act-for-another',
    covers: ['DA-7.3a'],
    given: { squadrons: [waders(), gulls(), stones()] },
    when: by('seat-1', activate('stones')),
    rejects: { code: 'not-your-squadron', rule: 'DA-7.3a' },
  },
];

const away = (name: string, more: Fields = {}): Fields =>
  squadron(name, 'seat-1', [{ name: `${name} one`, class: 'FF' }], { reserve: true, ...more });
const reserve: Fields = { phase: 'reserve', squadrons: [waders(), away('Gulls'), stones()] };
const portal = (x: number, y: number, id = 'gulls'): Fields => ({
  kind: 'place-entry-portal',
  squadron: id,
  at: { xMils: x * 1000, yMils: y * 1000 },
});

const coming: ArmadaCase[] = [
  {
    id: 'a-side-opens-a-way-in',
    covers: ['DA-7.2', 'DA-8.1a', 'R-DA-58', 'DA-6.2.5.3c'],
    given: reserve,
    when: by('seat-1', portal(24, 24)),
    then: { position: { portals: [{ at: [24, 24], entry: 'gulls' }] } },
  },
  {
    id: 'a-side-may-decline',
    covers: ['DA-7.2', 'DA-8.1a'],
    given: reserve,
    when: by('seat-1', { kind: 'pass-reserve' }),
    then: { events: [{ kind: 'reserve-passed' }, { kind: 'reserve-phase-ended' }] },
  },
  {
    id: 'a-portal-opens-six-inches-from-a-planet',
    covers: ['DA-8.1b', 'R-DA-56', 'R-DA-04'],
    given: { ...reserve, terrain: [{ kind: 'planet', at: [24, 24] }] },
    when: by('seat-1', portal(24, 34.5)),
    then: { position: { portals: [{ at: [24, 34.5] }] } },
  },
  {
    id: 'planets-keep-portals-away',
    covers: ['DA-8.1b', 'R-DA-56'],
    given: { ...reserve, terrain: [{ kind: 'planet', at: [24, 24] }] },
    when: by('seat-1', portal(24, 34.4)),
    rejects: { code: 'too-near-planet', rule: 'DA-8.1b' },
  },
  {
    id: 'who-enters-gets-its-markers',
    covers: ['DA-8.2a', 'DA-8.2b', 'DA-8.3a', 'DA-8.3b', 'R-DA-59', 'R-DA-60'],
    given: {
      squadrons: [
        waders(),
        squadron(
          'Gulls',
          'seat-1',
          [
            { name: 'Skua', class: 'DD', rank: 'commander' },
            { name: 'Fulmar', class: 'FF', rank: 'captain' },
          ],
          { reserve: true },
        ),
        stones(),
      ],
      portals: [{ at: [24, 24], entry: 'gulls' }],
    },
    when: by('seat-1', activate('gulls'), {
      kind: 'enter-squadron',
      squadron: 'gulls',
      ships: [
        { ship: 'skua', at: { xMils: 24_000, yMils: 26_250 }, facingCdeg: 0 },
        { ship: 'fulmar', at: { xMils: 24_000, yMils: 21_750 }, facingCdeg: 0 },
      ],
      fighters: [],
    }),
    then: {
      position: {
        squadrons: [
          {
            id: 'gulls',
            reserve: false,
            ships: [
              { id: 'skua', gridFault: 2, commsDown: 'on', at: [24, 26.25], activation: { special: 'enter-squadron' } },
              { id: 'fulmar', gridFault: 2, commsDown: 'off' },
            ],
          },
        ],
      },
    },
  },
];

const ending: ArmadaCase[] = [
  {
    id: 'disorder-as-high-as-the-crew-is-an-emergency-jump',
    covers: ['DA-10.3', 'DA-1.5b'],
    given: lastTurn({}, [waders(), gulls({ activated: true }, { crew: 2, disorder: 2 }), stones({ activated: true })]),
    dice: [4, 17, 15, 16],
    when: over,
    then: { events: [{ kind: 'ship-removed', ship: 'skua', how: 'emergency-jump', halfPoints: 50 }] },
  },
  {
    id: 'no-crew-and-no-disorder-stays',
    covers: ['DA-10.3', 'R-DA-142'],
    given: lastTurn({}, [waders(), gulls({ activated: true }, { crew: 0 }), stones({ activated: true })]),
    dice: [4, 17, 15, 16],
    when: over,
    then: { position: { squadrons: [{ id: 'waders' }, { id: 'gulls', ships: [{ id: 'skua', at: [20, 10] }] }] } },
  },
  {
    id: 'elite-bridge-crew-removes-a-disorder',
    covers: ['DA-12.4.4', 'R-DA-152'],
    given: lastTurn({}, [
      waders(),
      gulls({ activated: true }, { disorder: 2, customizations: ['elite bridge crew'] }),
      stones({ activated: true }),
    ]),
    dice: [4, 17, 15, 16],
    when: over,
    then: { events: [{ kind: 'disorder-shed', ship: 'skua', markers: 1, disorder: 1 }] },
  },
  {
    id: 'portals-close-in-the-end-phase',
    covers: ['DA-9.1.2c', 'DA-10.2b', 'DA-1.5c', 'R-DA-87'],
    given: lastTurn({ portals: [{ at: [24, 24], opener: 'Tern' }] }, [
      waders(),
      gulls({ activated: true }, { leaving: true }),
      stones({ activated: true }),
    ]),
    dice: [4, 17, 15, 16],
    when: over,
    then: {
      events: [{ kind: 'ship-removed', ship: 'skua', how: 'escaped', halfPoints: 25 }, { kind: 'portals-closed' }],
      position: { portals: [] },
    },
  },
  {
    id: 'who-engages-its-hyperdrive-at-a-portal-is-gone-with-the-round-for-half-its-cost',
    covers: ['DA-10.2b', 'DA-1.5c', 'DA-9.3.4', 'R-DA-87'],
    given: lastTurn(
      {
        portals: [
          { at: [12.25, 10], opener: 'Skua' },
          { at: [40, 10], opener: 'Tern' },
        ],
      },
      [gulls({ activated: true }, { at: [30, 10] }), waders({}, { rank: 'commander' }), stones({ activated: true })],
    ),
    dice: [4, 17, 15, 16],
    when: by('seat-1', { kind: 'engage-hyperdrive', ship: 'tern' }),
    then: {
      events: [
        { kind: 'ship-removed', ship: 'tern', how: 'escaped', to: 'seat-2', halfPoints: 35 },
        { kind: 'portals-closed' },
      ],
      position: { portals: [] },
    },
  },
  {
    id: 'activation-markers-go-with-the-round',
    covers: ['DA-10.2c', 'DA-1.7.1', 'DA-7.4'],
    given: lastTurn(),
    dice: [4, 17, 15, 16],
    when: over,
    then: { position: { round: 3, squadrons: [{ activated: false }, { activated: false }] } },
  },
  {
    id: 'fighters-wear-mines-down',
    covers: ['DA-4.5.5c', 'R-DA-77'],
    given: lastTurn(
      {
        terrain: [{ kind: 'minefield', at: [30, 30], die: 10 }],
        fighters: [
          { carrier: 'Skua', at: [30, 30] },
          { carrier: 'Skua', at: [31.1, 30] },
        ],
      },
      [waders(), gulls({ activated: true }, { class: 'CV' }), stones({ activated: true })],
    ),
    dice: [4, 17, 15, 16],
    when: over,
    then: { position: { terrain: [{ die: 8 }] } },
  },
  {
    id: 'the-match-ends-with-its-last-round',
    covers: ['DA-10.1a', 'DA-10.1b', 'DA-10.1d', 'DA-2.0', 'R-DA-153', 'R-DA-154'],
    given: lastTurn({ round: 6 }, [waders({}, { hull: 10 }), stones({ activated: true })]),
    when: over,
    then: {
      events: [
        { kind: 'ships-scored', scores: [{ ship: 'tern', for: 'seat-2', halfPoints: 35 }] },
        { kind: 'match-ended', outcome: { winner: 'seat-2' } },
      ],
    },
  },
  {
    id: 'equal-points-are-a-draw',
    covers: ['DA-10.1d'],
    given: lastTurn({ round: 6 }),
    when: over,
    then: { events: [{ kind: 'match-ended', outcome: { winner: null } }] },
  },
  {
    id: 'who-never-came-in-scores-in-full',
    covers: ['DA-10.1c', 'R-DA-153'],
    given: lastTurn({ round: 6 }, [waders(), away('Gulls'), stones({ activated: true })]),
    when: over,
    then: { events: [{ kind: 'ships-scored', scores: [{ ship: 'gulls-one', halfPoints: 40 }] }] },
  },
  {
    id: 'the-loss-of-a-commander-disorders-its-squadron',
    covers: ['DA-3.3.2c', 'R-DA-143'],
    given: {
      active: 'Gulls',
      segment: 'movement',
      squadrons: [
        waders(),
        squadron('Gulls', 'seat-1', [
          { name: 'Skua', class: 'DD', rank: 'commander', at: [20, 46], facing: 0 },
          knot({ rank: 'captain' }),
        ]),
        stones(),
      ],
    },
    when: by('seat-1', move(0, 9, 0, { ship: 'skua' })),
    then: {
      events: [{ kind: 'command-lost', rank: 'commander' }],
      position: {
        squadrons: [
          { id: 'waders', ships: [{ disorder: 0 }] },
          { id: 'gulls', ships: [{}, { id: 'knot', disorder: 1 }] },
        ],
      },
    },
  },
  {
    id: 'the-loss-of-the-flagship-disorders-all-commanders',
    covers: ['DA-3.3.1c', 'R-DA-143'],
    given: {
      active: 'Waders',
      segment: 'movement',
      squadrons: [
        squadron('Waders', 'seat-1', [tern({ rank: 'admiral', at: [10, 46] }), knot({ rank: 'captain' })]),
        gulls({}, { rank: 'commander' }),
        stones(),
      ],
    },
    when: by('seat-1', move(0, 9)),
    then: {
      position: {
        squadrons: [
          { id: 'waders', ships: [{}, { id: 'knot', disorder: 1 }] },
          { id: 'gulls', ships: [{ id: 'skua', disorder: 2 }] },
        ],
      },
    },
  },
];

const cases: CaseFile = { ruleset: 'darkmatter-armada', cases: [...initiative, ...turns, ...coming, ...ending] };
export default cases;
