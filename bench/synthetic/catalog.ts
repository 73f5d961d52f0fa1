/** The synthetic game as a catalog, for servers and their workers. */
import type { Catalog } from '@broadside/rules/kernel';
import { synthetic } from './index.ts';

export const catalog: Catalog = { synthetic: () => Promise.resolve(synthetic) };
