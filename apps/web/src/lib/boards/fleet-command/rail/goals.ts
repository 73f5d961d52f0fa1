/** What the sides are after, and how far they have come. */
import { scenarios, type Objective, type Sight } from '../rules.ts';

export interface Goal {
  readonly objective: Objective;
  /** '1 of 2'; nothing where there is only done and not done. */
  readonly progress: string | undefined;
  /** How much of it is done, 0 to 1. */
  readonly part: number;
  readonly state: string;
}

/** Kinds that are lost by reaching their target, or hold as long as nothing happens: a bar would mislead. */
const kept: ReadonlySet<string> = new Set([
  'no-scan',
  'prevent-harvest',
  'survive',
  'survive-or-exit',
  'ships-survive',
]);

const isScenario = (id: string): id is keyof typeof scenarios => id in scenarios;

export function goalsOf(sight: Sight, side: string): readonly Goal[] {
  const { scenario } = sight.match;
  const rules = isScenario(scenario) ? scenarios[scenario].objectives : [];
  return Object.values(sight.objectives)
    .filter((objective) => objective.side === side)
    .sort((one, other) => other.medals - one.medals || (one.id < other.id ? -1 : 1))
    .map((objective) => {
      const kind = rules.find(({ id }) => id === objective.id)?.rule.kind ?? '';
      const holds = kept.has(kind);
      const counted = objective.target > 1 || kind === 'ships-survive';
      return {
        objective,
        progress: counted ? `${objective.progress} of ${objective.target}` : undefined,
        part: objective.target > 0 ? Math.min(1, objective.progress / objective.target) : 0,
        state:
          objective.status === 'won' ? 'won' : objective.status === 'failed' ? 'lost' : holds ? 'holds so far' : 'open',
      };
    });
}

/** 'first to 20' stars, where an objective asks a side for stars in battle. */
export function starsAim(sight: Sight): number | undefined {
  const { scenario } = sight.match;
  const rules = isScenario(scenario) ? scenarios[scenario].objectives : [];
  const aims = Object.values(sight.objectives)
    .filter(({ id }) => rules.some((rule) => rule.id === id && rule.rule.kind === 'stars'))
    .map(({ target }) => target);
  return aims.length > 0 ? Math.max(...aims) : undefined;
}
