/** The list that is being drawn up in this browser: its sheet, what was done before, and what stands saved on the server. */
import type { SavedFleet } from '@broadside/protocol';
import { DraftHistory, type DraftForm } from '#lib/workshop/draft-history.svelte.ts';
import { same } from '#lib/workshop/same.ts';
import type { ListEntry, ListFault, ListKind, Sheet, Where } from './list-kind.ts';

/** What undo leaves alone. */
interface Standing {
  /** The saved version that was changed; 0 where nothing is saved. */
  readonly version: number;
  /** Nothing was changed since that version. */
  readonly clean: boolean;
}

type Kept = Readonly<Record<string, unknown>>;

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function warningsOf(entries: readonly ListEntry[]): readonly string[] {
  const lacked = [...new Set(entries.flatMap(({ lacks }) => lacks ?? []))];
  return lacked.map((what) => {
    const names = entries.filter(({ lacks }) => lacks === what).map(({ name }) => name);
    return `${listed.format(names)} ${names.length === 1 ? 'has' : 'have'} no ${what}. The rules allow it.`;
  });
}

/** Every sheet of a draft is written flat, with the terms beside the design. */
function formOf<D extends { readonly name: string }, T extends object, F extends ListFault>(
  kind: ListKind<D, T, F>,
): DraftForm<Sheet<D, T>, Standing> {
  const flat = ({ design, terms }: Sheet<D, T>): Kept => ({ design, ...terms });
  const sheetOf = (kept: unknown): readonly Sheet<D, T>[] => {
    if (typeof kept !== 'object' || kept === null) return [];
    const design = kind.codec.safeParse((kept as Kept)['design']);
    return design.success ? [{ design: design.data, terms: kind.keptTerms(kept as Kept, design.data) }] : [];
  };
  return {
    write: ({ now, about, past }) => ({ ...flat(now), ...about, past: past.map(flat) }),
    read(written) {
      const [now] = sheetOf(written);
      if (!now) return undefined;
      const { version, clean, past } = written as Partial<Standing> & { readonly past?: readonly unknown[] };
      return {
        now,
        about: { version: version ?? 0, clean: clean ?? false },
        past: (past ?? []).flatMap(sheetOf),
      };
    },
  };
}

export class Workbench<D extends { readonly name: string }, T extends object, F extends ListFault = ListFault> {
  readonly kind: ListKind<D, T, F>;
  /** The key of the entry that is looked at. */
  selected = $state<string | undefined>();
  /** The key of the group that a new entry joins. */
  group = $state('');
  saved = $state.raw<SavedFleet | undefined>();
  readonly #drawing: DraftHistory<Sheet<D, T>, Standing>;

