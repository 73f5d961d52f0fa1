import type { RuleId } from '../../kernel/contract.ts';

/** The rules that a line of the log names, for each kind of event that always names the same. */
export type Told<Kind extends string> = { readonly [K in Kind]: readonly RuleId[] };
