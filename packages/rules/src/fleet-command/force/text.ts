/**
 * A force as plain text that survives chats: one line for each unit, nothing told by indentation, stars for the reader
 * only. What is aboard stands behind its parent.
 */
import type { Result } from '../../kernel/contract.ts';
import { calledSo } from '../../kernel/words.ts';
import { factions } from '../data/factions.ts';
import { leaders } from '../data/leaders.ts';
import { unitCards } from '../data/units.ts';
import type { SideId } from '../ids.ts';
import { cost, starsOf } from './cost.ts';
import type { ForceUnit } from './design.ts';
import { type ForceList, forceOf, inOrder } from './list.ts';

/** Longest text that is looked at, in UTF-16 code units, and most sentences that are told. */
const MAX_TEXT = 50_000;
const MAX_PROBLEMS = 20;
const MAX_NAME = 40;
const MAX_UNITS = 60;

const line = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function unitLine(unit: ForceUnit): string {
  const { card, leader, aboard, reserve, player } = unit;
  const who = leader === undefined ? '' : ` (${leaders[leader].name})`;
  const more = [
    `${starsOf(unit)} stars`,
    ...(reserve === true ? ['reserve'] : []),
    ...(player === undefined ? [] : [`player ${player}`]),
  ];
  return `${aboard === undefined ? '- ' : '  Aboard: '}${unitCards[card].name}${who}, ${more.join(', ')}`;
}

/** The force in plain text. A name's line breaks and other control characters become spaces. */
export function forceToText(list: ForceList): string {
  return [
    `Force, ${cost(forceOf(list))} stars: ${line(list.name)}`,
    `Faction: ${factions[list.faction].name}`,
    ...inOrder(list).units.map(unitLine),
    '',
  ].join('\n');
}

class Reading {
  name: string | undefined;
  faction: SideId | undefined;
  readonly units: ForceUnit[] = [];
  readonly problems: string[] = [];
  /** The place of the unit that a line "Aboard" belongs to; null where that unit could not be read. */
  parent: number | null | undefined;
  line = 0;

  fault(sentence: string): void {
    this.problems.push(`Line ${this.line}: ${sentence}`);
  }
  called<T extends string>(what: string, text: string, table: Readonly<Record<T, { readonly name: string }>>) {
    const things = (Object.keys(table) as T[]).map((id) => ({ id, name: table[id].name }));
    const found = calledSo(what, text, things);
    if (typeof found !== 'string') return found.id;
    this.fault(found);
    return undefined;
  }
}

function readName(reading: Reading, text: string): void {
  if (reading.name !== undefined) return reading.fault('The force is named twice. Keep one "Force:" line.');
  reading.name = text;
  if (text === '') reading.fault('The force has no name. Write it after the colon.');
  if (text.length > MAX_NAME)
    reading.fault(`The name has ${text.length} characters. Use ${MAX_NAME} at most, ${text.length - MAX_NAME} fewer.`);
}

/** `8 stars`, `reserve` and `player 2`, in any order. */
function readTail(reading: Reading, parts: readonly string[]): Pick<ForceUnit, 'reserve' | 'player'> {
  const tail: Pick<ForceUnit, 'reserve' | 'player'> = {};
  for (const part of parts) {
    const [, player] = /^player ([1-3])$/i.exec(part) ?? [];
    if (player !== undefined) tail.player = Number(player);
    else if (/^(in )?reserve$/i.test(part)) tail.reserve = true;
    else if (!/^\d+ ?(stars?|★)$/i.test(part))
      reading.fault(`"${part.slice(0, 60)}" says nothing here. Write "reserve", "player 2", or the stars.`);
  }
  return tail;
}

/** `Destroyer (Vice Admiral), 10 stars, reserve` */
function readUnit(reading: Reading, text: string, isAboard: boolean): void {
  const [head = '', ...tail] = text.split(',').map((each) => each.trim());
  const [, card = '', leader] = /^([^()]*)(?:\(([^()]*)\))?$/.exec(head) ?? [undefined, head];
  const found = {
    card: reading.called('unit', card.trim(), unitCards),
    leader: leader === undefined ? undefined : reading.called('leader', leader.trim(), leaders),
    ...readTail(reading, tail),
  };
  const { parent } = reading;
  if (isAboard && parent === undefined) reading.fault('This is aboard no unit. Write its parent in a line above.');
  const place = reading.units.length;
  if (!isAboard) reading.parent = found.card === undefined ? null : place;
  if (place >= MAX_UNITS) return reading.fault(`A force has ${MAX_UNITS} units at most. Leave this one out.`);
  if (found.card === undefined || (leader !== undefined && found.leader === undefined)) return;
  reading.units.push({
    card: found.card,
    ...(found.leader === undefined ? {} : { leader: found.leader }),
    ...(isAboard && typeof parent === 'number' ? { aboard: parent } : {}),
    ...(found.reserve === undefined ? {} : { reserve: found.reserve }),
    ...(found.player === undefined ? {} : { player: found.player }),
  });
}

function readLine(reading: Reading, text: string): void {
  const [, title = '', rest = ''] = /^(force|faction|aboard)\b[^:]*:(.*)$/i.exec(text) ?? [];
  switch (title.toLowerCase()) {
    case 'force':
      return readName(reading, rest.trim());
    case 'faction':
      if (reading.faction !== undefined) reading.fault('The faction is named twice. Keep one "Faction:" line.');
      reading.faction ??= reading.called('faction', rest.trim(), factions);
      return;
    case 'aboard':
      return readUnit(reading, rest.trim(), true);
    default:
      if (text.startsWith('-') || text.startsWith('•')) return readUnit(reading, text.slice(1).trim(), false);
      reading.fault(`"${text.slice(0, 60)}" says nothing here. A unit's line begins with "-", as in "- Destroyer".`);
  }
}

/** The force of a text, legal or not; each mistake names its line and says what would be right. */
export function forceFromText(text: string): Result<ForceList> {
  if (text.length > MAX_TEXT)
    return { ok: false, problems: [`The text has ${text.length} characters. A force has ${MAX_TEXT} at most.`] };
  const reading = new Reading();
  for (const [index, each] of text.split(/\r\n|\r|\n/).entries()) {
    reading.line = index + 1;
    if (each.trim() !== '') readLine(reading, each.trim());
    if (reading.problems.length >= MAX_PROBLEMS) break;
  }
  const { name, faction, units, problems } = reading;
  if (name === undefined) problems.unshift('The force has no name. Write a line such as "Force: Home fleet" first.');
  if (faction === undefined && !problems.some((each) => each.includes('faction')))
    problems.push('The force has no faction. Write a line "Faction: Kushan" or "Faction: Taiidan".');
  if (problems.length > 0 || name === undefined || faction === undefined)
    return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  return { ok: true, value: { name, faction, units } };
}
