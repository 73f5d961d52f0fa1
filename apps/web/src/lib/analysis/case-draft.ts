/** Steps of a table as a case: the position, the dice, the commands, and what came of them. */
import type { AnyRuleset, Case, CaseFile, Json, Rejection, RuleId, Seat, Viewer } from '@broadside/rules/kernel';
import { stateAt, type History } from './history.ts';
import { salientChange, salientEvent } from './salient.ts';
import { facesOf } from './table-dice.ts';

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

type Expectation = Pick<Case, 'then' | 'rejects'>;

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
export function expectationOf(history: History, from: number): NonNullable<Case['then']> {
  const { ruleset, played, at } = history;
  const now = stateAt(history, at);
  const events = played
    .slice(from, at)
    .flatMap(({ steps }) => steps.flatMap(({ event }) => salientEvent(throughJson(event)) ?? []));
  const change = salientChange(spelled(ruleset, stateAt(history, from)), spelled(ruleset, now));
  const outcome = ruleset.outcome(now);
  return {
    ...(events.length > 0 ? { events } : {}),
    ...(isRecord(change) ? { position: change } : {}),
    awaiting: [...ruleset.awaiting(now)],
    ...(outcome === undefined ? {} : { outcome: throughJson(outcome) as Record<string, Json> }),
  };
}

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const refusalOf = ({ reason }: Refused): NonNullable<Case['rejects']> => ({
  code: reason.code,
  ...(reason.rule === '' ? {} : { rule: reason.rule }),
});

/** The case of a wish, with what did happen as its expectation unless another is given. */
export function caseOf(history: History, wish: CaseWish, expected?: Expectation): Case {
  const { played, at } = history;
  const steps = played.slice(wish.from, at);
  const last = wish.refused;
  const title = wish.title.trim();
  return {
    id: caseId(title),
    ...(title === '' ? {} : { title }),
    ...(wish.note.trim() === '' ? {} : { note: wish.note.trim() }),
    covers: [...wish.covers],
    given: positionAt(history, wish.from) as Record<string, Json>,
    dice: steps.flatMap(({ rolls }) => facesOf(rolls)),
    when: [
      ...steps.map(({ by, command }) => ({ by, command })),
      ...(last === undefined ? [] : [{ by: last.by, command: last.command }]),
    ],
    ...(expected ?? (last === undefined ? { then: expectationOf(history, wish.from) } : { rejects: refusalOf(last) })),
  };
}

/** A file for `pnpm cases FILE`. */
export function caseFile(ruleset: string, one: Case): string {
  const file: CaseFile = { ruleset, cases: [one] };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The rules that the log names between two steps, in the order in which they were applied. */
export function rulesBetween({ ruleset, played, at }: History, from: number): readonly RuleId[] {
  const referee: Viewer = { kind: 'referee' };
  const named = played
    .slice(from, at)
    .flatMap(({ steps }) =>
      steps.flatMap(({ event, before, after }) => ruleset.narrate(event, before, after, referee)?.rules ?? []),
    );
  return [...new Set(named)];
}

/** The ids in a text such as `QR-8.2.2, R-QR-68`. */
export const rulesOfText = (text: string): readonly RuleId[] => [
  ...new Set(text.split(/[\s,;]+/).filter((word) => word !== '')),
];
