/** The heading of the orders says what may be done, not the first step of a list that nobody needs. */
import { darkmatterArmadaRuleset } from '@broadside/rules/darkmatter-armada';
import { expect, test } from 'vitest';
import { waitsFor } from './moment.ts';

type Position = Parameters<typeof darkmatterArmadaRuleset.fromPosition>[0];
type Step = NonNullable<Position['commandStep']>;

function headed(commandStep: Step | undefined): string {
  const flagship = { class: 'CR', rank: 'admiral', equipment: { E1: 'shield generator' } } as const;
  const read = darkmatterArmadaRuleset.fromPosition({
    active: 'Foghorn',
    segment: 'command',
    ...(commandStep === undefined ? {} : { commandStep }),
    squadrons: [
      { name: 'Foghorn', seat: 'seat-1', ships: [{ ...flagship, name: 'Tern', at: [10, 4] }] },
      { name: 'Stones', seat: 'seat-2', ships: [{ ...flagship, name: 'Onyx', at: [40, 44] }] },
    ],
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return waitsFor(read.value);
}

test.each([
  [undefined, 'Foghorn takes commands'],
  ['repair', 'Foghorn takes commands'],
  ['portal', 'Foghorn takes commands'],
  ['speed', 'Foghorn sets its speeds'],
  ['shields', 'Foghorn sets its shields'],
] as const)('the Command Segment at step %s', (step, words) => {
  expect(headed(step)).toBe(words);
});
