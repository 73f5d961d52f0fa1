import { keepsPromises } from '../../test/suites.ts';
import { quantumRebellion } from './index.ts';

keepsPromises(quantumRebellion, { matches: 1, firstSeed: 1, mostCommands: 6000, checkRate: 0.02 });
