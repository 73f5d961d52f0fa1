/** Steps of a table as a case: the position, the dice, the commands, and what came of them. */
import type { AnyRuleset, Json, Rejection, RuleId, Seat, Viewer } from '@broadside/rules/kernel';
import { stateAt, type History } from '@broadside/rules/kernel/lone-table';
import { salientChange, salientEvent } from './salient.ts';
import { facesOf } from '@broadside/rules/kernel/lone-table';

/** A command that the rules refuse at the step that is looked at. */
export interface Refused {
  readonly by: Seat;
  readonly command: Json;
  readonly reason: Rejection;
}

export interface CaseWish {
  readonly title: string;
  readonly note: string;
  readonly covers: readonly RuleId[];
  /** The case begins after so many commands, and ends with the step that is looked at. */
  readonly from: number;
  /** What the last command is refused for, instead of what came of the steps. */
  readonly refused?: Refused | undefined;
}

/** What ought to hold afterwards. */
export interface Then {
  readonly events?: readonly Json[];
  readonly position?: Json;
  readonly awaiting?: readonly Seat[];
  readonly outcome?: Json;
}
export interface Rejects {
  readonly code: string;
  readonly rule?: RuleId;
}
export type Expectation = { readonly then: Then } | { readonly rejects: Rejects };

/** One case as it is written: see docs/cases.md. */
export interface CaseDraft {
  readonly id: string;
  readonly title?: string;
  readonly note?: string;
  readonly covers: readonly RuleId[];
  readonly given: Json;
  readonly dice: readonly number[];
  readonly when: readonly { readonly by: Seat; readonly command: Json }[];
  readonly then?: Then;
  readonly rejects?: Rejects;
}

const throughJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
/** Longest id that a case gets from its title. */
const ID_LENGTH = 60;

/** `Red Kite fires` is red-kite-fires; `case` where the title has no letter or digit. */
export function caseId(title: string): string {
  const id = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ID_LENGTH)
    .replace(/^-+|-+$/g, '');
  return id || 'case';
}

/** The position of a step as people write it; the first one as it was written. */
export function positionAt({ ruleset, ...history }: History, at: number): Json {
  const { origin } = history.opening;
  if (at === 0 && origin.kind === 'position') return origin.position;
  return throughJson(ruleset.toPosition(stateAt({ ruleset, ...history }, at)));
}

/** With every default spelled out, as cases compare positions. */
function spelled(ruleset: AnyRuleset, state: unknown): Json {
  const position: unknown = ruleset.toPosition(state);
  const parsed = ruleset.codec.position.safeParse(throughJson(position));
  return throughJson(parsed.success ? parsed.data : position);
}

/** What did happen between two steps, in the form of an expectation. */
export function expectationOf(history: History, from: number): Then {
  const { ruleset, played, at } = history;
  const now = stateAt(history, at);
  const events = played
    .slice(from, at)
    .flatMap(({ steps }) => steps.flatMap(({ event }) => salientEvent(throughJson(event)) ?? []));
  const change = salientChange(spelled(ruleset, stateAt(history, from)), spelled(ruleset, now));
  const outcome = ruleset.outcome(now);
  return {
    ...(events.length > 0 ? { events } : {}),
    ...(change === undefined ? {} : { position: change }),
    awaiting: [...ruleset.awaiting(now)],
    ...(outcome === undefined ? {} : { outcome: throughJson(outcome) }),
  };
}

export const refusalOf = ({ reason }: Refused): Rejects => ({
  code: reason.code,
  ...(reason.rule === '' ? {} : { rule: reason.rule }),
});

/** The case of a wish, with what did happen as its expectation unless another is given. */
export function caseOf(history: History, wish: CaseWish, expected?: Expectation): CaseDraft {
  const { played, at } = history;
  const steps = played.slice(wish.from, at);
  const last = wish.refused;
  const title = wish.title.trim();
  return {
    id: caseId(title),
    ...(title === '' ? {} : { title }),
    ...(wish.note.trim() === '' ? {} : { note: wish.note.trim() }),
    covers: [...wish.covers],
    given: positionAt(history, wish.from),
    dice: steps.flatMap(({ rolls }) => facesOf(rolls)),
    when: [
      ...steps.map(({ by, command }) => ({ by, command })),
      ...(last === undefined ? [] : [{ by: last.by, command: last.command }]),
    ],
    ...(expected ?? (last === undefined ? { then: expectationOf(history, wish.from) } : { rejects: refusalOf(last) })),
  };
}

/** A file for `pnpm cases FILE`. */
export function caseFile(ruleset: string, one: CaseDraft): string {
  return `${readableJson({ ruleset, cases: [one] })}\n`;
}

/** The rules that the log names between two steps, in the order in which they were applied. */
export function rulesBetween({ ruleset, played, at }: History, from: number): readonly RuleId[] {
  const referee: Viewer = { kind: 'referee' };
  const happened = played.slice(from, at).flatMap(({ steps }) => steps);
  const named = happened.flatMap(
    ({ event, before, after }): readonly RuleId[] => ruleset.narrate(event, before, after, referee)?.rules ?? [],
  );
  return [...new Set(named)];
}

/** The ids in a text such as `QR-8.2.2, R-QR-68`. */
export const rulesOfText = (text: string): readonly RuleId[] => [
  ...new Set(text.split(/[\s,;]+/).filter((word) => word !== '')),
];

/** JSON over several lines, with lists of plain values on one. */
export function readableJson(value: unknown): string {
  // A string never holds a line break of its own, so that every one here stands between two values.
  return JSON.stringify(value, null, 2).replace(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (_, inner: string) => {
    return `[${inner.replace(/,\n\s+/g, ', ')}]`;
  });
}
