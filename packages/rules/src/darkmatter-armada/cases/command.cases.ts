/** The Command Segment (9.1): markers step down, portals, Disorder, speeds, shields; Evasive Action (9.3.6). */
import type { CaseFile } from '../../kernel/index.ts';
import { acting, type ArmadaCase, by, ends, type Fields, knot, ship, squadron, stones, tern } from './written.ts';

const setSpeed = (speed: string, id = 'tern'): Fields => ({ kind: 'set-speed', ship: id, speed });
const command = (ships: Fields[], change: Fields = {}): Fields => acting('command', ships, change);
const activates = by('seat-1', { kind: 'activate-squadron', squadron: 'waders' });
const waiting = (ships: Fields[]): Fields => ({ squadrons: [squadron('Waders', 'seat-1', ships), stones()] });

const speeds: ArmadaCase[] = [
  {
    id: 'a-ship-slows-down-to-low',
    covers: ['DA-9.1.4a', 'DA-1.7.9', 'R-DA-66'],
    given: command([tern()]),
    when: by('seat-1', setSpeed('low')),
    then: ship('tern', { speed: 'low', disorder: 0 }),
  },
  {
    id: 'low-to-high-costs-a-disorder',
    covers: ['DA-1.7.5', 'DA-9.1.4b', 'R-DA-66', 'DA-9.1.3'],
    given: command([tern({ speed: 'low', disorder: 1 })]),
    when: by('seat-1', setSpeed('high')),
    then: ship('tern', { speed: 'high', disorder: 1 }),
  },
  {
    id: 'high-to-low-costs-a-disorder-too',
    covers: ['DA-9.1.4b', 'R-DA-66'],
    given: command([tern({ speed: 'high' })]),
    when: by('seat-1', setSpeed('low')),
    then: ship('tern', { speed: 'low', disorder: 1 }),
  },
  {
    id: 'a-secondary-drive-changes-speed-for-nothing',
    covers: ['DA-12.7.31'],
    given: command([tern({ speed: 'low', equipment: { E1: 'secondary drive' } })]),
    when: by('seat-1', setSpeed('high')),
    then: ship('tern', { speed: 'high', disorder: 0 }),
  },
  {
    id: 'a-ship-changes-its-speed-once',
    covers: ['DA-9.1.4a', 'R-DA-66'],
    given: command([tern(), knot()]),
    when: by('seat-1', setSpeed('low'), setSpeed('medium')),
    rejects: { code: 'speed-set', rule: 'R-DA-66' },
  },
  {
    id: 'a-freighter-goes-no-faster-than-medium',
    covers: ['DA-12.1t'],
    given: command([knot(), tern({ class: 'AFM', rank: 'captain' })]),
    when: by('seat-1', setSpeed('high')),
    rejects: { code: 'no-high', rule: 'DA-12.1t' },
  },
  {
    id: 'a-freighter-goes-low',
    covers: ['DA-12.1t', 'DA-9.1.4a'],
    given: command([knot(), tern({ class: 'AFM', rank: 'captain' })]),
    when: by('seat-1', setSpeed('low')),
    then: ship('tern', { speed: 'low' }),
  },
  {
    id: 'a-scrammed-reactor-keeps-the-ship-low',
    covers: ['DA-1.7.11b'],
    given: command([tern({ speed: 'low', reactorScram: 'on' })]),
    when: by('seat-1', setSpeed('medium')),
    rejects: { code: 'scrammed', rule: 'DA-1.7.11b' },
  },
  {
    id: 'one-drive-of-two-allows-low-speed-only',
    covers: ['DA-12.7.20a', 'R-DA-67'],
    given: command([tern({ class: 'DN', speed: 'low', destroyed: ['DR2'] })]),
    when: by('seat-1', setSpeed('medium')),
    rejects: { code: 'low-only', rule: 'DA-12.7.20a' },
  },
  {
    id: 'one-drive-of-two-still-slows-down',
    covers: ['DA-12.7.20a'],
    given: command([tern({ class: 'DN', speed: 'medium', destroyed: ['DR2'] })]),
    when: by('seat-1', setSpeed('low')),
    then: ship('tern', { speed: 'low' }),
  },
];

