import type { LogLine } from '../../../kernel/contract.ts';
import type { NarratorsOf } from '../../game.ts';
import {
  fighterName,
  listed,
  shipName,
  sideName,
  squadronName,
  terrainName,
} from '../../../mechanics/blueprint-fleets/names.ts';
import type { State } from '../../state.ts';
import type { SetupEvent } from './events.ts';

type RollOff = Extract<SetupEvent, { kind: 'deployment-rolled' }>;

function rollOffLine(
  rolls: RollOff['rolls'],
  winner: RollOff['winner'],
  after: State,
  won: string,
  rule: string,
): LogLine {
  return {
    parts: winner === null ? ['The dice are tied. Both roll again.'] : [sideName(after, winner), ` ${won}.`],
    rules: winner === null ? [rule, 'R-QR-52'] : [rule],
    tone: 'roll',
    rolls: rolls.map(({ seat, face }) => ({ label: 'd20', seat, sides: 20, faces: [face], need: null, counted: 1 })),
  };
}

export const narrateSetup: NarratorsOf<SetupEvent> = {
  'terrain-rolled': (event, _before, after) => ({
    parts: [
      'Terrain to be placed: ',
      ...listed(event.pieces.map(({ terrain }) => terrainName(after, terrain.id))),
      '.',
    ],
    rules: ['QR-5.1b', 'QR-5.2.3a', 'R-QR-51', 'R-QR-191'],
    tone: 'roll',
    rolls: event.pieces.map(({ terrain, size, faces, density, footprint }) => ({
      label: `${size}: ${terrain.name.toLowerCase()}`,
      seat: null,
      sides: 6,
      faces: [...faces, ...[density, footprint].filter((face) => face !== null)],
      need: null,
      counted: faces.length,
    })),
  }),
  'terrain-order-rolled': (event, _before, after) =>
    rollOffLine(event.rolls, event.winner, after, 'places the first piece of terrain', 'QR-5.2.3c'),
  'terrain-placed': (event, _before, after) => ({
    parts: [sideName(after, event.by), ' places ', terrainName(after, event.terrain), '.'],
    rules: ['QR-5.2.3c'],
    tone: 'act',
  }),
  'terrain-discarded': (event, _before, after) => ({
    parts: [terrainName(after, event.terrain), ' fits nowhere and is left out.'],
    rules: ['R-QR-52'],
    tone: 'act',
  }),
  'deployment-rolled': (event, _before, after) =>
    rollOffLine(event.rolls, event.winner, after, 'says who deploys first', 'QR-5.2.5b'),
  'deployer-chosen': (event, _before, after) => ({
    parts: [sideName(after, event.order[0] ?? event.by), ' deploys the first squadron.'],
    rules: ['QR-5.2.5b'],
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
    rules: event.fighters.length === 0 ? ['QR-5.2.5a'] : ['QR-5.2.5a', 'QR-5.2.5.1a'],
    tone: 'act',
  }),
  'scouts-held': (event, _before, after) => ({
    parts: [
      sideName(after, event.by),
      ' keeps its scouts for last: ',
      ...listed(event.squadrons.map((id) => squadronName(after, id))),
      '.',
    ],
    rules: ['QR-5.2.6a', 'R-QR-62'],
    tone: 'act',
  }),
};
