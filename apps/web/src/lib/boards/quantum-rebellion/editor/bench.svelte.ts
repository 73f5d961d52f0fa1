/** The position that is being set up in this browser: the draft, what was done before and after, what is selected. */
import type { SavedPosition } from '@broadside/protocol';
import { chartOf } from '../chart.ts';
import { copyThing, type Added } from './adding.ts';
import { draftCodec } from './draft.ts';
import { emptyPosition, idIn, isListed, kindOf, removeThing, shipCalled, squadronCalled, thingCalled } from './edit.ts';
import { withIds } from './ids.ts';
import { facingOf, moveThing, moveTogether, placeOf, turnThing } from './places.ts';
import type { Position } from './rules.ts';
import { survey, type Reading } from './survey.ts';
import { writtenJson } from '#lib/workshop/written-json.ts';

const UNDO_STEPS = 100;
/** So many of them are kept for the next visit. */
const KEPT_STEPS = 20;
/** Nudges that follow each other so closely are one step. */
const TOGETHER_MS = 900;

interface Kept {
  readonly name: string;
  readonly position: Position;
  readonly past: readonly Position[];
}

export const draftKey = (ruleset: string, id: string | undefined): string => `position-draft:${ruleset}:${id ?? 'new'}`;

/** What the browser kept of a draft; nothing where there is none, or where it is none any more. */
function recall(storage: Storage, key: string): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null;
    const position = draftCodec.safeParse(kept?.position);
    if (!kept || !position.success) return undefined;
    const past = (kept.past ?? []).filter((each) => draftCodec.safeParse(each).success);
    return { name: kept.name ?? '', position: withIds(position.data), past };
  } catch {
    return undefined;
  }
}

export class Bench {
  name = $state('');
  position = $state.raw<Position>(emptyPosition);
  past = $state.raw<readonly Position[]>([]);
  future = $state.raw<readonly Position[]>([]);
  /** `ship:tern`, `terrain:planet`, `side:seat-1`; undefined: the match. */
  selected = $state<string | undefined>();
  /** Dragging a ship takes its squadron along. */
  together = $state(false);
  saved = $state.raw<SavedPosition | undefined>();
  /** What the last step belongs to, where the next one may join it. */
  #step: { readonly group: string; readonly at: number } | undefined;
  /** The last reading that came to an end, for a draft on which the rules stumble. */
  #last: Reading | undefined;
  readonly #key: string;
  readonly #storage: Storage;

  readonly reading: Reading = $derived.by(() => {
    try {
      return (this.#last = survey(this.position));
    } catch (thrown) {
      const text = `The rules cannot read this position: ${thrown instanceof Error ? thrown.message : 'no reason given'}.`;
      const last = this.#last ?? survey(emptyPosition);
      return { state: last.state, findings: [{ text, thing: 'match' }] };
    }
  });
  readonly state = $derived(this.reading.state);
  readonly findings = $derived(this.reading.findings);
  readonly chart = $derived.by(() => {
    const chart = chartOf(this.state, null, undefined);
    // More hull than a ship has is a problem that is told; its bar stays a bar.
    return { ...chart, ships: chart.ships.map((ship) => ({ ...ship, hull: Math.min(ship.hull, ship.hullMax) })) };
  });
  readonly empty = $derived(this.position.squadrons.length === 0 && this.position.terrain === undefined);
  /** Differs from what the link shows. */
  readonly changed = $derived.by(() => {
    if (!this.saved) return !this.empty;
    return this.name !== this.saved.name || !this.#isSaved();
  });

  constructor(storage: Storage, key: string, saved?: SavedPosition) {
    this.#storage = storage;
    this.#key = key;
    this.saved = saved;
    const kept = recall(storage, key);
    const held = saved === undefined ? undefined : draftCodec.safeParse(saved.position).data;
    if (kept) {
      this.name = kept.name;
      this.position = kept.position;
      this.past = kept.past;
    } else if (saved && held) {
      this.name = saved.name;
      this.position = withIds(held);
    }
  }

  /** Whether the draft says what the saved position says, in whatever order a database gave that back. */
  #isSaved(): boolean {
    const held = draftCodec.safeParse(this.saved?.position);
    return held.success && sorted(withIds(held.data)) === sorted(this.position);
  }

