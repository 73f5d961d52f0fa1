/** What a unit is, can do and has suffered, for who presses it and does not know the game. */
import type { View } from '../../kernel/contract.ts';
import type { ShipTold } from '../../kernel/explain/explaining.ts';
import type { Crippling } from '../ids.ts';
import { sideNames } from '../names.ts';
import { fromView } from '../sight.ts';
import type { Unit } from '../table.ts';
import { canAct, cardOf, leaderOf, moveOf, unitStars, warDice, weaponsOf } from '../unit/stats.ts';

const plural = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'An' : 'A');
const titles: Readonly<Record<Crippling, string>> = {
  weapons: 'Its weapons are out of action.',
  engines: 'Its engines are out of action: it does not move.',
  bays: 'Its bays are out of action: no craft come or go.',
};

function isWords(unit: Unit): string {
  const { name, type, ships } = cardOf(unit);
  const side =
    unit.side === 'kushan' || unit.side === 'taiidan' ? ` of ${sideNames[unit.side]}` : ' that belongs to nobody';
  const what = ships === 1 ? `${article(name)} ${name}` : `A unit of ${ships} ${name}s`;
  const kind = type === 'object' ? '' : `, ${type === 'super-capital' ? 'a capital ship' : `of the type ${type}`}`;
  const leader = leaderOf(unit);
  const led = leader === undefined ? '' : `, led by its ${leader.name}`;
  return `${what}${side}${kind}${led}, worth ${plural(unitStars(unit), 'star')}.`;
}

function canWords(unit: Unit): readonly string[] {
  if (!canAct(unit)) return ['It takes no orders.'];
  const move = moveOf(unit);
  const weapons = weaponsOf(unit).map(
    ({ name, dice, range }) =>
      `${name} with ${plural(dice, 'die', 'dice')} for each ship, ${plural(range, 'hex', 'hexes')} far`,
  );
  return [
    move === 0 ? 'It does not move.' : `Moves up to ${plural(move, 'hex', 'hexes')}.`,
    weapons.length === 0 ? 'It has no weapon.' : `Fires ${weapons.join('; ')}.`,
    `Its dice hit on ${warDice(unit)} or more, and its armour takes ${plural(cardOf(unit).armour, 'hit')} of each attack away.`,
  ];
}

function sufferedWords(unit: Unit): readonly string[] {
  if (unit.place === 'destroyed') return ['It is destroyed.'];
  if (unit.place === 'left') return ['It has left the board.'];
  const { ships } = cardOf(unit);
  return [
    ...(unit.ships < ships ? [`Ships: ${unit.ships} of ${ships} left.`] : []),
    ...(unit.focusFire > 0 ? [`Focus Fire: its armour counts ${unit.focusFire} less.`] : []),
    ...(unit.crewDamage > 0 ? [`Crew: ${unit.crewDamage} lost.`] : []),
    ...unit.crippled.map((what) => titles[what]),
    ...(unit.hulk ? ['Its crew is dead: it drifts.'] : []),
  ];
}

export function unit(view: View, record: string): ShipTold | undefined {
  const [kind, id = ''] = record.split(':');
  const { units } = fromView(view);
  const found = kind === 'unit' && Object.hasOwn(units, id) ? units[id] : undefined;
  if (found === undefined) return undefined;
  const out = found.place === 'destroyed' || found.place === 'left';
  return { name: found.name, is: isWords(found), can: out ? [] : canWords(found), suffered: sufferedWords(found) };
}
