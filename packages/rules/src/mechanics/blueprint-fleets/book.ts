/** What a game of the family tells the family's procedures: which of its rules applies where, and what differs from ship to ship. */
import type { RuleId } from '../../kernel/contract.ts';
import type { Ship, State } from './table.ts';

/** The rules by which ships are lost; `told` are those that the log names besides the cause. */
export interface LossRules {
  readonly noHull: RuleId;
  readonly noCrew: RuleId;
  readonly disorderWithoutCrew: RuleId;
  readonly checkFailed: RuleId;
  readonly flagshipGone: RuleId;
  readonly commanderGone: RuleId;
  /** A jump that no ship survives not to make … */
  readonly noWayOut: RuleId;
  /** … and one whose place Disorder takes. */
  readonly noHyperdrive: RuleId;
  readonly told: {
    readonly check: readonly RuleId[];
    readonly jumpBlocked: readonly RuleId[];
    readonly removed: readonly RuleId[];
    readonly fightersAboard: readonly RuleId[];
    readonly commandLost: readonly RuleId[];
  };
}

export interface Book {
  readonly losses: LossRules;
  /** A ship without a crew that could waver. */
  unmanned(ship: Ship): boolean;
  /** It can leave by hyperspace at all. */
  canJump(ship: Ship): boolean;
  /** Its losses of crew leave nobody who could stay: `before` is the crew that it had, `amount` what it loses. */
  crewGone(before: number, amount: number): boolean;
  /** By agreement it checks its condition no more. */
  checksNoMore(state: State, ship: Ship): boolean;
}
