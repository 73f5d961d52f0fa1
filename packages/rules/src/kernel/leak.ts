/**
 * The leak oracle: what a viewer may not know must not change a single byte that this viewer is sent.
 *
 * It is given states that differ only in what the viewer may not know, and compares as text all that the viewer would
 * get: the view (with the order of its records and fields), the seats awaited, the outcome, the offers and the standing
 * answer, and then, along commands given to all of them with the same dice, every change, log line and rejection.
 */
import type { Dice, LogLine, Random, Rejection, Ruleset, Seat, View, Viewer } from './contract.ts';
import { pick, SeededDice, seededRandom } from './dice.ts';
import { changesBetween } from './changes.ts';
import type { Changes } from './changes.ts';
import { brief } from './expectation.ts';
import { play, steps } from './match.ts';

/** All that one viewer gets while nothing moves. */
interface Seen {
  readonly view: View;
  readonly awaiting: readonly Seat[];
  readonly outcome: unknown;
  readonly offers: unknown;
  readonly standingAnswer: unknown;
  /** What everybody is told of what lies sealed: all but the content. */
  readonly sealed: unknown;
}

/** All that one viewer gets when a command is given. */
interface Sent {
  readonly changes: Changes;
  readonly log: readonly LogLine[];
  /** The refusal, to the one who gave the command; others are sent nothing. */
  readonly rejection: Rejection | null;
  /** What the commander's own preview says before. */
  readonly preview: Rejection | null;
  /** Which sealed things it opens. */
  readonly opened: readonly string[];
}

export interface TrialCommand<C> {
  readonly by: Seat;
  readonly command: C;
  /** What variant 1, 2, … is given in its place, where the command itself is secret to the viewer. */
  readonly instead?: readonly C[];
}

export interface LeakTrial<S, C> {
  readonly state: S;
  /** States that look the same to `viewer`. */
  readonly variants: readonly S[];
  readonly viewer: Viewer;
  /** Commands that do not disclose the difference, given to every state in turn. */
  readonly commands?: readonly TrialCommand<C>[];
  /** The dice of each run; the same chance every time unless given. */
  readonly dice?: () => Dice;
}

/** The leaks of one trial as sentences; empty where there are none. */
export function findLeaks<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  trial: LeakTrial<S, C>,
): string[] {
  const told = transcript(ruleset, trial.state, trial);
  return trial.variants.flatMap((variant, index) => {
    const commands = trial.commands?.map(({ by, command, instead }) => ({ by, command: instead?.[index] ?? command }));
    const other = transcript(ruleset, variant, { ...trial, commands: commands ?? [] });
    const at = told.findIndex((line, entry) => line.text !== other[entry]?.text);
    const line = told[at];
    if (line === undefined) return [];
    return [
      `${nameOf(trial.viewer)} can tell variant ${index + 1} by ${line.what}: ${firstDifference(line.text, other[at]?.text ?? '')}`,
    ];
  });
}

/** Throws where the viewer can tell the states of the trial apart. */
export function assertNoLeak<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  trial: LeakTrial<S, C>,
): void {
  const leaks = findLeaks(ruleset, trial);
  if (leaks.length > 0) throw new Error(leaks.join('\n'));
}

interface Line {
  readonly what: string;
  readonly text: string;
}

function transcript<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  { viewer, commands = [], dice = () => new SeededDice(seededRandom(1)) }: LeakTrial<S, C>,
): readonly Line[] {
  const chance = dice();
  const lines = entries(seen(ruleset, state, viewer), 'at first');
  let now = state;
  for (const [index, { by, command }] of commands.entries()) {
    const [sent, after] = send(ruleset, now, { by, command, viewer, dice: chance });
    lines.push(...entries(sent, `after command ${index + 1}`));
    if (after === undefined) continue;
    now = after;
    lines.push(...entries(seen(ruleset, now, viewer), `after command ${index + 1}`));
  }
  return lines;
}

function entries(told: Seen | Sent, when: string): Line[] {
  return Object.entries(told).map(([what, value]) => ({ what: `${what} ${when}`, text: JSON.stringify(value) ?? '' }));
}

