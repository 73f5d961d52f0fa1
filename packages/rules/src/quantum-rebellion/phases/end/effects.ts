/** What each event of the End Phase changes, and what the log says of it. */
import { evolveEnding, narrateEnding } from '../../../mechanics/blueprint-fleets/end/ending.ts';
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { EndEvent } from './schema.ts';
import { measureWords } from '../../../mechanics/blueprint-fleets/scenarios/plans.ts';
import { scenarios } from '../../data/scenarios.ts';
import { listed, shipName, sideName, terrainName } from '../../../mechanics/blueprint-fleets/names.ts';
import { spaceName } from '../../damage/space-name.ts';

export const evolveEnd: EvolversOf<EndEvent> = {
  ...evolveEnding,
  'damage-control-rolled': () => undefined,
  'spaces-repaired': (draft, event) => {
    const ship = draft.ships[event.ship];
    for (const id of event.spaces) {
      const space = ship?.spaces[id];
      if (space !== undefined) space.condition = 'working';
    }
  },
  'damage-control-ended': () => undefined,
  'minefield-swept': (draft, event) => {
    const field = draft.terrain[event.terrain];
    if (field === undefined) return;
    field.strength = event.strength;
    // R-QR-54: a field without strength is gone.
    if (event.strength === 0) delete draft.terrain[event.terrain];
  },
};

export const narrateEnd: NarratorsOf<EndEvent> = {
  ...narrateEnding({
    'end-phase-began': ['QR-9.0a', 'R-QR-174'],
    'portals-closed': ['QR-9.3c'],
    'ships-scored': ['QR-9.1b', 'R-QR-181'],
    conceded: ['R-QR-180'],
    'match-ended': ['QR-9.1a', 'QR-9.1d', 'QR-1.6a', 'R-QR-180'],
    measure: ({ match }: State) => measureWords[scenarios[match.scenario].victory.kind],
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
};
