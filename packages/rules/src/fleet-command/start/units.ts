/** Unit records: fresh ones, their letters and names (FC-SET-3, FC-SET-4, R-FC-227). */
import { factions } from '../data/factions.ts';
import { unitCards } from '../data/units.ts';
import type { Allegiance, UnitCardId, UnitId } from '../ids.ts';
import type { Unit } from '../table.ts';

type Given = Pick<Unit, 'id' | 'card' | 'letter' | 'name' | 'side'> & Partial<Unit>;

/** A full unit that has done nothing; what is given differs. */
export const freshUnit = (given: Given): Unit => ({
  seat: null,
  ships: unitCards[given.card].ships,
  leader: null,
  place: 'board',
  parent: null,
  at: null,
  facing: 0,
  activated: false,
  patrolReady: false,
  focusFire: 0,
  crewDamage: 0,
  crippled: [],
  braced: false,
  evading: false,
  lockdown: false,
  hulk: false,
  stars: 0,
  launched: 0,
  artifact: null,
  lockedWith: null,
  attacked: false,
  free: false,
  ...given,
});

/**
 * A to Z, AA to ZZ, then A3 to Z3, A4 to Z4 and so on: another one for every place, since the tokens of the box limit
 * nothing (FC-COMP-6, R-FC-227).
 */
const letterAt = (index: number): string => {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  const time = Math.floor(index / 26) + 1;
  return time === 1 ? letter : letter + (time === 2 ? letter : String(time));
};

/**
 * The next letter of a card on a side, with the name and the id that go with it. A hidden reserve has letters of its
 * own, so that those on the board leave no gap (R-FC-220).
 */
export function label(
  units: Readonly<Record<UnitId, Unit>>,
  side: Allegiance,
  card: UnitCardId,
  hidden = false,
): Pick<Unit, 'id' | 'letter' | 'name'> {
  const used = new Set(
    Object.values(units)
      .filter((unit) => unit.side === side && unit.card === card)
      .map((unit) => unit.letter),
  );
  const at = (place: number): string => (hidden ? 'R' : '') + letterAt(place);
  let index = 0;
  // Ends after as many places as there are units: every place has a letter of its own, and a unit takes one letter and one id.
  while (used.has(at(index)) || units[`${side}-${card}-${at(index).toLowerCase()}`] !== undefined) index++;
  const letter = at(index);
  const { name, factions: owners } = unitCards[card];
  const fleet = side === 'neutral' || owners.length < 2 ? '' : `${factions[side].name} `;
  return { id: `${side}-${card}-${letter.toLowerCase()}`, letter, name: `${fleet}${name} ${letter}` };
}
