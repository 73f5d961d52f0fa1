import { keepsOptions } from '../../test/suites.ts';
import { darkmatterArmadaRuleset } from './index.ts';
import { options } from './options.ts';
import { drawnSetup } from './setup.ts';

keepsOptions(darkmatterArmadaRuleset, drawnSetup.parse(darkmatterArmadaRuleset.presets[0]?.setup), options);
