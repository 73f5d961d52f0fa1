/** What the special actions of scenarios about a planet change, and what the log says of them. */
import type { EvolversOf, NarratorsOf } from '../../../kernel/ruleset/game.ts';
import { shipName, sideName, type Told } from '../names.ts';
import type { Ship, Space, State } from '../table.ts';
import type { LandingEvent } from './schema.ts';

type Bombarded = Extract<LandingEvent, { kind: 'planet-bombarded' }>;
type Spaced = Ship & { readonly spaces: { readonly [space: string]: Space | undefined } };

/** `fire`: a turret that has bombarded does not fire in this activation. */
export const evolveLanding = <E extends Bombarded, S extends Spaced>(
  fire: (ship: S, event: E) => void,
): EvolversOf<State, LandingEvent> => ({
  'troops-landed': (draft, event) => {
    const ship = draft.ships[event.ship] as S | undefined;
    const space = ship?.spaces[event.space];
    const side = draft.sides[event.by];
    if (ship === undefined || space === undefined || side === undefined) return;
    space.condition = 'destroyed';
    ship.activation.special = 'land-troops';
    side.divisions = event.divisions;
  },
  'planet-bombarded': (draft, event) => {
    const ship = draft.ships[event.ship] as S | undefined;
    const side = draft.sides[event.against];
    if (ship === undefined || side === undefined) return;
    ship.activation.special = 'orbital-bombardment';
    fire(ship, event as E);
    side.divisions = event.divisions;
  },
});

export const divisions = (count: number): string => (count === 1 ? '1 division' : `${count} divisions`);

export const narrateLanding = (rules: Told<LandingEvent['kind']>): NarratorsOf<State, LandingEvent> => ({
  'troops-landed': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` lands ${divisions(event.landed)}: `,
      sideName(before, event.by),
      ` has ${event.divisions} on the planet.`,
    ],
    rules: rules['troops-landed'],
    tone: 'score',
  }),
  'planet-bombarded': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      event.lost > 0 ? ' strikes from orbit: ' : ' fires from orbit in vain: ',
      sideName(before, event.against),
      ` has ${divisions(event.divisions)} on the planet.`,
    ],
    rules: rules['planet-bombarded'],
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
});
