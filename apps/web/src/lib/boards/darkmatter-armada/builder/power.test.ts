import { describe, expect, test } from 'vitest';
import { shipAt } from '#lib/blueprint-fleets/builder/design.ts';
import { emptyFleet } from '#lib/blueprint-fleets/builder/kind.ts';
import { edits, setDefense, setReactor } from './edit.ts';
import { groupsOf, refusalOf, rungsOf, twoWays } from './power.ts';
import { fleets, powerBudget, problems, type FleetDesign, type MountId } from './rules.ts';

const at = { squadron: 0, ship: 0 };
const arm = (fleet: FleetDesign, mount: MountId, die: 4 | 6 | 8 | 10 | 12): FleetDesign =>
  edits.setWeapon(fleet, at, mount, { ordnance: 'beam', die });
const shipOf = (fleet: FleetDesign) => shipAt(fleet, at)!;

/** A frigate that has used all its power but one. */
function frigate(): FleetDesign {
  const bare = edits.addShip(emptyFleet, 0, 'FF');
  const mounts: readonly MountId[] = ['F', 'P', 'S', 'A'];
  return mounts.reduce((fleet, mount) => {
    const { used, available } = powerBudget(shipOf(fleet));
    return available - used > 2 ? arm(fleet, mount, 6) : fleet;
  }, bare);
}

describe('a ladder', () => {
  test('shows what is held, in reach, beyond it and never allowed', () => {
    const ship = shipOf(frigate());
    const left = powerBudget(ship).available - powerBudget(ship).used;
    const rungs = rungsOf(ship, 'direct', 6);
    expect(rungs.find(({ die }) => die === 6)?.state).toBe('held');
    for (const { power, state } of rungs)
      if (state !== 'held') expect(state).toBe(power - 2 > left ? 'beyond' : 'open');
    expect(rungsOf(ship, 'defense', 6, [6, 12]).map(({ state }) => state === 'never')).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('a refusal', () => {
  test('tells the sum and the rule, and both ways out are legal and keep what was asked for', () => {
    const fleet = frigate();
    const next = arm(fleet, 'F', 12);
    const refusal = refusalOf(fleet, at, next, 'F', 'A d12 in F');
    const { used, available } = powerBudget(shipOf(next));
    expect(refusal).toMatchObject({ rule: 'DA-12.2.3b', title: 'A d12 in F was not fitted.', asks: 6 });
    expect(refusal?.sentence).toContain(`would use ${used} of ${available}.`);
    expect(refusal?.ways).toHaveLength(2);
    for (const { design, detail } of refusal?.ways ?? []) {
      expect(problems(design, { maxPoints: 500 })).toEqual([]);
      expect(shipOf(design).weapons.F?.die).toBe(12);
      const budget = powerBudget(shipOf(design));
      expect(detail).toMatch(new RegExp(`^${budget.used} of ${budget.available}, [+−]\\d+ points$`));
    }
  });

  test('is none where the power suffices, or where an overdrawn ship gets better', () => {
    const fleet = frigate();
    expect(refusalOf(fleet, at, arm(fleet, 'F', 4), 'F', 'A d4 in F')).toBeUndefined();
    const over = arm(arm(fleet, 'F', 12), 'P', 12);
    expect(refusalOf(over, at, arm(over, 'F', 10), 'F', 'A d10 in F')).toBeUndefined();
  });

  test('is told as well where a reactor that is needed goes', () => {
    const rich = setReactor(edits.addShip(emptyFleet, 0, 'FF'), at, 'RE1', 'quantum');
    let fleet = rich;
    for (const mount of ['F', 'P', 'S', 'A'] as const) {
      const more = arm(fleet, mount, 8);
      if (refusalOf(fleet, at, more, mount, '') === undefined) fleet = more;
    }
    const refusal = refusalOf(fleet, at, setReactor(fleet, at, 'RE1', 'fusion'), 'RE1', 'Fusion reactor');
    expect(refusal?.sentence).toMatch(/^It gives too little power/);
  });
});

test('every ready fleet draws no more than it has, and its cells add up', () => {
  for (const { design } of fleets)
    for (const ship of design.squadrons.flatMap(({ ships }) => ships)) {
      const { used, available } = powerBudget(ship);
      expect(groupsOf(ship).reduce((sum, { power }) => sum + power, 0)).toBe(used);
      expect(used).toBeLessThanOrEqual(available);
    }
});

test('an overdrawn design that came from elsewhere has two ways out', () => {
  const over = setDefense(arm(arm(frigate(), 'F', 12), 'P', 12), at, 8);
  const ways = twoWays(over, at, shipOf(over));
  expect(ways.length).toBeGreaterThan(0);
  for (const { design } of ways) expect(problems(design, { maxPoints: 500 })).toEqual([]);
});
