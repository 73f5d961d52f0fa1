/** Terrain and loose objects, with the values of the asteroid fields dealt face down (FC-HAR-4). */
import type { Dice } from '../../kernel/contract.ts';
import { asteroidStock, type Scenario, type ScenarioFeature } from '../data/scenario.ts';
import type { DrawnSetup } from '../setup.ts';
import type { State } from '../state.ts';
import type { Feature } from '../table.ts';

const usualNames: Readonly<Record<Feature['kind'], string>> = {
  asteroids: 'Asteroid field',
  minefield: 'Minefield',
  planet: 'Planet',
  wreckage: 'Drifting wreckage',
  artifact: 'Artifact',
};

/** A feature as it lies before anything has happened to it. */
export const freshFeature = (
  given: Pick<Feature, 'id' | 'kind'> & { readonly [K in keyof Feature]?: Feature[K] | undefined },
): Feature => ({
  id: given.id,
  kind: given.kind,
  name: given.name ?? usualNames[given.kind],
  at: given.at ?? null,
  side: given.side ?? 'neutral',
  strength: given.strength ?? (given.kind === 'minefield' ? 5 : 0),
  harvested: given.harvested ?? false,
  shownValue: given.shownValue ?? null,
  surveyedBy: given.surveyedBy ?? [],
});

/** The fields where the players want them, or where the scenario has them. */
function laidOut(given: DrawnSetup, scenario: Scenario): readonly ScenarioFeature[] {
  const { asteroids } = given;
  if (asteroids === undefined) return scenario.features;
  return [
    ...scenario.features.filter(({ kind }) => kind !== 'asteroids'),
    ...asteroids.map(({ col, row }): ScenarioFeature => ({ kind: 'asteroids', at: [col, row] })),
  ];
}

export function addFeatures(state: State, given: DrawnSetup, scenario: Scenario, dice: Dice): void {
  const counts = new Map<string, number>();
  for (const { id, kind, name, at, side, strength } of laidOut(given, scenario)) {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const numbered = kind === 'asteroids' || kind === 'minefield' ? `${usualNames[kind]} ${number}` : undefined;
    const feature = freshFeature({
      id: id ?? `${kind}-${number}`,
      kind,
      name: name ?? numbered,
      at: at === null ? null : { col: at[0], row: at[1] },
      side,
      strength,
    });
    state.features[feature.id] = feature;
  }
  const fields = Object.values(state.features).filter(({ kind }) => kind === 'asteroids');
  if (fields.length === 0) return;
  const tokens = scenario.asteroidValues === 'stock' ? asteroidStock : scenario.asteroidValues;
  const dealt = dice.shuffle(tokens, 'the values of the asteroid fields');
  fields.forEach(({ id }, index) => {
    state.secrets.values[id] = dealt[index] ?? 0;
  });
}