  #keep(): void {
    const kept: Kept = { name: this.name, position: this.position, past: this.past.slice(-KEPT_STEPS) };
    try {
      this.#storage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // The browser's room is full: the draft alone is what matters.
      this.#storage.setItem(this.#key, JSON.stringify({ ...kept, past: [] }));
    }
  }

  /** The draft is safe elsewhere. */
  forget(): void {
    this.#storage.removeItem(this.#key);
  }

  rename(name: string): void {
    this.name = name;
    this.#keep();
  }

  /** One step; with a `group`, one with the steps of that group just before it; a drag is one however slow. */
  edit(next: Position, group?: string): void {
    if (next === this.position) return;
    const now = Date.now();
    const soon = group?.startsWith('drag ') === true || now - (this.#step?.at ?? 0) < TOGETHER_MS;
    const joins = group !== undefined && this.#step?.group === group && soon;
    if (!joins) this.past = [...this.past, this.position].slice(-UNDO_STEPS);
    this.#step = group === undefined ? undefined : { group, at: now };
    this.future = [];
    this.position = next;
    this.#keepSelection();
    this.#keep();
  }

  add({ position, thing }: Added): void {
    this.edit(position);
    this.selected = thing;
  }

  undo(): boolean {
    return this.#go(this.past, (rest, here) => {
      this.past = rest;
      this.future = [...this.future, here];
    });
  }

  redo(): boolean {
    return this.#go(this.future, (rest, here) => {
      this.future = rest;
      this.past = [...this.past, here];
    });
  }

  #go(from: readonly Position[], shift: (rest: readonly Position[], here: Position) => void): boolean {
    const next = from.at(-1);
    if (!next) return false;
    shift(from.slice(0, -1), this.position);
    this.#step = undefined;
    this.position = next;
    this.#keepSelection();
    this.#keep();
    return true;
  }

  /** What is gone is not selected. */
  #keepSelection(): void {
    if (this.selected !== undefined && !this.has(this.selected)) this.selected = undefined;
  }

  has(thing: string): boolean {
    const [kind, id] = [kindOf(thing), idIn(thing)];
    if (kind === 'ship') return shipCalled(this.position, id) !== undefined;
    if (kind === 'squadron') return squadronCalled(this.position, id) !== undefined;
    if (kind === 'fighter') return this.state.fighters[id] !== undefined;
    if (isListed(kind)) return thingCalled(this.position, kind, id) !== undefined;
    return kind === 'side';
  }

  select(thing: string | undefined): void {
    this.selected = thing !== undefined && this.has(thing) ? thing : undefined;
  }

  /** Moves what is selected, in inches; false where nothing that has a place is selected. */
  nudge(east: number, north: number): boolean {
    const at = this.selected === undefined ? undefined : placeOf(this.position, this.selected);
    if (this.selected === undefined || !at) return false;
    const to = [at[0] + east, at[1] + north] as const;
    const move = this.together ? moveTogether : moveThing;
    this.edit(move(this.position, this.selected, to), `nudge ${this.selected}`);
    return true;
  }

  turn(degrees: number): boolean {
    const facing = this.selected === undefined ? undefined : facingOf(this.position, this.selected);
    if (this.selected === undefined || facing === undefined) return false;
    this.edit(turnThing(this.position, this.selected, facing + degrees), `turn ${this.selected}`);
    return true;
  }

  remove(): boolean {
    if (this.selected === undefined || !this.has(this.selected)) return false;
    const next = removeThing(this.position, this.selected);
    if (next === this.position) return false;
    this.edit(next);
    return true;
  }

  duplicate(): boolean {
    const added = this.selected === undefined ? undefined : copyThing(this.position, this.selected);
    if (added) this.add(added);
    return added !== undefined;
  }

  readonly text = $derived(writtenJson(this.position));
}

/** JSON with the keys of every object in order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
