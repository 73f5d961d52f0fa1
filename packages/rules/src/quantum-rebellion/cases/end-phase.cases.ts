/** The End Phase (9.0 to 9.5): damage control, markers, Disorder, next round. */
import type { CaseFile } from '../../kernel/index.ts';
import type { RebellionCase, Fields } from './written.ts';

/** A cruiser of CP 4 with one Main Drive of two, guns fore and a turret. */
const tern: Fields = { name: 'Tern', class: 'CR', at: [24, 10], weapons: { F: 'beam 4', T1: 'beam 2' } };
const onyx: Fields = { name: 'Onyx', class: 'CH', at: [24, 40], facing: 180, weapons: { F: 'beam 4' } };

const waders = (...ships: Fields[]): Fields => ({ name: 'Waders', seat: 'seat-1', ships });
const stones = (...ships: Fields[]): Fields => ({
  name: 'Stones',
  seat: 'seat-2',
  ships: ships.length > 0 ? ships : [onyx],
});
const ending = (ship: Fields, change: Fields = {}): Fields => ({
  phase: 'end',
  squadrons: [waders(ship), stones()],
  ...change,
});
const repair = (ship: string, by: 'seat-1' | 'seat-2' = 'seat-1') => ({ by, command: { kind: 'repair', ship } });
const choose = (ship: string, ...spaces: string[]) => ({
  by: 'seat-1' as const,
  command: { kind: 'choose-repairs', ship, spaces },
});
const pass = (by: 'seat-1' | 'seat-2' = 'seat-1') => ({ by, command: { kind: 'end-damage-control' } });
/** Two d20 for each side: seat-1 wins. */
const initiative = [15, 3, 9, 8];
const shipAfter = (fields: Fields): Fields => ({ squadrons: [{ id: 'waders', ships: [{ id: 'tern', ...fields }] }] });

