/** What lies where on an open table: how large each ship is drawn, what its tag must keep clear of, and where names go. */
import type { Chart, DiscToken, ShipToken, TerrainPiece, WreckToken } from './chart.ts';
import { layNames, tagBox, type LabelPlan, type LabelScene, type LabelSubject } from './label-layout.ts';
import { box, disc, hullOutline, shape, type TokenOutline } from './outlines.ts';
import { textWidth } from './text-width.ts';
import { glyphPixels, hullOf, hullSizes, ringRadius, type Pixels } from './token-size.ts';

export type Looks = ReadonlyMap<string, 'lit' | 'chosen' | 'aim'>;

/** Below this a ship has no tag: its base ring is the gauge. */
export const foldsBelow = 24;
/** Pixels per inch from which terrain, markers and the like have their names. */
const namedFrom = 6.5;

/** Pixels per inch from which the hull is counted in boxes, and pixels from box to box. */
const [boxesFrom, boxStep] = [34, 5];
export const inBoxes = (ppi: number): boolean => ppi >= boxesFrom;
/** Three bars for the speed stand left of the hull's. */
export const speedWidth = ({ speed }: Pick<ShipToken, 'speed'>): number => (speed === undefined ? 0 : 15);
export const tagWidth = (
  { name, hullMax, speed }: Pick<ShipToken, 'name' | 'hullMax' | 'speed'>,
  ppi: number,
): number =>
  Math.max(
    28 + speedWidth({ speed }),
    textWidth(name, 10.5, '700', '--sans'),
    inBoxes(ppi) ? Math.min(40, hullMax) * boxStep + speedWidth({ speed }) : 0,
  );
export const discRadius = (token: DiscToken, pixels: Pixels): number => Math.max(5, pixels.px(token.radiusMils));

/** Small signs about a base, as the ship's mark draws them. */
export function signsOf(ship: ShipToken, base: number): readonly (readonly [x: number, y: number, size: number])[] {
  let beside = 0;
  const signs = ship.badges.flatMap(({ corner, count }): (readonly [number, number, number])[] => {
    if (corner === 'north-east')
      return Array.from({ length: Math.min(count, 3) }, () => [base * 0.6 + 9 * beside++ - 2, -base - 11, 13]);
    return [corner === 'north-west' ? [-base - 10, -base - 9, 12] : [-base - 12, base * 0.3, 12]];
  });
  return ship.done ? [...signs, [base * 0.7, base * 0.4, 13]] : signs;
}

/** Rounds in which the parts of a wreck are seen; then a mark stands for it. */
export const wreckRounds = 3;
export const wreckSize = (wreck: WreckToken, pixels: Pixels): number => glyphPixels(pixels.ppi, wreck.hull, 750);
const wreckRadius = (wreck: WreckToken, pixels: Pixels): number =>
  wreck.age < wreckRounds ? wreckSize(wreck, pixels) * 0.32 : 9;

function subjectOf(ship: ShipToken, pixels: Pixels, size: number, look: string | undefined): LabelSubject {
  const [x, y] = [pixels.x(ship.xMils), pixels.y(ship.yMils)];
  const base = pixels.px(ship.baseRadiusMils);
  const ring = look === undefined ? base + 4 : ringRadius(ship, pixels, size) + 1;
  return {
    id: ship.id,
    x,
    y,
    width: tagWidth(ship, pixels.ppi),
    rim: ring + 2,
    body: [
      hullOf(ship, pixels, size),
      disc(x, y, ring),
      ...signsOf(ship, base).map(([dx, dy, wide]) => box(x + dx, y + dy, x + dx + wide, y + dy + wide)),
    ],
    first: look === 'chosen' || look === 'aim',
    folded: size < foldsBelow,
  };
}

/** From each that acts to what it aims at. */
function sightLines(ships: readonly ShipToken[], pixels: Pixels, looks: Looks): readonly TokenOutline[] {
  const of = (look: string): readonly ShipToken[] => ships.filter(({ id }) => looks.get(id) === look);
  return of('aim').flatMap((to) =>
    of('chosen').map((from) =>
      shape([pixels.x(from.xMils), pixels.y(from.yMils), pixels.x(to.xMils), pixels.y(to.yMils)]),
    ),
  );
}

