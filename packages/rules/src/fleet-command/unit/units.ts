/** Finding units on the table. */
import { hexNumber, sameHex } from '../../geometry/hex/index.ts';
import type { Seat } from '../../kernel/contract.ts';
import { kept } from '../../kernel/kept.ts';
import { type Allegiance, type HandId, type Hex, sideId, type SideId } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';

export { isCapital, isStrike } from './stats.ts';
export { sameHex };

export const opponent = (side: SideId): SideId => (side === 'kushan' ? 'taiidan' : 'kushan');

/** Whose turn it is: the side of a hand; the automated enemy has none, and its side stands in the place of one (FC-MISC-21). */
export const sideOfTurn = (table: OpenTable, turn: HandId): SideId | undefined =>
  table.hands[turn]?.side ?? sideId.options.find((side) => side === turn);

export const allUnits = (table: OpenTable): readonly Unit[] => unitsIn(table.units);
const unitsIn = kept((units: OpenTable['units']): readonly Unit[] => Object.values(units));

const standers = kept((units: OpenTable['units']) => {
  const byHex = new Map<number, Unit[]>();
  for (const unit of unitsIn(units)) {
    if (unit.place !== 'board' || unit.at === null) continue;
    const there = byHex.get(hexNumber(unit.at));
    if (there === undefined) byHex.set(hexNumber(unit.at), [unit]);
    else there.push(unit);
  }
  return byHex;
});
/** The unit that fills a hex, hulks and objects included (R-FC-85). */
export const unitAt = (table: OpenTable, hex: Hex): Unit | undefined => standers(table.units).get(hexNumber(hex))?.[0];

/** Another unit that fills the hex: two are in one while one of them goes through. */
export const otherAt = (table: OpenTable, unit: Unit, hex: Hex): Unit | undefined =>
  standers(table.units)
    .get(hexNumber(hex))
    ?.find(({ id }) => id !== unit.id);

/** Units of a side on the board; hulks are nobody's (R-FC-155). */
export const onBoard = (table: OpenTable, side: Allegiance): readonly Unit[] =>
  allUnits(table).filter((unit) => unit.side === side && unit.place === 'board' && !unit.hulk);

/** Whether two units are enemies: of opposing sides, nobody neutral. */
export const enemies = (one: Unit, other: Unit): boolean =>
  one.side !== 'neutral' && other.side !== 'neutral' && one.side !== other.side;

/**
 * Where a unit counts as being: a patrol is at its ship's hex, goes where the ship goes (FC-CAP-3), and the range to it
 * is measured to there (FC-CAP-12, R-FC-99).
 */
export function hexOf(table: OpenTable, unit: Unit): Hex | null {
  if (unit.place === 'board') return unit.at;
  const parent = unit.place === 'patrol' && unit.parent !== null ? table.units[unit.parent] : undefined;
  return parent?.place === 'board' ? parent.at : null;
}

/** The patrol that flies for a unit. */
export const patrolOf = (table: OpenTable, parent: Unit): Unit | undefined =>
  allUnits(table).find((unit) => unit.place === 'patrol' && unit.parent === parent.id);

/** Units aboard it. */
export const embarkedOn = (table: OpenTable, parent: Unit): readonly Unit[] =>
  allUnits(table).filter((unit) => unit.place === 'embarked' && unit.parent === parent.id);

/** Who decides for a unit while it attacks or is attacked: its owner alone, also in a team (R-FC-204); nobody when automated. */
export function ownerOf(table: OpenTable, { seat }: Unit): Seat | undefined {
  if (seat === null) return undefined;
  return Object.values(table.hands).some((hand) => hand.seats.includes(seat)) ? seat : undefined;
}