const markers: ArmadaCase[] = [
  {
    id: 'markers-step-down-at-the-start-of-an-activation',
    covers: ['DA-9.1.1', 'DA-9.3.6b', 'DA-1.7.8', 'R-DA-65'],
    given: waiting([tern({ gridFault: 2, evasive: true }), knot({ gridFault: 1 })]),
    when: activates,
    then: {
      position: {
        squadrons: [
          {
            id: 'waders',
            ships: [
              { id: 'tern', gridFault: 1, evasive: false },
              { id: 'knot', gridFault: 0 },
            ],
          },
        ],
      },
    },
  },
  {
    id: 'each-ship-loses-one-disorder',
    covers: ['DA-9.1.3', 'DA-9.1', 'R-DA-65'],
    given: command([tern({ disorder: 2 }), knot({ disorder: 1 })]),
    when: by('seat-1', ends('command')),
    then: {
      position: {
        squadrons: [
          {
            id: 'waders',
            ships: [
              { id: 'tern', disorder: 1 },
              { id: 'knot', disorder: 0 },
            ],
          },
        ],
      },
    },
  },
  {
    id: 'passing-markers-leave-with-the-activation',
    covers: ['DA-9.0b', 'DA-1.7.4', 'DA-1.7.10', 'R-DA-14', 'DA-1.7.11b'],
    given: acting('special', [tern({ commsDown: 'on', fireControl: 'on', speed: 'low', reactorScram: 'on' }), knot()]),
    when: by('seat-1', ends('special')),
    then: ship('tern', { commsDown: 'off', fireControl: 'off', reactorScram: 'off' }),
  },
  {
    id: 'a-marker-of-the-own-combat-stays-one-more-activation',
    covers: ['DA-9.0b', 'R-DA-14'],
    given: acting('special', [tern({ commsDown: 'late' }), knot()]),
    when: by('seat-1', ends('special')),
    then: ship('tern', { commsDown: 'on' }),
  },
];

const shields = { class: 'CR', equipment: { E1: 'shield generator', E2: 'shield generator' } };
const others: ArmadaCase[] = [
  {
    id: 'a-generator-protects-a-quadrant',
    covers: ['DA-9.1.5', 'DA-1.7.2', 'DA-12.7.34'],
    given: command([tern(shields)]),
    when: by('seat-1', { kind: 'set-shields', ship: 'tern', arcs: { E1: 'fore', E2: 'aft' } }),
    then: ship('tern', { shields: { E1: 'fore', E2: 'aft' } }),
  },
  {
    id: 'two-generators-protect-two-quadrants',
    covers: ['DA-12.7.34'],
    given: command([tern(shields)]),
    when: by('seat-1', { kind: 'set-shields', ship: 'tern', arcs: { E1: 'fore', E2: 'fore' } }),
    rejects: { code: 'same-arc', rule: 'DA-12.7.34' },
  },
  {
    id: 'shields-come-after-speeds',
    covers: ['DA-9.1', 'R-DA-65'],
    given: command([tern(shields)]),
    when: by('seat-1', { kind: 'set-shields', ship: 'tern', arcs: { E1: 'fore' } }, setSpeed('low')),
    rejects: { code: 'step-over', rule: 'DA-9.1' },
  },
  {
    id: 'a-ship-opens-a-way-out',
    covers: ['DA-9.1.2a', 'R-DA-56', 'DA-9.1.2b', 'DA-1.4', 'R-DA-04'],
    given: command([tern()]),
    when: by('seat-1', { kind: 'open-portal', ship: 'tern', at: { xMils: 10_000, yMils: 14_500 } }),
    then: { position: { portals: [{ at: [10, 14.5], opener: 'tern' }] } },
  },
  {
    id: 'a-way-out-opens-within-three-inches',
    covers: ['DA-9.1.2a', 'DA-1.4'],
    given: command([tern()]),
    when: by('seat-1', { kind: 'open-portal', ship: 'tern', at: { xMils: 10_000, yMils: 14_510 } }),
    rejects: { code: 'too-far', rule: 'DA-9.1.2a' },
  },
  {
    id: 'terrain-keeps-portals-away',
    covers: ['DA-9.1.2a', 'R-DA-56'],
    given: command([tern()], { terrain: [{ kind: 'asteroid field', at: [10, 22], size: 'small' }] }),
    when: by('seat-1', { kind: 'open-portal', ship: 'tern', at: { xMils: 10_000, yMils: 14_000 } }),
    rejects: { code: 'too-near-terrain', rule: 'DA-9.1.2a' },
  },
  {
    id: 'a-ship-keeps-one-portal-open',
    covers: ['DA-9.1.2b'],
    given: command([tern()], { portals: [{ at: [20, 20], opener: 'Tern' }] }),
    when: by('seat-1', { kind: 'open-portal', ship: 'tern', at: { xMils: 10_000, yMils: 14_000 } }),
    rejects: { code: 'portal-open', rule: 'DA-9.1.2b' },
  },
  {
    id: 'a-side-has-two-portals-at-most',
    covers: ['DA-8.1c', 'R-DA-57'],
    given: command([tern(), knot(), knot({ name: 'Dunlin', at: [18, 10] })], {
      portals: [
        { at: [20, 20], opener: 'Knot' },
        { at: [30, 20], opener: 'Dunlin' },
      ],
    }),
    when: by('seat-1', { kind: 'open-portal', ship: 'tern', at: { xMils: 10_000, yMils: 14_000 } }),
    rejects: { code: 'portals-full', rule: 'DA-8.1c' },
  },
  {
    id: 'a-side-opens-a-second-portal',
    covers: ['DA-8.1c', 'R-DA-57'],
    given: command([tern(), knot()], { portals: [{ at: [20, 20], opener: 'Knot' }] }),
    when: by('seat-1', { kind: 'open-portal', ship: 'tern', at: { xMils: 10_000, yMils: 14_000 } }),
    then: { position: { portals: [{}, { at: [10, 14], opener: 'tern' }] } },
  },
  {
    id: 'without-a-hyperdrive-no-portal-opens',
    covers: ['DA-12.7.15a'],
    given: command([tern({ destroyed: ['HY'] })]),
    when: by('seat-1', { kind: 'open-portal', ship: 'tern', at: { xMils: 10_000, yMils: 14_000 } }),
    rejects: { code: 'no-hyperdrive', rule: 'DA-12.7.15a' },
  },
  {
    id: 'automated-repair-restores-a-location',
    covers: ['DA-12.7.3', 'R-DA-150'],
    given: command([tern({ equipment: { E1: 'automated repair' }, destroyed: ['DF'] })]),
    when: by('seat-1', { kind: 'repair-space', ship: 'tern', space: 'DF' }),
    then: { events: [{ kind: 'space-restored', space: 'DF', by: 'E1' }], ...ship('tern', { destroyed: [] }) },
  },
  {
    id: 'automated-repair-works-once',
    covers: ['DA-12.7.3', 'R-DA-150'],
    given: command([
      tern({ equipment: { E1: 'automated repair' }, destroyed: ['DF', 'F'], weapons: { F: 'beam d6' } }),
    ]),
    when: by(
      'seat-1',
      { kind: 'repair-space', ship: 'tern', space: 'DF' },
      { kind: 'repair-space', ship: 'tern', space: 'F' },
    ),
    rejects: { code: 'repaired', rule: 'R-DA-150' },
  },
  {
    id: 'what-is-beside-the-cargo-is-repaired',
    covers: ['DA-12.7.7a', 'DA-12.7.3'],
    given: command([tern({ equipment: { E1: 'automated repair', E2: 'cargo space' }, destroyed: ['E2', 'DF'] })]),
    when: by('seat-1', { kind: 'repair-space', ship: 'tern', space: 'DF' }),
    then: ship('tern', { destroyed: ['E2'] }),
  },
  {
    id: 'cargo-is-not-repaired',
    covers: ['DA-12.7.7a'],
    given: command([tern({ equipment: { E1: 'automated repair', E2: 'cargo space' }, destroyed: ['E2'] })]),
    when: by('seat-1', { kind: 'repair-space', ship: 'tern', space: 'E2' }),
    rejects: { code: 'cargo', rule: 'DA-12.7.7a' },
  },
];

