/** The promises of the kernel's contract, and every case file of this ruleset. */
import { join } from 'node:path';
import { keepsPromises, passesCases } from '../../test/suites.ts';
import { darkmatterArmadaRuleset } from './index.ts';

keepsPromises(darkmatterArmadaRuleset, { matches: 1, firstSeed: 1, mostCommands: 6000, checkRate: 0.02 });
await passesCases(darkmatterArmadaRuleset, join(import.meta.dirname, 'cases'));
