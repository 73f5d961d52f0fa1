/** Where the parts of a scene lie on the board, in pixels from its north-west corner. Same scene, same plot. */
import type { ThrowUse } from '@broadside/rules/kernel';
import type { Spot } from '#lib/board/chart.ts';
import type { TokenOutline } from '#lib/board/outlines.ts';
import { mostTraces } from '../beats.ts';
import { isAttack, type SceneName, type AttackScene } from '../scene.ts';

/** Where something stands on the table, and half of its width. */
export interface SceneSpot extends Spot {
  readonly halfMils: number;
}

export interface PlotPost {
  readonly x: number;
  readonly y: number;
  /** Half of what stands there. */
  readonly r: number;
}

export interface Trace {
  readonly use: ThrowUse;
  readonly d: string;
  readonly length: number;
  readonly delayMs: number;
  readonly stopped: boolean;
  /** Who throws the die. */
  readonly by: SceneName;
  readonly from: Point;
  readonly to: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const along = (from: Point, angle: number, by: number): Point => ({
  x: from.x + Math.cos(angle) * by,
  y: from.y + Math.sin(angle) * by,
});
const angleOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Whose throw it is: labels begin with the name of who throws, where several do. */
const thrower = (label: string, actors: readonly SceneName[]): SceneName | undefined =>
  actors.find(({ name }) => label.startsWith(`${name}:`)) ?? actors[0];

/** So many fly at once. */
const mostFlights = 12;
/** All begin within so many milliseconds. */
const spreadMs = 320;

/** A trace for each attack die, from who throws it to the target; a missile's in a curve. What is stopped ends before the hull. */
export function tracesOf(scene: AttackScene, at: (who: SceneName) => PlotPost | undefined): readonly Trace[] {
  const target = scene.target && at(scene.target);
  if (target === undefined) return [];
  const dice = scene.throws.flatMap((thrown) => {
    const by = thrower(thrown.label, scene.actors);
    return by && isAttack(thrown) && !thrown.void ? thrown.dice.map((die) => ({ die, by, use: thrown.use })) : [];
  });
  const some = dice.slice(0, mostTraces);
  const step = Math.min(45, spreadMs / Math.max(1, some.length));
  return some.flatMap(({ die, by, use }, index) => {
    const from = at(by);
    if (from === undefined) return [];
    const angle = angleOf(from, target);
    const wide = ((index + 0.5) / some.length - 0.5) * Math.min(26, target.r * 1.2);
    const hull = target.r * (die.counts && !die.struck ? 0.25 : 1.1);
    const end = along(along(target, angle + Math.PI, hull), angle + Math.PI / 2, wide);
    const begin = along(from, angle, from.r * 0.6);
    const length = Math.hypot(end.x - begin.x, end.y - begin.y);
    const bend = use === 'missile' ? length * 0.16 * (index % 2 === 0 ? 1 : -1) : 0;
    const middle = {
      x: (begin.x + end.x) / 2 - Math.sin(angle) * bend,
      y: (begin.y + end.y) / 2 + Math.cos(angle) * bend,
    };
    const d = bend === 0 ? `M${point(begin)}L${point(end)}` : `M${point(begin)}Q${point(middle)} ${point(end)}`;
    const delayMs = use === 'beam' ? 0 : Math.round(index * step);
    return [
      {
        use,
        d,
        length: Math.round(length * (bend === 0 ? 1 : 1.06)),
        delayMs,
        stopped: die.struck,
        by,
        from: begin,
        to: end,
      },
    ];
  });
}

/** What goes over to the target itself, and is seen to: craft and boats. One for each place, so that none hides another. */
export function flightsOf(traces: readonly Trace[]): readonly (Trace & { readonly angleDeg: number })[] {
  return traces
    .filter(({ use }) => use === 'craft' || use === 'boats')
    .slice(0, mostFlights)
    .map((trace) => ({ ...trace, angleDeg: (angleOf(trace.from, trace.to) * 180) / Math.PI }));
}

/** Half of the arc on which stops stand, in radians. */
const halfArc = 0.75;

/** The arc before the target, towards who attacks, and on it a bar for each die that stopped one. */
export function stopArc(
  from: PlotPost,
  target: PlotPost,
  stops: number,
): { readonly d: string; readonly bars: readonly string[] } {
  const facing = angleOf(target, from);
  const r = target.r + 9;
  const [begin, end] = [along(target, facing - halfArc, r), along(target, facing + halfArc, r)];
  const bars = Array.from({ length: Math.min(stops, mostTraces) }, (_, index) => {
    const angle = facing + ((index + 0.5) / Math.max(1, Math.min(stops, mostTraces)) - 0.5) * 2 * halfArc * 0.85;
    return `M${point(along(target, angle, r - 3))}L${point(along(target, angle, r + 5))}`;
  });
  return { d: `M${point(begin)}A${r} ${r} 0 0 1 ${point(end)}`, bars };
}

/** Places on the hull for lost points: a sunflower, so that none lies on another. */
export function crossesAt(target: PlotPost, lost: number): readonly Point[] {
  const count = Math.min(lost, mostTraces);
  return Array.from({ length: count }, (_, index) =>
    along(target, index * 2.4 + 0.6, target.r * 0.72 * Math.sqrt((index + 0.5) / Math.max(3, count))),
  );
}

/** A third of the outline of what is lost, a little apart from the rest; turned, it makes the other two. */
export function brokenRing(radius: number): string {
  const [begin, end] = [-2.55, -0.6];
  const middle = { x: 0, y: -4 };
  return `M${point(along(middle, begin, radius))}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${point(along(middle, end, radius))}`;
}

export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  /** From the plate to what it is about. */
  readonly leader: string;
}

