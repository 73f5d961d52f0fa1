/** From a written position to a state. */
import { hexKey, onBoard } from '../../geometry/hex/index.ts';
import type { Result, Seat } from '../../kernel/contract.ts';
import { fullDeck } from '../data/deck.ts';
import { factions } from '../data/factions.ts';
import { optionDefaults } from '../data/options.ts';
import { standardBoard } from '../data/scenario.ts';
import { unitCards } from '../data/units.ts';
import { awaiting } from '../flow.ts';
import type { Frame } from '../frames.ts';
import type { CardId, HandId, ObjectiveId, SideId } from '../ids.ts';
import { valuesOf } from '../phases/round/values.ts';
import { scenarioOfMatch } from '../scenario/ready.ts';
import type { State } from '../state.ts';
import type { Hand, MatchViewRecord, Objective, Side } from '../table.ts';
import type { Position, PositionHand } from './codec.ts';
import { zonesOf } from '../unit/zones.ts';
import { addFeatures, addUnits } from './records.ts';

const sides = ['kushan', 'taiidan'] as const;

const scenarioOf = ({ scenario, custom }: Position) => scenarioOfMatch({ scenario: scenario ?? 'open', custom });

const isAutomated = (position: Position, side: SideId): boolean => position.sides?.[side]?.automated === true;

function sideOf(position: Position, id: SideId): Side {
  return {
    id,
    automated: false,
    stars: 0,
    harvested: 0,
    medals: 0,
    valourUsed: false,
    factionCardUsed: false,
    bank: [],
    ...definedOf(position.sides?.[id] ?? {}),
  };
}

/** Without the fields that stand there as undefined. */
const definedOf = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** The hands that are written, and one for each side that nobody has written a hand for. */
function writtenHands(position: Position): [id: string, written: PositionHand][] {
  const given = Object.entries(position.hands ?? {}).map(([id, written]): [string, PositionHand] => [
    id,
    Array.isArray(written) ? { cards: written } : written,
  ]);
  for (const side of sides)
    if (!isAutomated(position, side) && !given.some((hand) => sideOfHand(...hand) === side || hand[0].startsWith(side)))
      given.push([side, {}]);
  return given.sort(([one], [other]) => (one < other ? -1 : 1));
}

const sideOfHand = (id: string, { side }: PositionHand): SideId | undefined =>
  side ?? sides.find((each) => id.startsWith(each));

function seatsOfHand(position: Position, side: SideId, { seats }: PositionHand): readonly Seat[] {
  const first = side === 'kushan' || sides.some((each) => isAutomated(position, each));
  return seats ?? [first ? 'seat-1' : 'seat-2'];
}

/** The seats of each side, as its hands have them. */
export function positionSeats(position: Position): Readonly<Record<SideId, readonly Seat[]>> {
  const of = (wanted: SideId): Seat[] =>
    writtenHands(position).flatMap(([id, written]) =>
      sideOfHand(id, written) === wanted ? seatsOfHand(position, wanted, written) : [],
    );
  return { kushan: of('kushan'), taiidan: of('taiidan') };
}

/**
 * FC-COMP-8, R-FC-244: what keeps people from sitting down at a position. In one of a match under way a seat may be
 * missing: a member of a team has conceded (R-FC-226).
 */
export function chairProblem(position: Position): string | undefined {
  const all = sides.flatMap((side) => positionSeats(position)[side]);
  if (all.every((_, index) => all.includes(`seat-${index + 1}`))) return undefined;
  return `The hands have the seats ${all.join(', ')}. Number them from seat-1 to seat-${all.length} for a match.`;
}