/** Sizes of the ships, and what their tags are laid by; `beside` and `over` are what the window shows beyond the table. */
export function sceneOf(
  chart: Chart,
  pixels: Pixels,
  looks: Looks,
  margin: { readonly beside: number; readonly over: number } = { beside: 0, over: 0 },
): { readonly sizes: ReadonlyMap<string, number>; readonly scene: LabelScene } {
  const sizes = hullSizes(chart.ships, pixels);
  const [width, height] = [pixels.px(chart.table.widthMils), pixels.px(chart.table.heightMils)];
  return {
    sizes,
    scene: {
      subjects: chart.ships.map((ship) => subjectOf(ship, pixels, sizes.get(ship.id) ?? 0, looks.get(ship.id))),
      taken: [
        ...chart.discs.map((token) =>
          disc(pixels.x(token.xMils), pixels.y(token.yMils), discRadius(token, pixels) + 4),
        ),
        ...(chart.wrecks ?? []).map((wreck) =>
          disc(pixels.x(wreck.xMils), pixels.y(wreck.yMils), wreckRadius(wreck, pixels)),
        ),
        ...sightLines(chart.ships, pixels, looks),
      ],
      bounds: box(-margin.beside, -margin.over, width + margin.beside, height + margin.over),
    },
  };
}

/** Where a name stands: the middle of its first line's box. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** From the thing's own middle, for what is drawn about that. */
  readonly dx: number;
  readonly dy: number;
}

/** Whether a piece's effect is written beneath its name. */
export const noted = (ppi: number): boolean => ppi > 10;

/** Half the height and width of a piece as it lies. */
function halves({ shape: form }: TerrainPiece, pixels: Pixels): readonly [number, number] {
  if (form.kind === 'circle') return [pixels.px(form.radiusMils), pixels.px(form.radiusMils)];
  const [wide, high] = [pixels.px(form.widthMils) / 2, pixels.px(form.heightMils) / 2];
  const { x1, y1 } = hullOutline(0, 0, form.facingCdeg, { ahead: high, astern: high, half: wide });
  return [x1, y1];
}

function around(x: number, y: number, wide: number, high: number, width: number, height: number): readonly NamePlace[] {
  const at = (dx: number, dy: number): NamePlace => ({ x: x + dx, y: y + dy, width, dx, dy });
  const [down, out] = [high + height / 2 + 3, wide + width / 2 + 5];
  return [at(0, down), at(0, -down), at(out, 0), at(-out, 0), at(0, 0)];
}

/** The names of terrain and of discs that have one, by id: those that find room, after every tag. */
export function namesOf(
  chart: Chart,
  pixels: Pixels,
  scene: LabelScene,
  plan: LabelPlan,
): ReadonlyMap<string, NamePlace> {
  if (pixels.ppi < namedFrom) return new Map();
  const placed = scene.subjects.flatMap((subject) => {
    const place = plan.get(subject.id);
    if (!place) return [];
    const { x, y } = subject;
    const [x0, y0, x1, y1] = place.leader ?? [0, 0, 0, 0];
    return [tagBox(subject, place), ...(place.leader ? [shape([x + x0, y + y0, x + x1, y + y1])] : [])];
  });
  const discs = chart.discs.filter(({ named }) => named === true);
  const grounds = chart.terrain.map((piece) => {
    const [wide, high] = halves(piece, pixels);
    const [x, y] = [pixels.x(piece.xMils), pixels.y(piece.yMils)];
    return { id: piece.id, x, y, wide, high, outline: box(x - wide, y - high, x + wide, y + high) };
  });
  const things = [
    ...discs.map((token) => {
      const radius = Math.max(9, discRadius(token, pixels));
      const width = textWidth(token.name, 10.5, '700', '--sans');
      const [x, y] = [pixels.x(token.xMils), pixels.y(token.yMils)];
      return { id: token.id, height: 13, places: around(x, y, radius, radius, width, 13).slice(0, 4) };
    }),
    ...(chart.wrecks ?? []).map((wreck) => {
      const radius = wreckRadius(wreck, pixels);
      const width = textWidth(`${wreck.name} r. ${wreck.round}`, 11, 'italic', '--serif');
      const places = around(pixels.x(wreck.xMils), pixels.y(wreck.yMils), radius, radius, width, 13).slice(0, 4);
      return { id: wreck.id, height: 13, places };
    }),
    ...chart.terrain.map((piece, index) => {
      const { x, y, wide, high } = grounds[index] ?? { x: 0, y: 0, wide: 0, high: 0 };
      const height = noted(pixels.ppi) ? 27 : 15;
      const width = Math.max(
        textWidth(piece.name, 12.5, 'italic', '--serif'),
        noted(pixels.ppi) ? textWidth(piece.note, 10, '400', '--sans') : 0,
      );
      const aside = grounds.filter(({ id }) => id !== piece.id).map(({ outline }) => outline);
      return { id: piece.id, height, places: around(x, y, wide, high, width, height), aside };
    }),
  ];
  return layNames(things, [...scene.subjects.flatMap(({ body }) => body), ...scene.taken, ...placed]);
}
