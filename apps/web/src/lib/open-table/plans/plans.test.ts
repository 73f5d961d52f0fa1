import { expect, it } from 'vitest';
import { fan } from '../fan.ts';
import { legsOf } from '../stretches.ts';
import { within } from './bounds.ts';
import type { LegJudging, Worth } from './first-leg.ts';
import { LegPlan } from './leg-plan.svelte.ts';
import { ShovePlan } from './shove-plan.svelte.ts';
import { SpotPlan } from './spot-plan.svelte.ts';
import { StationsPlan } from './stations-plan.svelte.ts';
import { TurnPlan } from './turn-plan.svelte.ts';

const spot = (xMils: number, yMils: number) => ({ xMils, yMils });
const envelope = {
  from: spot(0, 0),
  facingCdeg: 0,
  turningArcCdeg: 18_000,
  minMils: 0,
  maxMils: 5000,
  finalTurnCdeg: 9000,
};

const anywhere = (): boolean => true;
class Ahead extends LegPlan {
  constructor(worthOf: (distanceMils: number) => Worth, wanted: LegJudging['wanted'] = anywhere, arcCdeg = 18_000) {
    super({ ...envelope, turningArcCdeg: arcCdeg });
    this.open({ worthOf: (leg) => worthOf(leg.distanceMils), wanted });
  }
}

it('tries bearings to either side in turn', () => {
  expect(fan(0, 1000, 5)).toEqual([0, 35_000, 1000, 34_000, 2000].map((each) => each % 36_000));
});

it('opens on the longest clear leg, else on the longest legal one, else on the shortest', () => {
  const opened = (worthOf: (distanceMils: number) => Worth) => new Ahead(worthOf).leg.distanceMils;
  expect(opened((away) => (away <= 3000 ? 'clear' : 'poor'))).toBe(3000);
  expect(opened((away) => (away <= 4000 ? 'poor' : undefined))).toBe(4000);
  expect(opened(() => undefined)).toBe(0);
});

it('opens where the ship is wanted, with the least turn that leads there', () => {
  const near = new Ahead(
    () => 'clear',
    ({ distanceMils }) => distanceMils <= 2000,
  );
  expect(near.leg.distanceMils).toBe(2000);
  const east: LegJudging['wanted'] = ({ courseCdeg }) => courseCdeg >= 3000 && courseCdeg < 18_000;
  expect(new Ahead(() => 'clear', east).leg).toEqual({ courseCdeg: 3000, distanceMils: 5000, facingCdeg: 3000 });
  expect(new Ahead(() => 'clear', east, 4000).leg).toEqual({ courseCdeg: 0, distanceMils: 5000, facingCdeg: 0 });
});

it('a facing set by hand stays while the ghost is dragged, until it is reset', () => {
  const plan = new Ahead(() => 'clear');
  plan.set({ facingCdeg: 4500 });
  plan.drag(spot(0, 2000));
  expect(plan.leg).toMatchObject({ distanceMils: 2000, courseCdeg: 0, facingCdeg: 4500 });
  plan.reset();
  plan.drag(spot(0, 2000));
  expect(plan.leg.facingCdeg).toBe(0);
});

it('a turn opens on the most to starboard and goes no farther either way', () => {
  const plan = new (class extends TurnPlan {})({ facingCdeg: 35_000, maxTurnCdeg: 4500 });
  expect([plan.facingCdeg, plan.turnedCdeg]).toEqual([3500, 4500]);
  plan.turn(-20_000);
  expect([plan.facingCdeg, plan.turnedCdeg]).toEqual([30_500, -4500]);
  plan.face(34_000);
  expect(plan.turnedCdeg).toBe(-1000);
});

it('shoves lead on from one another', () => {
  const plan = new (class extends ShovePlan {})({ from: spot(0, 0), facingCdeg: 0, count: 2, distanceMils: 1000 });
  plan.set(1, 9000);
  expect(plan.path).toEqual([spot(0, 0), spot(0, 1000), spot(1000, 1000)]);
  plan.aim(0, spot(-500, 0));
  expect(plan.path.at(1)?.xMils).toBe(-1000);
});

it('a thing stays in its area, within its reach, or on the line that a least distance makes', () => {
  const area = { west: 0, south: 0, east: 10, north: 20 };
  expect(within({ kind: 'area', area }, spot(-5, 30))).toEqual(spot(0, 20));
  const centre = spot(0, 0);
  expect(within({ kind: 'reach', centre, mostMils: 1000 }, spot(0, 400))).toEqual(spot(0, 400));
  expect(within({ kind: 'reach', centre, mostMils: 1000 }, spot(0, 4000))).toEqual(spot(0, 999));
  const line = { kind: 'reach', centre, leastMils: 1000, mostMils: 1000 } as const;
  expect([within(line, spot(0, 4000)), within(line, spot(0, 10))]).toEqual([spot(0, 1000), spot(0, 1000)]);
});

it('a thing that rests against a base takes the first free side, from where it comes', () => {
  class Token extends SpotPlan {
    touch(allowed: (at: { xMils: number; yMils: number }) => boolean): void {
      this.rest(spot(0, 5000), 1000, allowed);
    }
  }
  const reach = { kind: 'reach', centre: spot(0, 0), mostMils: 6000 } as const;
  const plan = new Token(reach, { at: spot(0, 0), facingCdeg: 0 }, false);
  plan.touch(() => true);
  expect(plan.at).toEqual(spot(0, 4000));
  plan.touch(({ xMils }) => xMils > 900);
  expect(plan.at.xMils).toBeGreaterThan(900);
  plan.face(9000);
  expect(plan.facingCdeg).toBe(0);
});

it('stations go together where that is wished, each kept where it may be', () => {
  class Pair extends StationsPlan {
    protected kept(_: string, { xMils, yMils }: { xMils: number; yMils: number }) {
      return { xMils: Math.min(xMils, 2000), yMils };
    }
  }
  const plan = new Pair([
    { ship: 'onyx', at: spot(0, 0), facingCdeg: 0 },
    { ship: 'opal', at: spot(1000, 0), facingCdeg: 0 },
  ]);
  plan.drag('opal', spot(1500, 500));
  expect(plan.stations.map(({ at }) => at)).toEqual([spot(0, 0), spot(1500, 500)]);
  plan.together = true;
  plan.drag('onyx', spot(1000, 0));
  expect(plan.stations.map(({ at }) => at)).toEqual([spot(1000, 0), spot(2000, 500)]);
  expect(plan.current).toBe('onyx');
});

it('a line is solid, dotted inside what it crosses, and ends where it is blocked', () => {
  const [from, to] = [spot(0, 0), spot(0, 10_000)];
  const crossed = { enterMils: 2000, leaveMils: 3000 };
  const kinds = (stretches: Parameters<typeof legsOf>[2]) =>
    legsOf(from, to, stretches).map((leg) => [leg.kind, leg.from.yMils, leg.to.yMils]);
  expect(kinds([crossed])).toEqual([
    ['clear', 0, 2000],
    ['crossing', 2000, 3000],
    ['clear', 3000, 10_000],
  ]);
  expect(kinds([crossed, { enterMils: 5000, leaveMils: 6000, blocks: true }]).slice(2)).toEqual([
    ['clear', 3000, 5000],
    ['blocked', 5000, 10_000],
  ]);
});
