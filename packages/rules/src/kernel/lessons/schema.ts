/**
 * The form of a lesson: a position, the dice of its main line, and steps. Everything that its writer sizes has a bound.
 * A step says what to do (`goal`), why, by which rule, which controls to light (`point`), when it is done (`until`) and how
 * it is done (`show`).
 */
import * as z from 'zod';
import { face, json, listOf, mapOf, ruleId, seat, text, whole } from '../bounded.ts';

export const GOAL_MOST = 60;
export const WHY_MOST = 140;
export const STEPS_MOST = 12;

const kebab = text(40).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in kebab-case');
const sentence = (most: number) => text(most * 2).min(1);
/** A command, or part of one, as people may write it. */
const order = mapOf(text(40), json, 20);
/** The name of a control: `board.ship.avocet`, `order.distance`, `tray`. */
const point = text(60).regex(/^[a-z]+(\.[A-Za-z0-9-]+)*$/, 'write it like order.distance');

/** Facts that the game itself can judge, by their names (`within`, `bears`), stand beside these fields. */
const until = z
  .object({
    command: order.optional().describe('a command with fields that fit'),
    draft: order.optional().describe('an order in preparation, or given, with fields that fit'),
    selected: text(80).optional().describe('something that was pressed on'),
    pressed: text(40).optional().describe('a button of the coach'),
    over: z.literal(true).optional().describe('the match is over'),
    view: listOf(order, 10).optional().describe('parts of records that the learner sees, as in a case'),
  })
  .catchall(order)
  .refine((one) => Object.keys(one).length > 0 && Object.keys(one).length <= 8, 'say what must hold, in 1 to 8 fields');

const otherwise = z.strictObject({
  when: until,
  say: sentence(GOAL_MOST),
  why: sentence(WHY_MOST),
  rule: ruleId.optional(),
  offer: listOf(z.enum(['take-back', 'go-on']), 2).min(1),
  try: listOf(order, 10).min(1).describe('orders that lead here'),
});

const shown = z.union([
  z.strictObject({ select: text(80) }),
  z.strictObject({ draft: order }),
  z.strictObject({ command: order }),
  z.strictObject({ press: text(40) }),
]);

const step = z.strictObject({
  id: kebab,
  list: text(24).min(1).describe('its name in the list of steps'),
  goal: sentence(GOAL_MOST),
  why: sentence(WHY_MOST),
  rule: ruleId,
  point: listOf(point, 6),
  needs: until.optional().describe('what must hold when the step begins; else it is passed over'),
  reply: z.union([text(40).min(1), listOf(order, 20)]).optional(),
  until,
  show: listOf(shown, 20),
  else: listOf(otherwise, 4).default([]),
});

export const lessonSchema = z.strictObject({
  id: kebab,
  ruleset: text(40),
  title: text(40).min(1),
  minutes: whole(1, 30),
  learner: seat,
  look: mapOf(text(10), z.number().min(-1000).max(1000), 8).optional().describe('the part of the table that is shown'),
  given: mapOf(text(80), json, 60),
  dice: listOf(face(100), 500),
  steps: listOf(step, STEPS_MOST).min(1),
});

export type Lesson = z.infer<typeof lessonSchema>;
export type LessonStep = Lesson['steps'][number];
export type Otherwise = LessonStep['else'][number];
export type Until = z.infer<typeof until>;
export type Shown = z.infer<typeof shown>;
/** The fields of `until` that every game has; any other is a fact that the game judges. */
export const untilFields: ReadonlySet<string> = new Set(['command', 'draft', 'selected', 'pressed', 'over', 'view']);
