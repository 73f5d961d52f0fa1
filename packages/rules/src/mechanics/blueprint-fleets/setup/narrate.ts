import { fighterName, listed, shipName, sideName, squadronName, terrainName, type Told } from '../names.ts';
import type { State, Terrain } from '../table.ts';
import type { LogLine, RollShown, RuleId } from '../../../kernel/contract.ts';
import type { NarratorsOf } from '../../../kernel/ruleset/game.ts';
import type { SetupEvent } from './events.ts';

export interface SetupRules extends Told<SetupEvent['kind']> {
  /** Equal dice are thrown again. */
  readonly tied: RuleId;
  readonly fightersOut: RuleId;
  /** The die for the density of a piece, where it is no d6. */
  densitySides?(terrain: Terrain): number;
}

type RollOff = Extract<SetupEvent, { kind: 'deployment-rolled' }>;

function rollOffLine(
  rolls: RollOff['rolls'],
  winner: RollOff['winner'],
  after: State,
  won: string,
  rules: readonly RuleId[],
  tied: RuleId,
): LogLine {
  return {
    parts: winner === null ? ['The dice are tied. Both roll again.'] : [sideName(after, winner), ` ${won}.`],
    rules: winner === null ? [...rules, tied] : rules,
    tone: 'roll',
    rolls: rolls.map(({ seat, face }) => ({ label: 'd20', seat, sides: 20, faces: [face], need: null, counted: 1 })),
  };
}

type Piece = Extract<SetupEvent, { kind: 'terrain-rolled' }>['pieces'][number];

/** The d6 of a piece, and the die of its density where that is another. */
function pieceRolls({ terrain, size, faces, density, footprint }: Piece, sides: number): RollShown[] {
  const label = `${size}: ${terrain.name.toLowerCase()}`;
  const plain = { seat: null, need: null };
  const others = density !== null && sides !== 6 ? [density] : [];
  const sixes = [density !== null && sides === 6 ? density : null, footprint].filter((face) => face !== null);
  return [
    { ...plain, label, sides: 6, faces: [...faces, ...sixes], counted: faces.length },
    ...(others.length === 0 ? [] : [{ ...plain, label: `${label}, die`, sides, faces: others, counted: 1 }]),
  ];
}

type TerrainLaying = Extract<SetupEvent, { kind: `terrain-${string}` }>;
const narrateTerrain = (rules: SetupRules): NarratorsOf<State, TerrainLaying> => ({
  'terrain-rolled': (event, _before, after) => ({
    parts: [
      'Terrain to be placed: ',
      ...listed(event.pieces.map(({ terrain }) => terrainName(after, terrain.id))),
      '.',
    ],
    rules: rules['terrain-rolled'],
    tone: 'roll',
    rolls: event.pieces.flatMap((piece) => pieceRolls(piece, rules.densitySides?.(piece.terrain) ?? 6)),
  }),
  'terrain-order-rolled': (event, _before, after) =>
    rollOffLine(
      event.rolls,
      event.winner,
      after,
      'places the first piece of terrain',
      rules['terrain-order-rolled'],
      rules.tied,
    ),
  'terrain-placed': (event, _before, after) => ({
    parts: [sideName(after, event.by), ' places ', terrainName(after, event.terrain), '.'],
    rules: rules['terrain-placed'],
    tone: 'act',
  }),
  'terrain-discarded': (event, _before, after) => ({
    parts: [terrainName(after, event.terrain), ' fits nowhere and is left out.'],
    rules: rules['terrain-discarded'],
    tone: 'act',
  }),
});

export const narrateSetup = (rules: SetupRules): NarratorsOf<State, SetupEvent> => ({
  ...narrateTerrain(rules),
  'deployment-rolled': (event, _before, after) =>
    rollOffLine(event.rolls, event.winner, after, 'says who deploys first', rules['deployment-rolled'], rules.tied),
  'deployer-chosen': (event, _before, after) => ({
    parts: [sideName(after, event.order[0] ?? event.by), ' deploys the first squadron.'],
    rules: rules['deployer-chosen'],
    tone: 'act',
  }),
  'squadron-deployed': (event, _before, after) => ({
    parts: [
      sideName(after, event.by),
      ' deploys ',
      squadronName(after, event.squadron),
      ': ',
      ...listed(event.ships.map(({ ship }) => shipName(after, ship))),
      ...(event.fighters.length === 0
        ? []
        : [', with ', ...listed(event.fighters.map(({ fighter }) => fighterName(after, fighter))), ' out']),
      '.',
    ],
    rules:
      event.fighters.length === 0 ? rules['squadron-deployed'] : [...rules['squadron-deployed'], rules.fightersOut],
    tone: 'act',
  }),
  'scouts-held': (event, _before, after) => ({
    parts: [
      sideName(after, event.by),
      ' keeps its scouts for last: ',
      ...listed(event.squadrons.map((id) => squadronName(after, id))),
      '.',
    ],
    rules: rules['scouts-held'],
    tone: 'act',
  }),
});
