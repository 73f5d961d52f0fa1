/** A game of the family as the frame of the position editor takes it. */
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import { sideOf } from '#lib/components/side.ts';
import { idIn, kindOf, type EditedGame, type PositionReading } from '#lib/editor/game.ts';
import type { TextCodec } from '#lib/workshop/read-text.ts';
import type { DesignedFleet, DesignedShip } from '../builder/design.ts';
import { isListed, removeThing, shipCalled, squadronCalled, squadronHolding, thingCalled } from './edit.ts';
import { withIds } from './ids.ts';
import { listed } from './list.ts';
import { markerPanel } from './panels/marker.ts';
import { matchPanel, type MatchParts } from './panels/match.ts';
import { shipPanel } from './panels/ship.ts';
import { squadronPanel } from './panels/squadron.ts';
import { terrainPanel } from './panels/terrain.ts';
import type { EditorParts } from './parts.ts';
import type { FleetPosition } from './position.ts';
import { fleetOf, seats } from './seats.ts';
import { tabsOf, type OffersOfGame } from './tabs.ts';

export interface FleetEditor<P extends FleetPosition, S extends State, D extends DesignedShip> {
  readonly empty: P;
  readonly codec: TextCodec<P>;
  readonly survey: (position: P) => PositionReading<S>;
  readonly parts: EditorParts<P>;
  readonly match: MatchParts<P, S>;
  readonly offers: OffersOfGame<P, D>;
  readonly fleets: readonly { readonly id: string; readonly design: DesignedFleet<D> }[];
  /** The table of a ready-made match before its fleets come, by its scenario. */
  readonly groundOf: (scenario: unknown) => P;
}

const words = {
  empty: 'The table is empty. Add ships from the list, or begin with two fleets.',
  begin: 'Put two ready-made fleets on it',
  bare: 'Add a squadron first.',
  text: 'Inches from the south-west corner, degrees clockwise from north.',
  noFleet: 'This fleet cannot be read.',
} as const;

/** Both fleets of a ready-made match in their zones; undefined where that is no setup with two fleets. */
export function positionOfPreset<P extends FleetPosition, S extends State, D extends DesignedShip>(
  { offers, groundOf }: FleetEditor<P, S, D>,
  setup: unknown,
): P | undefined {
  if (typeof setup !== 'object' || setup === null || !('fleets' in setup) || !Array.isArray(setup.fleets))
    return undefined;
  const [one, other] = setup.fleets.map((fleet) => offers.readFleet(fleet));
  if (!one || !other) return undefined;
  const ground = groundOf('scenario' in setup ? setup.scenario : undefined);
  const { addFleet } = offers.adding;
  return addFleet(addFleet(ground, 'seat-1', one), 'seat-2', other);
}

export function editedFleets<P extends FleetPosition, S extends State, D extends DesignedShip>(
  game: FleetEditor<P, S, D>,
): EditedGame<P, S> {
  const { parts, offers } = game;
  const sides = (state: S) => seats.map((id) => ({ id, name: fleetOf(state, id), mark: sideOf(id) }));
  return {
    words,
    empty: game.empty,
    codec: game.codec,
    withIds,
    survey: game.survey,
    isEmpty: ({ squadrons, terrain }) => squadrons.length === 0 && terrain === undefined,
    isBare: ({ squadrons }) => squadrons.length === 0,
    has({ position, state }, thing) {
      const [kind, id] = [kindOf(thing), idIn(thing)];
      if (kind === 'ship') return shipCalled(position, id) !== undefined;
      if (kind === 'squadron') return squadronCalled(position, id) !== undefined;
      if (kind === 'fighter') return state.fighters[id] !== undefined;
      if (isListed(kind)) return thingCalled(position, kind, id) !== undefined;
      return kind === 'side';
    },
    remove: removeThing,
    copy: (position, thing) => parts.copyThing(position, thing),
    places: parts.places.placesIn<P>(),
    ready: () =>
      game.fleets
        .slice(0, 2)
        .reduce(
          (position, { design }, i) => offers.adding.addFleet(position, seats[i] ?? 'seat-1', design),
          game.empty,
        ),
    withFleet(design) {
      const read = offers.readFleet(design);
      return read && offers.adding.addFleet(game.empty, 'seat-1', read);
    },
    ofPreset: (setup) => positionOfPreset(game, setup),
    round: ({ match }) => `Round ${match.round} of ${match.rounds}`,
    waitsFor: game.match.waitsFor,
    chairs: sides,
    sides,
    sideOf: ({ position }, thing) =>
      kindOf(thing) === 'ship' ? squadronHolding(position, idIn(thing))?.seat : undefined,
    list: listed,
    panel(draft, thing = 'match:') {
      const [kind, id] = [kindOf(thing), idIn(thing)];
      if (kind === 'ship') return shipPanel(parts, draft, id);
      if (kind === 'squadron') return squadronPanel(parts, draft, id);
      if (kind === 'terrain') return terrainPanel(parts, draft, id);
      if (isListed(kind) && kind !== 'terrain') return markerPanel(parts, draft, kind, id);
      return matchPanel(game.match, draft);
    },
    adding: (draft, desk) => tabsOf(offers, draft, desk),
    fleets: game.fleets.map(({ id, design }) => ({ id, name: design.name, design })),
  };
}
