/** Where the names on a track chart stand: beside what they name, clear of each other; a name without room is left out. */
import { textWidth } from '../board/text-width.ts';
import type { Place, Track } from './tracks.ts';

export interface TrackLabel extends Place {
  readonly id: string;
  readonly name: string;
  readonly side: Track['side'];
  readonly round: number | undefined;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The name first of whoever is drawn strong or was lost. `size`: of the type, `gap`: from the middle of a mark. */
export function labelsOf(
  tracks: readonly Track[],
  { width, height, size, gap }: { width: number; height: number; size: number; gap: number },
): readonly TrackLabel[] {
  const ends = tracks.flatMap((track) => {
    const at = track.last ?? track.stops.at(-1);
    return at && track.side !== 'n' && (track.last || track.lost !== undefined) ? [{ track, at }] : [];
  });
  const taken: Box[] = ends.map(({ at }) => ({ x: at.x - gap * 0.8, y: at.y - gap * 0.8, w: gap * 1.6, h: gap * 1.6 }));
  const weight = ({ strong, lost }: Track): number => (strong ? 2 : 0) + (lost === undefined ? 0 : 1);
  const labels: TrackLabel[] = [];
  for (const { track, at } of ends.toSorted((a, b) => weight(b.track) - weight(a.track))) {
    const words = track.lost === undefined ? track.name : `${track.name} ${track.lost}`;
    const w = textWidth(words, size, '700', '--sans') * 1.05;
    const spots = [
      { x: at.x + gap, y: at.y - size / 2 },
      { x: at.x - gap - w, y: at.y - size / 2 },
      { x: at.x - w / 2, y: at.y - gap - size },
      { x: at.x - w / 2, y: at.y + gap },
      { x: at.x + gap * 0.8, y: at.y - gap - size * 0.6 },
      { x: at.x - gap * 0.8 - w, y: at.y - gap - size * 0.6 },
      { x: at.x + gap * 0.8, y: at.y + gap - size * 0.4 },
      { x: at.x - gap * 0.8 - w, y: at.y + gap - size * 0.4 },
    ];
    const box = spots
      .map((spot) => ({ ...spot, w, h: size }))
      .find(
        (each) =>
          each.x >= 0 &&
          each.y >= 0 &&
          each.x + each.w <= width &&
          each.y + each.h <= height &&
          !taken.some((other) => meet(each, other)),
      );
    if (!box) continue;
    taken.push(box);
    labels.push({
      id: track.id,
      name: track.name,
      side: track.side,
      round: track.lost,
      x: box.x,
      y: box.y + size * 0.82,
    });
  }
  return labels;
}