/** Pixels that a letter takes, a plate beyond its text, and half of its height. */
const [letter, beyond, high] = [7.1, 18, 13];

/** Square pixels of a plate about `x` and `y` that lie over something. */
function over({ x, y }: Point, width: number, { x0, y0, x1, y1 }: TokenOutline): number {
  const wide = Math.min(x + width / 2, x1) - Math.max(x - width / 2, x0);
  const tall = Math.min(y + high, y1) - Math.max(y - high, y0);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/**
 * A plate beside a post, in the direction that is freest: off the line of sight, inside the window, away from what stands there
 * already, and over as little as may be of the ships and names about. The same places are always tried in the same order.
 */
export function plateBeside(
  post: PlotPost,
  text: string,
  window: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  taken: readonly (Point & { readonly width?: number })[],
  about: readonly TokenOutline[] = [],
): Plate {
  const width = text.length * letter + beyond;
  const tried = [27, 41, 56, 78, 110].flatMap((out) =>
    [-2.2, -0.9, 0.9, 2.2, -1.57, 1.57, 0, 3.14].map((angle) => {
      const edge = along(post, angle, post.r + out);
      const x = edge.x + Math.cos(angle) * (width / 2 - 10);
      const y = edge.y;
      const beside = Math.max(0, window.left + width / 2 + 4 - x, x + width / 2 + 4 - window.right);
      const under = Math.max(0, window.top + 16 - y, y + 16 - window.bottom);
      const near = taken.reduce((sum, each) => {
        const [dx, dy] = [Math.abs(each.x - x), Math.abs(each.y - y)];
        const room = width / 2 + (each.width ?? 40) / 2;
        return sum + (dx < room && dy < 30 ? 40 - dy + (room - dx) / 4 : 0);
      }, 0);
      const covered = about.reduce((sum, each) => sum + over({ x, y }, width, each), 0);
      return { x, y, cost: near + covered / 25 + (beside + under) * 10 + out / 20, edge };
    }),
  );
  const best = tried.reduce((least, each) => (each.cost < least.cost ? each : least));
  const x = Math.min(Math.max(best.x, window.left + width / 2 + 4), window.right - width / 2 - 4);
  const y = Math.min(Math.max(best.y, window.top + 16), window.bottom - 16);
  const tip = along(post, Math.atan2(y - post.y, x - post.x), post.r * 0.8);
  const side = Math.max(x - width / 2, Math.min(x + width / 2, post.x));
  const foot = { x: side, y: y + (post.y > y ? 12 : -12) };
  return { x, y, width, text, leader: `M${point(foot)}L${point(tip)}` };
}