/** FC-COMP-8: one to four people, each with one hand. */
function seatProblems(position: Position, { units }: State): string[] {
  const seats = positionSeats(position);
  const all = sides.flatMap((side) => seats[side]);
  if (all.length < 1 || all.length > 4)
    return [`The hands have ${all.length} seats. One to four people play: give each of them one hand.`];
  if (new Set(all).size < all.length) return [`The hands have the seats ${all.join(', ')}. Give each seat one hand.`];
  return Object.values(units).flatMap(({ name, side, seat }) =>
    side === 'neutral' || seat === null || seats[side].includes(seat)
      ? []
      : [`${name} belongs to ${seat}, who does not play the ${factions[side].name}. Give it a seat of its side.`],
  );
}

function addHands(position: Position, state: State, problems: string[]): void {
  for (const [id, written] of writtenHands(position)) {
    const side = sideOfHand(id, written);
    if (side === undefined) {
      problems.push(`The hand ${id} belongs to no side. Give it a side, kushan or taiidan.`);
      continue;
    }
    const seats = [...seatsOfHand(position, side, written)];
    const cards = [...(written.cards ?? [])].sort();
    state.secrets.hands[id] = cards;
    if (written.committed !== undefined) state.secrets.committed[id] = [...written.committed];
    state.hands[id] = {
      id,
      side,
      seats,
      cards: cards.length,
      handValue: 0,
      playValue: 0,
      playUsed: written.used ?? 0,
      passed: written.passed ?? false,
      played: written.played ?? [],
      interrupts: written.interrupts ?? [],
    };
  }
}

/** Values of the round, which follow from the units unless they are written (R-FC-25). */
function valueHands(position: Position, state: State): void {
  for (const [id, written] of writtenHands(position)) {
    const hand = state.hands[id];
    if (hand === undefined) continue;
    const { hand: handValue, play } = valuesOf(state, hand);
    hand.handValue = written.hand ?? handValue;
    hand.playValue = written.play ?? play;
  }
}