const damageControl: RebellionCase[] = [
  {
    id: 'a-six-repairs-one-location-of-the-owners-choice',
    covers: ['QR-9.2a', 'QR-9.2b', 'R-QR-175', 'R-QR-148'],
    given: ending({ ...tern, disorder: 1, offline: ['F', 'BR'] }),
    dice: [6, 5, 4, ...initiative],
    when: [repair('tern'), choose('tern', 'BR')],
    then: {
      events: [
        { kind: 'damage-control-rolled', faces: [6, 5, 4], need: 6, repairs: 1 },
        { kind: 'spaces-repaired', spaces: ['BR'] },
      ],
      position: shipAfter({ offline: ['F'] }),
    },
  },
  {
    id: 'what-leaves-no-choice-is-not-asked',
    covers: ['QR-9.2b', 'R-QR-187'],
    given: ending({ ...tern, offline: ['F', 'BR'] }),
    dice: [6, 6, 6, 1, ...initiative],
    when: [repair('tern')],
    then: { events: [{ kind: 'spaces-repaired', spaces: ['F', 'BR'] }], position: shipAfter({ offline: [] }) },
  },
  {
    id: 'with-no-drive-working-four-to-six-repair',
    covers: ['QR-9.2c', 'R-QR-154'],
    given: ending({ ...tern, offline: ['DR1', 'DR2'] }),
    dice: [4, 5, 3, 1, ...initiative],
    when: [repair('tern')],
    then: {
      events: [{ kind: 'damage-control-rolled', need: 4, repairs: 2 }],
      position: shipAfter({ offline: [] }),
    },
  },
  {
    id: 'with-one-of-two-drives-working-only-a-six-repairs',
    covers: ['R-QR-154'],
    given: ending({ ...tern, offline: ['DR1'] }),
    dice: [4, 5, 5, 1, ...initiative],
    when: [repair('tern')],
    then: {
      events: [{ kind: 'damage-control-rolled', need: 6, repairs: 0 }],
      position: shipAfter({ offline: ['DR1'] }),
    },
  },
  {
    id: 'at-full-stop-four-to-six-repair',
    covers: ['QR-8.1.1c', 'R-QR-154'],
    given: ending({ ...tern, fullStop: true, offline: ['F'] }),
    dice: [4, 1, 1, 1, ...initiative],
    when: [repair('tern')],
    then: { events: [{ kind: 'damage-control-rolled', need: 4, rule: 'QR-8.1.1c', repairs: 1 }] },
  },
  {
    id: 'expert-engineers-repair-on-four',
    covers: ['QR-11.4.7a', 'R-QR-176'],
    given: ending({ ...tern, customizations: ['expert-engineers'], offline: ['F', 'BR'] }),
    dice: [5, 1, 2, 3, ...initiative],
    when: [repair('tern'), choose('tern', 'F')],
    then: {
      events: [{ kind: 'damage-control-rolled', need: 4, repairs: 1 }],
      position: shipAfter({ offline: ['BR'] }),
    },
  },
  {
    id: 'a-vulnerable-design-takes-two-results-for-a-location',
    covers: ['QR-11.4.21a', 'R-QR-177'],
    given: ending({ ...tern, customizations: ['vulnerable-design'], offline: ['F', 'BR'] }),
    dice: [6, 6, 6, 1, ...initiative],
    when: [repair('tern'), choose('tern', 'BR')],
    then: { events: [{ kind: 'damage-control-rolled', repairs: 1 }], position: shipAfter({ offline: ['F'] }) },
  },
  {
    id: 'three-results-repair-no-two-locations-of-a-vulnerable-design',
    covers: ['QR-11.4.21a'],
    given: ending({ ...tern, customizations: ['vulnerable-design'], offline: ['F', 'BR'] }),
    dice: [6, 6, 6, 1],
    when: [repair('tern'), choose('tern', 'F', 'BR')],
    rejects: { code: 'wrong-repairs', rule: 'R-QR-175' },
  },
  {
    id: 'damaged-cargo-space-is-not-repaired',
    covers: ['QR-11.6.8b', 'R-QR-148'],
    given: ending({ ...tern, equipment: { E1: 'cargo-space' }, destroyed: ['E1'], offline: ['F', 'BR'] }),
    dice: [6, 1, 1, 1],
    when: [repair('tern'), choose('tern', 'E1')],
    rejects: { code: 'wrong-repairs', rule: 'R-QR-175' },
  },
  {
    id: 'cargo-space-stays-lost',
    covers: ['QR-11.6.8b'],
    given: ending({ ...tern, equipment: { E1: 'cargo-space' }, destroyed: ['E1'], offline: ['F'] }),
    dice: [6, 6, 6, 6, ...initiative],
    when: [repair('tern')],
    then: { position: shipAfter({ destroyed: ['E1'], offline: [] }) },
  },
  {
    id: 'an-unmanned-ship-repairs-nothing',
    covers: ['QR-11.4.19e', 'R-QR-158'],
    given: ending(tern, {
      squadrons: [
        waders(
          { ...tern, offline: ['F'] },
          {
            name: 'Knot',
            class: 'DD',
            at: [28, 10],
            customizations: ['unmanned', 'expert-engineers'],
            offline: ['HY'],
          },
        ),
        stones(),
      ],
    }),
    when: [repair('knot')],
    rejects: { code: 'unmanned', rule: 'QR-11.4.19e' },
  },
  {
    id: 'an-unmanned-ship-is-not-asked-for-repairs',
    covers: ['QR-11.4.19e', 'R-QR-158'],
    given: ending(tern, {
      squadrons: [
        waders(
          { ...tern, offline: ['F'] },
          { name: 'Knot', class: 'DD', at: [28, 10], customizations: ['unmanned'], offline: ['HY'] },
        ),
        stones(),
      ],
    }),
    dice: [1, 2, 3, 4, ...initiative],
    when: [repair('tern')],
    then: {
      events: [
        { kind: 'damage-control-rolled', ship: 'tern' },
        { kind: 'round-began', round: 2 },
      ],
      position: { squadrons: [{ id: 'waders', ships: [{ id: 'knot', offline: ['HY'] }] }] },
    },
  },
  {
    id: 'no-team-is-free-where-disorder-equals-crew',
    covers: ['QR-9.2a'],
    given: ending(tern, {
      squadrons: [
        waders({ ...tern, offline: ['F'] }, { name: 'Knot', class: 'DD', at: [28, 10], disorder: 4, offline: ['HY'] }),
        stones(),
      ],
    }),
    when: [repair('knot')],
    rejects: { code: 'no-teams', rule: 'QR-9.2a' },
  },
  {
    id: 'a-ship-rolls-once-in-an-end-phase',
    covers: ['R-QR-175'],
    given: ending(tern, {
      squadrons: [
        waders({ ...tern, offline: ['F'] }, { name: 'Knot', class: 'DD', at: [28, 10], offline: ['HY'] }),
        stones(),
      ],
    }),
    dice: [1, 1, 1, 1],
    when: [repair('tern'), repair('tern')],
    rejects: { code: 'rolled-already', rule: 'R-QR-175' },
  },
  {
    id: 'a-whole-ship-has-nothing-to-repair',
    covers: ['QR-9.2a'],
    given: ending(tern, {
      squadrons: [waders({ ...tern, offline: ['F'] }, { name: 'Knot', class: 'DD', at: [28, 10] }), stones()],
    }),
    when: [repair('knot')],
    rejects: { code: 'nothing-to-repair', rule: 'QR-9.2a' },
  },
  {
    id: 'first-in-initiative-repairs-first',
    covers: ['R-QR-12', 'R-QR-175'],
    given: ending(tern, {
      first: 'seat-2',
      squadrons: [waders({ ...tern, offline: ['F'] }), stones({ ...onyx, offline: ['F'] })],
    }),
    dice: [6, 1, 1, 1, 1],
    when: [repair('onyx', 'seat-2')],
    then: { awaiting: ['seat-1'] },
  },
];

