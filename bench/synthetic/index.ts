/**
 * A tiny ruleset for benchmarks and for tests of the server: two fleets that take turns. `move` is the benchmark's
 * move; `volley` takes dice; `note` is a secret of its seat; `concede` ends the match.
 */
import type { Decision, LogLine, Result, Ruleset, Seat, View, Viewer } from '@broadside/rules/kernel';
import { z } from 'zod';
import { boardSize, newShip, shipsPerSide } from './fleet.ts';
import type { Ship } from './fleet.ts';

export { moveFor } from './fleet.ts';

const shipIndex = z
  .int()
  .min(0)
  .max(2 * shipsPerSide - 1);
const coordinate = z
  .int()
  .min(0)
  .max(boardSize - 1);

export const Command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), ship: shipIndex, x: coordinate, y: coordinate, target: shipIndex }),
  z.strictObject({ kind: z.literal('volley'), target: shipIndex }),
  z.strictObject({ kind: z.literal('note'), text: z.string().max(200) }),
  z.strictObject({ kind: z.literal('concede') }),
]);
export type Command = z.infer<typeof Command>;

export const Event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('started'), fleets: z.literal(2) }),
  z.strictObject({
    kind: z.literal('moved'),
    ship: shipIndex,
    x: z.int(),
    y: z.int(),
    heading: z.int(),
    target: shipIndex,
    hp: z.int(),
    damage: z.int(),
  }),
  z.strictObject({ kind: z.literal('fired'), target: shipIndex, faces: z.array(z.int()), hp: z.int() }),
  z.strictObject({ kind: z.literal('noted'), side: z.int(), text: z.string() }),
  z.strictObject({ kind: z.literal('conceded'), side: z.int() }),
]);
export type Event = z.infer<typeof Event>;

/** What everybody sees, as a flat map of records: the ships by id, whose turn it is, and how it ended. */
export interface Table {
  readonly [id: string]: unknown;
  readonly turn: { readonly number: number; readonly round: number; readonly active: number };
  readonly result: { readonly conceded: number | null };
  /** Empty here; a seat sees its own note in this place. */
  readonly note: { readonly text: string };
}

export interface State {
  readonly table: Table;
  readonly notes: readonly [string, string];
}

export type Setup = Record<string, never>;
export type Offer = Command;

const seatOf = (side: number): Seat => `seat-${side + 1}`;
const sideOf = (seat: Seat): number => Number(seat.slice('seat-'.length)) - 1;
/** Made once, as a game's ids are: a key that is put together for each look-up costs more than the look-up. */
const shipIds = Array.from({ length: 2 * shipsPerSide }, (_, index) => `ship-${String(index)}`);
const shipId = (index: number): string => shipIds[index] ?? '';

function refuse(code: string, sentence: string): Decision<Event> {
  return { ok: false, reason: { code, rule: 'SYN-1', sentence } };
}

function ship(state: State, index: number): Ship {
  const found = state.table[shipId(index)];
  if (found === undefined) throw new Error(`There is no ship ${String(index)}.`);
  return found as Ship;
}

function illegal(state: State, command: Command, side: number): Decision<Event> | undefined {
  if (command.kind === 'concede') return undefined;
  if (side !== state.table.turn.active)
    return refuse('not-your-turn', 'It is the other side to move. Wait for its move.');
  if (command.kind === 'note') return undefined;
  if (ship(state, command.target).side === side) return refuse('friendly-target', 'Choose a ship of the other side.');
  if (command.kind === 'move' && ship(state, command.ship).side !== side)
    return refuse('not-your-ship', 'This ship is not yours. Move one of your own.');
  return undefined;
}

