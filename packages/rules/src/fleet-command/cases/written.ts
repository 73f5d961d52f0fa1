/** What case files are written in: plain JSON. */
import type { CaseFile } from '../../kernel/index.ts';

export type FleetCase = CaseFile['cases'][number];
type Order = NonNullable<FleetCase['when']>[number];
type Json = Order['command'];
/** Part of a position, of a unit, of an event, … */
export type Fields = { readonly [field: string]: Json };
