import { keepsOptions } from '../../test/suites.ts';
import { quantumRebellion } from './index.ts';
import { options } from './data/options.ts';
import { drawnSetup } from './setup.ts';

keepsOptions(quantumRebellion, drawnSetup.parse(quantumRebellion.presets[0]?.setup), options);
