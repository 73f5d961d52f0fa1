/** Weapons fire (9.4.1 to 9.4.8): who may fire at whom, arcs, range, lines, shields and cloaks. */
import type { CaseFile } from '../../kernel/index.ts';
import { duel, fight, fires, gunner, onyx, stone } from './gunnery.ts';
import { type ArmadaCase, by, ends, type Fields, knot, tern } from './written.ts';

const beam = { F: 'beam d8' };
const cannon = { F: 'autocannon d8' };

const single: ArmadaCase[] = [
  {
    id: 'a-weapon-fires-alone',
    covers: ['DA-9.4.7', 'DA-9.4.8e', 'DA-9.4.8f', 'DA-9.4.8h', 'DA-9.4.2', 'R-DA-104'],
    given: duel(beam),
    dice: [5, 3],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'fire-declared', mode: 'single', rangeMils: 10_000, weapons: [{ sides: 8, inBand: true }], bonus: [] },
        { kind: 'attack-rolled', total: 5 },
        { kind: 'defence-rolled', attack: 5, total: 3, hits: 2 },
        { kind: 'hull-lost', ship: 'onyx', amount: 2 },
      ],
      ...stone('onyx', { hull: 16 }),
    },
  },
  {
    id: 'attack-and-defence-dice-explode-on-a-one',
    covers: ['DA-1.2.2a', 'R-DA-06', 'R-DA-08'],
    given: duel(beam),
    dice: [1, 1, 3, 1, 2],
    when: fires(['F']),
    then: { events: [{ kind: 'defence-rolled', attack: 5, total: 3, hits: 2 }] },
  },
  {
    id: 'a-defence-that-is-higher-lets-nothing-through',
    covers: ['DA-9.4.8h'],
    given: duel(beam),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'defence-rolled', hits: 0 }], ...stone('onyx', { hull: 18 }) },
  },
  {
    id: 'nobody-fights-in-the-first-round',
    covers: ['DA-9.4.1', 'R-DA-102'],
    given: duel(beam, {}, {}, { round: 1, segment: 'command' }),
    when: [...by('seat-1', ends('command')), ...(fires(['F']) ?? [])],
    rejects: { code: 'no-combat', rule: 'DA-9.4.1' },
  },
  {
    id: 'the-first-round-passes-over-combat',
    covers: ['DA-9.4.1', 'R-DA-102'],
    given: duel(beam, {}, {}, { round: 1, segment: 'special' }),
    when: by('seat-1', ends('special')),
    then: { events: [{ kind: 'segment-began', segment: 'combat' }, { kind: 'activation-ended' }] },
  },
  {
    id: 'a-weapon-fires-once',
    covers: ['DA-9.4.8d'],
    given: duel({ F: 'beam d8', T1: 'beam d6' }),
    dice: [2, 4],
    when: [...(fires(['F']) ?? []), ...(fires(['F']) ?? [])],
    rejects: { code: 'weapon-fired', rule: 'DA-9.4.8d' },
  },
  {
    id: 'another-weapon-fires-at-another-target-afterwards',
    covers: ['DA-9.4.8d', 'DA-9.4.7'],
    given: fight(gunner({ F: 'beam d8', T1: 'beam d6' }), [onyx(), onyx({ name: 'Opal', at: [16, 10] })]),
    dice: [2, 4, 3, 4],
    when: [...(fires(['F']) ?? []), ...(fires(['T1'], { target: 'opal' }) ?? [])],
    then: {
      events: [
        { kind: 'defence-rolled', target: 'onyx' },
        { kind: 'defence-rolled', target: 'opal' },
      ],
    },
  },
  {
    id: 'two-weapons-of-a-ship-are-two-attacks',
    covers: ['DA-9.4.7', 'R-DA-104'],
    given: duel({ F: 'beam d8', T1: 'beam d6' }),
    when: fires(['F', 'T1']),
    rejects: { code: 'one-weapon', rule: 'DA-9.4.7' },
  },
  {
    id: 'a-ship-has-to-have-the-weapon',
    covers: ['DA-1.8.14'],
    given: duel(beam),
    when: fires(['T1']),
    rejects: { code: 'no-weapon', rule: 'DA-1.8.14' },
  },
  {
    id: 'a-destroyed-weapon-does-not-fire',
    covers: ['DA-9.4.11.7a'],
    given: duel({ F: 'beam d8', T1: 'beam d6' }, {}, { destroyed: ['F'] }),
    when: fires(['F']),
    rejects: { code: 'weapon-destroyed', rule: 'DA-9.4.11.7a' },
  },
  {
    id: 'weapons-do-not-aim-at-friends',
    covers: ['DA-9.4.8c', 'R-DA-117'],
    given: duel(beam),
    when: fires(['F'], { target: 'knot' }),
    rejects: { code: 'own-ship', rule: 'R-DA-117' },
  },
  {
    id: 'weapons-do-not-aim-at-beacons',
    covers: ['DA-9.4.8c', 'R-DA-117'],
    given: duel(beam, {}, {}, { beacons: [{ id: 'beacon-1', seat: 'seat-2', at: [10, 14], status: 'online' }] }),
    when: fires(['F'], { target: 'beacon-1' }),
    rejects: { code: 'no-target', rule: 'DA-9.4.8c' },
  },
  {
    id: 'a-ship-that-evades-skips-its-weapons',
    covers: ['DA-9.3.6b', 'R-DA-93'],
    given: fight([tern({ weapons: beam, activation: { skipsCombat: true } }), knot({ weapons: beam })], [onyx()]),
    when: fires(['F']),
    rejects: { code: 'evading', rule: 'DA-9.3.6b' },
  },
];

