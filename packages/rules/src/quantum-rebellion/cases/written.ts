/** What case files are written in: plain JSON. */
import type { CaseFile } from '../../kernel/index.ts';

export type RebellionCase = CaseFile['cases'][number];
type Order = NonNullable<RebellionCase['when']>[number];
type Json = Order['command'];
/** Part of a position, of a ship, of an event, … */
export type Fields = { readonly [field: string]: Json };
