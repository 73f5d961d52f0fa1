/** Where every ship sailed in a match, as a picture of its board has it: an open table or hexes, in the same units. */
import type { MatchStory } from '@broadside/match';
import type { Scene } from '../boards/scene.ts';
import type { SideColour } from '../components/side.ts';
import { bearingOf, boardSize, post } from '../hex/lattice.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface TrackMark extends Place {
  readonly id: string;
  readonly name: string;
  readonly side: SideColour;
  readonly glyph: string;
  readonly bearing: number;
}

/** A picture of a board: how large, how large a hull is on it, and what lies on it. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly hull: number;
  readonly marks: readonly TrackMark[];
}

/** The width of an open table's picture: see `board-picture.svelte`. */
const chartWidth = 240;

/** A record's id without its kind: boards and log lines write it differently. */
export const bare = (record: string): string => record.slice(record.indexOf(':') + 1);

export function drawnOf(scene: Scene): Drawn {
  if (scene.kind === 'hexes') {
    const { width, height } = boardSize(scene.table.board);
    const marks = scene.table.stacks.map(({ id, name, side, glyph, at, facing }) => ({
      ...post(at),
      ...{ id: bare(id), name, side, glyph, bearing: bearingOf(facing ?? 0) },
    }));
    return { width, height, hull: 40, marks };
  }
  const { table, ships } = scene.chart;
  const scale = chartWidth / table.widthMils;
  const marks = ships.map(({ id, name, side, glyph, xMils, yMils, facingCdeg }) => ({
    ...{ x: xMils * scale, y: (table.heightMils - yMils) * scale },
    ...{ id: bare(id), name, side, glyph, bearing: facingCdeg / 100 },
  }));
  return { width: chartWidth, height: table.heightMils * scale, hull: 16, marks };
}

/** The board without what moves on it. */
export const emptied = (scene: Scene): Scene =>
  scene.kind === 'hexes'
    ? { kind: 'hexes', table: { ...scene.table, stacks: [] } }
    : { kind: 'chart', chart: { ...scene.chart, ships: [] } };

export interface Track {
  readonly id: string;
  readonly name: string;
  readonly side: SideColour;
  /** Where it was, the first place first; `round` is the one in which it came there. */
  readonly stops: readonly (Place & { readonly round: number })[];
  /** The round in which it was lost. */
  readonly lost: number | undefined;
  /** It is drawn strong: what it did or suffered moved the score most. */
  readonly strong: boolean;
  /** Where it lies at the end, if it does. */
  readonly last: TrackMark | undefined;
}

/** Tracks are drawn of so many ships, each with so many stops; strong ones of so many. */
export const trackLimits = { ships: 60, stops: 80, strong: 4 } as const;

/** The table at one moment. */
export interface Seen {
  readonly round: number;
  readonly marks: readonly TrackMark[];
}

/** The track of each ship through what was seen, in the order in which they came to the board. */
export function tracksOf(
  seen: readonly Seen[],
  story: Pick<MatchStory, 'rounds' | 'turns' | 'sides'>,
): readonly Track[] {
  const known = new Map<string, { mark: TrackMark; stops: (Place & { round: number })[] }>();
  for (const { round, marks } of seen)
    for (const mark of marks) {
      const track = known.get(mark.id) ?? { mark, stops: [] };
      const before = track.stops.at(-1);
      if (before?.x !== mark.x || before.y !== mark.y) track.stops.push({ x: mark.x, y: mark.y, round });
      known.set(mark.id, { ...track, mark });
    }
  const lost = new Map(
    story.rounds.flatMap(({ round, lost: ships }) => ships.map(({ record }) => [bare(record), round])),
  );
  const movers = story.turns.flatMap(({ attack }) => (attack ? [attack.target, ...attack.actors] : []));
  const strong = new Set([...new Set(movers.map(({ record }) => bare(record)))].slice(0, trackLimits.strong));
  // Its colour says already whose it is.
  const brief = (name: string): string => {
    const owner = story.sides.find((side) => name.startsWith(`${side.name} `));
    return owner ? name.slice(owner.name.length + 1) : name;
  };
  const end = new Map((seen.at(-1)?.marks ?? []).map((mark) => [mark.id, mark]));
  return [...known.values()].slice(0, trackLimits.ships).map(({ mark: { id, name, side }, stops }) => ({
    id,
    name: brief(name),
    side,
    stops: stops.slice(-trackLimits.stops),
    lost: lost.get(id),
    strong: strong.has(id),
    last: lost.has(id) ? undefined : end.get(id),
  }));
}

/** The tracks as far as the first `count` moments tell them: whoever is still there lies at its head. */
export function tracksUntil(
  seen: readonly Seen[],
  story: Pick<MatchStory, 'rounds' | 'turns' | 'sides'>,
  count: number,
): readonly Track[] {
  const there = new Map((seen[count - 1]?.marks ?? []).map((mark) => [mark.id, mark]));
  const later = new Set(seen.slice(count).flatMap(({ marks }) => marks.map(({ id }) => id)));
  return tracksOf(seen.slice(0, count), story).map((track) => {
    const last = there.get(track.id);
    return last || later.has(track.id) ? { ...track, lost: undefined, last } : track;
  });
}

/** Pictures of a film of the tracks, at most. */
const mostPictures = 100;

/** How many moments each picture of a film tells: evenly; `still`: one for each round, for whoever wants less motion. */
export function filmOf(seen: readonly Seen[], still: boolean): readonly number[] {
  const ends = seen.flatMap(({ round }, at) => (seen[at + 1]?.round === round ? [] : [at + 1]));
  if (still) return ends;
  const step = Math.max(1, Math.ceil(seen.length / mostPictures));
  return seen.flatMap((_, at) => ((at + 1) % step === 0 || at + 1 === seen.length ? [at + 1] : []));
}

/** The part of a picture in which `places` lie, with room around them, as wide as `shape` times its height. */
export function closeUp({ width, height, hull }: Drawn, places: readonly Place[], shape: number): string {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const room = hull * 3;
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const tall = Math.max(south - north + room, (east - west + room) / shape, height * 0.3);
  const h = Math.min(tall, height, width / shape);
  const w = h * shape;
  const within = (middle: number, size: number, all: number): number =>
    Math.min(Math.max(0, middle - size / 2), Math.max(0, all - size));
  const left = within((west + east) / 2, w, width);
  const top = within((north + south) / 2, h, height);
  return [left, top, w, h].map((value) => value.toFixed(1)).join(' ');
}
