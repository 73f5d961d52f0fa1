/** This game's positions as the frame of the position editor takes them. */
import { idIn, kindOf, type EditedGame } from '#lib/editor/game.ts';
import { sideOf } from '#lib/components/side.ts';
import { waitsFor } from '../moment.ts';
import { addFleet, copyThing } from './adding.ts';
import {
  emptyPosition,
  isListed,
  removeThing,
  shipCalled,
  squadronCalled,
  squadronHolding,
  thingCalled,
} from './edit.ts';
import { withIds } from './ids.ts';
import { listed } from './list.ts';
import { markerPanel } from './panels/marker.ts';
import { matchPanel } from './panels/match.ts';
import { fleetOf, seats } from './panels/seats.ts';
import { shipPanel } from './panels/ship.ts';
import { squadronPanel } from './panels/squadron.ts';
import { terrainPanel } from './panels/terrain.ts';
import { places } from './places.ts';
import { positionOfPreset } from './presets.ts';
import { draftCodec, fleetDesign, fleets, type Position, type State } from './rules.ts';
import { survey } from './survey.ts';
import { adding } from './tabs.ts';

export const game: EditedGame<Position, State> = {
  words: {
    empty: 'The table is empty. Add ships from the list, or begin with two fleets.',
    begin: 'Put two ready-made fleets on it',
    bare: 'Add a squadron first.',
    text: 'Inches from the south-west corner, degrees clockwise from north.',
    noFleet: 'This fleet cannot be read.',
  },
  empty: emptyPosition,
  codec: draftCodec,
  withIds,
  survey,
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
  copy: copyThing,
  places,
  ready: () =>
    fleets
      .slice(0, 2)
      .reduce((position, { design }, i) => addFleet(position, seats[i] ?? 'seat-1', design), emptyPosition),
  withFleet(design) {
    const read = fleetDesign.safeParse(design);
    return read.success ? addFleet(emptyPosition, 'seat-1', read.data) : undefined;
  },
  ofPreset: positionOfPreset,
  round: ({ match }) => `Round ${match.round} of ${match.rounds}`,
  waitsFor,
  chairs: (state) => seats.map((id) => ({ id, name: fleetOf(state, id), mark: sideOf(id) })),
  sides: (state) => seats.map((id) => ({ id, name: fleetOf(state, id), mark: sideOf(id) })),
  sideOf: ({ position }, thing) =>
    kindOf(thing) === 'ship' ? squadronHolding(position, idIn(thing))?.seat : undefined,
  list: listed,
  panel(draft, thing = 'match:') {
    const [kind, id] = [kindOf(thing), idIn(thing)];
    if (kind === 'ship') return shipPanel(draft, id);
    if (kind === 'squadron') return squadronPanel(draft, id);
    if (kind === 'terrain') return terrainPanel(draft, id);
    if (isListed(kind) && kind !== 'terrain') return markerPanel(draft, kind, id);
    return matchPanel(draft);
  },
  adding,
  fleets: fleets.map(({ id, design }) => ({ id, name: design.name, design })),
};
