/** What only one side may know: which of its discs is the squadron (R-QR-60, R-QR-186). Never in an open record. */
import * as z from 'zod';
import { mapOf } from '../kernel/bounded.ts';
import { discId, squadronId } from './ids.ts';

export const secrets = z.strictObject({
  /** The real disc of each hidden squadron. A view holds its own side's alone. */
  ambushes: mapOf(squadronId, discId),
});
export type Secrets = z.infer<typeof secrets>;
