import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import { SeededDice, seededRandom } from '@broadside/rules/kernel';
import { expect, test } from 'vitest';
import { emptyFleet } from './edit.ts';
import { planOf } from './playing.svelte.ts';
import { fleets, scenarioIds } from './rules.ts';

const mine = fleets[0]?.design ?? emptyFleet;
const theirs = fleets[1]?.design ?? emptyFleet;

test.each(scenarioIds)('a plan for %s begins', (scenario) => {
  for (const escort of ['seat-1', 'seat-2'] as const) {
    const { setup, wrong } = planOf({ mine, theirs, scenario, escort, civilians: false });
    expect(wrong).toBeUndefined();
    const parsed = quantumRebellion.codec.setup.parse(setup);
    expect(quantumRebellion.start(parsed, new SeededDice(seededRandom(1))).ok).toBe(true);
  }
});

test('too few points are told before anybody presses', () => {
  const { wrong } = planOf({
    mine,
    theirs,
    scenario: 'border-skirmish',
    maxPoints: 300,
    escort: 'seat-1',
    civilians: false,
  });
  expect(wrong).toMatchObject({ rule: 'QR-5.2.2a', over: { by: 195, of: 'points' } });
});
