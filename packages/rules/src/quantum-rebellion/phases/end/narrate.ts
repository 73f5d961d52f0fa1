import { scenarios } from '../../data/scenarios.ts';
import type { NarratorsOf } from '../../state.ts';
import { listed, points, shipName, sideName, terrainName } from '../../../mechanics/blueprint-fleets/names.ts';
import { spaceName } from '../../damage/space-name.ts';
import type { EndEvent } from './events.ts';

/** What the scenario counts. */
const measure = { points: 'points', divisions: 'divisions', convoy: 'freighters' } as const;

export const narrateEnd: NarratorsOf<EndEvent> = {
  'end-phase-began': (event) => ({
    parts: [`End Phase of round ${event.round}.`],
    rules: ['QR-9.0a', 'R-QR-174'],
    tone: 'phase',
  }),
  'damage-control-rolled': (event, _before, after) => {
    const ship = after.ships[event.ship];
    const mended = event.repairs === 1 ? '1 location' : `${event.repairs} locations`;
    return {
      parts: [
        'Damage control aboard ',
        shipName(after, event.ship),
        `: ${event.faces.length} dice (crew ${ship?.crew ?? 0}, Disorder ${ship?.disorder ?? 0}) repair ${mended}.`,
      ],
      rules: ['QR-9.2a', event.rule, ...(ship?.customizations.includes('vulnerable-design') ? ['QR-11.4.21a'] : [])],
      tone: 'roll',
      rolls: [
        {
          label: 'damage control',
          seat: ship?.seat ?? null,
          sides: 6,
          faces: event.faces,
          need: event.need,
          counted: event.faces.filter((face) => face >= event.need).length,
        },
      ],
    };
  },
  'spaces-repaired': (event, _before, after) => {
    const ship = after.ships[event.ship];
    const names = event.spaces.map((space) => (ship === undefined ? space : spaceName(ship, space)));
    return {
      parts: [shipName(after, event.ship), ' has ', ...listed(names), ' working again.'],
      rules: ['R-QR-175'],
      tone: 'act',
    };
  },
  'damage-control-ended': (event, _before, after) => ({
    parts: [sideName(after, event.by), ' ends damage control.'],
    rules: ['R-QR-175'],
    tone: 'act',
  }),
  'minefield-swept': (event, before, after) => ({
    parts: [
      ...listed(event.ships.map((id) => shipName(after, id))),
      event.ships.length === 1 ? ' sweeps ' : ' sweep ',
      terrainName(before, event.terrain),
      event.strength === 0
        ? ', which is gone.'
        : `: strength ${before.terrain[event.terrain]?.strength ?? 0} becomes ${event.strength}.`,
    ],
    rules: ['QR-11.6.23c', 'R-QR-93'],
    tone: 'act',
  }),
  'portals-closed': (event) => ({
    parts: [event.portals.length === 1 ? 'The portal closes.' : `${event.portals.length} portals close.`],
    rules: ['QR-9.3c'],
    tone: 'act',
  }),
  'ships-scored': (event, _before, after) => ({
    parts: [
      ...listed(event.scores.map(({ ship }) => shipName(after, ship))),
      event.scores.length === 1 ? ' has' : ' have',
      ' lost at least half the hull: ',
      ...[...new Set(event.scores.map((score) => score.for))].flatMap((seat, index) => {
        const sum = event.scores
          .filter((score) => score.for === seat)
          .reduce((all, score) => all + score.halfPoints, 0);
        return [...(index === 0 ? [] : [', ']), `${points(sum)} points for `, sideName(after, seat)];
      }),
      '.',
    ],
    rules: ['QR-9.1b', 'R-QR-181'],
    tone: 'score',
  }),
  conceded: (event, _before, after) => ({
    parts: [sideName(after, event.by), ' concedes.'],
    rules: ['R-QR-180'],
    tone: 'score',
  }),
  'match-ended': (event, _before, after) => ({
    parts: [
      ...(event.outcome.winner === null
        ? ['The match is a draw']
        : [sideName(after, event.outcome.winner), ' wins the match']),
      `, ${Object.values(event.outcome.points).join(' to ')} ${measure[scenarios[after.match.scenario].victory.kind]}. ${event.outcome.reason}.`,
    ],
    rules: ['QR-9.1a', 'QR-9.1d', 'QR-1.6a', 'R-QR-180'],
    tone: 'score',
  }),
};
