import type { Rejection } from '@broadside/rules/kernel';
import type { FleetOrder } from '@broadside/rules/mechanics/blueprint-fleets';

/** Why an order would be refused, by the local rules. Games have more of them than the family knows. */
export type DraftJudge = (order: FleetOrder) => Rejection | undefined;
