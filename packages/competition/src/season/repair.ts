/** What a bracket makes of its tables after a correction: which stand, which are redrawn, and about which somebody has to decide. */
import { bracketFrom } from './bracket.ts';
import type { BracketMatch, SlotTable } from './bracket.ts';
import type { SeasonEvent } from './events.ts';
import { hasBegun } from './season.ts';
import type { Sides } from './season.ts';
import type { FormatOf } from './terms.ts';

/** What becomes of tables that have begun. */
export type Following = 'keep' | 'replay';

export interface Repair {
  readonly events: readonly SeasonEvent[];
  /** Tables that have begun, and would not have been played so. */
  readonly begun: readonly SlotTable[];
}

/** Match by match, from the first round on: what is before a match is right already. */
class BracketRepair {
  readonly #seeds: readonly number[];
  readonly #format: FormatOf<'knockout'>;
  readonly #choice: Following | undefined;
  readonly #right: SlotTable[] = [];
  readonly events: SeasonEvent[] = [];
  readonly begun: SlotTable[] = [];

  constructor(seeds: readonly number[], format: FormatOf<'knockout'>, choice: Following | undefined) {
    this.#seeds = seeds;
    this.#format = format;
    this.#choice = choice;
  }

  match(slot: string): BracketMatch | undefined {
    return bracketFrom(this.#seeds, this.#format, this.#right).matches.find(({ id }) => id === slot);
  }

  take(tables: readonly SlotTable[]): void {
    const [first] = tables;
    if (first === undefined) return;
    const match = this.match(first.slot);
    const kept = first.pairing.kept === true;
    if (kept || (match?.state === 'ready' && sameTwo(match, first.pairing.sides))) this.#games(tables);
    else if (tables.some(({ pairing }) => hasBegun(pairing))) this.#decide(tables, match);
    else this.#anew(tables, match);
  }

  /** Games of a match that stands: those after its end fall away. */
  #games(tables: readonly SlotTable[]): void {
    for (const table of tables) {
      const over = !this.#right.some(({ slot }) => slot === table.slot) ? false : this.#isOver(table.slot);
      if (!over) this.#right.push(table);
      else if (!hasBegun(table.pairing) || this.#choice === 'replay') this.#void(table);
      else this.begun.push(table);
    }
  }

  #isOver(slot: string): boolean {
    return this.match(slot)?.state !== 'ready';
  }

  #decide(tables: readonly SlotTable[], match: BracketMatch | undefined): void {
    if (this.#choice === 'replay') return this.#anew(tables, match);
    if (this.#choice === undefined) this.begun.push(...tables.filter(({ pairing }) => hasBegun(pairing)));
    for (const { round, index: pairing } of tables) this.events.push({ kind: 'pairing-kept', round, pairing });
    this.#right.push(...tables.map((table) => ({ ...table, pairing: { ...table.pairing, kept: true } })));
  }

  /** The first table is for whoever meets now; the others are not there any more. */
  #anew([first, ...others]: readonly SlotTable[], match: BracketMatch | undefined): void {
    if (first !== undefined) {
      if (match?.next === undefined) this.#void(first);
      else this.#redrawn(first, [match.next.first, match.next.second]);
    }
    for (const table of others) this.#void(table);
  }

  #redrawn(table: SlotTable, sides: Sides): void {
    const { round, index: pairing } = table;
    this.events.push({ kind: 'pairing-redrawn', round, pairing, sides });
    this.#right.push({ ...table, pairing: { ...table.pairing, sides, match: null, result: null } });
  }

  #void({ round, index: pairing }: SlotTable): void {
    this.events.push({ kind: 'pairing-void', round, pairing });
  }
}

const sameTwo = ({ sides }: BracketMatch, [a, b]: Sides): boolean => sides.includes(a) && sides.includes(b);

export function repaired(
  seeds: readonly number[],
  format: FormatOf<'knockout'>,
  tables: readonly SlotTable[],
  choice: Following | undefined,
): Repair {
  const repair = new BracketRepair(seeds, format, choice);
  // In the order of the bracket, in which each match comes after those that it waits for.
  for (const { id } of bracketFrom(seeds, format, []).matches) repair.take(tables.filter(({ slot }) => slot === id));
  return repair;
}
