/** What happened at a table since it was set up, step by step, and the step that is looked at. */
import type { AnyRuleset, Json, Random, Rejection, Result, Seat, SeatPlan } from '../contract.ts';
import { DiceError } from '../dice.ts';
import { type Step, steps } from '../match.ts';
import { readPosition } from '../position-setup.ts';
import { TableDice, type ThrownRoll } from './dice.ts';

/** What a table begins with: a written position, or the setup of a match. */
export type Origin =
  { readonly kind: 'position'; readonly position: Json } | { readonly kind: 'setup'; readonly setup: Json };

/** The table as it was set up; a setup has events and dice of its own. */
export interface Opening {
  readonly origin: Origin;
  readonly seats: readonly SeatPlan[];
  readonly steps: readonly Step<unknown, unknown>[];
  readonly rolls: readonly ThrownRoll[];
  readonly state: unknown;
}

/** One command that was taken. */
export interface Played {
  readonly by: Seat;
  readonly command: Json;
  readonly steps: readonly Step<unknown, unknown>[];
  readonly rolls: readonly ThrownRoll[];
  readonly state: unknown;
}

/** `at` counts the commands that stand on the table: 0 is the table as it was set up, `played.length` the last step. */
export interface History {
  readonly ruleset: AnyRuleset;
  readonly opening: Opening;
  readonly played: readonly Played[];
  readonly at: number;
}

export const stateAt = ({ opening, played }: History, at: number): unknown => played[at - 1]?.state ?? opening.state;
export const stateNow = (history: History): unknown => stateAt(history, history.at);

/** The steps from which a table came to where it stands. */
export const stepsTo = ({ opening, played }: History, at: number): readonly (Opening | Played)[] => [
  opening,
  ...played.slice(0, at),
];

/** The same history, looked at after `at` commands; the nearest step where there is no such. */
export function goTo(history: History, at: number): History {
  const wanted = Math.min(Math.max(0, Math.trunc(at)), history.played.length);
  return wanted === history.at ? history : { ...history, at: wanted };
}

/** The history with one more command; whatever was played after the step that is looked at goes. */
export function extended(history: History, next: Played): History {
  const played = [...history.played.slice(0, history.at), next];
  return { ...history, played, at: played.length };
}

const sentencesOf = (error: {
  readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[];
}) =>
  error.issues.map(({ path, message }) => (path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message));

/** Sets a table up from a position or a setup that came from elsewhere; whatever is wrong with it is said. */
export function begin(ruleset: AnyRuleset, origin: Origin, random: Random): Result<History> {
  const opening = origin.kind === 'position' ? fromPosition(ruleset, origin) : fromSetup(ruleset, origin, random);
  return opening.ok ? { ok: true, value: { ruleset, opening: opening.value, played: [], at: 0 } } : opening;
}

function fromPosition(ruleset: AnyRuleset, origin: Extract<Origin, { kind: 'position' }>): Result<Opening> {
  const position = ruleset.codec.position.safeParse(origin.position);
  if (!position.success) return { ok: false, problems: sentencesOf(position.error) };
  const state: Result<unknown> = readPosition(ruleset, position.data);
  if (!state.ok) return state;
  // A match that goes on from a position has its chairs.
  const setup = ruleset.codec.setup.safeParse({ position: origin.position });
  if (!setup.success) return { ok: false, problems: sentencesOf(setup.error) };
  const seats = ruleset.seatsOf(setup.data);
  return { ok: true, value: { origin, seats, steps: [], rolls: [], state: state.value } };
}

function fromSetup(ruleset: AnyRuleset, origin: Extract<Origin, { kind: 'setup' }>, random: Random): Result<Opening> {
  const parsed = ruleset.codec.setup.safeParse(origin.setup);
  if (!parsed.success) return { ok: false, problems: sentencesOf(parsed.error) };
  const dice = new TableDice([], random);
  const decision = ruleset.start(parsed.data, dice);
  if (!decision.ok) return { ok: false, problems: [decision.reason.sentence] };
  const begun = steps(ruleset, undefined, decision.events as readonly unknown[]);
  const state: unknown = begun.at(-1)?.after;
  if (state === undefined) return { ok: false, problems: ['The match did not begin.'] };
  const seats = ruleset.seatsOf(parsed.data);
  return { ok: true, value: { origin, seats, steps: begun, rolls: dice.rolls, state } };
}

export type Tried =
  | { readonly kind: 'taken'; readonly history: History; readonly left: readonly number[] }
  | { readonly kind: 'refused'; readonly reason: Rejection }
  /** A die was set to a face that it does not have. */
  | { readonly kind: 'dice'; readonly sentence: string };

/** Gives a command at the step that is looked at. What is refused uses up no dice. */
export function tried(
  history: History,
  { by, command }: Pick<Played, 'by' | 'command'>,
  laid: readonly number[],
  random: Random,
): Tried {
  const { ruleset } = history;
  const before = stateNow(history);
  const dice = new TableDice(laid, random);
  const parsed = ruleset.codec.command.safeParse(command);
  try {
    if (!parsed.success)
      return { kind: 'refused', reason: { code: 'bad-command', rule: '', sentence: 'The rules know no such order.' } };
    const decision = ruleset.decide(before, parsed.data as unknown, by, dice);
    if (!decision.ok) return { kind: 'refused', reason: decision.reason };
    const done: readonly Step<unknown, unknown>[] = steps(ruleset, before, decision.events as readonly unknown[]);
    const played = { by, command, steps: done, rolls: dice.rolls, state: done.at(-1)?.after ?? before };
    return { kind: 'taken', history: extended(history, played), left: dice.left };
  } catch (error) {
    if (error instanceof DiceError) return { kind: 'dice', sentence: error.message };
    throw error;
  }
}
