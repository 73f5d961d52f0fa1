import type { Rejection } from '@broadside/rules/kernel';
import type { FleetOrder } from '@broadside/rules/mechanics/blueprint-fleets';
import type { Command } from '../rules.ts';

/** An order of this game, or one that its family writes alike. */
export type AnyOrder = Command | FleetOrder;
/** Why an order would be refused, by the local rules. */
export type OrderJudge = (order: AnyOrder) => Rejection | undefined;
