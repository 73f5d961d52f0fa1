/** The golden games of Darkmatter Armada. */
import { join } from 'node:path';
import { describe } from 'vitest';
import { keepsFamilyGames } from '../../test/family-games.ts';
import { goldenPlans } from './games/golden-games.ts';
import { darkmatterArmadaRuleset } from './index.ts';
import { scenarioIds } from './scenarios/schema.ts';

describe('golden games', () => {
  keepsFamilyGames(darkmatterArmadaRuleset, join(import.meta.dirname, 'games'), goldenPlans, scenarioIds);
});
