/** Discs of hyperspace on the table, ways in and ways out alike. */
import type { Rejection, RuleId } from '../../kernel/contract.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { awayFromAreaSquared } from '../open-table/index.ts';
import type { StandingGround } from './ground.ts';
import type { Point, PortalId } from './ids.ts';
import type { Table } from './table.ts';

export interface PortalRules {
  readonly ground: StandingGround;
  readonly discRadiusMils: number;
  /** How far its edge stays from what is in its way. */
  readonly clearanceMils: number;
  /** The scenario keeps areas free of portals. */
  readonly area: RuleId;
}

/** Why a disc may not reach in there: the scenario keeps areas free of portals. */
export function areaFault(rules: PortalRules, { match }: Table, at: Point): Rejection | undefined {
  const reach = rules.discRadiusMils - rules.ground.tape.distanceMils;
  if (!match.portalFree.some((zone) => awayFromAreaSquared(zone, at) < reach * reach)) return undefined;
  return refuse(
    'restricted-area',
    rules.area,
    'The scenario lets no portal open there. Place it wholly outside the closed areas.',
  );
}

/** The first free id for a portal. */
export function portalId(state: Pick<Table, 'portals'>): PortalId {
  let number = 1;
  while (state.portals[`portal-${number}`] !== undefined) number += 1;
  return `portal-${number}`;
}
