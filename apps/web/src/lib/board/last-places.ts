/** Where ships were seen last: a lost one is told without its place, and its wreck lies there. */
import type { ShipToken } from './chart.ts';

export type LastPlace = Pick<ShipToken, 'xMils' | 'yMils' | 'facingCdeg'>;
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The tab's own, where there is one: a page that is loaded anew keeps its wrecks. */
export function tabStore(): Store | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function readFrom(store: Store | undefined, key: string): readonly (readonly [string, LastPlace])[] {
  try {
    const read: unknown = JSON.parse(store?.getItem(key) ?? '{}');
    return Object.entries(read as Record<string, LastPlace>).filter(([, place]) =>
      [place.xMils, place.yMils, place.facingCdeg].every(Number.isFinite),
    );
  } catch {
    return [];
  }
}

export class LastPlaces {
  readonly #places: Map<string, LastPlace>;
  readonly #store: Store | undefined;
  readonly #key: string;
  #kept = '';

  constructor(match: string, store = tabStore()) {
    this.#key = `broadside.wrecks.${match}`;
    this.#store = store;
    this.#places = new Map(readFrom(store, this.#key));
  }

  note(ships: readonly (LastPlace & { readonly id: string })[]): void {
    for (const { id, xMils, yMils, facingCdeg } of ships) this.#places.set(id, { xMils, yMils, facingCdeg });
  }

  /** The places of those that were lost, where they were seen; kept for this tab. */
  of(lost: readonly string[]): ReadonlyMap<string, LastPlace> {
    const found = new Map(
      lost.flatMap((id) => {
        const place = this.#places.get(id);
        return place ? [[id, place] as const] : [];
      }),
    );
    const words = JSON.stringify(Object.fromEntries(found));
    if (found.size > 0 && words !== this.#kept) {
      this.#kept = words;
      try {
        this.#store?.setItem(this.#key, words);
      } catch {
        // A full store costs nothing but the wrecks after a reload.
      }
    }
    return found;
  }
}
