/** Terrain (4.0): what it does to ships that enter it or begin in it. */
import type { CaseFile } from '../../kernel/index.ts';
import { acting, type ArmadaCase, by, type Fields, knot, move, ship, squadron, stones, tern } from './written.ts';

/** Tern runs north into a piece at (10, 16), 4 inches across. */
const into = (piece: Fields, change: Fields = {}): Fields => {
  // Somebody is the flagship.
  const rank: Fields = change['rank'] === undefined || change['rank'] === 'admiral' ? {} : { rank: 'admiral' };
  const ships = [tern(change), knot({ at: [30, 10], ...rank })];
  return acting('movement', ships, { terrain: [{ at: [10, 16], size: 'small', ...piece }] });
};
const north = by('seat-1', move(0, 10));

/** A token flies north over a piece four inches across, or as far into it as it is told (4.5). */
const flies = (id: string, kind: string, to: number, what: Fields | null): ArmadaCase => ({
  id,
  covers: ['DA-4.5', 'R-DA-78'],
  given: {
    active: 'Hawks',
    segment: 'movement',
    squadrons: [squadron('Hawks', 'seat-1', [{ name: 'Osprey', class: 'CVL', at: [24, 10], facing: 0 }]), stones()],
    fighters: [{ carrier: 'Osprey', at: [10, 10] }],
    terrain: [{ kind, at: [10, 20], size: 'small' }],
  },
  when: by('seat-1', { kind: 'move-fighter', fighter: 'osprey-f01', to: { xMils: 10_000, yMils: to * 1000 } }),
  ...(what === null
    ? { rejects: { code: 'fighter-planet', rule: 'DA-4.5' } }
    : { then: { position: { fighters: [{ id: 'osprey-f01', ...what }] } } }),
});
const tokens: ArmadaCase[] = [
  flies('a-nebula-destroys-the-token-that-crosses-it', 'emission nebula', 29, { place: 'lost' }),
  flies('a-token-crosses-asteroids', 'asteroid field', 29, { at: [10, 29] }),
  flies('a-token-stays-in-asteroids', 'asteroid field', 20, { at: [10, 20] }),
  flies('a-token-stays-in-a-cloud', 'particle cloud', 20, { at: [10, 20] }),
  flies('a-token-stays-among-mines', 'minefield', 20, { at: [10, 20] }),
  flies('a-token-enters-no-distortion-field', 'distortion field', 20, null),
  flies('a-token-crosses-no-distortion-field', 'distortion field', 29, null),
];

