/** From a state to a position as people write it, with every value that the game changes spelled out. */
import type { Hex } from '../ids.ts';
import type { State } from '../state.ts';
import type { Feature, Hand, Unit } from '../table.ts';
import type { Position, PositionFeature, PositionHand, PositionUnit } from './codec.ts';

const spot = ({ col, row }: Hex): [number, number] => [col, row];

function unitOf({ at, parent, artifact, lockedWith, ...unit }: Unit): PositionUnit {
  return {
    ...unit,
    ...(at === null ? {} : { at: spot(at) }),
    ...(parent === null ? {} : { parent }),
    ...(artifact === null ? {} : { artifact }),
    ...(lockedWith === null ? {} : { lockedWith }),
  };
}

function featureOf(state: State, { at, ...feature }: Feature): PositionFeature {
  const value = state.secrets.values[feature.id];
  return {
    ...feature,
    ...(at === null ? {} : { at: spot(at) }),
    ...(value === undefined ? {} : { value }),
  };
}

function handOf(state: State, hand: Hand): PositionHand {
  const committed = state.secrets.committed[hand.id];
  return {
    cards: state.secrets.hands[hand.id] ?? [],
    side: hand.side,
    seats: hand.seats,
    hand: hand.handValue,
    play: hand.playValue,
    used: hand.playUsed,
    passed: hand.passed,
    played: hand.played,
    interrupts: hand.interrupts,
    ...(committed === undefined ? {} : { committed }),
  };
}

/** `fromPosition` of it gives the same state back, wherever somebody has a decision to make. */
export function toPosition(state: State): Position {
  const { match } = state;
  return {
    scenario: match.scenario,
    ...(match.custom === undefined ? {} : { custom: match.custom }),
    ...(match.reserveFrom === undefined ? {} : { reserveFrom: match.reserveFrom }),
    board: [match.board.cols, match.board.rows],
    roundsLeft: match.roundsLeft,
    round: match.round,
    step: match.step,
    order: match.order,
    ...(match.turn === null ? {} : { turn: match.turn }),
    valour: match.valour,
    options: match.options,
    ...(match.outcome === null ? {} : { outcome: match.outcome }),
    zones: match.zones.map(({ hexes, ...zone }) => ({ ...zone, hexes: hexes.map(spot) })),
    sides: Object.fromEntries(Object.values(state.sides).map(({ id, ...side }) => [id, side])),
    hands: Object.fromEntries(Object.values(state.hands).map((hand) => [hand.id, handOf(state, hand)])),
    deck: [...state.secrets.deck].reverse(),
    discards: match.discards,
    units: Object.values(state.units).map(unitOf),
    features: Object.values(state.features).map((feature) => featureOf(state, feature)),
    objectives: Object.values(state.objectives),
    pending: state.frames,
  };
}
