/** Where ships were seen last: the table no longer holds the place of a lost one, and its wreck lies there. */
import type { Cue, LogLine } from '@broadside/rules/kernel';
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

/** A line of the log, as far as it tells who was lost where. */
export type LossLine = Pick<LogLine, 'parts'> & { readonly cue?: Cue | undefined };

/** The places that lines of the log tell of what they say is lost, by record. */
export function placesTold(lines: readonly LossLine[]): ReadonlyMap<string, LastPlace> {
  const found = lines.flatMap(({ cue, parts }): (readonly [string, LastPlace])[] => {
    if (cue?.is !== 'gone' || cue.what === undefined) return [];
    const who = parts.find((part) => typeof part !== 'string');
    const [xMils, yMils, facingCdeg] = cue.what.split(' ').map(Number);
    if (who === undefined || xMils === undefined || yMils === undefined || facingCdeg === undefined) return [];
    return [[who.record, { xMils, yMils, facingCdeg }]];
  });
  return new Map(found);
}

export class LastPlaces {
  readonly #places: Map<string, LastPlace>;
  /** What the log has told: better than what was seen, for who goes through a match in leaps sees little of it. */
  readonly #told = new Map<string, LastPlace>();
  readonly #named = new Set<string>();
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

  tell(told: ReadonlyMap<string, LastPlace>): void {
    for (const [id, place] of told) this.#told.set(id, place);
  }

  /** Those of the lost whose place the log has not told; each is named once, for whoever then looks for it. */
  wanted(lost: readonly string[]): readonly string[] {
    const ids = lost.filter((id) => !this.#told.has(id) && !this.#named.has(id));
    for (const id of ids) this.#named.add(id);
    return ids;
  }

  /** The places of those that were lost, where they were seen; kept for this tab. */
  of(lost: readonly string[]): ReadonlyMap<string, LastPlace> {
    const found = new Map(
      lost.flatMap((id) => {
        const place = this.#told.get(id) ?? this.#places.get(id);
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