const cases: ArmadaCase[] = [
  ...tokens,
  {
    id: 'asteroids-strike-with-their-die',
    covers: ['DA-4.5.1b', 'DA-4.3', 'R-DA-73'],
    given: into({ kind: 'asteroid field', die: 8 }),
    dice: [3],
    when: north,
    then: { events: [{ kind: 'terrain-met', hits: 3, defence: null }], ...ship('tern', { hull: 17 }) },
  },
  {
    id: 'a-one-of-the-asteroids-adds-another-die',
    covers: ['DA-1.2.2a', 'R-DA-08', 'DA-4.5.1b'],
    given: into({ kind: 'asteroid field', die: 8 }),
    dice: [1, 1, 4, 6],
    when: north,
    then: ship('tern', { hull: 14 }),
  },
  {
    id: 'asteroids-score-critical-hits',
    covers: ['R-DA-74', 'DA-4.5.1b', 'DA-9.4.8k'],
    given: into({ kind: 'asteroid field', die: 8 }),
    dice: [8, 6, 16],
    when: north,
    then: {
      events: [
        { kind: 'terrain-met', hits: 8 },
        { kind: 'critical-hit', ship: 'tern', space: 'DF' },
        { kind: 'critical-hit', ship: 'tern', space: 'DR1' },
      ],
      ...ship('tern', { hull: 12, destroyed: ['DF', 'DR1'] }),
    },
  },
  {
    id: 'mines-score-critical-hits',
    covers: ['R-DA-74', 'DA-4.5.5b'],
    given: into({ kind: 'minefield', die: 10 }, { rank: 'captain', def: 6 }),
    dice: [8, 4, 5, 6],
    when: north,
    then: {
      events: [
        { kind: 'terrain-met', hits: 4 },
        { kind: 'critical-hit', space: 'DF' },
      ],
    },
  },
  {
    id: 'a-nebula-takes-crew',
    covers: ['DA-4.5.2b', 'R-DA-08'],
    given: into({ kind: 'emission nebula' }),
    dice: [1],
    when: north,
    then: ship('tern', { crew: 4 }),
  },
  {
    id: 'a-particle-cloud-gives-disorder',
    covers: ['DA-4.5.4b', 'DA-1.7.5'],
    given: into({ kind: 'particle cloud' }),
    when: north,
    then: ship('tern', { disorder: 1 }),
  },
  {
    id: 'mines-are-stopped-by-the-lower-of-two-dice',
    covers: ['DA-4.5.5b', 'R-DA-77'],
    given: into({ kind: 'minefield', die: 10 }, { rank: 'captain', def: 6 }),
    dice: [9, 5, 2, 6],
    when: north,
    then: { events: [{ kind: 'terrain-met', hits: 7, sweeper: null }], ...ship('tern', { hull: 13 }) },
  },
  {
    id: 'a-minesweeper-keeps-the-higher-of-two-dice',
    covers: ['DA-12.7.24', 'R-DA-77'],
    given: into({ kind: 'minefield', die: 10 }, { rank: 'captain', def: 6, equipment: { E1: 'minesweeper' } }),
    dice: [9, 5, 2, 6],
    when: north,
    then: { events: [{ kind: 'terrain-met', hits: 4, sweeper: 'tern' }] },
  },
  {
    id: 'a-commander-defends-with-a-larger-die',
    covers: ['DA-3.3.2b', 'R-DA-22', 'DA-1.7.8', 'R-DA-18'],
    given: into({ kind: 'minefield', die: 10 }, { rank: 'commander', def: 6, gridFault: 2 }),
    dice: [9, 8, 7, 6],
    when: north,
    then: {
      events: [
        {
          kind: 'terrain-met',
          hits: 4,
          defence: { kept: 1, fault: 2, dice: [{ sides: 8 }, { sides: 8 }] },
        },
      ],
    },
  },
  {
    id: 'an-admiral-defends-two-steps-up',
    covers: ['DA-3.3.1b', 'R-DA-22'],
    given: into({ kind: 'minefield', die: 10 }, { rank: 'admiral', def: 6 }),
    dice: [9, 10, 10],
    when: north,
    then: { events: [{ kind: 'terrain-met', hits: 0, defence: { dice: [{ sides: 10 }, { sides: 10 }] } }] },
  },
  {
    id: 'a-planet-stops-a-ship-at-its-edge',
    covers: ['DA-4.5.6b', 'R-DA-76', 'DA-9.2.9'],
    given: into({ kind: 'planet' }),
    dice: [7],
    when: north,
    then: {
      events: [
        { kind: 'ship-moved', distanceMils: 3250 },
        { kind: 'terrain-met', trigger: 'collided', hits: 7 },
      ],
      ...ship('tern', { at: [10, 13.25], hull: 13, disorder: 2 }),
    },
  },
  {
    id: 'each-inch-in-a-distortion-field-counts-twice',
    covers: ['DA-4.5.3c', 'R-DA-75'],
    given: into({ kind: 'distortion field' }),
    when: by('seat-1', move(0, 12)),
    then: ship('tern', { at: [10, 22] }),
  },
  {
    id: 'a-way-through-a-distortion-field-is-shorter',
    covers: ['DA-4.5.3c', 'R-DA-75'],
    given: into({ kind: 'distortion field' }),
    when: by('seat-1', move(0, 12.1)),
    rejects: { code: 'distortion', rule: 'R-DA-75' },
  },
  {
    id: 'a-ship-begins-inside-a-cloud',
    covers: ['DA-4.3', 'DA-4.5.4b', 'R-DA-73'],
    given: {
      squadrons: [squadron('Waders', 'seat-1', [tern()]), stones()],
      terrain: [{ kind: 'particle cloud', at: [10, 10] }],
    },
    when: by('seat-1', { kind: 'activate-squadron', squadron: 'waders' }),
    then: {
      events: [{ kind: 'terrain-met', trigger: 'started-inside' }],
      ...ship('tern', { disorder: 1 }),
    },
  },
  {
    id: 'losses-in-compromised-boxes-ask-for-a-check',
    covers: ['DA-9.4.11.2a', 'DA-9.4.11.2b', 'R-DA-139', 'R-DA-74'],
    given: into({ kind: 'asteroid field', die: 8 }, { rank: 'captain', hull: 8, disorder: 1 }),
    dice: [3, 3, 4],
    when: north,
    then: { events: [{ kind: 'condition-checked', ship: 'tern', total: 6, need: 6, passed: true }] },
  },
  {
    id: 'a-failed-check-is-an-emergency-jump',
    covers: ['DA-9.4.11.2b', 'DA-9.4.11.3', 'DA-1.5b', 'R-DA-140'],
    given: into({ kind: 'asteroid field', die: 8 }, { rank: 'captain', hull: 8, disorder: 1 }),
    dice: [3, 3, 3],
    when: north,
    then: {
      events: [
        { kind: 'condition-checked', passed: false },
        { kind: 'ship-removed', how: 'emergency-jump' },
      ],
      position: { sides: { 'seat-2': { score: 35 } } },
    },
  },
  {
    id: 'without-a-hyperdrive-disorder-takes-its-place',
    covers: ['DA-9.4.11.3', 'R-DA-140'],
    given: into({ kind: 'asteroid field', die: 8 }, { rank: 'captain', hull: 8, disorder: 1, destroyed: ['HY'] }),
    dice: [3, 3, 3],
    when: north,
    then: { events: [{ kind: 'jump-blocked', ship: 'tern' }], ...ship('tern', { disorder: 3 }) },
  },
  {
    id: 'no-hull-is-the-end',
    covers: ['DA-9.4.11.4'],
    given: into({ kind: 'asteroid field', die: 8 }, { rank: 'captain', hull: 3 }),
    dice: [3],
    when: north,
    then: { events: [{ kind: 'ship-removed', ship: 'tern', how: 'destroyed' }] },
  },
  {
    id: 'without-crew-disorder-is-the-end',
    covers: ['DA-9.4.11.6b', 'R-DA-141'],
    given: into({ kind: 'particle cloud' }, { rank: 'captain', crew: 0 }),
    when: north,
    then: { events: [{ kind: 'ship-removed', ship: 'tern', how: 'emergency-jump' }] },
  },
];

const file: CaseFile = { ruleset: 'darkmatter-armada', cases };
export default file;
