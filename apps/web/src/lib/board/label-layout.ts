/**
 * Where the tags of ships stand, a name with its hull bar beneath: at the rim of the ship, or farther out on a leader; never
 * over a ship, a ring, another tag, a leader or whatever else must be seen. Several orders are tried, and the best is taken.
 */
import { box, meet, shape, type TokenOutline } from './outlines.ts';
import { numbersFor } from './terrain-outline.ts';

export interface LabelSubject {
  readonly id: string;
  /** Centre in pixels. */
  readonly x: number;
  readonly y: number;
  /** Width of the tag in pixels. */
  readonly width: number;
  /** What is drawn of it: nobody's tag lies on it, its own neither. */
  readonly body: readonly TokenOutline[];
  /** How far from the centre a tag may begin. */
  readonly rim: number;
  /** It acts or is aimed at: its tag counts three times. */
  readonly first?: boolean;
  /** Too small for a tag. */
  readonly folded?: boolean;
}

export interface LabelScene {
  readonly subjects: readonly LabelSubject[];
  /** What else no tag lies on: tokens, sight lines, flags. */
  readonly taken: readonly TokenOutline[];
  /** Tags stay inside. */
  readonly bounds: TokenOutline;
}

export interface LabelPlace {
  /** Which of the places it is: a tag that stays keeps it. */
  readonly rank: number;
  /** The tag's middle, from the ship's centre. */
  readonly dx: number;
  readonly dy: number;
  /** From the ship's rim to the tag, where it does not stand at the rim; from the ship's centre. */
  readonly leader: readonly [x0: number, y0: number, x1: number, y1: number] | undefined;
}

/** Places by the subjects' ids; without one the tag is folded. */
export type LabelPlan = ReadonlyMap<string, LabelPlace>;

export const tagHeight = 19;
const gap = 2;
/** Beside the ship before above and below it, and those before what lies between. */
const bearings = [90, 270, 180, 0, 60, 120, 240, 300, 150, 30, 210, 330];
const reaches = [0, 15, 27, 41, 56];
const ways = bearings.length;
const orders = 24;
/** What a tag without a place costs, and one farther out, in turns of the bearing. */
const foldedCost = 200;
const reachCosts = [0, 16, 26, 40, 60];

interface Candidate {
  readonly place: LabelPlace;
  readonly tag: TokenOutline;
  readonly leader: TokenOutline | undefined;
}

const tagAt = (x: number, y: number, width: number): TokenOutline =>
  box(x - width / 2 - gap, y - tagHeight / 2 - gap, x + width / 2 + gap, y + tagHeight / 2 + gap);

/** Tries one subject's places, each when it is first asked for. */
class Places {
  readonly subject: LabelSubject;
  readonly #scene: LabelScene;
  readonly #others: readonly TokenOutline[];
  readonly #rims = new Map<number, number>();
  readonly #known = new Map<number, Candidate | undefined>();

  constructor(subject: LabelSubject, scene: LabelScene) {
    this.subject = subject;
    this.#scene = scene;
    const far = subject.rim + Math.max(...reaches) + subject.width + 40;
    const near = box(subject.x - far, subject.y - far, subject.x + far, subject.y + far);
    this.#others = [...scene.subjects.flatMap((other) => (other === subject ? [] : other.body)), ...scene.taken].filter(
      (each) => meet(each, near),
    );
  }

  /** The place of a rank; undefined where it is bad whatever the other tags do. */
  at(rank: number): Candidate | undefined {
    if (!this.#known.has(rank)) this.#known.set(rank, this.#find(rank));
    return this.#known.get(rank);
  }

  #find(rank: number): Candidate | undefined {
    const way = rank % ways;
    const reach = reaches[Math.floor(rank / ways)] ?? 0;
    const rim = this.#rim(way);
    const { dx, dy } = this.#offset(way, rim + reach);
    const { x, y, width } = this.subject;
    const tag = tagAt(x + dx, y + dy, width);
    const { bounds } = this.#scene;
    if (tag.x0 < bounds.x0 || tag.y0 < bounds.y0 || tag.x1 > bounds.x1 || tag.y1 > bounds.y1) return undefined;
    const [ux, uy] = direction(way);
    const ends =
      reach > 0 ? ([ux * (rim - 2), uy * (rim - 2), ux * (rim + reach), uy * (rim + reach)] as const) : undefined;
    const leader = ends && shape([x + ends[0], y + ends[1], x + ends[2], y + ends[3]]);
    if (this.#others.some((each) => meet(each, tag) || (leader && meet(each, leader)))) return undefined;
    return { place: { rank, dx, dy, leader: ends }, tag, leader };
  }

  /** How far out a tag begins on a bearing, clear of its own ship. */
  #rim(way: number): number {
    const known = this.#rims.get(way);
    if (known !== undefined) return known;
    const { x, y, width, rim, body } = this.subject;
    let found = rim;
    const clear = (at: number): boolean => {
      const { dx, dy } = this.#offset(way, at);
      const tag = tagAt(x + dx, y + dy, width);
      return !body.some((each) => meet(each, tag));
    };
    while (!clear(found) && found < rim + 120) found += 3;
    this.#rims.set(way, found);
    return found;
  }

  /** The tag's middle, where its nearest point lies `away` from the ship's centre. */
  #offset(way: number, away: number): { readonly dx: number; readonly dy: number } {
    const [ux, uy] = direction(way);
    const side = Math.max(Math.abs(ux), Math.abs(uy));
    const { width } = this.subject;
    return { dx: ux * away + (ux / side) * (width / 2), dy: uy * away + (uy / side) * (tagHeight / 2) };
  }
}

