/** How much room the symbols of ships take: what is drawn of each, in shares of the square box that it is drawn in. */
export interface HullShape {
  /** From the middle line to the widest point. */
  readonly half: number;
  /** From the middle of the box ahead, and astern. */
  readonly bow: number;
  readonly stern: number;
}

type Sizes = Readonly<Record<string, readonly [half: number, bow: number, stern: number]>>;

/** In a box of 72. */
const signs: Sizes = {
  K: [10, 19, 15],
  FF: [12, 23, 20],
  DD: [10, 28, 24],
  CR: [11.5, 30, 28],
  CH: [15, 31, 29],
  CVL: [12, 27, 28],
  BC: [18, 33, 30],
  CV: [18, 31, 31],
  BB: [16, 32, 31],
  DN: [20, 34, 33],
  LS: [28.6, 30, 28.6],
  AF: [11, 29, 29],
  'X-INT': [14, 22, 15],
  'X-BOM': [16, 16, 15],
  'X-SCT': [12, 20, 16],
  'X-SLV': [12, 20, 17],
  'X-PLT': [14.5, 17, 17],
  'X-STN': [29, 29, 29],
  'X-FRT': [14, 30, 30],
  'X-CRY': [15, 27, 27],
};

/** In a box of 100: two families, and how much of its box a class is drawn in that has no hull of its own. */
const hulls: Sizes = {
  wK: [15.5, 21, 17.6],
  wFF: [19.5, 27, 23.4],
  wDD: [20.5, 34, 28.4],
  wCR: [24, 36, 31.4],
  wCH: [25.5, 38, 34.5],
  wBC: [30, 44, 40.5],
  wCV: [31, 39, 38.6],
  wBB: [32.5, 45, 42.6],
  wDN: [37, 49, 46.6],
  fK: [11.4, 19, 17.9],
  fFF: [14, 26, 21.9],
  fDD: [13.4, 34, 29.6],
  fCR: [15, 36, 32.4],
  fCH: [19, 38, 34.4],
  fBC: [21.4, 45, 40],
  fCV: [22, 40, 38.8],
  fBB: [24.4, 47, 41.6],
  fDN: [30, 50, 46.6],
};
const smaller: Readonly<Record<string, readonly [symbol: string, share: number]>> = {
  wCVL: ['wCV', 0.84],
  fCVL: ['fCV', 0.84],
};

const shares = (sizes: Sizes, box: number): readonly (readonly [string, HullShape])[] =>
  Object.entries(sizes).map(([symbol, [half, bow, stern]]) => [
    symbol,
    { half: half / box, bow: bow / box, stern: stern / box },
  ]);

const shapes: ReadonlyMap<string, HullShape> = new Map([...shares(signs, 72), ...shares(hulls, 100)]);
/** A symbol that is not listed fills its box. */
const whole: HullShape = { half: 0.5, bow: 0.5, stern: 0.5 };

/** The symbol of the sprite that a hull is drawn with, and the part of its box. */
export const hullSymbol = (hull: string): readonly [symbol: string, share: number] => smaller[hull] ?? [hull, 1];

export function hullShape(hull: string): HullShape {
  const [symbol, share] = hullSymbol(hull);
  const { half, bow, stern } = shapes.get(symbol) ?? whole;
  return { half: half * share, bow: bow * share, stern: stern * share };
}

/** Whether it is a hull of a family, with its details, and not a plain sign. */
export const isHull = (hull: string): boolean => hullSymbol(hull)[0] in hulls;
