/** The scenario of a match: one of the book's, or the one that its players have written (FC-FB-19). */
import { kept } from '../../kernel/kept.ts';
import type { Scenario, ScenarioObjective } from '../data/scenario.ts';
import { block } from '../data/scenario.ts';
import { scenarioCalled } from '../data/scenarios/index.ts';
import type { Hex, SideId } from '../ids.ts';
import type { Block, WrittenScenario, WrittenSide } from './written.ts';

/** Each hex once, though blocks overlap. */
export function hexesOf(area: readonly Block[]): Hex[] {
  const found = new Map<string, Hex>();
  for (const { cols, rows } of area) for (const hex of block(cols, rows)) found.set(`${hex.col} ${hex.row}`, hex);
  return [...found.values()];
}

function purchaseOf({ stars, onBoard, must }: WrittenSide) {
  return stars === undefined
    ? undefined
    : { stars, onBoard: onBoard ?? stars, ...(must === undefined ? {} : { must: must.map((one) => ({ ...one })) }) };
}

function objectivesOf(written: WrittenScenario): ScenarioObjective[] {
  const counts = { kushan: 0, taiidan: 0 };
  return written.objectives.map(({ id, ...objective }) => ({
    ...objective,
    id: id ?? `${objective.side}-${++counts[objective.side]}`,
  }));
}

/** What a written scenario means, with everything spelled out that it leaves to the default. */
export const scenarioFrom = kept((written: WrittenScenario): Scenario => {
  const { kushan, taiidan } = written;
  const [one, other] = [purchaseOf(kushan), purchaseOf(taiidan)];
  const reserve = ({ reserve: given }: WrittenSide, side: SideId) =>
    given === undefined ? null : { fromRound: given.fromRound, zone: given.zone ?? side };
  return {
    id: 'custom',
    number: 0,
    name: written.name,
    place: written.place ?? 'Deep space',
    briefing: written.briefing,
    rounds: written.rounds ?? null,
    ...(written.board === undefined ? {} : { board: { cols: written.board[0], rows: written.board[1] } }),
    introduces: [],
    zones: { kushan: hexesOf(kushan.zone), taiidan: hexesOf(taiidan.zone) },
    escapes: { kushan: hexesOf(kushan.escape ?? []), taiidan: hexesOf(taiidan.escape ?? []) },
    features: written.features ?? [],
    asteroidValues: written.asteroids ?? 'stock',
    forces: { kushan: kushan.units ?? [], taiidan: taiidan.units ?? [] },
    neutral: written.neutral ?? [],
    purchase:
      one === undefined && other === undefined
        ? null
        : { ...(one === undefined ? {} : { kushan: one }), ...(other === undefined ? {} : { taiidan: other }) },
    reserve: { kushan: reserve(kushan, 'kushan'), taiidan: reserve(taiidan, 'taiidan') },
    objectives: objectivesOf(written),
    rules: written.rules ?? {},
  };
});

/** The scenario that a match is about; undefined for positions that people have made up without one. */
export const scenarioOfMatch = (match: {
  readonly scenario: string;
  readonly custom?: WrittenScenario | undefined;
}): Scenario | undefined => (match.custom === undefined ? scenarioCalled(match.scenario) : scenarioFrom(match.custom));