const arcs: ArmadaCase[] = [
  {
    id: 'a-weapon-fires-into-its-quadrant',
    covers: ['DA-9.4.8a', 'R-DA-108'],
    given: duel({ P: 'beam d8', T1: 'beam d4' }),
    when: fires(['P']),
    rejects: { code: 'out-of-arc', rule: 'DA-9.4.8a' },
  },
  {
    id: 'on-a-dividing-line-the-attacker-chooses',
    covers: ['DA-9.4.8a', 'R-DA-02'],
    given: duel({ S: 'beam d8' }, { at: [17, 17] }),
    dice: [2, 4],
    when: fires(['S']),
    then: { events: [{ kind: 'fire-declared' }] },
  },
  {
    id: 'a-turret-fires-all-round',
    covers: ['DA-1.8.14', 'DA-9.4.8a', 'R-DA-108'],
    given: duel({ T1: 'beam d8' }, {}, { facing: 180 }),
    dice: [2, 4],
    when: fires(['T1']),
    then: { events: [{ kind: 'fire-declared' }] },
  },
  {
    id: 'one-target-takes-fire-through-one-quadrant',
    covers: ['DA-9.4.8b', 'R-DA-108'],
    given: duel({ F: 'beam d8', S: 'beam d8' }, { at: [17, 17] }),
    dice: [2, 4],
    when: [...(fires(['F']) ?? []), ...(fires(['S']) ?? [])],
    rejects: { code: 'other-quadrant', rule: 'DA-9.4.8b' },
  },
  {
    id: 'a-turret-adds-to-a-quadrant',
    covers: ['DA-9.4.8b', 'R-DA-108'],
    given: duel({ F: 'beam d8', T1: 'beam d8' }),
    dice: [2, 4, 2, 4],
    when: [...(fires(['F']) ?? []), ...(fires(['T1']) ?? [])],
    then: { events: [{ kind: 'fire-declared' }, { kind: 'fire-declared' }] },
  },
  {
    id: 'fire-from-aft-adds-a-die',
    covers: ['DA-9.4.5', 'R-DA-112', 'R-DA-06'],
    given: duel(beam, { facing: 0 }),
    dice: [2, 4, 4],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'fire-declared', bonus: [{ source: 'aft', sides: 6 }] },
        { kind: 'defence-rolled', hits: 2 },
      ],
    },
  },
  {
    id: 'high-bypass-engines-have-no-weak-aft',
    covers: ['DA-12.4.8'],
    given: duel(beam, { facing: 0, customizations: ['High Bypass Engines'] }),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', bonus: [] }] },
  },
  {
    id: 'a-station-has-no-weak-aft',
    covers: ['R-DA-112', 'DA-9.4.8c'],
    given: duel(beam, { class: 'SSA', facing: 0 }),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', bonus: [] }] },
  },
];

