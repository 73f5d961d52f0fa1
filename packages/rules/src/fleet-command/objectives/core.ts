/** The core of scenario 2: taken for a card by the wreck, brought to the mothership's hex (FC-SCN-2, R-FC-190). */
import { distance } from '../../geometry/hex/index.ts';
import type { Rejection } from '../../kernel/contract.ts';
import type { Procedure } from '../procedure.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../state.ts';
import type { Objective, Unit } from '../table.ts';
import { ruleOf, scenarioRules } from './rule.ts';

const withRule = (table: OpenTable, ...kinds: readonly string[]): readonly Objective[] =>
  Object.values(table.objectives).filter((objective) => kinds.includes(ruleOf(table, objective)?.kind ?? ''));

const taken = (table: OpenTable): boolean => withRule(table, 'core-home').some(({ units }) => (units ?? []).length > 0);

/** Whether this unit has the core aboard. */
export const carriesCore = (table: OpenTable, unit: Unit): boolean =>
  scenarioRules(table).core?.carrier === unit.card &&
  withRule(table, 'core-home').some(({ units }) => units?.includes(unit.id) === true);

/** Why the unit cannot take the core now. */
export function checkCore(table: OpenTable, unit: Unit): Rejection | undefined {
  const { core } = scenarioRules(table);
  const no = (sentence: string) => refuse('no-core', 'R-FC-190', sentence);
  if (core === undefined) return no('This scenario has no core to take. Give the unit an order instead.');
  if (unit.side !== core.side || unit.card !== core.carrier)
    return no(`${unit.name} cannot take the core. Send a Salvage Corvette.`);
  if (taken(table)) return no('The core has been taken already. Bring it home.');
  const wreck = table.features[core.feature];
  if (unit.at === null || unit.place !== 'board' || wreck?.at === null || wreck?.at === undefined)
    return no('Only a unit on the board takes the core. Move it next to the wreck.');
  return distance(unit.at, wreck.at) === 1
    ? undefined
    : no(`${unit.name} is not next to ${wreck.name}. Move next to it first.`);
}

export function takeCore(p: Procedure, unit: Unit): void {
  const objectives = withRule(p.state, 'core-home').map(({ id }) => id);
  p.emit({ kind: 'part-done', unit: unit.id, what: 'core', objectives });
}

/** Whether the hex of `other` is where the core has to go. */
export function isHome(table: OpenTable, unit: Unit, other: Unit): boolean {
  const { core } = scenarioRules(table);
  return (
    core !== undefined &&
    other.card === core.into &&
    other.side === unit.side &&
    !other.hulk &&
    carriesCore(table, unit)
  );
}

/** The carrier has entered the mothership's hex: it leaves play, and nobody scores it. */
export function bringHome(p: Procedure, unit: Unit): void {
  p.emit({ kind: 'unit-left', unit: unit.id, why: 'core-home' });
  for (const { id } of withRule(p.state, 'core-home'))
    p.emit({ kind: 'objective-advanced', objective: id, progress: 1 });
}

/** The corvette is destroyed before it is home: that is what the raiders came for (FC-SCN-4). */
export function corvetteLost(p: Procedure, unit: Unit): void {
  const { core } = scenarioRules(p.state);
  if (core === undefined || unit.card !== core.carrier || unit.side !== core.side) return;
  if (taken(p.state) && !carriesCore(p.state, unit)) return;
  for (const { id, status } of withRule(p.state, 'destroy-core-carrier'))
    if (status === 'open') p.emit({ kind: 'objective-advanced', objective: id, progress: 1 });
  for (const { id, status } of withRule(p.state, 'core-home'))
    if (status === 'open') p.emit({ kind: 'objective-judged', objective: id, status: 'failed' });
}
