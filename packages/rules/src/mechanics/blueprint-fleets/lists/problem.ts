/** One thing that is wrong with a fleet design, and where. */
import type { Rejection } from '../../../kernel/contract.ts';

export { listed } from '../../../kernel/lists/json.ts';

/** The line of a ship that is meant: a mount, an equipment space, an index into the customizations, the rank, the class. */
export type ItemPlace<Mount extends string, Space extends string> =
  | { readonly part: 'weapons'; readonly at: Mount }
  | { readonly part: 'equipment'; readonly at: Space }
  | { readonly part: 'customizations'; readonly at: number }
  | { readonly part: 'rank' }
  | { readonly part: 'class' };

/** What is counted in fleets of every game. */
export type FleetCount = 'points' | 'ships' | 'customizations' | 'flagships' | 'commanders';

/** How far a limit is passed. */
export interface Excess<Of extends string> {
  readonly by: number;
  readonly most: number;
  readonly of: Of;
}

/** A problem before it is known which ship or squadron of the fleet has it. */
export interface Finding<Item, Of extends string> extends Pick<Rejection, 'code' | 'rule' | 'sentence'> {
  readonly item?: Item;
  readonly over?: Excess<Of>;
}

/** A rejection that also says where: indices into the design, null where the whole fleet, squadron or ship is meant. */
export interface FleetProblem<Item, Of extends string> extends Rejection {
  readonly squadron: number | null;
  readonly ship: number | null;
  readonly item: Item | null;
  /** Null where nothing is counted. */
  readonly over: Excess<Of> | null;
}

/** `3 dice`, `1 die`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
