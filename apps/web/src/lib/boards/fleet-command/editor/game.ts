/** This game's positions as the frame of the position editor takes them. */
import { idIn, kindOf, type EditedGame } from '#lib/editor/game.ts';
import { waitsFor } from '../moment.ts';
import { lookOf, sideNames } from '../rail/sides.ts';
import { addForce, copyThing } from './adding.ts';
import { emptyPosition, places, removeThing, sideIds, withIds } from './edit.ts';
import { listed } from './list.ts';
import { featurePanel } from './panels/feature.ts';
import { matchPanel } from './panels/match.ts';
import { objectivePanel } from './panels/objective.ts';
import { handName } from './panels/words.ts';
import { unitPanel } from './panels/unit.ts';
import { positionOfPreset } from './presets.ts';
import { forceList, positionCodec, readyForces, type Position, type State } from './rules.ts';
import { openSight, survey } from './survey.ts';
import { adding } from './tabs.ts';

const both = sideIds.map((id) => ({ id, name: sideNames[id], mark: lookOf(id) }));

export const game: EditedGame<Position, State> = {
  words: {
    empty: 'The board is empty. Add units from the list, or begin with two forces.',
    begin: 'Put two ready-made forces on it',
    bare: 'Add a unit first.',
    text: 'Hexes are column and row from 0, facings 0 to 5 from north clockwise.',
    noFleet: 'This force cannot be read.',
  },
  empty: emptyPosition,
  codec: positionCodec,
  withIds,
  survey,
  isEmpty: ({ units, features }) => units.length === 0 && features === undefined,
  isBare: ({ units }) => units.length === 0,
  has({ state }, thing) {
    const id = idIn(thing);
    if (kindOf(thing) === 'unit') return state.units[id] !== undefined;
    if (kindOf(thing) === 'feature') return state.features[id] !== undefined;
    return kindOf(thing) === 'objective' ? state.objectives[id] !== undefined : kindOf(thing) === 'side';
  },
  remove: removeThing,
  copy: copyThing,
  places,
  ready: () => sideIds.reduce((position, side) => addForce(position, side, readyForces[side]), emptyPosition),
  withFleet(design) {
    const read = forceList.safeParse(design);
    return read.success ? addForce(emptyPosition, read.data.faction, read.data) : undefined;
  },
  ofPreset: positionOfPreset,
  round: ({ match: { round, roundsLeft } }) =>
    roundsLeft === null ? `Round ${round}` : `Round ${round} of ${round + Math.max(1, roundsLeft) - 1}`,
  waitsFor(state) {
    const words = waitsFor(openSight(state));
    const { turn } = state.match;
    return turn === null ? words : `${handName(state, turn)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  },
  chairs: (state) =>
    Object.values(state.hands)
      .flatMap((hand) =>
        hand.seats.map((id, i) => {
          const name = hand.seats.length > 1 ? `${handName(state, hand.id)}, ${i + 1}` : handName(state, hand.id);
          return { id, name, mark: lookOf(hand.side) };
        }),
      )
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  sides: () => [...both, { id: 'neutral', name: 'Neutral', mark: 'n' }],
  sideOf: ({ state }, thing) => (kindOf(thing) === 'unit' ? state.units[idIn(thing)]?.side : undefined),
  list: listed,
  panel(draft, thing = 'match:') {
    const [kind, id] = [kindOf(thing), idIn(thing)];
    if (kind === 'unit') return unitPanel(draft, id);
    if (kind === 'feature') return featurePanel(draft, id);
    return kind === 'objective' ? objectivePanel(draft, id) : matchPanel(draft);
  },
  adding,
  fleets: sideIds.map((faction) => {
    const { name = sideNames[faction], units } = readyForces[faction];
    return { id: faction, name, design: { name, faction, units } };
  }),
};
