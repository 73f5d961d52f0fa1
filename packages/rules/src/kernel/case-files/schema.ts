/** The form of a case file: see docs/cases.md. Everything that its writer sizes has a bound. */
import * as z from 'zod';
import { face, json, listOf, mapOf, seat, text } from '../bounded.ts';

export const seatSchema = seat;

const few = 200;
/** Part of an event, of an offer, of a record: its kind alone, or the fields that have to fit. */
const part = z.union([text(80).min(1), mapOf(text(80), json, few)]);
const parts = listOf(part, few);

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
    position: mapOf(text(80), json, few).optional().describe('part of the position afterwards'),
    things: mapOf(text(80), mapOf(text(80), json, few).nullable(), few)
      .optional()
      .describe('parts of things of the position afterwards, by their names; null where there is no such thing'),
    awaiting: listOf(seatSchema, 9).optional().describe('exactly the seats whose decision is awaited'),
    outcome: mapOf(text(80), json, few).nullable().optional().describe('part of the outcome; null: play goes on'),
    views: z
      .partialRecord(viewer, sight)
      .meta({ maxProperties: 11 })
      .optional()
      .describe('what each viewer sees afterwards'),
    offers: z
      .partialRecord(seatSchema, choice)
      .meta({ maxProperties: 9 })
      .optional()
      .describe('what each seat may do afterwards'),
  })
  .refine((expected) => Object.keys(expected).length > 0, 'then is empty: say what must hold afterwards.');

const rejects = z
  .strictObject({
    code: text(80).min(1).optional().describe('the code of the refusal'),
    rule: text(80).min(1).optional().describe('its rule, or the section of the book that the rule is in'),
    says: text(200).min(1).optional().describe('words of the sentence that refuses it'),
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
      id: text(200).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id in kebab-case'),
      title: text(2000).optional(),
      note: text(2000).optional(),
      covers: listOf(text(60).min(1), few).default([]).describe('ids of rules and rulings it shows'),
      given: given.optional().describe('the position from which the commands are given'),
      start: setup.optional().describe('instead of a position: the setup that the match is started with'),
      dice: listOf(face(1000), 10_000).default([]).describe('in the order in which they are rolled'),
      when: listOf(z.strictObject({ by: seatSchema, command }), 2000).default([]),
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
const anyRecord = mapOf(text(80), json, few);
export const anyCase = caseSchema(anyRecord, json, anyRecord);

/** The schema of a case file before its ruleset is known. */
export const caseFileSchema = z.strictObject({
  $schema: text(500).optional(),
  ruleset: text(80),
  cases: listOf(anyCase, 1000).min(1),
});

export type WrittenCase = z.infer<typeof anyCase>;
export type Expected = NonNullable<WrittenCase['then']>;
export type ExpectedPart = z.infer<typeof part>;
export type Refusal = NonNullable<WrittenCase['rejects']>;
