/** Squadrons that hide: which they are follows from the discs on the table, which everybody sees (R-QR-186). */
import type { Seat } from '../../../kernel/contract.ts';
import { kept } from '../../../kernel/kept.ts';
import type { State } from '../../state.ts';
import type { Disc, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';

const squadronsBehind = kept(
  (discs: State['discs']): ReadonlySet<string> => new Set(Object.values(discs).map((disc) => disc.squadron)),
);

export const isHidden = (state: State, squadron: Pick<Squadron, 'id'>): boolean =>
  squadronsBehind(state.discs).has(squadron.id);

/** A ship of a hidden squadron, which counts as on the board for what the rulings say (R-QR-60, R-QR-160). */
export const lurks = (state: State, ship: Ship): boolean => squadronsBehind(state.discs).has(ship.squadron);

/** The discs of a side, by id. */
export const discsOf = (state: State, seat: Seat): readonly Disc[] =>
  Object.values(state.discs)
    .filter((disc) => disc.seat === seat)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
