/** Everything the builder takes from its ruleset, in one place. */
export * from '@broadside/rules/darkmatter-armada/fleet';
export * from '@broadside/rules/darkmatter-armada/data';
export { fleets } from '../../../../../../../packages/rules/src/darkmatter-armada/data/fleets.ts';
export {
  type ScenarioId,
  scenarioIds,
  scenarios,
} from '../../../../../../../packages/rules/src/darkmatter-armada/scenarios/schema.ts';
export { mountNames } from '../../../../../../../packages/rules/src/darkmatter-armada/fleet/words.ts';
