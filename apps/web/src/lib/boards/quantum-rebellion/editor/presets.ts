/** A ready-made match as a table: both fleets in their zones, the scenario's planet in the middle. */
import { addFleet, addTerrain } from './adding.ts';
import { emptyPosition } from './edit.ts';
import { fleetDesign, scenarios, type Position, type ScenarioId } from './rules.ts';

/** Undefined where that is no setup with two fleets. */
export function positionOfPreset(setup: unknown): Position | undefined {
  if (typeof setup !== 'object' || setup === null || !('fleets' in setup) || !Array.isArray(setup.fleets))
    return undefined;
  const [one, other] = setup.fleets.map((fleet) => fleetDesign.safeParse(fleet).data);
  if (!one || !other) return undefined;
  const scenario = ('scenario' in setup ? setup.scenario : undefined) as ScenarioId;
  const convoy = scenario === 'convoy-escort';
  const bare: Position = {
    ...emptyPosition,
    ...(Object.hasOwn(scenarios, scenario) && scenario !== 'border-skirmish' ? { scenario } : {}),
    ...(convoy ? { table: [72, 48] as [number, number], convoy: { escort: 'seat-1', exits: 0 } } : {}),
  };
  const planet = scenarios[scenario]?.planet ? addTerrain(bare, 'planet').position : bare;
  return addFleet(addFleet(planet, 'seat-1', one), 'seat-2', other);
}
