/**
 * One draft at a time, kept as long as its question is asked. While the table stays as it is the draft does, too, whatever
 * else comes over the line. A table that changed has a new draft, and what the person had chosen goes over into it.
 */
import { untrack } from 'svelte';

/** What a draft tells of itself, whatever it prepares. */
export interface Prepared {
  /** As far as it is complete. */
  readonly command: unknown;
  /** What is still to be chosen; nothing where the command is there. */
  readonly lacking?: string | undefined;
  readonly words?: string;
  /** The names of the fields that a person sets. */
  readonly choices: readonly string[];
}

interface Kept<D> {
  /** Another value as soon as the table is another one. */
  readonly table: object;
  readonly key: string;
  readonly draft: D;
  /** What was chosen when it opened. */
  readonly opened: string;
}

const chosenIn = (draft: Prepared): unknown[] => draft.choices.map((name) => Reflect.get(draft, name) as unknown);
const written = (draft: Prepared): string => JSON.stringify(chosenIn(draft));

function put(draft: Prepared, chosen: readonly unknown[]): void {
  for (const [index, name] of draft.choices.entries()) Reflect.set(draft, name, chosen[index]);
}

/** What a draft comes to, apart from the table that it is for. */
const meaning = (draft: Prepared): string =>
  JSON.stringify(draft.command === undefined ? [draft.lacking, draft.words] : [draft.command]);

export class DraftKeeper<D extends Prepared> {
  readonly #answered: (table: object) => boolean;
  #kept: Kept<D> | undefined;
  #lost = false;

  /** `answered`: whether the person has given a command at that table. What was prepared there has done its work. */
  constructor(answered: (table: object) => boolean) {
    this.#answered = answered;
  }

  /** The key of a draft into which a person has put something, and which was not given: it stays in hand while it is offered. */
  get begun(): string | undefined {
    const kept = this.#kept;
    return kept && untrack(() => isBegun(kept)) && !this.#answered(kept.table) ? kept.key : undefined;
  }

  /** The draft for `key` at `table`; `make` makes a new one. Without a key nothing is asked. */
  draftFor(table: object, key: string | undefined, make: () => D | undefined): D | undefined {
    const old = this.#kept;
    if (old?.table === table && (key === undefined || old.key === key))
      return key === undefined ? undefined : old.draft;
    return untrack(() => {
      const begun = old !== undefined && old.table !== table && this.begun !== undefined;
      const draft = key === undefined ? undefined : make();
      this.#kept = draft && key !== undefined ? { table, key, draft, opened: written(draft) } : undefined;
      if (begun && !(draft && old.key === key && goesOver(old.draft, draft))) this.#lost = true;
      return draft;
    });
  }

  /** Whether something that a person had prepared was put aside since this was asked last. */
  lost(): boolean {
    const lost = this.#lost;
    this.#lost = false;
    return lost;
  }
}

const isBegun = ({ draft, opened }: Kept<Prepared>): boolean => written(draft) !== opened;

/** Puts into a new draft what was chosen in the old one; false, and nothing is changed, where it would come to something else. */
function goesOver(old: Prepared, draft: Prepared): boolean {
  const opened = chosenIn(draft);
  put(draft, chosenIn(old));
  if (meaning(draft) === meaning(old)) return true;
  put(draft, opened);
  return false;
}
