/** The golden games of Quantum Rebellion. */
import { join } from 'node:path';
import { describe } from 'vitest';
import { keepsFamilyGames } from '../../test/family-games.ts';
import { scenarioIds } from './data/scenarios.ts';
import { goldenPlans } from './games/golden-games.ts';
import { quantumRebellion } from './index.ts';

describe('golden games', () => {
  keepsFamilyGames(quantumRebellion, join(import.meta.dirname, 'games'), goldenPlans, scenarioIds);
});
