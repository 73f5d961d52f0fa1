/** The form of a case file: see docs/cases.md. Everything that its writer sizes has a bound. */
import * as z from 'zod';
import type { Seat } from '../contract.ts';

export const seatSchema: z.ZodType<Seat, Seat> = z.templateLiteral(['seat-', z.int().min(1).max(9)]);

const text = z.string().max(2000);
const few = 200;
/** Part of an event, of an offer, of a record: its kind alone, or the fields that have to fit. */
const part = z.union([z.string().min(1).max(80), z.record(z.string().max(80), z.json())]);
const parts = z.array(part).max(few);

/** `seat-1`, …, `public` or `referee`. */
const viewer = z.union([seatSchema, z.enum(['public', 'referee'])]);

const sight = z
  .strictObject({
    sees: parts.optional().describe('names of things, or parts of records, that the viewer sees'),
    doesNotSee: parts.optional().describe('the same of what somebody else sees and this viewer does not'),
  })
  .refine((expected) => Object.keys(expected).length > 0, 'say what the viewer sees or doesNotSee');

const choice = z
  .strictObject({
    offered: parts.optional().describe('parts of offers that the seat has'),
    notOffered: parts.optional().describe('parts of offers that it does not have'),
  })
  .refine((expected) => Object.keys(expected).length > 0, 'say what is offered or notOffered');

const then = z
  .strictObject({
    events: parts.optional().describe('events that come in this order; others may stand between them'),
    without: parts.optional().describe('events of which none comes'),
    position: z.record(z.string(), z.json()).optional().describe('part of the position afterwards'),
    things: z
      .record(z.string().max(80), z.record(z.string(), z.json()).nullable())
      .optional()
      .describe('parts of things of the position afterwards, by their names; null where there is no such thing'),
    awaiting: z.array(seatSchema).max(9).optional().describe('exactly the seats whose decision is awaited'),
    outcome: z.record(z.string(), z.json()).nullable().optional().describe('part of the outcome; null: play goes on'),
    views: z.partialRecord(viewer, sight).optional().describe('what each viewer sees afterwards'),
    offers: z.partialRecord(seatSchema, choice).optional().describe('what each seat may do afterwards'),
  })
  .refine((expected) => Object.keys(expected).length > 0, 'then is empty: say what must hold afterwards.');

const rejects = z
  .strictObject({
    code: z.string().min(1).max(80).optional().describe('the code of the refusal'),
    rule: z.string().min(1).max(80).optional().describe('its rule, or the section of the book that the rule is in'),
    says: z.string().min(1).max(200).optional().describe('words of the sentence that refuses it'),
  })
  .describe('why the last command is refused; {} for whatever reason');

/** The schema of one case, given those of a position, of a command and of a setup. */
export function caseSchema<G extends z.ZodType, C extends z.ZodType, S extends z.ZodType>(
  given: G,
  command: C,
  setup: S,
) {
  return z
    .strictObject({
      id: z
        .string()
        .max(200)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id in kebab-case'),
      title: text.optional(),
      note: text.optional(),
      covers: z.array(z.string().min(1).max(40)).max(few).default([]).describe('ids of rules and rulings it shows'),
      given: given.optional().describe('the position from which the commands are given'),
      start: setup.optional().describe('instead of a position: the setup that the match is started with'),
      dice: z.array(z.int().min(1).max(1000)).max(10_000).default([]).describe('in the order in which they are rolled'),
      when: z
        .array(z.strictObject({ by: seatSchema, command }))
        .max(2000)
        .default([]),
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
export const anyCase = caseSchema(z.record(z.string(), z.json()), z.json(), z.record(z.string(), z.json()));

/** The schema of a case file before its ruleset is known. */
export const caseFileSchema = z.strictObject({
  $schema: z.string().max(500).optional(),
  ruleset: z.string().max(80),
  cases: z.array(anyCase).min(1).max(1000),
});

export type WrittenCase = z.infer<typeof anyCase>;
export type Expected = NonNullable<WrittenCase['then']>;
export type ExpectedPart = z.infer<typeof part>;
export type Refusal = NonNullable<WrittenCase['rejects']>;
