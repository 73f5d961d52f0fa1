/** Ready-made matches of the family: two fleets, a scenario and how long it takes. */
import type { Preset } from '../../../kernel/contract.ts';

export interface ReadyMatch<Scenario, Fleet> {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly scenario: Scenario;
  readonly fleets: [Fleet, Fleet];
  readonly maxPoints: number;
  /** Six unless given. */
  readonly rounds?: number;
  /** What a newcomer plays first. */
  readonly first?: true;
}

/** By the computer's own matches and some at the table: a round takes as long as it has ships. */
const minutesOf = (maxPoints: number, rounds: number): number => Math.round((maxPoints * rounds) / 333) * 10;

export interface ReadySetup<Scenario, Fleet> {
  scenario: Scenario;
  fleets: [Fleet, Fleet];
  maxPoints: number;
  terrain: 'random';
  layout: never[];
  rounds: number;
}

export const readyMatch = <Scenario, Fleet>(told: ReadyMatch<Scenario, Fleet>): Preset<ReadySetup<Scenario, Fleet>> => {
  const { id, name, note, scenario, fleets, maxPoints, rounds = 6, first } = told;
  return {
    id,
    name: `${name}, ${maxPoints} points`,
    note,
    minutes: minutesOf(maxPoints, rounds),
    size: `${maxPoints} points`,
    ...(first === undefined ? {} : { first }),
    setup: { scenario, fleets, maxPoints, terrain: 'random', layout: [], rounds },
  };
};
