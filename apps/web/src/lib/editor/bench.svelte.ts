/** The position that is being set up in this browser: the draft with its undo and redo, and what is selected. */
import type { SavedPosition } from '@broadside/protocol';
import { DraftHistory, type DraftForm } from '#lib/workshop/draft-history.svelte.ts';
import { readText, type ReadText } from '#lib/workshop/read-text.ts';
import { same } from '#lib/workshop/same.ts';
import { writtenJson } from '#lib/workshop/written-json.ts';
import type { Added, Deed } from './fields.ts';
import type { Arrow, PositionDraft, EditedGame, PositionReading } from './game.ts';

export const draftKey = (ruleset: string, id: string | undefined): string => `position-draft:${ruleset}:${id ?? 'new'}`;

function formOf<P extends object, S>({ codec, withIds }: EditedGame<P, S>): DraftForm<P, string> {
  return {
    write: ({ now, about, past }) => ({ name: about, position: now, past }),
    read(written) {
      const { name, position, past } = written as { name?: string; position?: unknown; past?: readonly unknown[] };
      const read = codec.safeParse(position);
      if (!read.success) return undefined;
      const steps = (past ?? []).filter((each) => codec.safeParse(each).success) as P[];
      return { now: withIds(read.data), about: name ?? '', past: steps };
    },
  };
}

export class Bench<P extends object, S> implements PositionDraft<P, S> {
  readonly game: EditedGame<P, S>;
  readonly history: DraftHistory<P, string>;
  readonly saved: SavedPosition | undefined;
  /** `ship:tern`, `side:seat-1`; undefined: the match. */
  selected = $state<string | undefined>();
  /** Dragging a thing takes along what belongs to it. */
  together = $state(false);
  /** The last reading that came to an end, for a draft on which the rules stumble. */
  #last: PositionReading<S> | undefined;
  /** What is saved, as far as it can be read. */
  readonly #held: P | undefined;

  readonly reading: PositionReading<S> = $derived.by(() => {
    try {
      return (this.#last = this.game.survey(this.position));
    } catch (thrown) {
      const text = `The rules cannot read this position: ${thrown instanceof Error ? thrown.message : 'no reason given'}.`;
      const last = this.#last ?? this.game.survey(this.game.empty);
      return { state: last.state, findings: [{ text, thing: 'match' }] };
    }
  });
  readonly state = $derived(this.reading.state);
  readonly findings = $derived(this.reading.findings);
  readonly wrong: readonly string[] = $derived(this.findings.map(({ thing }) => thing));
  readonly empty = $derived.by(() => this.game.isEmpty(this.position));
  /** Differs from what the link shows. */
  readonly changed = $derived.by(() => {
    if (!this.saved) return !this.empty;
    return this.name !== this.saved.name || this.#held === undefined || !same(this.#held, this.position);
  });
  readonly text = $derived(writtenJson(this.position));

  constructor(game: EditedGame<P, S>, storage: Storage, key: string, saved?: SavedPosition) {
    this.game = game;
    this.saved = saved;
    const read = saved === undefined ? undefined : game.codec.safeParse(saved.position);
    this.#held = read?.success ? game.withIds(read.data) : undefined;
    const first = saved && this.#held ? { now: this.#held, about: saved.name } : { now: game.empty, about: '' };
    this.history = new DraftHistory(storage, key, formOf(game), first);
  }

  get position(): P {
    return this.history.now;
  }
  get name(): string {
    return this.history.about;
  }

  edit(next: P, group?: string): void {
    this.history.edit(next, group);
    this.#keepSelection();
  }

  add({ position, thing }: Added<P>): void {
    this.edit(position);
    this.selected = thing;
  }

  do(deed: Deed<P>): void {
    if ('edit' in deed) this.edit(deed.edit);
    else if ('add' in deed) this.add(deed.add);
    else this.select(deed.select);
  }

  undo(): boolean {
    const done = this.history.undo();
    this.#keepSelection();
    return done;
  }

  redo(): boolean {
    const done = this.history.redo();
    this.#keepSelection();
    return done;
  }

  /** What is gone is not selected. */
  #keepSelection(): void {
    if (this.selected !== undefined && !this.has(this.selected)) this.selected = undefined;
  }

  has(thing: string): boolean {
    return this.game.has(this, thing);
  }

  select(thing: string | undefined): void {
    this.selected = thing !== undefined && this.has(thing) ? thing : undefined;
  }

  /** Puts a thing elsewhere, with what belongs to it where that is asked for. */
  move(thing: string, to: readonly [number, number], group: string): void {
    const { places } = this.game;
    const moved = this.together ? places.moveTogether(this.position, thing, to) : places.move(this.position, thing, to);
    this.edit(moved, group);
  }

  /** False where nothing that has a place is selected. */
  nudge(arrow: Arrow, far: boolean): boolean {
    const { places } = this.game;
    const at = this.selected === undefined ? undefined : places.placeOf(this.position, this.selected);
    if (this.selected === undefined || !at) return false;
    this.move(this.selected, places.surface.step(at, arrow, far), `nudge ${this.selected}`);
    return true;
  }

  turn(sense: 1 | -1, far: boolean): boolean {
    const { places } = this.game;
    const facing = this.selected === undefined ? undefined : places.facingOf(this.position, this.selected);
    if (this.selected === undefined || facing === undefined) return false;
    const turned = places.surface.turned(facing, sense, far);
    this.edit(places.turn(this.position, this.selected, turned), `turn ${this.selected}`);
    return true;
  }

  remove(): boolean {
    if (this.selected === undefined || !this.has(this.selected)) return false;
    const next = this.game.remove(this.position, this.selected);
    if (next === this.position) return false;
    this.edit(next);
    return true;
  }

  duplicate(): boolean {
    const added = this.selected === undefined ? undefined : this.game.copy(this.position, this.selected);
    if (added) this.add(added);
    return added !== undefined;
  }

  /** A text as a position of this game. */
  read(text: string): ReadText<P> {
    const read = readText(text, this.game.codec);
    return read.ok ? { ok: true, value: this.game.withIds(read.value) } : read;
  }
}