function decide(state: State, command: Command, by: Seat, dice: Parameters<typeof ruleset.decide>[3]): Decision<Event> {
  const side = sideOf(by);
  const refused = illegal(state, command, side);
  if (refused !== undefined) return refused;
  switch (command.kind) {
    case 'move':
      return { ok: true, events: [moved(state, command)] };
    case 'volley': {
      const faces = [...dice.roll(6, 3, 'volley')];
      const hp = left(
        ship(state, command.target),
        faces.reduce((sum, face) => sum + face, 0),
      );
      return { ok: true, events: [{ kind: 'fired', target: command.target, faces, hp }] };
    }
    case 'note':
      return { ok: true, events: [{ kind: 'noted', side, text: command.text }] };
    case 'concede':
      return { ok: true, events: [{ kind: 'conceded', side }] };
  }
}

function moved(state: State, command: Extract<Command, { kind: 'move' }>): Event {
  const own = ship(state, command.ship);
  const dx = command.x - own.x;
  const dy = command.y - own.y;
  const damage = 5 + ((dx * dx + dy * dy) % 7);
  return {
    kind: 'moved',
    ship: command.ship,
    x: command.x,
    y: command.y,
    heading: (Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 360) % 360,
    target: command.target,
    hp: left(ship(state, command.target), damage),
    damage,
  };
}

/** Hit points after the damage; a ship that is lost comes back whole, so that the game never ends by itself. */
function left(target: Ship, damage: number): number {
  return target.hp > damage ? target.hp - damage : target.maxHp;
}

function evolve(state: State | undefined, event: Event): State {
  if (event.kind === 'started') return firstState();
  if (state === undefined) throw new Error('A match begins with started.');
  switch (event.kind) {
    case 'moved': {
      const own = { ...ship(state, event.ship), x: event.x, y: event.y, heading: event.heading };
      const target = { ...ship(state, event.target), hp: event.hp };
      return changed(state, { [shipId(event.ship)]: own, [shipId(event.target)]: target, turn: nextTurn(state) });
    }
    case 'fired': {
      const target = { ...ship(state, event.target), hp: event.hp };
      return changed(state, { [shipId(event.target)]: target, turn: nextTurn(state) });
    }
    case 'noted': {
      const notes: State['notes'] = event.side === 0 ? [event.text, state.notes[1]] : [state.notes[0], event.text];
      return { ...changed(state, { turn: nextTurn(state) }), notes };
    }
    case 'conceded':
      return changed(state, { result: { conceded: event.side } });
  }
}

/** Field by field: a copy of one record is made in one go, a second one spread over it is not. */
function changed(state: State, records: Readonly<Record<string, unknown>>): State {
  const table: Record<string, unknown> = { ...state.table };
  for (const id in records) table[id] = records[id];
  return { ...state, table: table as Table };
}

function firstState(): State {
  const ships = Array.from({ length: 2 * shipsPerSide }, (_, index) => [shipId(index), newShip(index)] as const);
  const turn = { number: 0, round: 1, active: 0 };
  return {
    table: { ...Object.fromEntries(ships), turn, result: { conceded: null }, note: { text: '' } },
    notes: ['', ''],
  };
}

function nextTurn({ table: { turn } }: State): Table['turn'] {
  return { number: turn.number + 1, round: turn.round + turn.active, active: 1 - turn.active };
}

/** Everybody sees the table; only a seat sees its own note. Where there is none, all views are one object. */
function view(state: State, who: Viewer): View {
  const text = who.kind === 'seat' ? state.notes[sideOf(who.seat) === 0 ? 0 : 1] : '';
  return (text === '' ? state.table : { ...state.table, note: { text } }) as View;
}

