/** Squadrons that hide: which they are follows from the discs on the table, which everybody sees. */
import type { Seat } from '../../kernel/contract.ts';
import { kept } from '../../kernel/kept.ts';
import type { Disc, Squadron } from './records.ts';
import type { Ship, Table } from './table.ts';
import type { SquadronId } from './ids.ts';

const squadronsBehind = kept(
  (discs: Table['discs']): ReadonlySet<SquadronId> => new Set(Object.values(discs).map((disc) => disc.squadron)),
);

export const isHidden = (state: Pick<Table, 'discs'>, squadron: Pick<Squadron, 'id'>): boolean =>
  squadronsBehind(state.discs).has(squadron.id);

/** A ship of a hidden squadron, which counts as on the board for what the rulings say. */
export const lurks = (state: Pick<Table, 'discs'>, ship: Pick<Ship, 'squadron'>): boolean =>
  squadronsBehind(state.discs).has(ship.squadron);

/** The discs of a side, by id. */
export const discsOf = (state: Pick<Table, 'discs'>, seat: Seat): readonly Disc[] =>
  Object.values(state.discs)
    .filter((disc) => disc.seat === seat)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