function direction(way: number): readonly [number, number] {
  const radians = ((bearings[way] ?? 0) * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians)];
}

const atOdds = (one: Candidate, other: Candidate): boolean =>
  meet(one.tag, other.tag) ||
  (one.leader !== undefined && meet(one.leader, other.tag)) ||
  (other.leader !== undefined && meet(other.leader, one.tag)) ||
  (one.leader !== undefined && other.leader !== undefined && meet(one.leader, other.leader));

const rankCost = (rank: number): number => (reachCosts[Math.floor(rank / ways)] ?? 0) + (rank % ways);

/** Every rank, the cheapest first. */
const ranks = Array.from({ length: ways * reaches.length }, (_, rank) => rank).sort(
  (one, other) => rankCost(one) - rankCost(other),
);

/** The first place that goes with what is placed. */
function placeOf(places: Places, placed: readonly Candidate[]): Candidate | undefined {
  for (const rank of ranks) {
    const candidate = places.at(rank);
    if (candidate && !placed.some((other) => atOdds(candidate, other))) return candidate;
  }
  return undefined;
}

interface Laid {
  readonly found: ReadonlyMap<string, Candidate>;
  readonly cost: number;
}

function layInOrder(order: readonly Places[], kept: ReadonlyMap<string, Candidate>, limit: number): Laid | undefined {
  const found = new Map(kept);
  const placed = [...kept.values()];
  let cost = 0;
  for (const places of order) {
    const candidate = placeOf(places, placed);
    const { id, first } = places.subject;
    cost += (candidate ? rankCost(candidate.place.rank) : foldedCost) * (first ? 3 : 1);
    if (cost >= limit) return undefined;
    if (!candidate) continue;
    found.set(id, candidate);
    placed.push(candidate);
  }
  return { found, cost };
}

/** The orders that are tried: first by weight and crowding, then as numbers fall. The same ones every time. */
function* ordersOf(all: readonly Places[]): Generator<readonly Places[]> {
  const crowd = new Map(
    all.map(({ subject: { id, x, y } }) => [
      id,
      all.filter(({ subject: other }) => Math.hypot(other.x - x, other.y - y) < 90).length,
    ]),
  );
  const weight = ({ subject: { id, first } }: Places): number => (first ? 1000 : 0) + (crowd.get(id) ?? 0);
  yield [...all].sort((one, other) => weight(other) - weight(one));
  const next = numbersFor('orders');
  // A few have few orders.
  for (let i = 1; i < Math.min(orders, all.length ** 2); i++) {
    const drawn = new Map(all.map((each) => [each, next() + (i % 2 === 1 && each.subject.first ? 1 : 0)]));
    yield [...all].sort((one, other) => (drawn.get(other) ?? 0) - (drawn.get(one) ?? 0));
  }
}

/** The tags of `before` whose place is still good stay. */
function keptOf(all: readonly Places[], before: LabelPlan): ReadonlyMap<string, Candidate> {
  const kept = new Map<string, Candidate>();
  const inTurn = [...all].sort(
    (one, other) => Number(other.subject.first ?? false) - Number(one.subject.first ?? false),
  );
  for (const places of inTurn) {
    const old = before.get(places.subject.id);
    const candidate = old && places.at(old.rank);
    if (candidate && ![...kept.values()].some((other) => atOdds(candidate, other)))
      kept.set(places.subject.id, candidate);
  }
  return kept;
}

/** What is kept when the camera comes nearer or goes farther: tags on leaders look for a place at the rim again. */
export const atRim = (plan: LabelPlan): LabelPlan =>
  new Map([...plan].filter(([, { leader }]) => leader === undefined));

/** The same scene after the same plan gets the same plan. */
export function layLabels(scene: LabelScene, before: LabelPlan = new Map()): LabelPlan {
  const all = scene.subjects.filter(({ folded }) => !folded).map((subject) => new Places(subject, scene));
  const kept = keptOf(all, before);
  const open = all.filter(({ subject }) => !kept.has(subject.id));
  let best: Laid | undefined;
  for (const order of ordersOf(open)) {
    best = layInOrder(order, kept, best?.cost ?? Infinity) ?? best;
    if (best && best.cost <= open.length) break;
  }
  return new Map([...(best?.found ?? kept)].map(([id, { place }]) => [id, place]));
}

/** The box of a tag on the table, without the gap round it. */
export function tagBox({ x, y, width }: LabelSubject, { dx, dy }: LabelPlace): TokenOutline {
  return box(x + dx - width / 2, y + dy - tagHeight / 2, x + dx + width / 2, y + dy + tagHeight / 2);
}

/** What is named quietly, placed last: the first of its places that covers nothing, or none. */
export function layNames<Place extends { readonly x: number; readonly y: number; readonly width: number }>(
  named: readonly {
    readonly id: string;
    readonly height: number;
    readonly places: readonly Place[];
    /** What this one alone keeps clear of. */
    readonly aside?: readonly TokenOutline[];
  }[],
  taken: readonly TokenOutline[],
): ReadonlyMap<string, Place> {
  const all = [...taken];
  const found = new Map<string, Place>();
  for (const { id, height, places, aside = [] } of named) {
    for (const place of places) {
      const name = box(
        place.x - place.width / 2,
        place.y - height / 2,
        place.x + place.width / 2,
        place.y + height / 2,
      );
      if ([...all, ...aside].some((each) => meet(each, name))) continue;
      all.push(name);
      found.set(id, place);
      break;
    }
  }
  return found;
}
