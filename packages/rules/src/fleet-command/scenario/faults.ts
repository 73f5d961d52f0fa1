/** What can be wrong with a scenario that players have written; the first problem, in words for them (FC-FB-19). */
import { onBoard } from '../../geometry/hex/index.ts';
import type { Rejection } from '../../kernel/contract.ts';
import { asteroidStock, type ForceUnit, type Scenario, standardBoard } from '../data/scenario.ts';
import { unitCards } from '../data/units.ts';
import { leaders } from '../data/leaders.ts';
import { factions } from '../data/factions.ts';
import { isCapitalType, isStrikeType } from '../data/classes.ts';
import { maySit } from '../force/tabs.ts';
import type { Hex, SideId } from '../ids.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import type { Block, WrittenScenario } from './written.ts';
import { scenarioFrom } from './ready.ts';

const sides = ['kushan', 'taiidan'] as const;
const MEDALS_TO_WIN = 3;

const no = (rule: string, sentence: string): Rejection => refuse('faulty-scenario', rule, sentence);
const inWords = ([col, row]: readonly [number, number]): string => `[${col}, ${row}]`;
const hexAt = ([col, row]: readonly [number, number]): Hex => ({ col, row });
const first = <T>(
  list: readonly T[],
  fault: (one: T, index: number) => Rejection | undefined,
): Rejection | undefined => {
  for (const [index, one] of list.entries()) {
    const found = fault(one, index);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Blocks that run backwards or over the edge. */
function zoneFault(written: WrittenScenario, { cols, rows }: { cols: number; rows: number }): Rejection | undefined {
  const areas = sides.flatMap((side) => [
    { what: `The zone of the ${factions[side].name}`, area: written[side].zone },
    { what: `The escape zone of the ${factions[side].name}`, area: written[side].escape ?? [] },
  ]);
  const wrong = ({ cols: across, rows: down }: Block): boolean =>
    across[0] > across[1] || down[0] > down[1] || across[1] >= cols || down[1] >= rows;
  return first(areas, ({ what, area }) =>
    area.some(wrong)
      ? no('FC-SET-2', `${what} does not lie on the board. Give columns 0 to ${cols - 1} and rows 0 to ${rows - 1}.`)
      : undefined,
  );
}

/** Everything stands on the board, and nothing in a hex that is filled. */
function placeFault(scenario: Scenario, board: { cols: number; rows: number }): Rejection | undefined {
  const filled = new Map<string, string>();
  const fills = scenario.features.filter(({ kind }) => kind === 'planet' || kind === 'wreckage');
  const standing = [
    ...fills.map(({ kind, name, at }) => ({ name: name ?? kind, at })),
    ...[...scenario.forces.kushan, ...scenario.forces.taiidan, ...scenario.neutral].map(({ card, at }) => ({
      name: unitCards[card].name,
      at: at ?? null,
    })),
  ];
  const lying = scenario.features.filter((feature) => !fills.includes(feature));
  return (
    first([...standing, ...lying.map(({ kind, name, at }) => ({ name: name ?? kind, at }))], ({ name, at }) =>
      at === null || onBoard(hexAt(at), board)
        ? undefined
        : no('FC-COMP-1', `${name} lies off the board at ${inWords(at)}. Move it onto the board.`),
    ) ??
    first(standing, ({ name, at }) => {
      if (at === null) return undefined;
      const other = filled.get(at.join());
      filled.set(at.join(), name);
      return other === undefined
        ? undefined
        : no('FC-MOV-6', `${name} and ${other} stand in one hex, ${inWords(at)}. Move one of them.`);
    })
  );
}

/** Why a ready unit of a side cannot begin as it is written. */
function unitFault(scenario: Scenario, side: SideId, unit: ForceUnit, index: number): Rejection | undefined {
  const { name, type } = unitCards[unit.card];
  if (!maySit(unit.leader === undefined ? { card: unit.card } : { card: unit.card, leader: unit.leader }))
    return no('FC-FB-3', `A ${leaders[unit.leader ?? 'captain'].name} cannot sit on the ${name}. Take another leader.`);
  if (unit.aboard !== undefined) {
    const parent = scenario.forces[side].slice(0, index).some(({ card }) => card === unit.aboard);
    const { abilities, type: carrier, name: parentName } = unitCards[unit.aboard];
    const bays = abilities.launchTubes !== undefined || carrier === 'station';
    if (!isStrikeType(type) || !bays || !parent)
      return no(
        'FC-FB-8',
        `The ${name} cannot start aboard a ${parentName}. Strike craft start aboard ships with bays that stand before them in the list.`,
      );
  }
  if (unit.reserve !== true) return undefined;
  if (!isCapitalType(type))
    return no('R-FC-180', `The ${name} cannot arrive from reserve by itself. Put it on the board or aboard a parent.`);
  return scenario.reserve[side] === null
    ? no('FC-REI-1', `The ${name} waits in a reserve that never arrives. Give its side a reserve with a round.`)
    : undefined;
}

function forceFault(scenario: Scenario, side: SideId): Rejection | undefined {
  if (scenario.forces[side].length === 0 && scenario.purchase?.[side] === undefined)
    return no('FC-FB-19', `The ${factions[side].name} have neither units nor stars. Give them one or both.`);
  const purchase = scenario.purchase?.[side];
  if (purchase !== undefined && purchase.onBoard < purchase.stars && scenario.reserve[side] === null)
    return no(
      'FC-REI-1',
      `The ${factions[side].name} have stars in reserve that never arrive. Give them a reserve with a round.`,
    );
  return first(scenario.forces[side], (unit, index) => unitFault(scenario, side, unit, index));
}

function fieldFault({ features, asteroidValues }: Scenario): Rejection | undefined {
  const fields = features.filter(({ kind }) => kind === 'asteroids').length;
  const values = asteroidValues === 'stock' ? asteroidStock.length : asteroidValues.length;
  return fields <= values
    ? undefined
    : no('FC-HAR-4', `There are ${fields} asteroid fields and ${values} values. Give each field a value.`);
}

/** What the rule of an objective needs in the rules of the scenario. */
function needOf({ rules, features, escapes }: Scenario, objective: Scenario['objectives'][number]): string | undefined {
  const { rule, side } = objective;
  switch (rule.kind) {
    case 'scan-and-return':
    case 'no-scan':
      return rules.scan === undefined || !features.some(({ kind }) => kind === 'planet')
        ? 'a rule "scan" and a planet'
        : undefined;
    case 'core-home':
    case 'destroy-core-carrier':
      return rules.core === undefined || !features.some(({ id }) => id === rules.core?.feature)
        ? 'a rule "core" and the feature that it names'
        : undefined;
    case 'survive-or-exit':
      return rules.exit?.card === rule.card ? undefined : 'a rule "exit" for the same card';
    case 'capture':
      return rules.capture?.includes(rule.card) === true ? undefined : 'the card among those of the rule "capture"';
    case 'artifacts-home':
    case 'destroy-artifact-carrier':
      return rules.artifacts === true ? undefined : 'the rule "artifacts"';
    case 'redeem':
      return rules.redeem?.side === side ? undefined : 'a rule "redeem" for its side';
    case 'escape':
      return (escapes?.[side] ?? []).length > 0 ? undefined : 'an escape zone of its side';
    default:
      return undefined;
  }
}

function objectiveFault(scenario: Scenario): Rejection | undefined {
  const { objectives } = scenario;
  const ids = objectives.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return no('FC-FB-19', `Two objectives are called ${twice}. Give one another id.`);
  const poor = sides.find(
    (side) => objectives.reduce((sum, each) => sum + (each.side === side ? each.medals : 0), 0) < MEDALS_TO_WIN,
  );
  if (poor !== undefined)
    return no(
      'FC-WIN-6',
      `The ${factions[poor].name} cannot win three medals. Give them objectives for 2 and 1, or for 1, 1 and 1.`,
    );
  return first(objectives, (objective) => {
    const need = needOf(scenario, objective);
    return need === undefined
      ? undefined
      : no('FC-FB-19', `The objective "${objective.text}" needs ${need}. Add it, or choose another objective.`);
  });
}

/** Artifacts that units hold are features of that kind. */
function artifactFault({ features, forces, neutral }: Scenario): Rejection | undefined {
  const there = features.filter(({ kind }) => kind === 'artifact').map(({ id }) => id);
  return first([...forces.kushan, ...forces.taiidan, ...neutral], ({ card, artifact }) =>
    artifact === undefined || there.includes(artifact)
      ? undefined
      : no('FC-SCN-10', `The ${unitCards[card].name} holds ${artifact}, which is not there. Add it to the features.`),
  );
}

/** Stars to build with lie with a factory (FC-REI-12). */
function starFault({ forces, neutral }: Scenario): Rejection | undefined {
  return first([...forces.kushan, ...forces.taiidan, ...neutral], ({ card, stars }) =>
    stars === undefined || unitCards[card].abilities.factory !== undefined
      ? undefined
      : no(
          'FC-REI-12',
          `The ${unitCards[card].name} builds nothing with its ${stars}★. Give them to a unit with a factory.`,
        ),
  );
}

/** Why the scenario cannot be played, or undefined. */
export function writtenFault(written: WrittenScenario): Rejection | undefined {
  const scenario = scenarioFrom(written);
  const board = scenario.board ?? standardBoard;
  return (
    zoneFault(written, board) ??
    placeFault(scenario, board) ??
    forceFault(scenario, 'kushan') ??
    forceFault(scenario, 'taiidan') ??
    fieldFault(scenario) ??
    artifactFault(scenario) ??
    starFault(scenario) ??
    objectiveFault(scenario)
  );
}
