import { shelfOf } from '#lib/builder/shelf.ts';
import { kind } from './kind.ts';

export const shelf = shelfOf(kind, [15, 25, 50, 100], { min: 10, max: 200, step: 1 });
