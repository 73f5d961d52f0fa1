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
 * Instead of `then` a case may have `"rejects": { "code": "…", "rule": "…" }`: every command but the last is accepted,
 * the last is refused for this reason. In `then` only what is written has to hold (see `expectation.ts`). The dice
 * are drawn in the order in which the book tells the procedure; a case fails where they run out or are left over.
 */
import { z } from 'zod';
import type { Catalog, Decision, Ruleset, Seat, View } from './contract.ts';
import { ScriptedDice } from './dice.ts';
import { brief, misfits, missingEvents } from './expectation.ts';
import { playFrom } from './match.ts';
import type { Match } from './match.ts';

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

/** The schema of one case, given those of a position and of a command. */
export function caseSchema<G extends z.ZodType, C extends z.ZodType>(given: G, command: C) {
  return z
    .strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id in kebab-case'),
      title: z.string().optional(),
      note: z.string().optional(),
      /** Ids of the rules and rulings that this case shows. */
      covers: z.array(z.string().min(1)).default([]),
      given,
      dice: z.array(z.int().min(1)).default([]),
      when: z.array(z.strictObject({ by: seatSchema, command })).min(1),
      then: then.optional(),
      rejects: rejects.optional(),
    })
    .refine((one) => (one.then === undefined) !== (one.rejects === undefined), {
      error: 'write either then or rejects: a case ends with commands that are accepted, or with one that is refused',
    });
}

/** The schema of a case file before its ruleset is known: positions and commands are any JSON. */
export const caseFileSchema = z.strictObject({
  ruleset: z.string(),
  cases: z.array(caseSchema(z.record(z.string(), z.json()), z.json())).min(1),
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
}

/** Runs one case. Never throws: whatever goes wrong is among the problems. */
export function runCase<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  written: unknown,
  options: CaseOptions = {},
): CaseResult {
  const parsed = caseSchema(z.record(z.string(), z.json()), z.json()).safeParse(written);
  if (!parsed.success) return { id: idOf(written), covers: [], problems: sentences(parsed.error, 'case') };
  const { id, covers } = parsed.data;
  try {
    return { id, covers, problems: problemsOf(ruleset, parsed.data, options) };
  } catch (error) {
    return { id, covers, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

function problemsOf<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  one: z.infer<typeof caseFileSchema>['cases'][number],
  options: CaseOptions,
): string[] {
  const position = ruleset.codec.position.safeParse(one.given);
  if (!position.success) return sentences(position.error, 'given');
  const state = ruleset.fromPosition(position.data);
  if (!state.ok) return state.problems.map((problem) => `given: ${problem}`);
  const dice = new ScriptedDice(one.dice);
  const match = playFrom(ruleset, state.value, dice);
  const events: E[] = [];
  for (const [index, { by, command }] of one.when.entries()) {
    const where = `command ${index + 1} (${by})`;
    const given = ruleset.codec.command.safeParse(command);
    if (!given.success) return sentences(given.error, where);
    const preview = options.preview === true ? ruleset.check(match.viewOf(by), given.data, by) : undefined;
    const decision = match.apply(given.data, by);
    const mustFail = one.rejects !== undefined && index === one.when.length - 1;
    const problems = mustFail ? refusalProblems(decision, one.rejects, where) : acceptanceProblems(decision, where);
    if (options.preview === true) problems.push(...previewProblems(decision, preview?.code, where));
    if (problems.length > 0) return problems;
    if (decision.ok) events.push(...decision.events);
  }
  const left = dice.left();
  const drawn = one.dice.length - left;
  return [
    ...(left > 0 ? [`${left} of ${one.dice.length} dice are left over: only ${drawn} were rolled.`] : []),
    ...(one.then === undefined ? [] : afterProblems(match, events, one.then)),
  ];
}

function acceptanceProblems<E>(decision: Decision<E>, where: string): string[] {
  if (decision.ok) return [];
  const { code, rule, sentence } = decision.reason;
  return [`${where} was refused: ${sentence} (${code}, ${rule})`];
}

function refusalProblems<E>(
  decision: Decision<E>,
  expected: z.infer<typeof rejects> | undefined,
  where: string,
): string[] {
  if (expected === undefined) return [];
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
    else problems.push(...sentences(position.error, 'position afterwards'));
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

function sentences(error: z.ZodError, where: string): string[] {
  return error.issues.map((issue) => {
    const path = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    return `${where}${path}: ${issue.message}`;
  });
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
  if (!parsed.success) return whole(sentences(parsed.error, 'file'));
  const load = Object.hasOwn(catalog, parsed.data.ruleset) ? catalog[parsed.data.ruleset] : undefined;
  if (load === undefined) {
    return whole([`There is no ruleset "${parsed.data.ruleset}"; there are: ${Object.keys(catalog).join(', ')}.`]);
  }
  const ruleset = await load();
  return parsed.data.cases.map((one) => runCase(ruleset, one, options));
}
