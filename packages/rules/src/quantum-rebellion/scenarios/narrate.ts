import type { NarratorsOf } from '../state.ts';
import { shipName, sideName, squadronName } from '../../mechanics/blueprint-fleets/names.ts';
import { scenarios } from '../data/scenarios.ts';
import type { ScenarioEvent } from './events.ts';
import { scenarioNamed } from './layout.ts';

const divisions = (count: number): string => (count === 1 ? '1 division' : `${count} divisions`);

export const narrateScenario: NarratorsOf<ScenarioEvent> = {
  'scenario-rolled': (event) => {
    const names = event.faces.map((face) => scenarioNamed(event.table, face));
    const again = names.slice(0, -1);
    const passed = again.length === 0 ? '' : ` ${again.join(', ')} cannot be played here: thrown again.`;
    return {
      parts: [
        `The scenario is thrown for: ${names.at(-1) ?? ''}, played as ${scenarios[event.scenario].name}.${passed}`,
      ],
      rules: ['QR-5.2.1a', event.table === 'competitive' ? 'QR-12.0a' : 'QR-12.0b', 'R-QR-48'],
      tone: 'roll',
      rolls: [{ label: `${event.table} table`, seat: null, sides: 6, faces: event.faces, need: null, counted: 1 }],
    };
  },
  'troops-landed': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` lands ${divisions(event.landed)}: `,
      sideName(before, event.by),
      ` has ${event.divisions} on the planet.`,
    ],
    rules: ['QR-12.2b', 'QR-11.6.8a', 'R-QR-183'],
    tone: 'score',
  }),
  'planet-bombarded': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      event.lost > 0 ? ' strikes from orbit: ' : ' fires from orbit in vain: ',
      sideName(before, event.against),
      ` has ${divisions(event.divisions)} on the planet.`,
    ],
    rules: ['QR-12.3b', 'R-QR-184'],
    tone: 'roll',
    rolls: [
      {
        label: 'bombardment',
        seat: event.by,
        sides: 20,
        faces: [event.face],
        need: event.need,
        counted: event.face >= event.need ? 1 : 0,
      },
    ],
  }),
  'freighter-exited': (event, before) => ({
    parts: [shipName(before, event.ship), ` leaves by the far edge. Freighters out: ${event.exits}.`],
    rules: ['QR-12.4d', 'R-QR-185'],
    tone: 'score',
  }),
  'freighter-captured': (event, before, after) => ({
    parts: [
      shipName(after, event.ship),
      ' is captured and sails with ',
      squadronName(before, event.squadron),
      ' from now on.',
    ],
    rules: ['QR-12.4c', 'R-QR-173'],
    tone: 'loss',
  }),
};
