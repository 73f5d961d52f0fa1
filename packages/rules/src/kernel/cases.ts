/**
 * Case files: a written position, scripted dice, commands, and what must come of them. They are the tests of a
 * ruleset, and anybody who knows the game can write one.
 *
 * ```json
 * { "ruleset": "…", "cases": [ {
 *     "id": "kebab-case-name", "covers": ["ids of rules and rulings"],
 *     "given": { a Position of the ruleset, at any decision point of a round },
 *     "dice": [6, 5, 2],
 *     "when": [ { "by": "seat-1", "command": { … } } ],
 *     "then": { "events": [ … ], "position": { … }, "awaiting": ["seat-2"], "outcome": { … } } } ] }
 * ```
 *
 * Instead of `given` a case may have `start`, a setup to start the match with; then `when` may be left out.
 * Instead of `then` a case may have `"rejects": { "code": "…", "rule": "…" }`: every command but the last is accepted,
 * the last (the start, where there is none) is refused for this reason. In `then` only what is written has to hold (see `expectation.ts`). The dice
 * are drawn in the order in which the book tells the procedure; a case fails where they run out or are left over.
 */
import * as z from 'zod';
import type { Catalog, Decision, Ruleset, Seat, View } from './contract.ts';
import { ScriptedDice } from './dice.ts';
import { brief, misfits, missingEvents } from './expectation.ts';
import { placedSentences } from './issues.ts';
import { Match, playFrom, steps } from './match.ts';

export const seatSchema: z.ZodType<Seat, Seat> = z.templateLiteral(['seat-', z.int().min(1).max(9)]);

const then = z
  .strictObject({
    /** Events that must come, in this order; others may stand between them. */
    events: z.array(z.json()).optional(),
    /** Part of the position afterwards. */
    position: z.record(z.string(), z.json()).optional(),
    /** Exactly the seats whose decision is awaited afterwards. */
    awaiting: z.array(seatSchema).optional(),
    /** Part of the outcome; null where the match must go on. */
    outcome: z.record(z.string(), z.json()).nullable().optional(),
  })
  .refine((expected) => Object.keys(expected).length > 0, 'then is empty: say what must hold afterwards.');

const rejects = z.strictObject({ code: z.string().min(1), rule: z.string().min(1).optional() });

/** The schema of one case, given those of a position, of a command and of a setup. */
export function caseSchema<G extends z.ZodType, C extends z.ZodType, S extends z.ZodType>(
  given: G,
  command: C,
  setup: S,
) {
  return z
    .strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id in kebab-case'),
      title: z.string().optional(),
      note: z.string().optional(),
      /** Ids of the rules and rulings that this case shows. */
      covers: z.array(z.string().min(1)).default([]),
      /** The position from which the commands are given. */
      given: given.optional(),
      /** Instead of a position: the setup that the match is started with. */
      start: setup.optional(),
      dice: z.array(z.int().min(1)).default([]),
      when: z.array(z.strictObject({ by: seatSchema, command })).default([]),
      then: then.optional(),
      rejects: rejects.optional(),
    })
    .refine((one) => (one.given === undefined) !== (one.start === undefined), {
      error: 'write either given (a position) or start (a setup)',
    })
    .refine((one) => one.given === undefined || one.when.length > 0, {
      error: 'write at least one command under when',
    })
    .refine((one) => (one.then === undefined) !== (one.rejects === undefined), {
      error: 'write either then or rejects: a case ends with commands that are accepted, or with one that is refused',
    });
}

/** A case before its ruleset is known: positions, setups and commands are any JSON. */
const anyCase = caseSchema(z.record(z.string(), z.json()), z.json(), z.record(z.string(), z.json()));

/** The schema of a case file before its ruleset is known. */
export const caseFileSchema = z.strictObject({
  $schema: z.string().optional(),
  ruleset: z.string(),
  cases: z.array(anyCase).min(1),
});

export type Case = z.input<typeof caseFileSchema>['cases'][number];
export type CaseFile = z.input<typeof caseFileSchema>;

export interface CaseResult {
  readonly id: string;
  readonly covers: readonly string[];
  /** What went wrong, in sentences; empty where the case passed. */
  readonly problems: readonly string[];
}

export interface CaseOptions {
  /** Also demand that `check`, the clients' preview, judges each command as `decide` does. */
  readonly preview?: boolean;
  /** Asked before each command: false ends the case there, with a problem. For whoever runs what others wrote. */
  readonly goesOn?: () => boolean;
}

