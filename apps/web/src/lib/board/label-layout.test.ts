import { describe, expect, test } from 'vitest';
import { atRim, layLabels, layNames, tagBox, type LabelScene, type LabelSubject } from './label-layout.ts';
import { box, disc, meet, shape, type TokenOutline } from './outlines.ts';

const ship = (id: string, x: number, y: number, more: Partial<LabelSubject> = {}): LabelSubject => ({
  id,
  x,
  y,
  width: 44,
  rim: 14,
  body: [disc(x, y, 12)],
  ...more,
});
const scene = (subjects: readonly LabelSubject[], taken: readonly TokenOutline[] = []): LabelScene => ({
  subjects,
  taken,
  bounds: box(0, 0, 600, 600),
});
/** Every pair of things of different ships that lie over each other. */
function overlaps({ subjects, taken }: LabelScene, plan = layLabels({ subjects, taken, bounds: box(0, 0, 600, 600) })) {
  const tags = subjects.flatMap((subject) => {
    const place = plan.get(subject.id);
    return place ? [{ id: subject.id, tag: tagBox(subject, place) }] : [];
  });
  return tags.flatMap(({ id, tag }) => [
    ...tags.filter((other) => other.id > id && meet(other.tag, tag)).map((other) => `${id} over ${other.id}`),
    ...subjects
      .filter(({ body }) => body.some((each) => meet(each, tag)))
      .map((other) => `${id} over hull ${other.id}`),
    ...taken.filter((each) => meet(each, tag)).map(() => `${id} over what is taken`),
  ]);
}

describe('layLabels', () => {
  test('puts a lone tag to the right of its ship, at the rim', () => {
    const place = layLabels(scene([ship('a', 100, 100)])).get('a');
    expect(place?.leader).toBeUndefined();
    expect(place?.dy).toBeCloseTo(0);
    expect(place?.dx).toBeGreaterThanOrEqual(14 + 22);
    expect(place?.dx).toBeLessThan(14 + 22 + 8);
  });

  test('keeps a tag on the table at its eastern edge', () => {
    expect(layLabels(scene([ship('a', 590, 100)])).get('a')?.dx).toBeLessThan(0);
  });

  test('lays nothing over another ship, tag or line, and folds no more than it must', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => ship(`s${i}`, 280 + (i % 4) * 26, 280 + Math.floor(i / 4) * 26));
    const laid = scene(crowd, [shape([280, 280, 500, 300])]);
    expect(overlaps(laid)).toEqual([]);
    expect(layLabels(laid).size).toBeGreaterThanOrEqual(10);
  });

  test('takes a leader where the rim is full, as short a one as will do', () => {
    const far = layLabels(
      scene(
        [ship('a', 100, 100)],
        [box(60, 60, 140, 88), box(60, 112, 140, 140), box(60, 60, 84, 140), box(118, 60, 122, 96)],
      ),
    ).get('a');
    expect(far?.leader?.[2]).toBeCloseTo(14 + 15);
    expect(far?.leader?.[3]).toBeCloseTo(0);
  });

  test('gives the ship that acts the place that both would take', () => {
    const wall = box(0, 0, 600, 84);
    const floor = box(0, 116, 600, 600);
    const left = box(100, 84, 184, 116);
    const right = box(296, 84, 400, 116);
    const narrow = [ship('a', 200, 100), ship('b', 276, 100)];
    const either = (first: string) => [
      ...layLabels(
        scene(
          narrow.map((each) => ({ ...each, first: each.id === first })),
          [wall, floor, left, right],
        ),
      ).keys(),
    ];
    expect(either('a')).toEqual(['a']);
    expect(either('b')).toEqual(['b']);
  });

  test('folds a tag that has no place, and one of a ship too small for it', () => {
    const full = [box(0, 0, 600, 600)];
    expect(layLabels(scene([ship('a', 100, 100)], full)).size).toBe(0);
    expect(layLabels(scene([ship('a', 100, 100, { folded: true })])).size).toBe(0);
  });

  test('makes the same plan of the same scene', () => {
    const crowd = Array.from({ length: 14 }, (_, i) => ship(`s${i}`, 280 + (i % 5) * 23, 280 + Math.floor(i / 5) * 27));
    expect([...layLabels(scene(crowd))]).toEqual([...layLabels(scene(crowd))]);
  });

  test('looks for a place at the rim again when the camera has come nearer', () => {
    const one = ship('a', 100, 100);
    const out = layLabels(
      scene([one], [box(60, 60, 140, 88), box(60, 112, 140, 140), box(60, 60, 84, 140), box(118, 60, 122, 96)]),
    );
    expect(out.get('a')?.leader).toBeDefined();
    expect(layLabels(scene([one]), out).get('a')?.leader).toBeDefined();
    expect(layLabels(scene([one]), atRim(out)).get('a')?.leader).toBeUndefined();
  });

  test('leaves a tag where it is until that place is bad', () => {
    const one = ship('a', 100, 100);
    const wall = [box(110, 60, 200, 140)];
    const aside = layLabels(scene([one], wall));
    expect(aside.get('a')?.dx).toBeLessThan(0);
    expect(layLabels(scene([one]), aside)).toEqual(aside);
    const back = layLabels(scene([one], [box(20, 60, 90, 140)]), aside);
    expect(back.get('a')?.dx).toBeGreaterThan(0);
  });
});

describe('layNames', () => {
  test('takes the first place that covers nothing, and none where all are taken', () => {
    const places = [50, 150].map((x) => ({ x, y: 50, width: 40 }));
    const named = [
      { id: 'one', height: 14, places },
      { id: 'two', height: 14, places },
      { id: 'three', height: 14, places },
    ];
    expect([...layNames(named, [])].map(([id, { x }]) => [id, x])).toEqual([
      ['one', 50],
      ['two', 150],
    ]);
  });
});