const ranges: ArmadaCase[] = [
  {
    id: 'outside-its-band-a-die-is-two-steps-smaller',
    covers: ['DA-1.8.18b', 'DA-1.2.1a', 'R-DA-107'],
    given: duel(beam, { at: [10, 30] }),
    dice: [3, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', weapons: [{ sides: 4, inBand: false }] }] },
  },
  {
    id: 'too-near-is-outside-too',
    covers: ['DA-1.8.18b', 'R-DA-107'],
    given: duel({ F: 'EMP d10' }),
    dice: [6, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', weapons: [{ sides: 6, inBand: false }] }] },
  },
  {
    id: 'no-effect-outside-the-band',
    covers: ['DA-1.8.18c', 'DA-9.4.8i'],
    given: duel({ F: 'EMP d10' }),
    dice: [5, 4],
    when: fires(['F']),
    then: stone('onyx', { hull: 17, gridFault: 0 }),
  },
  {
    id: 'both-ends-of-a-band-are-inside',
    covers: ['DA-1.8.18b', 'R-DA-04'],
    given: duel({ F: 'EMP d10' }, { at: [10, 26] }),
    dice: [3, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', weapons: [{ sides: 10, inBand: true }] }] },
  },
  {
    id: 'a-sensor-array-keeps-the-die-but-not-the-effect',
    covers: ['DA-12.7.13', 'R-DA-107'],
    given: duel({ F: 'EMP d10' }, {}, { equipment: { E1: 'enhanced sensor array' } }),
    dice: [5, 4],
    when: fires(['F']),
    then: {
      events: [{ kind: 'fire-declared', weapons: [{ sides: 10, inBand: false }] }],
      ...stone('onyx', { gridFault: 0 }),
    },
  },
  {
    id: 'a-weapon-without-a-die-does-not-fire',
    covers: ['DA-1.2.1b', 'R-DA-09'],
    given: duel({ F: 'beam d6', T1: 'beam d8' }, { at: [10, 30] }),
    when: fires(['F']),
    rejects: { code: 'no-die', rule: 'R-DA-09' },
  },
  {
    id: 'direct-fire-reaches-thirty-two-inches',
    covers: ['DA-1.8.18a'],
    given: duel(cannon, { at: [10, 42] }),
    dice: [3, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', rangeMils: 32_000, weapons: [{ sides: 8 }] }] },
  },
  {
    id: 'direct-fire-reaches-no-farther',
    covers: ['DA-1.8.18a'],
    given: duel(cannon, { at: [10, 42.1] }),
    when: fires(['F']),
    rejects: { code: 'out-of-range', rule: 'DA-1.8.18a' },
  },
];

const field = (kind: string, change: Fields = {}): Fields => ({
  terrain: [{ kind, at: [10, 15], size: 'small', ...change }],
});
const lines: ArmadaCase[] = [
  {
    id: 'a-planet-blocks-the-line',
    covers: ['DA-9.4.3', 'DA-4.5.6a', 'R-DA-109'],
    given: duel(beam, {}, {}, field('planet')),
    when: fires(['F']),
    rejects: { code: 'no-line', rule: 'DA-9.4.3' },
  },
  {
    id: 'a-planet-beside-the-line-blocks-nothing',
    covers: ['DA-4.5.6a', 'DA-9.4.3', 'R-DA-109'],
    given: duel(beam, {}, {}, { terrain: [{ kind: 'planet', at: [12, 15], size: 'small' }] }),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', cover: null }] },
  },
  {
    id: 'a-particle-cloud-blocks-direct-fire',
    covers: ['DA-4.5.4a'],
    given: duel(beam, {}, {}, field('particle cloud')),
    when: fires(['F']),
    rejects: { code: 'no-line', rule: 'DA-9.4.3' },
  },
  {
    id: 'asteroids-help-the-defence',
    covers: ['DA-4.5.1a', 'DA-9.4.8g', 'R-DA-06'],
    given: duel(beam, {}, {}, field('asteroid field', { die: 6 })),
    dice: [8, 2, 5],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'fire-declared', cover: { sides: 6 } },
        { kind: 'defence-rolled', total: 7, hits: 1, dice: [{ source: 'def' }, { source: 'terrain', sides: 6 }] },
      ],
    },
  },
  {
    id: 'a-nebula-helps-the-defence',
    covers: ['DA-4.5.2a'],
    given: duel(beam, {}, {}, field('emission nebula', { die: 8 })),
    dice: [4, 2, 5],
    when: fires(['F']),
    then: { events: [{ kind: 'defence-rolled', total: 7, hits: 0 }] },
  },
  {
    id: 'only-the-largest-terrain-die-counts',
    covers: ['DA-9.4.8g', 'R-DA-111'],
    given: duel(
      beam,
      {},
      {},
      {
        terrain: [
          { kind: 'asteroid field', die: 6, at: [10, 13], size: 'small' },
          { kind: 'emission nebula', die: 10, at: [10, 18], size: 'small' },
        ],
      },
    ),
    dice: [4, 2, 5],
    when: fires(['F']),
    then: { events: [{ kind: 'defence-rolled', dice: [{ source: 'def' }, { source: 'terrain', sides: 10 }] }] },
  },
  {
    id: 'distortion-and-mines-leave-the-line-clear',
    covers: ['DA-4.5.3a', 'DA-4.5.5a', 'DA-9.4.3'],
    given: duel(
      beam,
      {},
      {},
      {
        terrain: [
          { kind: 'distortion field', at: [10, 14], size: 'small' },
          { kind: 'minefield', at: [10, 16], size: 'small' },
        ],
      },
    ),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', cover: null }] },
  },
  {
    id: 'a-target-in-a-distortion-field-keeps-the-lower-die',
    covers: ['DA-4.5.3b', 'R-DA-75'],
    given: duel(beam, {}, {}, { terrain: [{ kind: 'distortion field', at: [10, 20], size: 'small' }] }),
    dice: [4, 4, 2],
    when: fires(['F']),
    then: { events: [{ kind: 'defence-rolled', total: 2, hits: 2 }] },
  },
];

const generator = { E1: 'shield generator' };
const shields: ArmadaCase[] = [
  {
    id: 'a-shield-stops-direct-fire',
    covers: ['DA-1.8.3', 'DA-1.7.2', 'R-DA-113'],
    given: duel(beam, { equipment: generator, shields: { E1: 'fore' } }),
    when: fires(['F']),
    rejects: { code: 'target-shield', rule: 'DA-1.8.3' },
  },
  {
    id: 'a-shield-of-another-quadrant-stops-nothing',
    covers: ['DA-1.8.3', 'DA-1.7.2'],
    given: duel(beam, { equipment: generator, shields: { E1: 'aft' } }),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared' }] },
  },
  {
    id: 'an-autocannon-passes-the-shield-of-its-target',
    covers: ['DA-12.5.2', 'R-DA-123'],
    given: duel(cannon, { equipment: generator, shields: { E1: 'fore' } }),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared' }] },
  },
  {
    id: 'an-autocannon-does-not-pass-its-own-shield',
    covers: ['DA-12.5.2', 'DA-1.8.3', 'R-DA-113'],
    given: duel({ T1: 'autocannon d8', A: 'beam d4' }, {}, { equipment: generator, shields: { E1: 'fore' } }),
    when: fires(['T1']),
    rejects: { code: 'own-shield', rule: 'DA-1.8.3' },
  },
  {
    id: 'a-cloaked-ship-is-not-attacked',
    covers: ['DA-12.7.10', 'R-DA-86'],
    given: duel(beam, { equipment: { E1: 'cloaking device' }, cloaked: true }),
    when: fires(['F']),
    rejects: { code: 'target-cloaked', rule: 'DA-12.7.10' },
  },
  {
    id: 'a-ship-that-could-cloak-attacks-while-it-does-not',
    covers: ['DA-12.7.10'],
    given: duel(beam, { equipment: { E1: 'cloaking device' } }, { equipment: { E1: 'cloaking device' } }),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared' }] },
  },
  {
    id: 'a-cloaked-ship-attacks-nobody',
    covers: ['DA-12.7.10', 'R-DA-86'],
    given: fight(
      [
        tern({ rank: 'captain', weapons: beam, equipment: { E1: 'cloaking device' }, cloaked: true }),
        knot({ rank: 'admiral', weapons: beam }),
      ],
      [onyx()],
    ),
    when: fires(['F']),
    rejects: { code: 'cloaked', rule: 'DA-12.7.10' },
  },
];

export default {
  ruleset: 'darkmatter-armada',
  cases: [...single, ...arcs, ...ranges, ...lines, ...shields],
} satisfies CaseFile;