const markers: RebellionCase[] = [
  {
    id: 'the-end-phase-takes-its-steps-in-order',
    covers: ['QR-9.0a', 'R-QR-174', 'R-QR-178', 'QR-9.3b', 'QR-9.3c', 'QR-11.4.6a', 'QR-9.5a', 'QR-6.0a'],
    given: ending(
      { ...tern, customizations: ['elite-bridge-crew'], equipment: { E1: 'minesweeper' }, disorder: 2, offline: ['F'] },
      { terrain: [{ kind: 'minefield', at: [24, 10] }], portals: [{ opener: 'Onyx', at: [20, 40] }] },
    ),
    dice: initiative,
    when: [pass()],
    then: {
      events: [
        { kind: 'damage-control-ended' },
        { kind: 'disorder-shed', ship: 'tern', disorder: 1 },
        { kind: 'minefield-swept', strength: 4 },
        { kind: 'portals-closed' },
        { kind: 'round-began', round: 2 },
        { kind: 'initiative-rolled', winner: 'seat-1' },
      ],
      position: { round: 2, portals: [] },
      awaiting: ['seat-1'],
    },
  },
  {
    id: 'a-minesweeper-lowers-the-strength-by-two',
    covers: ['QR-11.6.23c', 'R-QR-93'],
    given: ending(
      { ...tern, equipment: { E1: 'minesweeper' }, offline: ['F'] },
      { terrain: [{ kind: 'minefield', at: [26, 10] }] },
    ),
    dice: initiative,
    when: [pass()],
    then: { position: { terrain: [{ id: 'minefield', strength: 4 }] } },
  },
  {
    id: 'a-minefield-without-strength-is-gone',
    covers: ['QR-11.6.23c', 'R-QR-54'],
    given: ending(
      { ...tern, equipment: { E1: 'minesweeper' }, offline: ['F'] },
      { terrain: [{ kind: 'minefield', at: [26, 10], strength: 2 }] },
    ),
    dice: initiative,
    when: [pass()],
    then: { events: [{ kind: 'minefield-swept', strength: 0 }], position: { terrain: [] } },
  },
  {
    id: 'as-much-disorder-as-crew-forces-a-jump',
    covers: ['QR-9.4a', 'QR-1.5d', 'QR-8.4.8.3a'],
    given: ending(tern, {
      squadrons: [
        waders({ ...tern, offline: ['F'] }, { name: 'Knot', class: 'DD', at: [28, 10], disorder: 4 }),
        stones(),
      ],
    }),
    dice: initiative,
    when: [pass()],
    then: {
      events: [{ kind: 'ship-removed', ship: 'knot', how: 'emergency-jump', halfPoints: 50 }],
      position: { sides: { 'seat-2': { score: 25 } } },
    },
  },
  {
    id: 'a-ship-that-cannot-jump-takes-two-disorder-and-is-not-checked-again',
    covers: ['R-QR-179', 'QR-8.4.8.3b'],
    given: ending(
      { ...tern, disorder: 4, offline: ['HY'] },
      {
        pending: [{ kind: 'end', step: 'repairs', seat: 'seat-2', done: [], waiting: [] }],
        squadrons: [waders({ ...tern, disorder: 4, offline: ['HY'] }), stones({ ...onyx, offline: ['F'] })],
      },
    ),
    dice: initiative,
    when: [pass('seat-2')],
    then: { events: [{ kind: 'jump-blocked', ship: 'tern' }], position: shipAfter({ disorder: 6 }) },
  },
  {
    id: 'a-ship-without-crew-and-without-disorder-stays',
    covers: ['R-QR-157'],
    given: ending(tern, {
      squadrons: [waders({ ...tern, offline: ['F'] }, { name: 'Knot', class: 'DD', at: [28, 10], crew: 0 }), stones()],
    }),
    dice: initiative,
    when: [pass()],
    then: { position: { squadrons: [{ id: 'waders', ships: [{ id: 'knot', crew: 0, disorder: 0, at: [28, 10] }] }] } },
  },
  {
    id: 'disorder-already-aboard-a-ship-without-crew-makes-it-jump',
    covers: ['R-QR-157', 'QR-9.4a'],
    given: ending(tern, {
      squadrons: [
        waders({ ...tern, offline: ['F'] }, { name: 'Knot', class: 'DD', at: [28, 10], crew: 0, disorder: 1 }),
        stones(),
      ],
    }),
    dice: initiative,
    when: [pass()],
    then: { events: [{ kind: 'ship-removed', ship: 'knot', how: 'emergency-jump' }] },
  },
  {
    id: 'a-flagship-that-jumps-in-the-disorder-check-shakes-the-commanders',
    covers: ['R-QR-13', 'R-QR-160', 'QR-2.3.1c', 'R-QR-179'],
    given: ending(tern, {
      squadrons: [
        waders({ ...tern, disorder: 4 }),
        {
          name: 'Gulls',
          seat: 'seat-1',
          ships: [{ name: 'Skua', class: 'DD', at: [30, 10], disorder: 3, offline: ['BR'] }],
        },
        stones(),
      ],
    }),
    dice: [7, 9, 8],
    when: [pass()],
    then: {
      events: [
        { kind: 'ship-removed', ship: 'tern' },
        { kind: 'command-lost', ship: 'tern', rank: 'admiral' },
        { kind: 'disorder-gained', ship: 'skua', markers: 2 },
        {
          kind: 'initiative-rolled',
          rolls: [
            { seat: 'seat-1', faces: [7] },
            { seat: 'seat-2', faces: [9, 8] },
          ],
        },
      ],
      position: { squadrons: [{ id: 'gulls', ships: [{ id: 'skua', disorder: 5, at: [30, 10] }] }] },
    },
  },
];

export default { ruleset: 'quantum-rebellion', cases: [...damageControl, ...markers] } satisfies CaseFile;