  readonly sheet = $derived.by(() => this.#drawing.now);
  readonly design = $derived(this.sheet.design);
  readonly terms = $derived(this.sheet.terms);
  /** The saved version that this drawing changes. */
  readonly version = $derived.by(() => this.#drawing.about.version);
  readonly past = $derived.by(() => this.#drawing.past);
  readonly future = $derived.by(() => this.#drawing.future);
  readonly faults = $derived.by(() => this.kind.faults(this.sheet));
  readonly groups = $derived.by(() => this.kind.groups(this.sheet));
  readonly cost = $derived.by(() => this.kind.cost(this.design));
  readonly limit = $derived.by(() => this.kind.limit(this.sheet));
  /** What nobody forbids and hardly anybody means. */
  readonly warnings = $derived(warningsOf(this.groups.flatMap(({ entries }) => entries)));
  readonly empty = $derived(this.groups.length === 0);
  readonly changed = $derived.by(() =>
    this.saved === undefined ? !same(this.design, this.kind.first.design) : !same(this.design, this.saved.design),
  );

  constructor(kind: ListKind<D, T, F>, storage: Storage, key: string, saved?: SavedFleet) {
    this.kind = kind;
    this.saved = saved;
    const design = this.#designOf(saved);
    const first = {
      now: design === undefined ? kind.first : { design, terms: kind.termsFor(design) },
      about: { version: design === undefined ? 0 : (saved?.newest ?? 0), clean: false },
    };
    this.#drawing = new DraftHistory(storage, key, formOf(kind), first);
    const { version, clean } = this.#drawing.about;
    // Nothing was changed here since: what is newer on the server is the list, and undo still brings the old one.
    if (this.#drawing.recalled && design && saved && clean && saved.newest > version) {
      this.#drawing.about = { version: saved.newest, clean };
      this.#drawing.edit({ design, terms: kind.termsFor(design, this.terms) });
    }
    this.#settleSelection();
  }

  #designOf(saved: SavedFleet | undefined): D | undefined {
    const held = saved === undefined ? undefined : this.kind.codec.safeParse(saved.design);
    return held?.success === true ? held.data : undefined;
  }

  /** Keeps an entry selected as long as there is one, and a group open for new ones. */
  #settleSelection(): void {
    const { groups } = this;
    if (!groups.some(({ key }) => key === this.group)) this.group = groups.at(-1)?.key ?? '';
    const entries = groups.flatMap((group) => group.entries);
    if (!entries.some(({ key }) => key === this.selected)) this.selected = entries[0]?.key;
  }

  faultsAt(where: Where): readonly F[] {
    return this.faults.filter((fault) => {
      const { group, entry } = this.kind.where(fault);
      return entry === where.entry && (entry !== undefined || group === where.group);
    });
  }
  readonly faultsOfList = $derived.by(() => this.faultsAt({}));

  #step(next: Sheet<D, T>): void {
    if (JSON.stringify(next) === JSON.stringify(this.sheet)) return;
    this.#drawing.about = { ...this.#drawing.about, clean: false };
    this.#drawing.edit(next);
    this.#settleSelection();
  }
  edit(design: D): void {
    this.#step({ design, terms: this.terms });
  }
  agree(terms: T): void {
    this.#step({ design: this.design, terms });
  }
  /** One more entry of that id, which is then looked at. */
  add(id: string): void {
    const { design, group, entry } = this.kind.add(this.design, this.group, id);
    this.edit(design);
    this.group = group;
    this.selected = entry;
  }
  /** One more group, which new entries join. */
  grow(): void {
    const { grow } = this.kind;
    if (!grow) return;
    this.edit(grow.to(this.design));
    this.group = this.groups.at(-1)?.key ?? '';
  }
  /** Another list in place of this one, which undo brings back. */
  replace(design: D, terms?: T): void {
    this.selected = undefined;
    this.group = '';
    this.#step({ design, terms: terms ?? this.kind.termsFor(design) });
    this.#settleSelection();
  }
  #back(how: 'undo' | 'redo'): boolean {
    if (!this.#drawing[how]()) return false;
    this.#drawing.tell({ ...this.#drawing.about, clean: false });
    this.#settleSelection();
    return true;
  }
  undo(): boolean {
    return this.#back('undo');
  }
  redo(): boolean {
    return this.#back('redo');
  }

  /** The server holds this now; the drawing is kept under the list's own name from here on. */
  settle(saved: SavedFleet, key: string): void {
    this.saved = saved;
    this.#drawing.about = { version: saved.newest, clean: same(saved.design, this.design) };
    this.#drawing.move(key);
  }
  /** Goes on from the newer version of another; what stood here comes back with undo. */
  takeNewer(saved: SavedFleet): void {
    const design = this.#designOf(saved);
    this.saveOver(saved);
    this.saved = saved;
    if (design) this.replace(design, this.kind.termsFor(design, this.terms));
  }
  /** The next save goes on top of what another saved meanwhile. */
  saveOver(saved: SavedFleet): void {
    this.#drawing.tell({ ...this.#drawing.about, version: saved.newest });
  }
}
