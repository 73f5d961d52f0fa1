import { shelfOf } from '#lib/builder/shelf.ts';
import { kind } from './kind.ts';

export const shelf = shelfOf(kind, [250, 500, 750, 1000], { min: 50, max: 5000, step: 5 });
