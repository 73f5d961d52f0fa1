/** Nobody is sent a byte that depends on what it may not know (R-FC-220 to R-FC-225). */
import { describe, expect, it } from 'vitest';
import {
  findLeaks,
  pick,
  play,
  type Random,
  type Seat,
  SeededDice,
  seededRandom,
  throughJson,
  type TrialCommand,
  type Viewer,
} from '../kernel/index.ts';
import type { Command } from './commands.ts';
import { scenarioIds } from './data/scenario.ts';
import { disguised, shownBetween } from './games/disguise.ts';
import { randomForces } from './games/random-force.ts';
import { bent, nonsense } from './games/nonsense.ts';
import { zealot } from './games/zealot.ts';
import type { CardId } from './ids.ts';
import { fleetCommand } from './index.ts';
import { handOf } from './sight.ts';
import { drawnSetup, type DrawnSetup } from './setup.ts';
import type { State } from './state.ts';

const seatsOf = (state: State): Seat[] => Object.values(state.hands).flatMap(({ seats }) => seats);
/** A seat that nobody plays is a stranger's, who may know what the public does. */
const viewersOf = (state: State): Viewer[] => [
  ...[...seatsOf(state), 'seat-9' as const].map((seat): Viewer => ({ kind: 'seat', seat })),
  { kind: 'public' },
  { kind: 'referee' },
];

const decided = (state: State, command: Command, by: Seat) =>
  fleetCommand.decide(state, command, by, new SeededDice(seededRandom(1)));
const evolved = (state: State, events: readonly Parameters<typeof fleetCommand.evolve>[1][]): State =>
  events.reduce<State>((now, event) => fleetCommand.evolve(now, event), state);

/** The cards that a command shows to all; what is set aside in secret shows none. */
function cardsShown(command: Command): CardId[] {
  if (!('card' in command)) return [];
  return [command.card, ...('also' in command && command.also !== undefined ? [command.also] : [])];
}

/** What the viewer could send that the rules refuse: its refusals must be the same whatever is hidden. */
function refusals(state: State, viewer: Viewer, like: Command, random: Random): TrialCommand<Command>[] {
  if (viewer.kind !== 'seat') return [];
  const by = viewer.seat;
  return Array.from({ length: 4 }, (_, index) => (index < 2 ? nonsense(state, random) : bent(like, state, random)))
    .filter((command): command is Command => command !== undefined && !decided(state, command, by).ok)
    .map((command) => ({ by, command }));
}

/** One command of an awaited seat as this viewer lives to see it, in the true state and in a disguise. */
function trialOf(state: State, viewer: Viewer, command: Command, by: Seat, random: Random) {
  const decision = decided(state, command, by);
  if (!decision.ok) throw new Error(decision.reason.sentence);
  const after = evolved(state, decision.events);
  const hand = handOf(state, by);
  const owns = viewer.kind === 'seat' && handOf(state, viewer.seat)?.id === hand?.id;
  const secret = 'cards' in command && !owns;
  const reveals = decision.events.some(({ kind }) => kind === 'commitments-revealed');
  const shown = 'cards' in command ? (reveals ? command.cards : []) : cardsShown(command);
  const known = shownBetween(state, after, viewer, shown, hand?.id ?? '');
  const variant = disguised(state, viewer, random, known);
  // Who sets cards aside in secret may set others aside: nobody else can tell (R-FC-223).
  const instead =
    secret && !reveals
      ? [fleetCommand.standingAnswer(fleetCommand.view(variant, { kind: 'seat', seat: by }), by)]
      : undefined;
  // A shuffle mixes what lies in the hands of others into what the viewer draws next.
  const shuffled = viewer.kind === 'seat' && decision.events.some(({ kind }) => kind === 'deck-shuffled');
  const act: TrialCommand<Command> = { by, command, ...(instead === undefined ? {} : { instead }) };
  return { variant, commands: [...refusals(state, viewer, command, random), ...(shuffled ? [] : [act])] };
}

