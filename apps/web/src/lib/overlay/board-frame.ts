/** Where the table of a scene lies in a box, and which of its things the last attack was about. */
import type { CueData, LogEntry } from '@broadside/protocol';
import type { Scene } from '#lib/boards/scene.ts';
import type { StageFrame } from '#lib/casts/stage-frame.svelte.ts';
import type { SideColour } from '#lib/components/side.ts';
import { bare } from '#lib/ending/tracks.ts';
import { boardSize } from '#lib/hex/lattice.ts';
import { lastMoment } from '#lib/showcase/told-moments.ts';

/** In the units of its picture: board-picture.svelte draws every table so wide. */
const pictureWidth = 240;

function sizeOf(scene: Scene): { readonly width: number; readonly height: number } {
  if (scene.kind === 'hexes') return boardSize(scene.table.board);
  const { widthMils, heightMils } = scene.chart.table;
  return { width: pictureWidth, height: (heightMils * pictureWidth) / widthMils };
}

/** All of the table, for the picture of a scene. */
export function wholeSight(scene: Scene): string {
  const { width, height } = sizeOf(scene);
  return `0 0 ${String(width)} ${String(height)}`;
}

interface RoomForBoard {
  readonly width: number;
  readonly height: number;
}

/** Where that lies in a box, in its pixels. */
export function frameIn(scene: Scene, { width, height }: RoomForBoard): StageFrame {
  const size = sizeOf(scene);
  const scale = Math.min(width / size.width, height / size.height);
  const [wide, high] = [size.width * scale, size.height * scale];
  return { left: (width - wide) / 2, top: (height - high) / 2, width: wide, height: high };
}

/** Where a caster looks, in shares of the table; zoom 1 shows all of it. */
export type CastersCamera = Pick<Extract<CueData, { kind: 'camera' }>, 'at' | 'zoom'>;

/** The part of the table that fills a box, in the units of its picture, and where the whole table lies then. */
export function seenIn(
  scene: Scene,
  room: RoomForBoard,
  camera: CastersCamera | undefined,
): { readonly sight: string; readonly frame: StageFrame } {
  const whole = frameIn(scene, room);
  if (camera === undefined || camera.zoom <= 1) return { sight: wholeSight(scene), frame: whole };
  const size = sizeOf(scene);
  const scale = (whole.width / size.width) * camera.zoom;
  const [wide, high] = [room.width / scale, room.height / scale];
  // Its middle stands in the middle of the box, but the box goes no farther than the table where that is larger.
  const begin = (at: number, all: number, seen: number): number =>
    seen >= all ? (all - seen) / 2 : Math.min(all - seen, Math.max(0, at * all - seen / 2));
  const [x, y] = [begin(camera.at[0], size.width, wide), begin(camera.at[1], size.height, high)];
  return {
    sight: [x, y, wide, high].map((each) => each.toFixed(3)).join(' '),
    frame: { left: -x * scale, top: -y * scale, width: size.width * scale, height: size.height * scale },
  };
}

/** Something that was told of last, with its place in pixels of the box. */
export interface NamedToken {
  readonly id: string;
  readonly name: string;
  readonly side: SideColour;
  readonly x: number;
  readonly y: number;
}

export interface AttackDrawn {
  readonly from: readonly NamedToken[];
  readonly at: NamedToken;
}

/** The line of the last attack; undefined where none was told, or one of its ends is no longer on the table. */
export function attackDrawn(scene: Scene, lines: readonly LogEntry[], frame: StageFrame): AttackDrawn | undefined {
  if (scene.kind !== 'chart') return undefined;
  const { table, ships, discs } = scene.chart;
  const tokenOf = (record: string | null): NamedToken | undefined => {
    const found = [...ships, ...discs].find(({ id }) => record !== null && bare(record) === bare(id));
    if (found === undefined) return undefined;
    const { id, name, side, xMils, yMils } = found;
    const x = frame.left + (xMils / table.widthMils) * frame.width;
    return { id, name, side, x, y: frame.top + (1 - yMils / table.heightMils) * frame.height };
  };
  const { actors, target } = lastMoment(lines);
  const [from, at] = [actors.flatMap((record) => tokenOf(record) ?? []), tokenOf(target)];
  return at === undefined || from.length === 0 ? undefined : { from, at };
}
