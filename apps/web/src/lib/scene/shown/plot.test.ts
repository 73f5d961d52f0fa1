import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, meet } from '#lib/board/outlines.ts';
import { crossesAt, flightsOf, plateBeside, stopArc, tracesOf, type PlotPost } from './plot.ts';
import { lastScene, type SceneLine, type AttackScene } from '../scene.ts';

const tern = { record: 'ship:t', name: 'Tern', seat: 'seat-1' } as const;
const knot = { record: 'ship:k', name: 'Knot', seat: 'seat-1' } as const;
const onyx = { record: 'ship:o', name: 'Onyx', seat: 'seat-2' } as const;
const posts: Readonly<Record<string, PlotPost>> = {
  'ship:t': { x: 100, y: 100, r: 16 },
  'ship:k': { x: 100, y: 300, r: 16 },
  'ship:o': { x: 500, y: 200, r: 20 },
};
const at = ({ record }: { readonly record: string }): PlotPost | undefined => posts[record];

function fired(dice: number, use: 'gun' | 'beam' | 'missile' | 'craft' | 'boats', stops = 0): AttackScene {
  const roll = (name: string, faces: number) =>
    ({
      label: `${name}: Guns`,
      seat: 'seat-1',
      sides: 6,
      need: 4,
      counted: faces,
      use,
      faces: Array(faces).fill(6),
    }) as const;
  const lines: SceneLine[] = [
    { seq: 1, parts: [tern, ' and ', knot, ' fire at ', onyx], rules: [], tone: 'act', cue: { is: 'attack' } },
    { seq: 1, parts: ['Hits'], rules: [], tone: 'roll', rolls: [roll('Tern', dice), roll('Knot', 1)] },
    {
      seq: 1,
      parts: ['Stops'],
      rules: [],
      tone: 'roll',
      rolls: [
        {
          label: 'defence',
          seat: 'seat-2',
          sides: 6,
          need: 4,
          counted: stops,
          use: 'defence',
          faces: Array(stops).fill(5),
        },
      ],
    },
  ];
  return lastScene(lines) as AttackScene;
}

describe('traces', () => {
  it('are one a die, from who throws it, and 24 at most', () => {
    expect(tracesOf(fired(4, 'gun'), at).map(({ by }) => by.name)).toEqual(['Tern', 'Tern', 'Tern', 'Tern', 'Knot']);
    expect(tracesOf(fired(40, 'gun'), at)).toHaveLength(24);
    expect(tracesOf(fired(40, 'gun'), () => undefined)).toEqual([]);
  });

  it('of craft and boats are flown by these themselves, a dozen at most, bow first', () => {
    expect(flightsOf(tracesOf(fired(4, 'gun'), at))).toEqual([]);
    const craft = flightsOf(tracesOf(fired(20, 'craft'), at));
    expect(craft).toHaveLength(12);
    const [boat] = flightsOf(tracesOf(fired(1, 'boats'), at));
    expect(boat?.from.x).toBeLessThan(boat?.to.x ?? 0);
    // A little south of east, from Tern to Onyx.
    expect(boat?.angleDeg).toBeGreaterThan(10);
    expect(boat?.angleDeg).toBeLessThan(17);
  });

  it('all begin within a third of a second; missiles go in a curve', () => {
    expect(Math.max(...tracesOf(fired(40, 'gun'), at).map(({ delayMs }) => delayMs))).toBeLessThanOrEqual(320);
    expect(tracesOf(fired(3, 'missile'), at).every(({ d }) => d.includes('Q'))).toBe(true);
    expect(tracesOf(fired(3, 'beam'), at).every(({ d, delayMs }) => !d.includes('Q') && delayMs === 0)).toBe(true);
  });

  it('say which were stopped, one for each die that stops one', () => {
    expect(tracesOf(fired(4, 'gun', 2), at).filter(({ stopped }) => stopped)).toHaveLength(2);
  });
});

const post = (x: number, y: number): PlotPost => ({ x, y, r: 18 });

describe('marks on the target', () => {
  it('are a bar for each stop on an arc that faces the attacker', () => {
    const { bars } = stopArc(post(0, 0), post(200, 0), 3);
    expect(bars).toHaveLength(3);
    for (const bar of bars) expect(Number(/^M(-?[\d.]+)/.exec(bar)?.[1])).toBeLessThan(200);
  });

  it('are a cross for each lost point, all on the hull and none on another', () => {
    const crosses = crossesAt(post(50, 50), 7);
    expect(crosses).toHaveLength(7);
    for (const [index, { x, y }] of crosses.entries()) {
      expect(Math.hypot(x - 50, y - 50)).toBeLessThanOrEqual(18);
      for (const other of crosses.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2);
    }
  });

  it('have a figure beside them that lies in the window, wherever they stand', () => {
    const window = { left: -40, top: -20, right: 660, bottom: 480 };
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 660 }), fc.integer({ min: -20, max: 480 }), (x, y) => {
        const plate = plateBeside(post(x, y), '11 + 1 hull lost', window, [post(300, 200)]);
        expect(plate.x - plate.width / 2).toBeGreaterThanOrEqual(window.left);
        expect(plate.x + plate.width / 2).toBeLessThanOrEqual(window.right);
        expect(plate.y - 13).toBeGreaterThanOrEqual(window.top);
        expect(plate.y + 13).toBeLessThanOrEqual(window.bottom);
        expect(plateBeside(post(x, y), '11 + 1 hull lost', window, [post(300, 200)])).toEqual(plate);
      }),
    );
  });

  it('have it over none of the ships in a line', () => {
    const wide = { left: 0, top: 0, right: 900, bottom: 500 };
    const line = [200, 260, 320, 440, 500].map((x) => box(x - 16, 284, x + 16, 330));
    const plate = plateBeside(post(380, 300), 'Beam (fore) goes offline', wide, [], line);
    const own = box(plate.x - plate.width / 2, plate.y - 13, plate.x + plate.width / 2, plate.y + 13);
    expect(line.filter((each) => meet(each, own))).toEqual([]);
    // Where it would lie with nobody about.
    const alone = plateBeside(post(380, 300), 'Beam (fore) goes offline', wide, []);
    const there = box(alone.x - alone.width / 2, alone.y - 13, alone.x + alone.width / 2, alone.y + 13);
    const inTheWay = [box(there.x0, there.y0 - 4, there.x1, there.y1 + 4)];
    const aside = plateBeside(post(380, 300), 'Beam (fore) goes offline', wide, [], inTheWay);
    expect(Math.hypot(aside.x - alone.x, aside.y - alone.y)).toBeGreaterThan(20);
  });
});