function narrate(event: Event, before: State | undefined, _after: State, who: Viewer): LogLine | undefined {
  if (event.kind === 'started') return { parts: ['Round 1'], rules: ['SYN-1'], tone: 'phase' };
  if (before === undefined) return undefined;
  switch (event.kind) {
    case 'moved': {
      const own = ship(before, event.ship);
      const target = ship(before, event.target);
      const hit = `moves to ${String(event.x)},${String(event.y)} and hits ${target.name} for ${String(event.damage)}`;
      return { parts: [`${own.name} ${hit}`], rules: ['SYN-1'], tone: 'act' };
    }
    case 'fired': {
      const target = ship(before, event.target);
      const roll = {
        label: 'Volley',
        seat: seatOf(1 - target.side),
        sides: 6,
        faces: event.faces,
        need: 1,
        counted: 3,
      };
      return { parts: [`A volley at ${target.name}`], rules: ['SYN-2'], tone: 'roll', rolls: [roll] };
    }
    case 'noted':
      if (who.kind !== 'seat' || sideOf(who.seat) !== event.side) return undefined;
      return { parts: [`You note: ${event.text}`], rules: ['SYN-3'], tone: 'act' };
    case 'conceded':
      return { parts: [`Side ${String(event.side + 1)} concedes`], rules: ['SYN-4'], tone: 'score' };
  }
}

function activeSide(seen: View): number {
  return Number(seen['turn']?.['active']);
}

function offers(seen: View, by: Seat): readonly Offer[] {
  if (sideOf(by) !== activeSide(seen) || seen['result']?.['conceded'] !== null) return [];
  const side = sideOf(by);
  const own = side * shipsPerSide;
  const targets = Array.from({ length: shipsPerSide }, (_, index) => (1 - side) * shipsPerSide + index);
  return targets.flatMap((target, index): Offer[] => [
    { kind: 'move', ship: own + index, x: 10 * index, y: 500, target },
    { kind: 'volley', target },
  ]);
}

const State = z.custom<State>((value) => typeof value === 'object' && value !== null && 'table' in value);

const ruleset: Ruleset<State, Command, Event, View, Offer, Setup, State> = {
  id: 'synthetic',
  name: 'Synthetic',
  edition: '1',
  seats: { min: 2, max: 2 },
  codec: {
    setup: z.strictObject({}),
    command: Command,
    event: Event,
    state: State,
    view: z.custom<View>(),
    position: State,
  },
  presets: [{ id: 'two-fleets', name: 'Two fleets', note: '12 ships a side', minutes: 10, first: true, setup: {} }],
  options: [],
  optionsOf: () => ({}),
  withOptions: (given) => given,
  seatsOf: () => [
    { seat: 'seat-1', team: 0, side: 'First' },
    { seat: 'seat-2', team: 1, side: 'Second' },
  ],
  start: () => ({ ok: true, events: [{ kind: 'started', fleets: 2 }] }),
  decide,
  evolve,
  awaiting: (state) => (state.table.result.conceded === null ? [seatOf(state.table.turn.active)] : []),
  reveals: (event) => event.kind === 'fired',
  view,
  narrate,
  offers,
  check: (seen, command, by) => {
    if (command.kind === 'concede' || sideOf(by) === activeSide(seen)) return undefined;
    return { code: 'not-your-turn', rule: 'SYN-1', sentence: 'It is the other side to move. Wait for its move.' };
  },
  sample: (_seen, offer) => offer,
  concession: () => ({ kind: 'concede' }),
  standingAnswer: () => ({ kind: 'concede' }),
  setUp: () => undefined,
  bots: [
    {
      name: 'Drifter',
      note: 'Takes whatever comes.',
      choose: (_seen, choices, _by, random) => choices[Math.floor(random() * choices.length)] ?? { kind: 'concede' },
    },
  ],
  fromPosition: (position): Result<State> => ({ ok: true, value: position }),
  toPosition: (state) => state,
  outcome: (state) =>
    state.table.result.conceded === null
      ? undefined
      : { winner: seatOf(1 - state.table.result.conceded), reason: 'conceded', points: { 'seat-1': 0, 'seat-2': 0 } },
  explaining: async () => (await import('./explaining.ts')).explaining,
  rules: () => Promise.resolve({}),
};

export const synthetic = ruleset;
