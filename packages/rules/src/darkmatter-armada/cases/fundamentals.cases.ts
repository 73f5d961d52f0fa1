/** Fundamentals (1.1 to 1.7): dice, quadrants, measures, markers. */
import type { CaseFile } from '../../kernel/index.ts';
import { duel, fires, stone } from './gunnery.ts';
import { acting, type ArmadaCase, by, type Fields, knot, move, ship, squadron, stones, tern } from './written.ts';

/** Attack and defence dice of every size each show their highest face (1.2). A dreadnought buys any DEF. */
const sizes = [4, 6, 8, 10, 12, 14, 16];
const dice = [
  ...sizes.map((die): ArmadaCase => ({
    id: `a-weapon-may-have-a-d${die}`,
    covers: ['DA-1.2', 'R-DA-08'],
    given: duel({ F: `beam d${die}` }, { class: 'DN', def: 16 }),
    dice: [die, 16],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'fire-declared', weapons: [{ sides: die }] },
        { kind: 'attack-rolled', total: die },
      ],
    },
  })),
  ...sizes.map((die): ArmadaCase => ({
    id: `a-ship-may-have-a-d${die}-of-def`,
    covers: ['DA-1.2', 'R-DA-08'],
    given: duel({ F: 'beam d4' }, { class: 'DN', def: die }),
    dice: [2, die],
    when: fires(['F']),
    then: { events: [{ kind: 'defence-rolled', dice: [{ source: 'def', sides: die }], total: die }] },
  })),
  {
    id: 'locations-are-d20s-and-checks-two-d6',
    covers: ['DA-1.2', 'DA-1.2.2b'],
    // Of 18 boxes six are compromised.
    given: duel({ F: 'autocannon d8' }, { hull: 7 }),
    dice: [5, 2, 20, 6, 6],
    when: fires(['F']),
    then: {
      events: [
        { kind: 'critical-hit', rolls: [{ face: 20 }] },
        { kind: 'condition-checked', faces: [6, 6] },
      ],
    },
  },
];

/** Each quadrant has 90 degrees (1.3): what its weapon reaches from edge to edge, and what lies just outside. */
const around: Readonly<Record<number, readonly [number, number]>> = {
  44: [16.95, 17.19],
  46: [17.19, 16.95],
  134: [17.19, 3.05],
  136: [16.95, 2.81],
  224: [3.05, 2.81],
  226: [2.81, 3.05],
  314: [2.81, 16.95],
  316: [3.05, 17.19],
};
const quadrants = (
  [
    ['F', 316, 44, 46],
    ['S', 46, 134, 136],
    ['A', 136, 224, 226],
    ['P', 226, 314, 316],
  ] as const
).flatMap(([mount, from, to, beyond]): ArmadaCase[] => {
  const at = (degrees: number): Fields => duel({ [mount]: 'beam d8' }, { at: [...(around[degrees] ?? [])] });
  const before = from - 2;
  return [
    ...[from, to].map((degrees): ArmadaCase => ({
      id: `${mount.toLowerCase()}-reaches-${degrees}-degrees`,
      covers: ['DA-1.3', 'DA-1.8.14', 'R-DA-02'],
      given: at(degrees),
      // From the south Onyx is taken from aft: one more die.
      dice: mount === 'A' ? [2, 3, 4] : [2, 4],
      when: fires([mount]),
      then: { events: ['fire-declared'] },
    })),
    ...[before, beyond].map((degrees): ArmadaCase => ({
      id: `${mount.toLowerCase()}-does-not-reach-${degrees}-degrees`,
      covers: ['DA-1.3', 'DA-9.4.8a', 'R-DA-02'],
      given: at(degrees),
      when: fires([mount]),
      rejects: { code: 'out-of-arc', rule: 'DA-9.4.8a' },
    })),
  ];
});

