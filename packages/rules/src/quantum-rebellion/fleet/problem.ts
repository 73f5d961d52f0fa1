/** One thing that is wrong with a fleet design. */
import type { Rejection } from '../../kernel/contract.ts';
import type { EquipmentSpaceId } from '../data/blueprints.ts';
import type { MountId } from '../data/classes.ts';

/** The line of a ship that is meant: a mount, an equipment space, an index into the customizations, the rank, the class. */
export type ItemPlace =
  | { readonly part: 'weapons'; readonly at: MountId }
  | { readonly part: 'equipment'; readonly at: EquipmentSpaceId }
  | { readonly part: 'customizations'; readonly at: number }
  | { readonly part: 'rank' }
  | { readonly part: 'class' };

/** How far a limit is passed. */
export interface Excess {
  readonly by: number;
  readonly most: number;
  readonly of: 'points' | 'dice' | 'ships' | 'customizations' | 'flagships' | 'commanders';
}

/** A rejection that also says where: indices into the design, null where the whole fleet, squadron or ship is meant. */
export interface FleetProblem extends Rejection {
  readonly squadron: number | null;
  readonly ship: number | null;
  readonly item: ItemPlace | null;
  /** Null where nothing is counted. */
  readonly over: Excess | null;
}

/** A problem before it is known which ship or squadron of the fleet has it. */
export interface Finding extends Pick<Rejection, 'code' | 'rule' | 'sentence'> {
  readonly item?: ItemPlace;
  readonly over?: Excess;
}

/** `3 dice`, `1 die`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export { listed } from '../../kernel/lists/json.ts';
