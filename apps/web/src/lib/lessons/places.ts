/** What the shell of a table shows for somebody who is taught at it. */
import { getContext, setContext, untrack, type Snippet } from 'svelte';
import type { Camera } from '#lib/board/camera.svelte.ts';
import { phone } from '#lib/match/screen.svelte.ts';

/** The part of an open table that is shown first, in inches. */
export interface TableLook {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface TeachingPlaces {
  /** The coach; true where there is room for one line and its buttons only. */
  readonly card: Snippet<[boolean]>;
  /** The steps, in the left rail. */
  readonly rail: Snippet;
  readonly look: TableLook | undefined;
}

const KEY = Symbol('teaching');
export const provideTeaching = (places: TeachingPlaces): TeachingPlaces => setContext(KEY, places);
/** Nothing where nobody is taught. */
export const useTeaching = (): TeachingPlaces | undefined => getContext<TeachingPlaces | undefined>(KEY);

const framed = new WeakSet<Camera>();
/** Shows that part of the table once; from then on the camera is where its person moves it. */
export function frameLook(camera: Camera | undefined, look: TableLook | undefined): void {
  if (!look || !camera?.control || camera.width === 0 || camera.height === 0) return;
  const { control } = camera;
  const mils = ([xInches, yInches]: readonly [number, number]) => ({ xMils: xInches * 1000, yMils: yInches * 1000 });
  untrack(() => {
    if (!camera.free || framed.has(camera)) return;
    framed.add(camera);
    // What is in sight already is not framed: come nearer first.
    control.by(1.6);
    camera.free = true;
    // The frame leaves a margin of its own.
    control.frame([mils([look.west + 4, look.south + 4]), mils([look.east - 4, look.north - 4])], true);
    // A small screen goes on to follow the orders by itself.
    camera.free = phone.current;
  });
}
