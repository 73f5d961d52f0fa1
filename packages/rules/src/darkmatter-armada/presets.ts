/** Ready-made matches: pairs of ready-made fleets. */
import type { Preset as ReadyMatch } from '../kernel/contract.ts';
import { fleets } from './data/fleets.ts';
import { type ScenarioId, scenarios } from './scenarios/data.ts';
import type { DrawnSetup } from './setup.ts';

type Preset = ReadyMatch<DrawnSetup>;
type Ready = (typeof fleets)[number];

/** A round takes as long as it has ships. */
const minutesOf = (maxPoints: number, rounds: number): number =>
  Math.max(10, Math.round((maxPoints * rounds) / 333) * 10);

function between(one: Ready, other: Ready, scenario: ScenarioId, rounds = 6): Preset {
  const maxPoints = Math.max(one.maxPoints, other.maxPoints);
  return {
    id: `${one.id}-${other.id}`,
    name: `${scenarios[scenario].name}: ${one.design.name} and ${other.design.name}, ${maxPoints} points`,
    note: `${one.design.name}: ${one.note} ${other.design.name}: ${other.note}`,
    minutes: minutesOf(maxPoints, rounds),
    size: `${maxPoints} points`,
    setup: {
      scenario,
      fleets: [one.design, other.design],
      maxPoints,
      terrain: 'random',
      layout: [],
      rounds,
    },
  };
}

/** Fleets that follow each other meet; the first two are those of a first battle, in three rounds. */
export const presets: readonly Preset[] = fleets.flatMap((one, index) => {
  const other = fleets[index + 1];
  if (other === undefined) return [];
  if (index === 0) return [{ ...between(one, other, 'standard-engagement', 3), first: true }];
  return [between(one, other, index % 2 === 0 ? 'border-skirmish' : 'standard-engagement')];
});