/** Whole matches in which every step is looked at with all eyes, one of them at a time. */
function leaksOnWalk(given: DrawnSetup, seed: number, most: number): { leaks: string[]; trials: number } {
  const random = seededRandom(seed);
  const match = play(fleetCommand, given, new SeededDice(seededRandom(seed + 1)));
  let trials = 0;
  for (let count = 0; count < most && match.outcome === undefined; count += 1) {
    const by = pick(match.awaiting, random);
    const command = zealot.choose(match.viewOf(by), match.offers(by), by, random);
    const { state } = match;
    for (const viewer of viewersOf(state)) {
      if (random() < 0.3) continue;
      trials += 1;
      const { variant, commands } = trialOf(state, viewer, command, by, random);
      // Who resumes is sent a snapshot of a state that came out of the store.
      const stored = throughJson(variant) as State;
      const leaks = findLeaks(fleetCommand, {
        state,
        variants: [variant, stored],
        viewer,
        commands: doubled(commands),
      });
      if (leaks.length > 0)
        return {
          trials,
          leaks: leaks.map((leak) => `seed ${seed}, command ${count + 1}, ${command.kind} of ${by}: ${leak}`),
        };
    }
    match.apply(command, by);
  }
  return { leaks: [], trials };
}

/** The same in place of the command for both variants. */
const doubled = (commands: readonly TrialCommand<Command>[]): TrialCommand<Command>[] =>
  commands.map((each) =>
    each.instead === undefined ? each : { ...each, instead: [...each.instead, ...each.instead] },
  );

const two = { kushan: 1, taiidan: 1 };
const forces = randomForces('last-stand', seededRandom(5));
const walks: readonly [string, DrawnSetup, number][] = [
  ...scenarioIds
    .filter((id) => !['freeform-battle', 'convoy', 'last-stand'].includes(id))
    .map((scenario): [string, DrawnSetup, number] => [scenario, drawnSetup.parse({ scenario, players: two }), 25]),
  [
    'partners with hands of their own',
    drawnSetup.parse({ scenario: 'last-stand', players: { kushan: 2, taiidan: 2 }, forces }),
    50,
  ],
  [
    'partners with one hand',
    drawnSetup.parse({ scenario: 'fools-gold', players: { kushan: 2, taiidan: 1 }, options: { teamHands: 'shared' } }),
    45,
  ],
  [
    'the automated enemy, with all windows',
    drawnSetup.parse({
      scenario: 'first-contact',
      players: { kushan: 1, taiidan: 0 },
      options: { fastWindows: false },
    }),
    45,
  ],
];

describe.each(walks)('%s', { timeout: 120_000 }, (_name, given, most) => {
  it.each([1, 2])('tells nobody what is hidden, seed %i', (seed) => {
    const { leaks, trials } = leaksOnWalk(given, seed, most);
    expect(leaks).toEqual([]);
    expect(trials).toBeGreaterThan(most);
  });
});

describe('the trial', () => {
  const match = play(fleetCommand, drawnSetup.parse({ scenario: 'fools-gold' }), new SeededDice(seededRandom(3)));
  const mine: Viewer = { kind: 'seat', seat: 'seat-1' };
  const other = disguised(match.state, mine, seededRandom(4));

  it('does change what is hidden', () => {
    const { secrets } = match.state;
    expect(other.secrets.deck).not.toEqual(secrets.deck);
    expect(other.secrets.values).not.toEqual(secrets.values);
    expect(other.secrets.hands['taiidan']).not.toEqual(secrets.hands['taiidan']);
    expect(other.secrets.hands['kushan']).toEqual(secrets.hands['kushan']);
  });

  it('finds a view, a refusal and a log line that tell', () => {
    const state = match.state;
    const trial = { state, variants: [other], viewer: mine };
    const loose = (change: object) => ({ ...fleetCommand, ...change });
    const telling = (table: State, who: Viewer) => ({
      ...fleetCommand.view(table, who),
      rest: { cards: JSON.stringify(table.secrets.hands) },
    });
    expect(findLeaks(fleetCommand, trial)).toEqual([]);
    expect(findLeaks(loose({ view: telling }) as typeof fleetCommand, trial)).not.toEqual([]);
    const reason = (table: State) => ({
      code: 'no',
      rule: 'FC-ORD-8',
      sentence: String(table.secrets.hands['taiidan']),
    });
    const blurts = loose({ decide: (table: State) => ({ ok: false, reason: reason(table) }) }) as typeof fleetCommand;
    expect(findLeaks(blurts, { ...trial, commands: [{ by: 'seat-1', command: { kind: 'pass' } }] })).not.toEqual([]);
    const chatty = loose({
      narrate: (_event: unknown, before: State | undefined) => ({
        parts: [String(before?.secrets.values['asteroids-1'])],
        rules: [],
        tone: 'act',
      }),
    }) as typeof fleetCommand;
    const command = fleetCommand.standingAnswer(match.viewOf('seat-1'), 'seat-1');
    expect(findLeaks(chatty, { ...trial, commands: [{ by: 'seat-1', command }] })).not.toEqual([]);
  });
});
