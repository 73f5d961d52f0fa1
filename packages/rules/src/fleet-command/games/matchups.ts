/** What a match can be about: every preset, every scenario, and what players may change in them. */
import { pick, type Random } from '../../kernel/index.ts';
import { asteroidFields, type ScenarioId, scenarioIds, zoneTemplateIds } from '../data/scenario.ts';
import { scenarios } from '../data/scenarios/index.ts';
import { presets } from '../presets.ts';
import { drawnSetup, type DrawnSetup } from '../setup.ts';
import { start } from '../start.ts';
import { SeededDice } from '../../kernel/index.ts';
import { randomForces } from './random-force.ts';

export interface Matchup {
  readonly name: string;
  readonly setup: DrawnSetup;
}

const sells = (id: ScenarioId): id is 'freeform-battle' | 'convoy' | 'last-stand' => scenarios[id].purchase !== null;

/** The ready-made matches, in their order. */
export const readyMade: readonly Matchup[] = presets.map((preset) => ({
  name: preset.id,
  setup: drawnSetup.parse(preset.setup),
}));

/** Who sits where: alone, in pairs, three against one, and against the automated enemy. */
const tables: readonly DrawnSetup['players'][] = [
  { kushan: 1, taiidan: 1 },
  { kushan: 2, taiidan: 1 },
  { kushan: 1, taiidan: 2 },
  { kushan: 2, taiidan: 2 },
  { kushan: 3, taiidan: 1 },
  { kushan: 1, taiidan: 0 },
  { kushan: 0, taiidan: 1 },
  { kushan: 2, taiidan: 0 },
];

const changes: readonly DrawnSetup['options'][] = [
  { teamHands: 'separate' },
  { teamHands: 'shared' },
  { drawTwice: true, spendCostsTwoCards: true },
  { windowGranularity: 'end-of-move', interruptAttackAnyTarget: true },
  { counterIntelligence: 'cancel', launchTubesPer: 'order' },
  { fastWindows: true },
  { fastWindows: false },
  { basicOrdersOnly: true },
  { allAheadRam: false, ramWithBasicMove: true, fighterRamAlwaysDies: true },
  { autoReroll: true, autoDefensiveFire: false, heExplodes: true, hulkBlocksSight: true },
  { focusFireFromReactiveRolls: true, damageControlPerSuccess: false, harvestMultiple: false },
  { capReadyWhenAssigned: false, crippledWeaponsStopsDefensiveFire: false },
];

/** Hexes of a harvest that keep two from the edge and one from each other, left to right. */
function fieldsFor(count: number): { col: number; row: number }[] {
  const spots = [2, 4, 6, 8, 10].flatMap((col) => [2, 4, 6].map((row) => ({ col, row })));
  return [...spots.filter(({ col, row }) => col !== 6 || row !== 4), { col: 5, row: 5 }, { col: 7, row: 5 }].slice(
    0,
    count,
  );
}

function freeformOf(random: Random): Partial<DrawnSetup> {
  const kind = random();
  if (kind < 0.3) return { freeform: { zones: pick(zoneTemplateIds, random) } };
  if (kind > 0.5) return {};
  const harvest = pick(['small', 'medium'] as const, random);
  return { freeform: { harvest }, asteroids: fieldsFor(asteroidFields[harvest].values.length) };
}

const starts = (given: DrawnSetup): boolean => start(given, new SeededDice(() => 0.5)).ok;

/** A scenario with other players, other settings and, where forces are bought, other forces. */
export function drawnMatchup(random: Random): Matchup {
  for (;;) {
    const scenario = pick(scenarioIds, random);
    const given = drawnSetup.parse({
      scenario,
      players: pick(tables, random),
      options: { ...(random() < 0.6 ? {} : pick(changes, random)), ...(random() < 0.6 ? {} : pick(changes, random)) },
      ...(sells(scenario) ? { forces: randomForces(scenario, random) } : {}),
      ...(scenario === 'freeform-battle' ? freeformOf(random) : {}),
      ...(random() < 0.2 ? { rounds: pick([1, 2, 3, 12], random) } : {}),
    });
    if (!starts(given)) continue;
    const { kushan, taiidan } = given.players;
    return { name: `${scenario} ${kushan}-${taiidan} ${JSON.stringify(given.options)}`, setup: given };
  }
}
