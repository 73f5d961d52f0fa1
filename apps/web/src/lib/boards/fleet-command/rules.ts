/** Everything this table takes from its ruleset, in one place. */
export type { Command } from '../../../../../../packages/rules/src/fleet-command/commands.ts';
export { basicOrders, cards } from '../../../../../../packages/rules/src/fleet-command/data/cards.ts';
export { leaders } from '../../../../../../packages/rules/src/fleet-command/data/leaders.ts';
export { unitCards } from '../../../../../../packages/rules/src/fleet-command/data/units.ts';
export { weapons } from '../../../../../../packages/rules/src/fleet-command/data/weapons.ts';
export type {
  BasicOrder,
  CardId,
  Crippling,
  Hex,
  SideId,
  UnitCardId,
  UnitId,
  WeaponId,
} from '../../../../../../packages/rules/src/fleet-command/ids.ts';
export { reasonWords } from '../../../../../../packages/rules/src/fleet-command/names.ts';
export type { Offer } from '../../../../../../packages/rules/src/fleet-command/offers.ts';
export {
  attackForecast,
  type AttackForecast,
  type AttackSpec,
  answerOdds,
  checkAttack,
  legalAttacks,
  weaponReadiness,
} from '../../../../../../packages/rules/src/fleet-command/phases/attacks/index.ts';
export type {
  OrderFrame,
  Purpose,
  Removal,
} from '../../../../../../packages/rules/src/fleet-command/phases/orders/frames.ts';
export type { Destination } from '../../../../../../packages/rules/src/fleet-command/phases/orders/offers.ts';
export {
  currentOf,
  modifiersOf,
  type OrderingStep,
  stepsOf,
} from '../../../../../../packages/rules/src/fleet-command/phases/orders/steps.ts';
export { fromView, handOf } from '../../../../../../packages/rules/src/fleet-command/sight.ts';
export type { Feature, Hand, Unit, Zone } from '../../../../../../packages/rules/src/fleet-command/table.ts';
export {
  cardOf,
  leaderOf,
  lightningOf,
  moveOf,
  weaponsOf,
} from '../../../../../../packages/rules/src/fleet-command/unit/stats.ts';
export { embarkedOn, hexOf, patrolOf, unitAt } from '../../../../../../packages/rules/src/fleet-command/unit/units.ts';
export {
  abilityTexts,
  type AbilityText,
  factionTexts,
  leaderTexts,
  tokenTexts,
  weaponTexts,
} from '../../../../../../packages/rules/src/fleet-command/data/ability-texts.ts';
export {
  basicTexts,
  type CardText,
  cardTexts,
} from '../../../../../../packages/rules/src/fleet-command/data/card-texts.ts';
export { factions } from '../../../../../../packages/rules/src/fleet-command/data/factions.ts';
export { scenarios } from '../../../../../../packages/rules/src/fleet-command/data/scenarios/index.ts';
export type { Frame } from '../../../../../../packages/rules/src/fleet-command/frames.ts';
export type { InterruptKind } from '../../../../../../packages/rules/src/fleet-command/ids.ts';
export type { AttackFrame } from '../../../../../../packages/rules/src/fleet-command/phases/attacks/schema.ts';
export {
  type Question,
  questionOf,
} from '../../../../../../packages/rules/src/fleet-command/phases/attacks/question.ts';
export { defenceOptions } from '../../../../../../packages/rules/src/fleet-command/phases/attacks/shot.ts';
export type { WindowFrame } from '../../../../../../packages/rules/src/fleet-command/phases/interrupts/schema.ts';
export { interruptOf, typesAt } from '../../../../../../packages/rules/src/fleet-command/phases/interrupts/means.ts';
export type { OpenTable, Sight } from '../../../../../../packages/rules/src/fleet-command/state.ts';
export type {
  MatchViewRecord,
  Objective,
  Side as SideRecord,
} from '../../../../../../packages/rules/src/fleet-command/table.ts';
export {
  bracedArmour,
  crewOf,
  evasiveOf,
  leaderStars,
  lockdownArmour,
  printedArmour,
  ramOf,
  unitStars,
  warDice,
} from '../../../../../../packages/rules/src/fleet-command/unit/stats.ts';
export { controlDice } from '../../../../../../packages/rules/src/fleet-command/phases/orders/damage-control.ts';
export { stepCost } from '../../../../../../packages/rules/src/fleet-command/phases/moving/course.ts';
