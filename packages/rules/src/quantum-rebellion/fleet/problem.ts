/** One thing that is wrong with a fleet design. */
import type { Rejection } from '../../kernel/contract.ts';

/** A rejection that also says where: indices into the design, null where the whole fleet or squadron is meant. */
export interface Problem extends Rejection {
  readonly squadron: number | null;
  readonly ship: number | null;
}

/** A problem before it is known which ship or squadron of the fleet has it. */
export type Finding = Pick<Rejection, 'code' | 'rule' | 'sentence'>;

/** `3 dice`, `1 die`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `fore, port or turret`. */
export function listed(words: readonly string[], conjunction: 'or' | 'and'): string {
  const last = words.at(-1) ?? 'nothing';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
