/**
 * The smallest game with any number of seats, in teams, and with a side that nobody plays, for tests of what is shown of
 * matches: seats take turns, each turn scores, and the automated side scores with each round.
 */
import type { Decision, MatchNow, MatchStanding, Result, Ruleset, Seat, View } from '@broadside/rules/kernel';
import { z } from 'zod';

const Setup = z.strictObject({ teams: z.array(z.int().min(0).max(3)).min(1).max(4), automated: z.boolean() });
type Setup = z.infer<typeof Setup>;
const Command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('score'), points: z.int().min(0).max(9) }),
  z.strictObject({ kind: z.literal('concede') }),
]);
type Command = z.infer<typeof Command>;
const Event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('began'), setup: Setup }),
  z.strictObject({ kind: z.literal('scored'), seat: z.int(), points: z.int() }),
  z.strictObject({ kind: z.literal('conceded'), seat: z.int() }),
]);
type Event = z.infer<typeof Event>;

interface State {
  readonly setup: Setup;
  /** Turns that were taken. */
  readonly turns: number;
  /** By seats. */
  readonly scores: readonly number[];
  readonly conceded: number | null;
}

const words = ['Red', 'Blue', 'Green', 'Grey'] as const;
const seatAt = (index: number): Seat => `seat-${index + 1}`;
const indexOf = (seat: Seat): number => Number(seat.slice('seat-'.length)) - 1;
const teamsIn = ({ teams }: Setup): number[] => [...new Set(teams)].sort((a, b) => a - b);
const activeIn = ({ setup, turns }: State): number => turns % setup.teams.length;
const roundIn = ({ setup, turns }: State): number => Math.floor(turns / setup.teams.length) + 1;
const tableIn = (seen: View): State => seen['table'] as unknown as State;

const view = (state: State): View => ({ table: state as unknown as View[string] });

function decide(state: State, command: Command, by: Seat): Decision<Event> {
  if (command.kind === 'concede') return { ok: true, events: [{ kind: 'conceded', seat: indexOf(by) }] };
  if (indexOf(by) !== activeIn(state))
    return { ok: false, reason: { code: 'not-your-turn', rule: 'SEA-1', sentence: 'Wait for your turn.' } };
  return { ok: true, events: [{ kind: 'scored', seat: indexOf(by), points: command.points }] };
}

function evolve(state: State | undefined, event: Event): State {
  if (event.kind === 'began')
    return { setup: event.setup, turns: 0, scores: event.setup.teams.map(() => 0), conceded: null };
  if (state === undefined) throw new Error('A match begins with began.');
  if (event.kind === 'conceded') return { ...state, conceded: event.seat };
  const scores = state.scores.map((score, seat) => (seat === event.seat ? score + event.points : score));
  return { ...state, turns: state.turns + 1, scores };
}

function standing(seen: View): MatchStanding {
  const state = tableIn(seen);
  const { teams, automated } = state.setup;
  const sides = teamsIn(state.setup).map((team) => {
    const own = teams.flatMap((each, seat) => (each === team ? [seat] : []));
    const score = own.reduce((sum, seat) => sum + (state.scores[seat] ?? 0), 0);
    return { seats: own.map(seatAt), name: words[team] ?? '', score: [score] };
  });
  const enemy = { seats: [], name: 'The enemy', score: [roundIn(state)] };
  return { round: roundIn(state), counts: ['points'], sides: automated ? [...sides, enemy] : sides, ships: [] };
}

function happening(seen: View): MatchNow {
  const state = tableIn(seen);
  const about = { round: roundIn(state), of: 6 };
  if (state.conceded !== null)
    return { ...about, label: 'Match over', phase: 'Result', sentence: ['Somebody has conceded.'], over: true };
  const active = words[state.setup.teams[activeIn(state)] ?? 0] ?? '';
  return {
    ...about,
    ...{ label: `Round ${String(about.round)} of 6`, phase: 'Turns', sentence: [`${active} scores.`], over: false },
  };
}