function seen<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  viewer: Viewer,
): Seen {
  const view = ruleset.view(state, viewer);
  const seat = viewer.kind === 'seat' ? viewer.seat : undefined;
  const awaiting = ruleset.awaiting(state);
  return {
    view,
    awaiting,
    outcome: ruleset.outcome(state) ?? null,
    offers: seat === undefined ? null : ruleset.offers(view, seat),
    standingAnswer: seat !== undefined && awaiting.includes(seat) ? ruleset.standingAnswer(view, seat) : null,
    sealed: ruleset.sealing?.sealed(state).map(({ id, of, what }) => ({ id, of, what })) ?? null,
  };
}

function send<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  { by, command, viewer, dice }: { by: Seat; command: C; viewer: Viewer; dice: Dice },
): readonly [Sent, S | undefined] {
  const own = viewer.kind === 'seat' && viewer.seat === by;
  const before = ruleset.view(state, viewer);
  const preview = own ? (ruleset.check(before, command, by) ?? null) : null;
  const decision = ruleset.decide(state, command, by, dice);
  if (!decision.ok)
    return [{ changes: {}, log: [], rejection: own ? decision.reason : null, preview, opened: [] }, undefined];
  const taken = steps(ruleset, state, decision.events);
  const after = taken.at(-1)?.after ?? state;
  const log = taken.flatMap((step) => ruleset.narrate(step.event, step.before, step.after, viewer) ?? []);
  const changes = changesBetween(before, ruleset.view(after, viewer));
  const opened = taken.flatMap(({ event, before: at = state }) => ruleset.sealing?.opened(event, at) ?? []);
  return [{ changes, log, rejection: null, preview, opened }, after];
}

function nameOf(viewer: Viewer): string {
  return viewer.kind === 'seat' ? viewer.seat : `the ${viewer.kind}`;
}

/** The two texts around the place where they part. */
function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string) => `…${text.slice(Math.max(0, at - 60), at + 60)}…`;
  return `${brief(around(a))} against ${brief(around(b))}`;
}

export interface LeakWalk<S, Setup> {
  readonly setup: Setup;
  readonly seed: number;
  /** How many commands to walk at most. */
  readonly length: number;
  /** States that differ from `state` only in what `viewer` may not know; none where nothing is hidden from it. */
  readonly variants: (state: S, viewer: Viewer, random: Random) => readonly S[];
}

/**
 * Plays random legal commands and holds a trial for every viewer at every state on the way, with a command of each
 * awaited seat that reveals nothing (`reveals`). Returns the leaks of the first state that has any, with the seed.
 */
export function findLeaksOnWalk<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  walk: LeakWalk<S, Setup>,
): string[] {
  const random = seededRandom(walk.seed);
  const match = play(ruleset, walk.setup, new SeededDice(random));
  for (let count = 0; count < walk.length && match.outcome === undefined; count += 1) {
    const seats = match.awaiting;
    for (const viewer of viewers(seats)) {
      const variants = walk.variants(match.state, viewer, random);
      const commands = seats.flatMap((by) => silentCommand(ruleset, match.state, by, viewer, random));
      const leaks = findLeaks(ruleset, { state: match.state, variants, viewer, commands });
      if (leaks.length > 0) return leaks.map((leak) => `seed ${walk.seed}, command ${count + 1}: ${leak}`);
    }
    const by = pick(seats, random);
    const view = match.viewOf(by);
    const command = ruleset.sample(view, pick(ruleset.offers(view, by), random), by, random);
    match.apply(command, by);
  }
  return [];
}

function viewers(seats: readonly Seat[]): readonly Viewer[] {
  const sides = new Set<Seat>(['seat-1', 'seat-2', ...seats]);
  return [...[...sides].map((seat): Viewer => ({ kind: 'seat', seat })), { kind: 'public' }];
}

/**
 * A command that the viewer itself may give and that discloses nothing when it is carried out. Commands of others are
 * left out: what they may do can depend on what is hidden, and only the ruleset's own trials know which are public.
 */
function silentCommand<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  by: Seat,
  viewer: Viewer,
  random: Random,
): { by: Seat; command: C }[] {
  if (viewer.kind !== 'seat' || viewer.seat !== by) return [];
  const view = ruleset.view(state, viewer);
  const command = ruleset.sample(view, pick(ruleset.offers(view, by), random), by, random);
  const decision = ruleset.decide(state, command, by, new SeededDice(seededRandom(1)));
  return decision.ok && decision.events.some((event) => ruleset.reveals(event)) ? [] : [{ by, command }];
}
