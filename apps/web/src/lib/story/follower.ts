/** Frames what a story tells, one move of the camera a beat, where its person wants that and has their hands elsewhere. */
import { maxZoom, type Camera } from '../board/camera.svelte.ts';
import type { Spot } from '../board/chart.ts';

export interface FollowerAsks {
  /** Its person follows, and a story is told. */
  readonly leads: () => boolean;
  /** It is told again because its person wanted that. */
  readonly again: () => boolean;
  /** Something is asked, measured, or typed. */
  readonly occupied: () => boolean;
  /** They give orders. */
  readonly mine: () => boolean;
  /** The person asked for less motion, or for states only. */
  readonly still: () => boolean;
}

/** What is shown lies so far within the window, and has so much of the table round it. */
const [edgePx, marginMils] = [14, 7000];
/** A story never comes nearer than its person had the table by so much, however many beats it has. */
const nearer = 1.25;
/** After a hand on the camera nothing moves it for so long. */
const handMs = 2000;
const moveMs = 320;

/** Where the camera is to lie: a spot of the table at the middle of what is in sight, and how near. */
export interface CameraPlace {
  readonly spot: Spot;
  readonly zoom: number;
}

const between = (one: number, other: number, share: number): number => one + (other - one) * share;
const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The window without what lies over it. */
function room({ width, height, inset, cover }: Camera) {
  const [wide, high] = [width - inset.right, height - inset.top - cover];
  return { wide, high, x: wide / 2, y: inset.top + high / 2 };
}

/** Where the camera shows all of these, its person having had it at the zoom `own`; undefined where it shows them. */
export function placeFor(camera: Camera, spots: readonly Spot[], own = camera.zoom): CameraPlace | undefined {
  const { wide, high, x, y } = room(camera);
  if (spots.length === 0 || wide <= 0 || high <= 0) return undefined;
  const seen = spots.every(
    (spot) =>
      Math.abs(camera.x(spot.xMils) + camera.left - x) <= wide / 2 - edgePx &&
      Math.abs(camera.y(spot.yMils) + camera.top - y) <= high / 2 - edgePx,
  );
  if (seen) return undefined;
  const [xs, ys] = [spots.map(({ xMils }) => xMils), spots.map(({ yMils }) => yMils)];
  const ppi = 1000 * Math.min(wide / (span(xs) + 2 * marginMils), high / (span(ys) + 2 * marginMils));
  const zoom = Math.max(1, Math.min(ppi / camera.fit, own * nearer, maxZoom));
  return { spot: { xMils: middle(xs), yMils: middle(ys) }, zoom };
}

export class Follower {
  /** A pointer is down: something is dragged, or about to be. */
  held = false;
  #frame = 0;
  #seq = 0;
  #mine: boolean;
  /** They were giving orders before the last thing happened. */
  #minding = false;
  /** The zoom that its person left, and the last one that was put here. */
  #own = NaN;
  #put = NaN;
  readonly #asks: FollowerAsks;
  readonly #now: () => number;

  constructor(asks: FollowerAsks, now: () => number = () => performance.now()) {
    this.#asks = asks;
    this.#now = now;
    this.#mine = asks.mine();
  }

  get leads(): boolean {
    return this.#asks.leads();
  }

  /** Call it with each entry: whoever had the turn before it aims, whoever has got it by it looks. */
  take(seq: number): void {
    if (seq === this.#seq) return;
    this.#seq = seq;
    this.#minding = this.#mine;
    this.#mine = this.#asks.mine();
  }

  /** Brings these into sight; false where the camera is not led by the story. */
  show(camera: Camera, spots: readonly Spot[]): boolean {
    if (!this.leads) return false;
    if (camera.zoom !== this.#put) this.#own = camera.zoom;
    const to = this.#busy(camera) ? undefined : placeFor(camera, spots, this.#own);
    if (to !== undefined) this.#move(camera, to);
    return true;
  }

  #busy(camera: Camera): boolean {
    const aims = this.#minding && !this.#asks.again();
    return this.held || aims || this.#asks.occupied() || this.#now() - camera.handMs < handMs;
  }

  #move(camera: Camera, to: CameraPlace): void {
    this.stop();
    const { x, y } = room(camera);
    const put = (spot: Spot, zoom: number): void => {
      camera.control?.place(spot, zoom, x, y);
      this.#put = camera.zoom;
    };
    if (this.#asks.still()) return put(to.spot, to.zoom);
    const from = { spot: camera.spot(x, y), zoom: camera.zoom };
    const begun = this.#now();
    const step = (): void => {
      // A hand takes it over at once.
      if (this.held || camera.handMs >= begun) return;
      const share = Math.min(1, (this.#now() - begun) / moveMs);
      const eased = 1 - (1 - share) ** 3;
      const spot = {
        xMils: between(from.spot.xMils, to.spot.xMils, eased),
        yMils: between(from.spot.yMils, to.spot.yMils, eased),
      };
      put(spot, from.zoom * (to.zoom / from.zoom) ** eased);
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    step();
  }

  stop(): void {
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
