import { fraction } from '../../fraction.ts';
import { sum, term } from '../sums.ts';
import { lessOf } from './tie-break.ts';

export const seed = lessOf(({ entrant }) => sum([term({ kind: 'own', base: fraction(entrant.seed) })]));