const evade = (keepCombat: boolean, id = 'tern'): Fields => ({ kind: 'evade', ship: id, keepCombat });
const evading: ArmadaCase[] = [
  {
    id: 'a-ship-evades-and-skips-combat',
    covers: ['DA-9.3.6a', 'DA-9.3.6b', 'R-DA-93', 'DA-12.1u', 'DA-9.3'],
    given: acting('special', [tern(), knot()]),
    when: by('seat-1', evade(false)),
    then: ship('tern', { evasive: true, disorder: 0, activation: { skipsCombat: true, special: 'evade' } }),
  },
  {
    id: 'a-disorder-keeps-its-combat',
    covers: ['DA-9.3.6b', 'R-DA-93'],
    given: acting('special', [tern(), knot()]),
    when: by('seat-1', evade(true)),
    then: ship('tern', { evasive: true, disorder: 1 }),
  },
  {
    id: 'one-special-action-in-a-round',
    covers: ['DA-9.3'],
    given: acting('special', [tern(), knot()]),
    when: by('seat-1', evade(false), evade(true)),
    rejects: { code: 'special-taken', rule: 'DA-9.3' },
  },
  {
    id: 'a-freighter-does-not-evade',
    covers: ['DA-12.1u'],
    given: acting('special', [knot(), tern({ class: 'AFS', rank: 'captain' })]),
    when: by('seat-1', evade(false)),
    rejects: { code: 'freighter', rule: 'DA-12.1u' },
  },
];

const cases: CaseFile = { ruleset: 'darkmatter-armada', cases: [...speeds, ...markers, ...others, ...evading] };
export default cases;
