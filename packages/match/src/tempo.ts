/** How long the seats of a match may think [TEMPO-1 … TEMPO-5 in packages/protocol/SPEC.md]. */
import * as z from 'zod';
import { instant } from './words.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Everybody has all the time there is. */
const untimed = z.strictObject({ kind: z.literal('none') });

/** A bank of time for the whole match, and some of it back with every decision. Times in milliseconds. */
const live = z.strictObject({
  kind: z.literal('live'),
  bankMs: z
    .int()
    .min(30 * second)
    .max(12 * 60 * minute),
  incrementMs: z
    .int()
    .min(0)
    .max(10 * minute),
  /** When the time is used up: each decision has this long, and then the ruleset's answer stands for it; or the match is lost. */
  overtime: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('each-decision'),
      ms: z
        .int()
        .min(5 * second)
        .max(10 * minute),
    }),
    z.strictObject({ kind: z.literal('loss') }),
  ]),
});

/** A time for each decision, in which a seat's own nights and holidays do not count. */
const correspondence = z.strictObject({
  kind: z.literal('correspondence'),
  decisionMs: z
    .int()
    .min(10 * minute)
    .max(30 * day),
});

export const tempo = z.discriminatedUnion('kind', [untimed, live, correspondence]);
export type Tempo = z.infer<typeof tempo>;
export const noTempo: Tempo = { kind: 'none' };

/** A seat's hours off in correspondence: minutes of the day in UTC, and days away. */
export const rest = z.strictObject({
  night: z
    .strictObject({
      /** Minute of the day, UTC, at which the night begins. */
      fromMinute: z.int().min(0).max(1439),
      minutes: z.int().min(0).max(720),
    })
    .nullable(),
  holidays: z.array(z.strictObject({ from: instant, to: instant }).refine((each) => each.from < each.to)).max(20),
});
export type Rest = z.infer<typeof rest>;
export const noRest: Rest = { night: null, holidays: [] };

/** As players write it: "60 min + 30 s", "2 days a decision", "no clock". */
export function tempoWords(of: Tempo): string {
  switch (of.kind) {
    case 'none':
      return 'no clock';
    case 'live':
      return `${span(of.bankMs)} + ${span(of.incrementMs)}`;
    case 'correspondence':
      return `${span(of.decisionMs)} a decision`;
  }
}

/** The largest unit that divides the time, or is near enough: "90 min", "30 s", "2 days". */
export function span(ms: number): string {
  if (ms >= day && ms % day === 0) return ms === day ? '1 day' : `${ms / day} days`;
  if (ms >= 3 * 60 * minute && ms % (60 * minute) === 0) return `${ms / (60 * minute)} h`;
  if (ms >= minute && ms % minute === 0) return `${ms / minute} min`;
  return `${Math.round(ms / second)} s`;
}
