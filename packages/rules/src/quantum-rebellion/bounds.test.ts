/** What a position may size stays on the table. */
import { keepsToTheTable } from '../../test/positions.ts';
import { quantumRebellion } from './index.ts';

keepsToTheTable(quantumRebellion);