/** Every card of the deck that is nowhere else. */
function restOfDeck(position: Position, state: State): CardId[] {
  const rest = [...fullDeck];
  const elsewhere = [
    ...(position.discards ?? []),
    ...Object.values(state.secrets.hands).flat(),
    ...Object.values(state.secrets.committed).flat(),
    ...Object.values(state.hands).flatMap((hand) => hand.played.map(({ card }) => card)),
  ];
  for (const card of elsewhere) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Those that are written, or else those of the scenario. */
export function objectivesOf(position: Position): Record<ObjectiveId, Objective> {
  const list =
    position.objectives ??
    scenarioOf(position)
      ?.objectives.filter(({ harvest }) => harvest !== true)
      .map(({ id, side, text, medals, target }): Objective => ({
        id,
        side,
        text,
        medals,
        target,
        status: 'open',
        progress: 0,
      })) ??
    [];
  return Object.fromEntries(list.map((objective) => [objective.id, objective]));
}

/** The match itself, which does not follow from the units. */
export function matchOf(position: Position, hands: Readonly<Record<HandId, Hand>>): MatchViewRecord {
  const scenario = scenarioOf(position);
  const { cols: usualCols, rows: usualRows } = scenario?.board ?? standardBoard;
  const [cols, rows] = position.board ?? [usualCols, usualRows];
  const automated = sides.filter((side) => isAutomated(position, side));
  const order = position.order ?? [...Object.keys(hands), ...automated];
  const step = position.step ?? ((position.outcome ?? null) === null ? 'play' : 'over');
  const playCap = scenario?.rules.playCap;
  return {
    scenario: position.scenario ?? 'open',
    board: { cols, rows },
    ...(position.custom === undefined ? {} : { custom: position.custom }),
    ...(position.reserveFrom === undefined ? {} : { reserveFrom: position.reserveFrom }),
    roundsLeft: position.roundsLeft === undefined ? 5 : position.roundsLeft,
    round: position.round ?? 1,
    step,
    order,
    turn: step === 'play' ? (position.turn ?? order[0] ?? null) : null,
    deckCards: 0,
    discards: position.discards ?? [],
    valour: position.valour ?? 'beside',
    zones:
      position.zones?.map(({ side, kind, seat, hexes }) => ({
        side,
        kind: kind ?? 'setup',
        ...(seat === undefined ? {} : { seat }),
        hexes: hexes.map(([col, row]) => ({ col, row })),
      })) ??
      (scenario === undefined
        ? sides.map((side) => ({ side, kind: 'setup', hexes: [] }))
        : zonesOf(scenario, positionSeats(position))),
    options: {
      ...optionDefaults,
      fastWindows: automated.length > 0,
      ...(playCap === undefined ? {} : { playCap }),
      ...position.options,
    },
    outcome: position.outcome ?? null,
  };
}

/** What a match waits for at this step, where the position does not say. */
function usualFrames(match: MatchViewRecord): Frame[] {
  const { step, order } = match;
  if (step === 'draw') return [{ kind: 'draw', committed: [] }];
  if (step === 'initiative') return [{ kind: 'initiative', committed: [] }];
  if (step === 'clean-up') return [{ kind: 'clean-up' }];
  const hand = match.turn ?? order[0];
  if (step === 'over' || hand === undefined) return [];
  const place = Math.max(0, order.indexOf(hand));
  if (step === 'play') return [{ kind: 'turn', hand, place, stage: 'act', passing: [] }];
  return [
    { kind: 'turn', hand, place, stage: 'begin', passing: [] },
    { kind: 'deployment', side: 'kushan' },
  ];
}

/**
 * Units stand on the board, one in a hex, with no more ships than their card has; who is on its way may be passing
 * through the hex of another (R-FC-80).
 */
function standingProblems(state: State): string[] {
  const problems: string[] = [];
  const moving = new Set(state.frames.flatMap((frame) => (frame.kind === 'moving' ? [frame.unit] : [])));
  const taken = new Map<string, string>();
  for (const unit of Object.values(state.units)) {
    const full = unitCards[unit.card].ships;
    if (unit.ships > full && unit.card !== 'cryo-tray')
      problems.push(`${unit.name} has ${unit.ships} ships. A full unit has ${full}.`);
    if (unit.at === null) continue;
    const where = `[${unit.at.col}, ${unit.at.row}]`;
    if (!onBoard(unit.at, state.match.board)) problems.push(`${unit.name} stands off the board at ${where}.`);
    if (moving.has(unit.id)) continue;
    const other = taken.get(hexKey(unit.at));
    if (other !== undefined) problems.push(`${unit.name} and ${other} stand in one hex, ${where}. Move one of them.`);
    taken.set(hexKey(unit.at), unit.name);
  }
  return problems;
}

function flowProblems(state: State): string[] {
  const { match } = state;
  if (match.outcome !== null || awaiting(state).length > 0) return [];
  return [
    `Nobody has anything to decide at the ${match.step} step of this position: a match passes over such a moment by itself.`,
  ];
}

/** The state that a position describes as far as it can be read, and every problem of it in sentences for a player. */
export function surveyPosition(position: Position): { readonly state: State; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const state: State = {
    match: matchOf(position, {}),
    sides: Object.fromEntries(sides.map((side) => [side, sideOf(position, side)])),
    hands: {},
    units: {},
    features: {},
    objectives: objectivesOf(position),
    frames: [],
    secrets: { deck: [], hands: {}, committed: {}, values: {}, surveys: { kushan: [], taiidan: [] } },
  };
  addHands(position, state, problems);
  state.match = matchOf(position, state.hands);
  addFeatures(position, state, problems);
  addUnits(position, state, problems);
  valueHands(position, state);
  state.secrets.deck = position.deck === undefined ? restOfDeck(position, state) : [...position.deck].reverse();
  state.match.deckCards = state.secrets.deck.length;
  state.frames = position.pending ?? usualFrames(state.match);
  problems.push(...seatProblems(position, state), ...standingProblems(state));
  if (problems.length === 0) problems.push(...flowProblems(state));
  return { state, problems };
}

/** The state that a position describes, or every problem of it in sentences for a player. */
export function fromPosition(position: Position): Result<State> {
  const { state, problems } = surveyPosition(position);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}