/** Its presets are two, three and four seats, two teams of two, and one seat against the automated side. */
const setups: readonly (readonly [string, Setup])[] = [
  ['two', { teams: [0, 1], automated: false }],
  ['three', { teams: [0, 1, 2], automated: false }],
  ['four', { teams: [0, 1, 2, 3], automated: false }],
  ['pairs', { teams: [0, 1, 0, 1], automated: false }],
  ['alone', { teams: [0], automated: true }],
];

export const seated: Ruleset<State, Command, Event, View, Command, Setup, State> = {
  id: 'seated',
  name: 'Seated',
  edition: '1',
  seats: { min: 1, max: 4 },
  codec: {
    setup: Setup,
    command: Command,
    event: Event,
    state: z.custom<State>(),
    view: z.custom<View>(),
    position: z.custom<State>(),
  },
  presets: setups.map(([id, setup], i) => ({
    id,
    name: id,
    note: id,
    minutes: 5,
    setup,
    ...(i === 0 && { first: true }),
  })),
  options: [],
  optionsOf: () => ({}),
  withOptions: (given) => given,
  seatsOf: ({ teams }) => teams.map((team, i) => ({ seat: seatAt(i), team, side: words[team] ?? '' })),
  start: (setup) => ({ ok: true, events: [{ kind: 'began', setup }] }),
  decide,
  evolve,
  awaiting: (state) => (state.conceded === null ? [seatAt(activeIn(state))] : []),
  reveals: () => false,
  view,
  narrate: (event, before) => {
    if (event.kind === 'began') return { parts: ['Round 1 of 6'], rules: ['SEA-1'], tone: 'phase' };
    const name = words[before?.setup.teams[event.seat] ?? 0] ?? '';
    const did = event.kind === 'conceded' ? 'concedes' : `scores ${String(event.points)}`;
    const closes = before !== undefined && roundIn(evolve(before, event)) > roundIn(before);
    return { parts: [`${name} ${did}`], rules: ['SEA-1'], tone: 'act', ...(closes && { cue: { is: 'round' } }) };
  },
  offers: (seen, by) =>
    tableIn(seen).conceded === null && indexOf(by) === activeIn(tableIn(seen)) ? [{ kind: 'score', points: 3 }] : [],
  check: (seen, command, by) =>
    command.kind === 'concede' || indexOf(by) === activeIn(tableIn(seen))
      ? undefined
      : { code: 'not-your-turn', rule: 'SEA-1', sentence: 'Wait for your turn.' },
  sample: (_seen, offer) => offer,
  concession: () => ({ kind: 'concede' }),
  standingAnswer: () => ({ kind: 'score', points: 0 }),
  setUp: () => undefined,
  bots: [{ name: 'counter', note: 'Scores three.', choose: () => ({ kind: 'score', points: 3 }) }],
  fromPosition: (position): Result<State> => ({ ok: true, value: position }),
  toPosition: (state) => state,
  outcome: ({ conceded, setup }) => {
    if (conceded === null) return undefined;
    const lost = setup.teams[conceded];
    const winners = setup.teams.flatMap((team, i) => (team === lost ? [] : [seatAt(i)]));
    const points = Object.fromEntries(setup.teams.map((_team, i) => [seatAt(i), 0]));
    return { winner: winners.length === 1 ? (winners[0] ?? null) : null, winners, reason: 'conceded', points };
  },
  story: { standing, honours: { sank: '', hits: '', stopped: '', unhurt: '' } },
  explaining: () =>
    Promise.resolve({
      primer: { aim: 'To score.', phases: [{ name: 'Turns', text: 'Seats take turns.' }], words: [] },
      happening,
      ship: () => undefined,
      attackDice: { defence: 'else' },
    }),
  rules: () => Promise.resolve({}),
};
