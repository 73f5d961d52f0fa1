/** What is being made in this browser: how it stands, what it was before and after, kept for the next visit. */

const UNDO_STEPS = 100;
/** So many of them are kept for the next visit. */
const KEPT_STEPS = 20;
/** Steps of one group that follow each other so closely are one. */
const TOGETHER_MS = 900;

/** A draft as it stands and stood, and what else is known of it, which undo leaves alone: its name, its saved version. */
export interface KeptDraft<T, A> {
  readonly now: T;
  readonly about: A;
  readonly past: readonly T[];
}

/** How a draft is written down in the browser; `read` says undefined where that is no draft any more. */
export interface DraftForm<T, A> {
  write(draft: KeptDraft<T, A>): unknown;
  read(written: unknown): KeptDraft<T, A> | undefined;
}

export class DraftHistory<T, A> {
  now: T = $state.raw() as T;
  about: A = $state.raw() as A;
  past = $state.raw<readonly T[]>([]);
  future = $state.raw<readonly T[]>([]);
  /** The browser held this draft already. */
  readonly recalled: boolean;
  /** What the last step belongs to, where the next one may join it. */
  #step: { readonly group: string; readonly at: number } | undefined;
  readonly #storage: Storage;
  readonly #form: DraftForm<T, A>;
  #key: string;

  constructor(storage: Storage, key: string, form: DraftForm<T, A>, first: { readonly now: T; readonly about: A }) {
    this.#storage = storage;
    this.#key = key;
    this.#form = form;
    const kept = recall(storage, key, form);
    this.recalled = kept !== undefined;
    this.now = (kept ?? first).now;
    this.about = (kept ?? first).about;
    this.past = kept?.past ?? [];
  }

  #keep(): void {
    const kept = { now: this.now, about: this.about, past: this.past.slice(-KEPT_STEPS) };
    const put = (draft: KeptDraft<T, A>): void =>
      this.#storage.setItem(this.#key, JSON.stringify(this.#form.write(draft)));
    try {
      put(kept);
    } catch {
      // The browser's room is full: the draft alone is what matters.
      put({ ...kept, past: [] });
    }
  }

  /** The draft is safe elsewhere. */
  forget(): void {
    this.#storage.removeItem(this.#key);
  }

  /** It is kept under another key from here on. */
  move(key: string): void {
    if (key !== this.#key) this.forget();
    this.#key = key;
    this.#keep();
  }

  /** What undo leaves alone. */
  tell(about: A): void {
    this.about = about;
    this.#keep();
  }

  /** One step; with a `group`, one with the steps of that group just before it; a drag is one however slow. */
  edit(next: T, group?: string): void {
    if (next === this.now) return;
    const time = Date.now();
    const soon = group?.startsWith('drag ') === true || time - (this.#step?.at ?? 0) < TOGETHER_MS;
    const joins = group !== undefined && this.#step?.group === group && soon;
    if (!joins) this.past = [...this.past, this.now].slice(-UNDO_STEPS);
    this.#step = group === undefined ? undefined : { group, at: time };
    this.future = [];
    this.now = next;
    this.#keep();
  }

  undo(): boolean {
    const [before] = this.past.slice(-1);
    if (before === undefined) return false;
    this.future = [...this.future, this.now];
    this.past = this.past.slice(0, -1);
    return this.#go(before);
  }

  redo(): boolean {
    const [after] = this.future.slice(-1);
    if (after === undefined) return false;
    this.past = [...this.past, this.now];
    this.future = this.future.slice(0, -1);
    return this.#go(after);
  }

  #go(to: T): true {
    this.#step = undefined;
    this.now = to;
    this.#keep();
    return true;
  }
}

function recall<T, A>(storage: Storage, key: string, form: DraftForm<T, A>): KeptDraft<T, A> | undefined {
  try {
    const written: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return written === null ? undefined : form.read(written);
  } catch {
    return undefined;
  }
}