/** Runs one case. Never throws: whatever goes wrong is among the problems. */
export function runCase<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  written: unknown,
  options: CaseOptions = {},
): CaseResult {
  const parsed = anyCase.safeParse(written);
  if (!parsed.success) return { id: idOf(written), covers: [], problems: placedSentences(parsed.error, 'case') };
  const { id, covers } = parsed.data;
  try {
    return { id, covers, problems: problemsOf(ruleset, parsed.data, options) };
  } catch (error) {
    return { id, covers, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

type WrittenCase = z.infer<typeof anyCase>;

function problemsOf<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  one: WrittenCase,
  options: CaseOptions,
): string[] {
  const dice = new ScriptedDice(one.dice);
  const begun = begin(ruleset, one, dice);
  if ('problems' in begun) return begun.problems;
  const { match } = begun;
  const events: E[] = match.lastSteps.map(({ event }) => event);
  for (const [index, { by, command }] of one.when.entries()) {
    const where = `command ${index + 1} (${by})`;
    if (options.goesOn?.() === false) return [`${where} was not reached in time.`];
    const given = ruleset.codec.command.safeParse(command);
    if (!given.success) return placedSentences(given.error, where);
    const preview = options.preview === true ? ruleset.check(match.viewOf(by), given.data, by) : undefined;
    const decision = match.apply(given.data, by);
    const refused = index === one.when.length - 1 ? one.rejects : undefined;
    const problems = judgementProblems(decision, refused, where);
    if (options.preview === true) problems.push(...previewProblems(decision, preview?.code, where));
    if (problems.length > 0) return problems;
    if (decision.ok) events.push(...decision.events);
  }
  return [...leftProblems(dice, one), ...(one.then === undefined ? [] : afterProblems(match, events, one.then))];
}

/** The match at the point where the commands begin, or why there is none (`problems` is empty where that is right). */
function begin<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  one: WrittenCase,
  dice: ScriptedDice,
): { match: Match<S, C, E, V, O, Setup, P> } | { problems: string[] } {
  if (one.start === undefined) {
    const position = ruleset.codec.position.safeParse(one.given);
    if (!position.success) return { problems: placedSentences(position.error, 'given') };
    const state = ruleset.fromPosition(position.data);
    if (!state.ok) return { problems: state.problems.map((problem) => `given: ${problem}`) };
    return { match: playFrom(ruleset, state.value, dice) };
  }
  const setup = ruleset.codec.setup.safeParse(one.start);
  if (!setup.success) return { problems: placedSentences(setup.error, 'start') };
  const decision = ruleset.start(setup.data, dice);
  const problems = judgementProblems(decision, one.when.length === 0 ? one.rejects : undefined, 'the start');
  if (problems.length > 0) return { problems };
  if (!decision.ok) return { problems: leftProblems(dice, one) };
  const taken = steps(ruleset, undefined, decision.events);
  const state = taken.at(-1)?.after;
  if (state === undefined) return { problems: ['the start led to no event.'] };
  return { match: new Match(ruleset, dice, state, taken) };
}

function leftProblems(dice: ScriptedDice, { dice: script }: WrittenCase): string[] {
  const left = dice.left();
  if (left === 0) return [];
  return [`${left} of ${script.length} dice are left over: only ${script.length - left} were rolled.`];
}

/** Where a decision is not what the case expects: accepted, or refused for the reason given. */
function judgementProblems<E>(
  decision: Decision<E>,
  refused: z.infer<typeof rejects> | undefined,
  where: string,
): string[] {
  return refused === undefined ? acceptanceProblems(decision, where) : refusalProblems(decision, refused, where);
}

function acceptanceProblems<E>(decision: Decision<E>, where: string): string[] {
  if (decision.ok) return [];
  const { code, rule, sentence } = decision.reason;
  return [`${where} was refused: ${sentence} (${code}, ${rule})`];
}

function refusalProblems<E>(decision: Decision<E>, expected: z.infer<typeof rejects>, where: string): string[] {
  const wanted = expected.rule === undefined ? expected.code : `${expected.code}, ${expected.rule}`;
  if (decision.ok) return [`${where} was accepted, but should be refused (${wanted}).`];
  const { code, rule, sentence } = decision.reason;
  if (code === expected.code && (expected.rule === undefined || rule === expected.rule)) return [];
  return [`${where} was refused for another reason: ${sentence} (${code}, ${rule}); expected ${wanted}.`];
}

function previewProblems<E>(decision: Decision<E>, preview: string | undefined, where: string): string[] {
  const code = decision.ok ? undefined : decision.reason.code;
  if (code === preview) return [];
  return [`${where}: the preview says ${preview ?? 'legal'}, but decide says ${code ?? 'legal'}.`];
}

function afterProblems<S, C, E, V extends View, O, Setup, P>(
  match: Match<S, C, E, V, O, Setup, P>,
  events: readonly E[],
  expected: z.infer<typeof then>,
): string[] {
  const problems = expected.events === undefined ? [] : missingEvents(expected.events, events);
  if (expected.position !== undefined) {
    // Parsed, so that what a position leaves out stands there with its default.
    const position = match.ruleset.codec.position.safeParse(match.ruleset.toPosition(match.state));
    if (position.success) problems.push(...misfits(expected.position, position.data, 'position'));
    else problems.push(...placedSentences(position.error, 'position afterwards'));
  }
  if (expected.awaiting !== undefined) {
    const [wanted, found] = [[...expected.awaiting].sort(), [...match.awaiting].sort()];
    if (brief(wanted) !== brief(found)) problems.push(`awaiting: expected ${brief(wanted)}, found ${brief(found)}.`);
  }
  if (expected.outcome !== undefined) problems.push(...misfits(expected.outcome, match.outcome, 'outcome'));
  return problems;
}

function idOf(written: unknown): string {
  const named = z.object({ id: z.string() }).safeParse(written);
  return named.success ? named.data.id : '(without id)';
}

/** Runs the cases of a file that was read as JSON. Problems of the file itself are a result called `(file)`. */
export async function runCaseFile(
  catalog: Catalog,
  json: unknown,
  options: CaseOptions = {},
): Promise<readonly CaseResult[]> {
  const whole = (problems: readonly string[]) => [{ id: '(file)', covers: [], problems }];
  const parsed = z
    .strictObject({ $schema: z.string().optional(), ruleset: z.string(), cases: z.array(z.unknown()).min(1) })
    .safeParse(json);
  if (!parsed.success) return whole(placedSentences(parsed.error, 'file'));
  const load = Object.hasOwn(catalog, parsed.data.ruleset) ? catalog[parsed.data.ruleset] : undefined;
  if (load === undefined) {
    return whole([`There is no ruleset "${parsed.data.ruleset}"; there are: ${Object.keys(catalog).join(', ')}.`]);
  }
  const ruleset = await load();
  return parsed.data.cases.map((one) => runCase(ruleset, one, options));
}