const field = (kind: string, y: number): Fields => ({ terrain: [{ kind, at: [10, y], size: 'small' }] });
const tokenMoves = (y: number): ArmadaCase['when'] =>
  by('seat-1', { kind: 'move-fighter', fighter: 'osprey-f01', to: { xMils: 10_000, yMils: y * 1000 } });
const carrier = (fieldAt: number): Fields => ({
  active: 'Hawks',
  segment: 'movement',
  squadrons: [squadron('Hawks', 'seat-1', [{ name: 'Osprey', class: 'CVL', at: [10, 8.75], facing: 0 }]), stones()],
  fighters: [{ carrier: 'Osprey', at: [10, 10] }],
  ...field('emission nebula', fieldAt),
});
const measures: ArmadaCase[] = [
  {
    id: 'terrain-is-measured-to-the-post-of-a-ship',
    covers: ['DA-1.4.1', 'R-DA-05'],
    // The edge of the cloud lies at 20; the base reaches into it, its post does not.
    given: acting('movement', [tern(), knot({ at: [30, 10] })], field('particle cloud', 22)),
    when: by('seat-1', move(0, 9.9)),
    then: { ...ship('tern', { disorder: 0 }), without: ['terrain-met'] },
  },
  {
    id: 'at-the-edge-its-post-is-inside',
    covers: ['DA-1.4.1', 'R-DA-05', 'R-DA-04'],
    given: acting('movement', [tern(), knot({ at: [30, 10] })], field('particle cloud', 22)),
    when: by('seat-1', move(0, 10.1)),
    then: ship('tern', { disorder: 1 }),
  },
  {
    id: 'terrain-is-measured-to-the-edge-of-a-token',
    covers: ['DA-1.4.1', 'R-DA-05', 'DA-4.5'],
    given: carrier(22),
    when: tokenMoves(19.6),
    then: { position: { fighters: [{ id: 'osprey-f01', place: 'lost' }] } },
  },
  {
    id: 'a-token-short-of-it-flies-on',
    covers: ['DA-1.4.1', 'R-DA-05'],
    given: carrier(22),
    when: tokenMoves(19.4),
    then: { position: { fighters: [{ id: 'osprey-f01', at: [10, 19.4] }] } },
  },
  {
    id: 'ships-are-measured-post-to-post',
    covers: ['DA-1.4.2', 'DA-1.4', 'R-DA-04', 'R-DA-05'],
    given: duel({ F: 'autocannon d8' }, { at: [10, 42] }),
    dice: [2, 4],
    when: fires(['F']),
    then: { events: [{ kind: 'fire-declared', rangeMils: 32_000 }] },
  },
  {
    id: 'no-base-shortens-the-way-between-them',
    covers: ['DA-1.4.2', 'DA-1.4', 'R-DA-05'],
    given: duel({ F: 'autocannon d8' }, { at: [10, 42.1] }),
    when: fires(['F']),
    rejects: { code: 'out-of-range', rule: 'DA-1.8.18a' },
  },
];

/** One of a kind on a ship, Disorder aside (1.7, R-DA-13). */
const marked = (id: string, weapon: string, target: Fields, becomes: Fields): ArmadaCase => ({
  id,
  covers: ['DA-1.7', 'R-DA-13'],
  given: duel({ F: `${weapon} d8` }, { at: [10, 30], ...target }),
  dice: [4, 2],
  when: fires(['F']),
  then: stone('onyx', becomes),
});
const markers: ArmadaCase[] = [
  marked('comms-down-is-there-once', 'antimatter', { commsDown: 'on' }, { commsDown: 'on' }),
  marked('fire-control-is-lost-once', 'plasma', { at: [10, 20], fireControl: 'on' }, { fireControl: 'on' }),
  {
    ...marked('disorder-is-counted', 'x-ray laser', { disorder: 2 }, { disorder: 3, crew: 4 }),
    covers: ['DA-1.7', 'DA-1.7.5', 'R-DA-13'],
  },
];

export default {
  ruleset: 'darkmatter-armada',
  cases: [...dice, ...quadrants, ...measures, ...markers],
} satisfies CaseFile;
