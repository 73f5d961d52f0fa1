/** The fleet that is being drawn up in this browser: its sheet, what was done before, and what stands saved on the server. */
import type { SavedFleet } from '@broadside/protocol';
import { emptyFleet, type Berth } from './edit.ts';
import { judge } from './judge.ts';
import { fleetDesign, fleetPoints, type FleetDesign, type FleetLimits } from './rules.ts';

/** All that an edit may change, and undo brings back. */
export interface Sheet {
  readonly design: FleetDesign;
  /** The Maximum Fleet Value that it is drawn up for, in points. */
  readonly maxPoints: number;
  /** Whether the match provides for civilian squadrons. */
  readonly civilians: boolean;
}

interface Kept extends Sheet {
  /** The saved version that was changed; 0 where nothing is saved. */
  readonly version: number;
  readonly past: readonly Sheet[];
  /** Nothing was changed since that version. */
  readonly clean: boolean;
}

/** Values written with the keys of every object in order: a database gives them back in an order of its own. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

const UNDO_STEPS = 50;
/** The limit that a fleet of so many points is drawn up for, unless somebody says: the next fifty, 250 at least. */
export function limitFor(points: number): number {
  return Math.max(250, Math.ceil(points / 50) * 50);
}

const sheetOf = (design: FleetDesign, maxPoints = limitFor(fleetPoints(design))): Sheet => ({
  design,
  maxPoints,
  civilians: false,
});

/** What the browser kept of a drawing; nothing where there is none, or where it is no drawing. */
function recall(storage: Storage, key: string): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null;
    const design = fleetDesign.safeParse(kept?.design);
    if (!kept || !design.success) return undefined;
    const past = (kept.past ?? []).filter((sheet) => fleetDesign.safeParse(sheet.design).success);
    return {
      design: design.data,
      maxPoints: kept.maxPoints ?? limitFor(fleetPoints(design.data)),
      civilians: kept.civilians ?? false,
      version: kept.version ?? 0,
      past,
      clean: kept.clean ?? false,
    };
  } catch {
    return undefined;
  }
}

export class Workbench {
  sheet = $state.raw<Sheet>(sheetOf(emptyFleet, 500));
  past = $state.raw<readonly Sheet[]>([]);
  selected = $state.raw<Berth | undefined>();
  /** The squadron that a new ship joins. */
  squadron = $state(0);
  saved = $state.raw<SavedFleet | undefined>();
  /** The saved version that this drawing changes. */
  version = $state(0);
  #clean = false;
  #key: string;
  readonly #storage: Storage;

  readonly design = $derived(this.sheet.design);
  readonly limits: FleetLimits = $derived({ maxPoints: this.sheet.maxPoints, civilians: this.sheet.civilians });
  readonly verdict = $derived(judge(this.design, this.limits));
  readonly points = $derived(fleetPoints(this.design));
  readonly changed = $derived(
    this.saved === undefined ? this.design !== emptyFleet : !same(this.design, this.saved.design),
  );

  constructor(storage: Storage, key: string, saved?: SavedFleet) {
    this.#storage = storage;
    this.#key = key;
    this.saved = saved;
    const kept = recall(storage, key);
    const held = saved === undefined ? undefined : fleetDesign.safeParse(saved.design).data;
    if (kept) {
      this.sheet = { design: kept.design, maxPoints: kept.maxPoints, civilians: kept.civilians };
      this.past = kept.past;
      this.version = kept.version;
      this.#clean = kept.clean;
      // Nothing was changed here since: what is newer on the server is the fleet, and undo still brings the old one.
      if (held && saved && kept.clean && saved.newest > kept.version) {
        this.past = [...this.past, this.sheet];
        this.#adopt(held, saved.newest, true);
      }
    } else if (held) this.#adopt(held, saved?.newest ?? 0, false);
    this.squadron = Math.max(0, this.design.squadrons.length - 1);
    this.#select();
  }

  #adopt(design: FleetDesign, version: number, keepLimits: boolean): void {
    this.sheet = {
      ...sheetOf(design),
      ...(keepLimits ? { maxPoints: this.sheet.maxPoints, civilians: this.sheet.civilians } : {}),
    };
    this.version = version;
  }

  /** Keeps a ship selected as long as there is one. */
  #select(): void {
    const at = this.selected;
    if (at && this.design.squadrons[at.squadron]?.ships[at.ship]) return;
    const squadron = this.design.squadrons.findIndex(({ ships }) => ships.length > 0);
    this.selected = squadron < 0 ? undefined : { squadron, ship: 0 };
  }

  #keep(): void {
    const kept: Kept = { ...this.sheet, version: this.version, past: this.past, clean: this.#clean };
    try {
      this.#storage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // The browser's room is full: the sheet alone is what matters.
      this.#storage.setItem(this.#key, JSON.stringify({ ...kept, past: [] }));
    }
  }

  change(part: Partial<Sheet>): void {
    const next = { ...this.sheet, ...part };
    if (JSON.stringify(next) === JSON.stringify(this.sheet)) return;
    this.past = [...this.past, this.sheet].slice(-UNDO_STEPS);
    this.#clean = false;
    this.sheet = next;
    this.squadron = Math.max(0, Math.min(this.squadron, next.design.squadrons.length - 1));
    this.#select();
    this.#keep();
  }

  edit(design: FleetDesign): void {
    this.change({ design });
  }

  /** Another fleet in place of this one, which undo brings back. */
  replace(design: FleetDesign, maxPoints?: number): void {
    this.selected = undefined;
    this.change({ design, maxPoints: maxPoints ?? limitFor(fleetPoints(design)) });
    this.squadron = Math.max(0, design.squadrons.length - 1);
  }

  undo(): boolean {
    const last = this.past.at(-1);
    if (!last) return false;
    this.past = this.past.slice(0, -1);
    this.#clean = false;
    this.sheet = last;
    this.squadron = Math.max(0, Math.min(this.squadron, last.design.squadrons.length - 1));
    this.#select();
    this.#keep();
    return true;
  }

  /** The server holds this now; the drawing is kept under the fleet's own name from here on. */
  settle(saved: SavedFleet, key: string): void {
    if (key !== this.#key) this.#storage.removeItem(this.#key);
    this.#key = key;
    this.saved = saved;
    this.version = saved.newest;
    this.#clean = same(saved.design, this.design);
    this.#keep();
  }

  /** Goes on from the newer version of another; what stood here comes back with undo. */
  takeNewer(saved: SavedFleet): void {
    const held = fleetDesign.safeParse(saved.design);
    this.saved = saved;
    this.version = saved.newest;
    if (held.success) this.replace(held.data, Math.max(this.sheet.maxPoints, limitFor(fleetPoints(held.data))));
  }

  /** The next save goes on top of what another saved meanwhile. */
  saveOver(saved: SavedFleet): void {
    this.version = saved.newest;
    this.#keep();
  }
}
