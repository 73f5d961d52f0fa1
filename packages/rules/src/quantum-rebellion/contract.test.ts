import { expect, it } from 'vitest';
import { checkRuleset } from '../kernel/index.ts';
import { quantumRebellion } from './index.ts';

it('keeps every promise of the kernel', { timeout: 120_000 }, async () => {
  const options = { matches: 1, firstSeed: 1, mostCommands: 6000, checkRate: 0.02 };
  expect(await checkRuleset(quantumRebellion, options)).toEqual([]);
});
