/** The Harvest action, after its free Move (FC-HAR-1). */
import { distance } from '../../../geometry/hex/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { judge } from '../../objectives/judge.ts';
import { scenarioRules } from '../../objectives/rule.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Feature, Unit } from '../../table.ts';
import { cardOf, setting } from '../../unit/stats.ts';
import type { ActionRules } from '../../game.ts';
import type { FeatureId, UnitId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';

/** Fields of one action: as printed, or one (R-FC-06). */
const fieldsOf = (table: OpenTable, unit: Unit): number =>
  setting(table.match.options, 'harvestMultiple', true) ? (cardOf(unit).abilities.harvest?.fields ?? 0) : 1;

/** A scenario can keep a side from harvesting (FC-SCN-6). */
const barred = (table: OpenTable, unit: Unit): boolean =>
  scenarioRules(table).noHarvest?.some((side) => side === unit.side) === true;

/** Only a unit with the ability reaches a field (FC-HAR-2); who stands in the field's hex is no matter (FC-HAR-3). */
function inReach(table: OpenTable, unit: Unit): readonly Feature[] {
  const { harvest } = cardOf(unit).abilities;
  const { at } = unit;
  if (harvest === undefined || at === null || unit.place !== 'board' || barred(table, unit)) return [];
  return Object.values(table.features).filter(
    (feature) =>
      feature.kind === 'asteroids' &&
      !feature.harvested &&
      feature.at !== null &&
      distance(feature.at, at) <= harvest.range,
  );
}

/** The fields that a Harvest action of the unit could take now, and how many of them. */
export const harvestable = (table: OpenTable, unit: Unit): { fields: readonly FeatureId[]; most: number } => ({
  fields: inReach(table, unit).map(({ id }) => id),
  most: fieldsOf(table, unit),
});

function checkHarvest(table: OpenTable, unit: Unit, { fields }: CommandOf<'harvest'>): Rejection | undefined {
  const most = fieldsOf(table, unit);
  if (barred(table, unit))
    return refuse('no-harvest', 'R-FC-193', 'Your side cannot harvest in this scenario. Skip the action.');
  if (new Set(fields).size !== fields.length || fields.length > most)
    return refuse(
      'too-many-fields',
      'R-FC-06',
      `${unit.name} harvests at most ${most} different fields. Choose fewer.`,
    );
  const reach = inReach(table, unit);
  const wrong = fields.find((id) => !reach.some((feature) => feature.id === id));
  if (wrong === undefined) return undefined;
  const feature = table.features[wrong];
  if (feature?.kind === 'asteroids' && feature.harvested)
    return refuse('already-harvested', 'R-FC-169', `${feature.name} has been harvested. Choose a field that has not.`);
  const range = cardOf(unit).abilities.harvest?.range ?? 0;
  return refuse('out-of-reach', 'FC-HAR-1', `Fields must be within ${range} hexes of ${unit.name}. Choose one there.`);
}

export const harvestAction: ActionRules = {
  possible: (table, _order, unit) => inReach(table, unit).length > 0,
  offers: (sight, _order, unit) => {
    const fields = inReach(sight, unit).map(({ id }) => id);
    if (fields.length === 0) return [];
    const about = [`unit:${unit.id}`, ...fields.map((id) => `feature:${id}`)];
    const most = Math.min(fieldsOf(sight, unit), fields.length);
    const label = `Harvest up to ${most === 1 ? '1 field' : `${most} fields`}`;
    return [{ kind: 'harvest', label, about, rule: 'FC-HAR-1', unit: unit.id, fields, most }];
  },
  check: (sight, _order, unit, command) =>
    command.kind === 'harvest'
      ? checkHarvest(sight, unit, command)
      : refuse('not-now', 'FC-HAR-1', `${unit.name} harvests now. Name the fields, or skip the action.`),
  resolve: (p, _order, unit, command) => {
    if (command.kind !== 'harvest') return;
    for (const feature of command.fields)
      p.emit({ kind: 'field-harvested', unit: unit.id, feature, stars: p.state.secrets.values[feature] ?? 0 });
    judge(p);
  },
  sample: (_sight, _order, offer, _by, random) => {
    if (offer.kind !== 'harvest') throw new Error(`a Harvest action does not offer ${offer.kind}`);
    const shuffled = offer.fields.map((id) => ({ id, key: random() })).sort((one, other) => one.key - other.key);
    return { kind: 'harvest', fields: shuffled.slice(0, offer.most).map(({ id }) => id) };
  },
};

/** Scouts look at the fields next to which they end a move: their side learns the tokens (FC-HAR-9, R-FC-171). */
export function survey(p: Procedure, id: UnitId): void {
  const unit = p.state.units[id];
  if (unit === undefined || unit.at === null || unit.place !== 'board' || unit.side === 'neutral') return;
  if (cardOf(unit).abilities.survey !== true || unit.hulk) return;
  const { at, side } = unit;
  const features = Object.values(p.state.features)
    .filter(({ kind, harvested, surveyedBy }) => kind === 'asteroids' && !harvested && !surveyedBy.includes(side))
    .filter((feature) => feature.at !== null && distance(feature.at, at) === 1)
    .map((feature) => feature.id);
  if (features.length > 0) p.emit({ kind: 'fields-surveyed', unit: id, side, features });
}
