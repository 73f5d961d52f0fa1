/** The answers of a prompt: what its buttons say and send. */
import type { Draft } from '../drafts/drafting.ts';
import type { Way } from '../drafts/ways.ts';
import type { Command } from '../rules.ts';

export interface Verb {
  readonly label: string;
  readonly note?: string | undefined;
  /** Nothing while something is still to be chosen. */
  readonly command: Command | undefined;
  /** What the clock would choose: it says so. */
  readonly safe: boolean;
}

export interface Verbs {
  /** Highlighted first; Enter gives the first. */
  readonly acts: readonly Verb[];
  /** Esc gives it; nothing where the question has no such answer. */
  readonly decline: Verb | undefined;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Answers that have a button of their own; more of them are chips, and one button sends the chosen one. */
const MOST_BUTTONS = 2;

/** Does the draft ask for one of so few answers that each is a button? */
export const isShort = (draft: Draft | undefined, ways: readonly Way[]): boolean =>
  draft?.form === 'choice' &&
  ways.filter(({ declines }) => !declines).length === 1 &&
  draft.items.filter(({ declines }) => !declines).length <= MOST_BUTTONS;

function declining(draft: Draft | undefined, ways: readonly Way[], words: string): Omit<Verb, 'safe'> | undefined {
  if (draft?.form === 'choice') {
    const item = draft.items.find(({ declines }) => declines);
    if (item) return { label: item.label, command: item.command };
  }
  if (draft?.form === 'dice') return { label: words, command: { kind: 'reroll', dice: [] } };
  return ways.some(({ key }) => key === 'decline') ? { label: words, command: { kind: 'decline' } } : undefined;
}

/** Whom it strikes stands in the question already; who strikes is what is chosen. */
const labelOf = (draft: Draft, called: (unit: string) => string): string =>
  draft.form === 'attack' && draft.unit !== undefined ? `Attack with ${called(draft.unit)}` : draft.words;

/**
 * The buttons for what the desk prepares. `declineWords` name the declining answer where the offers have no words of their
 * own for this moment; `safe` is the answer of a seat whose time is up.
 */
export function verbsOf(
  draft: Draft | undefined,
  ways: readonly Way[],
  declineWords: string,
  safe: unknown,
  called: (unit: string) => string,
): Verbs {
  const marked = (verb: Omit<Verb, 'safe'>): Verb => ({
    ...verb,
    safe: same(verb.command, safe),
  });
  const no = declining(draft, ways, declineWords);
  const decline = no && marked(no);
  if (draft === undefined || (draft.form === 'plain' && same(draft.command, { kind: 'decline' })))
    return { acts: [], decline };
  if (draft.form === 'choice' && isShort(draft, ways))
    return {
      acts: draft.items
        .filter(({ declines }) => !declines)
        .map(({ label, note, command }) => marked({ label, note, command })),
      decline,
    };
  if (draft.form === 'choice' && draft.item?.declines === true)
    return {
      acts: draft.items
        .filter(({ declines }) => !declines)
        .slice(0, 1)
        .map(({ label, note, command }) => marked({ label, note, command })),
      decline,
    };
  return { acts: [marked({ label: labelOf(draft, called), command: draft.command })], decline };
}
