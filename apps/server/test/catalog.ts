/** Every game that tests play, as worker processes import them: the catalog's and the synthetic ones. */
import { synthetic } from '@broadside/bench/synthetic';
import { seated } from '@broadside/bench/synthetic/seated';
import { catalog as games } from '@broadside/rules/catalog';
import type { Catalog } from '@broadside/rules/kernel';

export const catalog: Catalog = {
  ...games,
  synthetic: () => Promise.resolve(synthetic),
  seated: () => Promise.resolve(seated),
};
