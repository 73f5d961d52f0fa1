/** Random terrain (6.1, 6.2.3, 4.4): how many pieces by table, of what kind, how dense, how large, as the book is read. */
import type { CaseFile } from '../../kernel/index.ts';
import { alone, matchOf } from './drawn.ts';
import type { ArmadaCase, Fields } from './written.ts';

/** Kind, density and shape of a piece as dice; both sides then throw for who places first. */
interface Thrown {
  readonly kind: readonly [number, number];
  readonly density?: number;
  readonly shape?: number;
}
const rolled = (
  id: string,
  covers: string[],
  table: string,
  pieces: readonly Thrown[],
  then: Fields[],
): ArmadaCase => ({
  id,
  covers,
  start: matchOf(alone({ class: 'CR' }), { terrain: 'random', table }),
  dice: [
    ...pieces.flatMap(({ kind, density, shape }) => [
      ...kind,
      ...(density === undefined ? [] : [density]),
      ...(shape === undefined ? [] : [shape]),
    ]),
    ...[15, 5],
  ],
  then: { events: [{ kind: 'terrain-rolled', pieces: then }] },
});
/** A planet needs no further die. */
const planet: Thrown = { kind: [5, 5] };
const asteroids = (shape: number): Thrown => ({ kind: [3, 4], density: 1, shape });

/** Small, medium and large pieces of each table. */
const amounts = (
  [
    ['36x60', 1, 2, 0],
    ['48x48', 1, 1, 1],
    ['72x48', 2, 2, 1],
    ['60x96', 2, 3, 2],
  ] as const
).map(([table, small, medium, large]) => {
  const counts = [
    ['small', small],
    ['medium', medium],
    ['large', large],
  ] as const;
  const sizes = counts.flatMap(([size, count]) => Array.from({ length: count }, () => size));
  return rolled(
    `a-${table}-table-has-${sizes.length}-pieces`,
    ['DA-6.1'],
    table,
    sizes.map(() => planet),
    sizes.map((size) => ({ size, terrain: { kind: 'planet' } })),
  );
});

/** The kind by the sum of 2d6, and the die that the densest of it has. */
// prettier-ignore
const kinds = [
  [[1, 1], 'minefield', 5, 16], [[1, 2], 'asteroids', 4, 10], [[1, 3], 'asteroids', 4, 10], [[1, 4], 'emission-nebula', 4, 14],
  [[3, 3], 'emission-nebula', 4, 14], [[1, 6], 'asteroids', 4, 10], [[4, 4], 'particle-cloud', 3, 12], [[3, 6], 'particle-cloud', 3, 12],
  [[4, 6], 'planet', null, null], [[5, 6], 'planet', null, null], [[6, 6], 'minefield', 5, 16],
] as const;
const byKind = kinds.map(([faces, kind, density, die]) =>
  rolled(
    `${faces[0] + faces[1]}-is-${kind}`,
    ['DA-6.2.3a', 'R-DA-43', 'R-DA-44'],
    '48x48',
    [density === null ? { kind: faces } : { kind: faces, density, shape: 1 }, planet, planet],
    [{ terrain: { kind, die } }, {}, {}],
  ),
);

/** Densities from the thinnest on: each is as likely as another (R-DA-44). */
const densities = (
  [
    ['asteroids', [3, 4], [4, 6, 8, 10]],
    ['emission-nebula', [3, 3], [8, 10, 12, 14]],
    ['particle-cloud', [4, 4], [8, 10, 12]],
    ['minefield', [6, 6], [8, 10, 12, 14, 16]],
  ] as const
).flatMap(([kind, faces, dice]) =>
  dice.map((die, index) =>
    rolled(
      `${kind}-may-have-a-d${die}`,
      ['DA-6.2.3a', 'R-DA-44'],
      '48x48',
      [{ kind: faces, density: index + 1, shape: 1 }, planet, planet],
      [{ terrain: { kind, die } }, {}, {}],
    ),
  ),
);

/** Footprints in inches by size: a disc, a square, a bar. */
const inches = (width: number, height: number): Fields => ({
  kind: 'rectangle',
  widthMils: width * 1000,
  heightMils: height * 1000,
});
const disc = (across: number): Fields => ({ kind: 'circle', radiusMils: across * 500 });
const footprints = (['disc', 'square', 'bar'] as const).map((shape, index) => {
  const [small, medium, large] = (
    [
      [disc(4), disc(6), disc(8)],
      [inches(4, 4), inches(6, 6), inches(8, 8)],
      [inches(2, 8), inches(3, 12), inches(5, 12)],
    ] as const
  )[index] ?? [{}, {}, {}];
  const thrown = asteroids(2 * index + 1);
  return rolled(
    `each-size-has-its-${shape}`,
    ['DA-4.4', 'R-DA-44'],
    '48x48',
    [thrown, thrown, thrown],
    [
      { size: 'small', terrain: { footprint: small } },
      { size: 'medium', terrain: { footprint: medium } },
      { size: 'large', terrain: { footprint: large } },
    ],
  );
});
const planets = rolled(
  'planets-are-discs',
  ['DA-4.4', 'R-DA-44'],
  '48x48',
  [planet, planet, planet],
  [
    { size: 'small', terrain: { footprint: disc(4) } },
    { size: 'medium', terrain: { footprint: disc(6) } },
    { size: 'large', terrain: { footprint: disc(8) } },
  ],
);

/** What the players agree on lies on the table as they say (6.2.3a). */
const chosen: ArmadaCase[] = [
  {
    id: 'players-choose-their-terrain',
    covers: ['DA-6.2.3a', 'R-DA-44'],
    start: matchOf(alone({ class: 'CR' }), {
      terrain: [{ kind: 'distortion-field', footprint: disc(6) }],
      layout: [{ kind: 'asteroids', footprint: disc(4), die: 8, at: { xMils: 24_000, yMils: 24_000 } }],
    }),
    dice: [15, 5],
    then: {
      position: {
        terrain: [
          { kind: 'asteroids', die: 8, at: [24, 24], diameter: 4 },
          { kind: 'distortion-field', diameter: 6 },
        ],
      },
    },
  },
  {
    id: 'a-chosen-piece-has-a-die-of-its-kind',
    covers: ['DA-6.2.3a', 'R-DA-44'],
    start: matchOf(alone({ class: 'CR' }), { terrain: [{ kind: 'asteroids', footprint: disc(4), die: 16 }] }),
    rejects: { code: 'terrain-die', rule: 'R-DA-44' },
  },
];

export default {
  ruleset: 'darkmatter-armada',
  cases: [...amounts, ...byKind, ...densities, ...footprints, planets, ...chosen],
} satisfies CaseFile;
