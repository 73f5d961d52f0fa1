/** The forces of both sides: those of the scenario, and what was bought for it (FC-SET-1, FC-SET-5, FC-SET-8). */
import type { ForceUnit as ReadyUnit, Scenario } from '../data/scenario.ts';
import { unitCards } from '../data/units.ts';
import { type Force, waits } from '../force/index.ts';
import type { Allegiance, SideId } from '../ids.ts';
import { seatsOf, type DrawnSetup } from '../setup.ts';
import type { State } from '../state.ts';
import type { Unit } from '../table.ts';
import { freshUnit, label } from './units.ts';

const hexOf = (spot: readonly [number, number] | undefined): Unit['at'] =>
  spot === undefined ? null : { col: spot[0], row: spot[1] };

/** Ready-made units in the order of the list, whatever their tabs (FC-REI-14); parents stand before what is aboard. */
function addReady(state: State, side: Allegiance, list: readonly ReadyUnit[], options: DrawnSetup['options']): void {
  for (const ready of list) {
    const parent = Object.values(state.units).find((unit) => unit.side === side && unit.card === ready.aboard);
    const place = ready.reserve === true ? 'reserve' : parent === undefined ? 'board' : 'embarked';
    const ships = ready.card === 'cryo-tray' ? (options.traysPerToken ?? unitCards[ready.card].ships) : undefined;
    const waits = place === 'reserve' || parent?.place === 'reserve';
    const unit = freshUnit({
      ...label(state.units, side, ready.card, waits && options.reservesHidden === true),
      card: ready.card,
      side,
      ...(ships === undefined ? {} : { ships }),
      leader: ready.leader ?? null,
      place,
      parent: parent?.id ?? null,
      at: hexOf(ready.at),
      facing: ready.facing ?? 0,
      free: ready.free === true,
      stars: ready.stars ?? 0,
      artifact: ready.artifact ?? null,
    });
    state.units[unit.id] = unit;
  }
}

/** A bought force; units that start on the board wait for their hex. Parents bring their free squadron (FC-MISC-12). */
function addBought(state: State, side: SideId, bought: Force): void {
  const ids = bought.units.map(() => '');
  const order = [...bought.units.keys()].sort(
    (one, other) =>
      Number(bought.units[one]?.aboard !== undefined) - Number(bought.units[other]?.aboard !== undefined) ||
      one - other,
  );
  for (const index of order) {
    const given = bought.units[index];
    if (given === undefined) continue;
    const parent = given.aboard === undefined ? undefined : ids[given.aboard];
    const place = parent !== undefined ? 'embarked' : given.reserve === true ? 'reserve' : 'board';
    const hidden = waits(bought, given) && state.match.options['reservesHidden'] === true;
    const unit = freshUnit({
      ...label(state.units, side, given.card, hidden),
      card: given.card,
      side,
      leader: given.leader ?? null,
      place,
      parent: parent ?? null,
    });
    state.units[unit.id] = unit;
    ids[index] = unit.id;
    const { squadronAssigned } = unitCards[given.card].abilities;
    if (squadronAssigned === undefined) continue;
    const squadron = freshUnit({
      ...label(state.units, side, squadronAssigned, hidden),
      card: squadronAssigned,
      side,
      place: 'embarked',
      parent: unit.id,
      free: true,
    });
    state.units[squadron.id] = squadron;
  }
}

/** Freighters of scenario 9, as many as agreed (R-FC-199). */
function readyOf(scenario: Scenario, side: SideId, { freighterUnits }: DrawnSetup['options']): readonly ReadyUnit[] {
  const list = scenario.forces[side];
  if (freighterUnits === undefined) return list;
  const freighters = list.filter(({ card }) => card === 'bulk-freighter');
  const more = Array.from({ length: Math.max(0, freighterUnits - freighters.length) }, (_, index): ReadyUnit => ({
    card: 'bulk-freighter',
    leader: 'captain',
    at: [1, 4 + index],
    facing: 2,
    free: true,
  }));
  return [
    ...list.filter(({ card }) => card !== 'bulk-freighter'),
    ...[...freighters, ...more].slice(0, freighters.length === 0 ? 0 : freighterUnits),
  ];
}

/** Whose each unit is: as the setup says, else in turn; what is aboard belongs to whoever has the parent. */
function assignSeats(state: State, given: DrawnSetup, side: SideId, players: ReadonlyMap<string, number>): void {
  const seats = seatsOf(given)[side];
  if (seats.length === 0) return;
  let turn = 0;
  for (const unit of Object.values(state.units)) {
    if (unit.side !== side) continue;
    const parent = unit.parent === null ? undefined : state.units[unit.parent];
    const chosen = given.owners[unit.id] ?? players.get(unit.id);
    if (parent !== undefined && given.owners[unit.id] === undefined) unit.seat = parent.seat;
    else unit.seat = seats[(chosen === undefined ? turn++ : chosen - 1) % seats.length] ?? null;
  }
}

/** Adds the units of both sides and the neutral ones (FC-SET-10). */
export function addForces(state: State, given: DrawnSetup, scenario: Scenario): void {
  for (const side of ['kushan', 'taiidan'] as const) {
    addReady(state, side, readyOf(scenario, side, given.options), given.options);
    const before = new Set(Object.keys(state.units));
    const bought = given.forces[side];
    if (bought !== undefined && scenario.purchase !== null) addBought(state, side, bought);
    const players = new Map<string, number>();
    const chosen = bought?.units.filter(({ aboard }) => aboard === undefined) ?? [];
    const made = Object.values(state.units).filter(({ id, parent }) => !before.has(id) && parent === null);
    made.forEach(({ id }, index) => {
      const player = chosen[index]?.player;
      if (player !== undefined) players.set(id, player);
    });
    assignSeats(state, given, side, players);
  }
  addReady(state, 'neutral', scenario.neutral, given.options);
}
