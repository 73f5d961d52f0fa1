/** The golden games of Darkmatter Armada. */
import { join } from 'node:path';
import { describe } from 'vitest';
import { keepsGoldenGames } from '../../test/suites.ts';
import { goldenPlans } from './games/golden-games.ts';
import { darkmatterArmadaRuleset } from './index.ts';

describe('golden games', () => {
  keepsGoldenGames(darkmatterArmadaRuleset, join(import.meta.dirname, 'games'), goldenPlans, 'all-rounds-played');
});
