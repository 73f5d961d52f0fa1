/** What can never be true of a table while a seat is asked, whatever was played; a fault is a bug of the rules. */
import { hexKey, onBoard } from '../../geometry/hex/index.ts';
import { fullDeck } from '../data/deck.ts';
import type { OpenTable, State } from '../state.ts';
import type { Unit } from '../table.ts';
import { cardOf } from '../unit/stats.ts';

function unitFaults(table: OpenTable, unit: Unit): string[] {
  const { name, place, at, parent } = unit;
  const ship = parent === null ? undefined : table.units[parent];
  const faults: string[] = [];
  const add = (wrong: boolean, what: string) => wrong && faults.push(`${name} ${what}.`);
  const alive = place !== 'destroyed';
  add(alive && unit.ships === 0, `is ${place}, but has no ships left`);
  add(unit.ships > cardOf(unit).ships && unit.card !== 'cryo-tray', 'has more ships than its card');
  add(at !== null && place !== 'board', `is ${place}, but stands in a hex`);
  add(at !== null && !onBoard(at, table.match.board), 'stands off the board');
  add(at === null && place === 'board' && table.match.step === 'play', 'is on the board without a hex');
  add((place === 'embarked' || place === 'patrol') && ship === undefined, `is ${place} without a ship`);
  add(place === 'patrol' && ship?.place !== 'board', 'flies for a ship that is not on the board');
  add(place === 'embarked' && (ship?.place === 'destroyed' || ship?.hulk === true), 'is aboard a ship that is lost');
  add(new Set(unit.crippled).size < unit.crippled.length, 'has a Crippled token twice');
  add(unit.lockedWith !== null && table.units[unit.lockedWith]?.place !== 'board', 'is locked with nobody');
  return faults;
}

/** Who moves may be passing through the hex of another (R-FC-80). */
function crowdFaults(table: OpenTable): string[] {
  const moving = new Set(table.frames.flatMap((frame) => (frame.kind === 'moving' ? [frame.unit] : [])));
  const taken = new Map<string, string>();
  return Object.values(table.units).flatMap(({ id, name, place, at }) => {
    if (place !== 'board' || at === null || moving.has(id)) return [];
    const other = taken.get(hexKey(at));
    taken.set(hexKey(at), name);
    return other === undefined ? [] : [`${name} and ${other} stand in one hex.`];
  });
}

function handFaults({ hands, match }: OpenTable): string[] {
  return Object.values(hands).flatMap(({ id, cards, playUsed, playValue, interrupts }) => {
    const faults: string[] = [];
    if (cards < 0 || playUsed > playValue) faults.push(`The hand ${id} has used ${playUsed} of ${playValue} Play.`);
    if (new Set(interrupts).size < interrupts.length)
      faults.push(`The hand ${id} has played one type of interrupt twice in round ${match.round}.`);
    return faults;
  });
}

/** Faults that everybody can see, as sentences. */
export const openFaults = (table: OpenTable): string[] => [
  ...Object.values(table.units).flatMap((unit) => unitFaults(table, unit)),
  ...crowdFaults(table),
  ...handFaults(table),
];

/**
 * Every card is in one place, and the counts that all may know are those of what is hidden. The automated enemy keeps
 * its cards as interrupts of its bank, so only matches between people are counted.
 */
export function cardFaults({ secrets, match, hands, sides }: State): string[] {
  const played = Object.values(hands).flatMap((hand) => hand.played.map(({ card }) => card));
  const everywhere = [...secrets.deck, ...match.discards, ...Object.values(secrets.hands).flat(), ...played].sort();
  const faults = Object.values(hands)
    .filter(({ id, cards }) => cards !== secrets.hands[id]?.length)
    .map(({ id, cards }) => `The hand ${id} shows ${cards} cards and holds ${secrets.hands[id]?.length ?? 0}.`);
  if (match.deckCards !== secrets.deck.length) faults.push(`The deck shows ${match.deckCards} cards.`);
  const automated = Object.values(sides).some((side) => side.automated);
  if (!automated && String(everywhere) !== String([...fullDeck].sort()))
    faults.push(`There are ${everywhere.length} cards instead of the ${fullDeck.length} of the deck.`);
  return faults;
}
