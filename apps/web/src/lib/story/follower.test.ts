import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Camera, type Zooming } from '../board/camera.svelte.ts';
import type { Spot } from '../board/chart.ts';
import { Follower, placeFor, type FollowerAsks } from './follower.ts';

/** A table of 48″ in a window of 960 by 960: 20 pixels an inch, four times as near, its south-west corner in sight. */
function zoomedCamera() {
  const camera = new Camera();
  const placed: { readonly spot: Spot; readonly zoom: number }[] = [];
  [camera.width, camera.height, camera.zoom] = [960, 960, 4];
  camera.top = 960 - 4 * 960;
  camera.control = { place: (spot: Spot, zoom: number) => placed.push({ spot, zoom }) } as unknown as Zooming;
  flushSync();
  return { camera, placed };
}
const inch = (x: number, y: number): Spot => ({ xMils: x * 1000, yMils: y * 1000 });
const near = [inch(3, 3), inch(8, 8)];
const far = [inch(20, 20), inch(24, 26)];

function follower(changed: Partial<FollowerAsks> = {}) {
  const no = (): boolean => false;
  let now = 10_000;
  const asks = { leads: () => true, again: no, occupied: no, mine: no, still: () => true, ...changed };
  return { made: new Follower(asks, () => now), pass: (ms: number) => (now += ms) };
}

describe('where the camera shows a beat', () => {
  it('is where it is, while all of it is in sight', () => {
    expect(placeFor(zoomedCamera().camera, near)).toBeUndefined();
  });

  it('is the middle of what is not, at most 1.25 nearer', () => {
    const { camera } = zoomedCamera();
    expect(placeFor(camera, far)).toMatchObject({ spot: inch(22, 23), zoom: 48 / 20 });
    camera.zoom = 1.2;
    [camera.left, camera.top] = [0, 960 - 1.2 * 960];
    expect(placeFor(camera, [inch(2, 47), inch(3, 46)])?.zoom).toBeCloseTo(1.5);
  });

  it('keeps clear of what lies over the foot', () => {
    const { camera } = zoomedCamera();
    expect(placeFor(camera, [inch(3, 1), inch(4, 2)])).toBeUndefined();
    camera.cover = 300;
    expect(placeFor(camera, [inch(3, 1), inch(4, 2)])).toMatchObject({ spot: inch(3.5, 1.5) });
  });
});

describe('following', () => {
  it('moves once a beat, and not for what is in sight', () => {
    const { camera, placed } = zoomedCamera();
    const { made } = follower();
    expect(made.show(camera, near)).toBe(true);
    expect(placed).toEqual([]);
    made.show(camera, far);
    expect(placed).toMatchObject([{ spot: inch(22, 23) }]);
  });

  it('comes no nearer with each beat than its person had the table by 1.25', () => {
    const { camera } = zoomedCamera();
    const { made } = follower();
    const put = ({ xMils, yMils }: Spot, zoom: number): void => {
      camera.zoom = zoom;
      flushSync();
      [camera.left, camera.top] = [480 - camera.x(xMils), 480 - camera.y(yMils)];
    };
    camera.control = { place: put } as unknown as Zooming;
    put(inch(24, 24), 1.2);
    for (const corner of [inch(1, 1), inch(47, 47), inch(1, 47), inch(47, 1)]) {
      made.show(camera, [corner]);
      expect(camera.zoom).toBeCloseTo(1.5);
    }
    // A hand that comes nearer is where the next beats begin.
    put(inch(24, 24), 1.6);
    made.show(camera, [inch(1, 1)]);
    expect(camera.zoom).toBeCloseTo(2);
  });

  it('leaves the camera to others where no story leads', () => {
    const { camera, placed } = zoomedCamera();
    expect(follower({ leads: () => false }).made.show(camera, far)).toBe(false);
    expect(placed).toEqual([]);
  });

  it('waits while something is asked, measured, typed or held', () => {
    const { camera, placed } = zoomedCamera();
    follower({ occupied: () => true }).made.show(camera, far);
    const { made } = follower();
    made.held = true;
    expect(made.show(camera, far)).toBe(true);
    expect(placed).toEqual([]);
  });

  it('leaves the camera alone for two seconds after a hand on it', () => {
    const { camera, placed } = zoomedCamera();
    const { made, pass } = follower();
    camera.handMs = 9000;
    made.show(camera, far);
    pass(900);
    made.show(camera, far);
    expect(placed).toEqual([]);
    pass(200);
    made.show(camera, far);
    expect(placed).toHaveLength(1);
  });

  it('shows by what they have got the turn, and nothing that comes while they aim', () => {
    const { camera, placed } = zoomedCamera();
    let mine = false;
    const { made } = follower({ mine: () => mine });
    made.take(1);
    mine = true;
    made.take(2);
    made.show(camera, far);
    expect(placed).toHaveLength(1);
    made.take(3);
    made.show(camera, far);
    expect(placed).toHaveLength(1);
    const again = follower({ mine: () => true, again: () => true }).made;
    again.take(1);
    again.show(camera, far);
    expect(placed).toHaveLength(2);
  });
});
