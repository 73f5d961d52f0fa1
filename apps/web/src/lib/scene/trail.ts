/** Where everything stood, entry by entry, while a page was open: the log says that something moved, and the board where it is now. */

/** A place on the table, and half of what stands there. */
export interface TrailSpot {
  readonly xMils: number;
  readonly yMils: number;
  readonly halfMils: number;
}
type Spots = ReadonlyMap<string, TrailSpot>;

/** So many entries are kept: more than anybody does in a turn. */
const most = 240;

export class Trail {
  #kept: readonly { readonly seq: number; readonly spots: Spots }[] = [];

  note(seq: number, spots: Spots): void {
    // Whoever goes back in a replay sees what follows anew.
    const before = this.#kept.filter((each) => each.seq < seq);
    this.#kept = [...before.slice(1 - most), { seq, spots }];
  }

  /** Where it stood after an entry; of what is gone by then, where it stood last. */
  at(record: string, seq: number): TrailSpot | undefined {
    const last = this.#kept.findLast((each) => each.seq <= seq && each.spots.has(record));
    return (last ?? this.#kept.find(({ spots }) => spots.has(record)))?.spots.get(record);
  }

  /** The places of a way that entries `from` to `to` tell, with the one where it began; one where it began elsewhere than on the table. */
  way(record: string, from: number, to: number): readonly TrailSpot[] {
    const known = this.#kept.findLast(({ seq }) => seq < from);
    if (known === undefined) return [];
    const last = this.#kept.find(({ seq }) => seq >= to);
    const during = this.#kept.filter(({ seq }) => seq >= from && (seq <= to || seq === last?.seq));
    const stood = [known, ...during].flatMap(({ spots }) => spots.get(record) ?? []);
    return stood.filter(({ xMils, yMils }, at) => {
      const before = stood[at - 1];
      return before === undefined || before.xMils !== xMils || before.yMils !== yMils;
    });
  }
}
