/**
 * A force as plain text that survives chats: one line for each unit, nothing told by indentation, stars for the reader
 * only. What is aboard stands behind its parent.
 */
import type { Result } from '../../kernel/contract.ts';
import { jsonForm } from '../../kernel/lists/json.ts';
import { oneLine, ListReading } from '../../kernel/lists/text.ts';
import { namesIn, vocabulary } from '../../kernel/lists/vocabulary.ts';
import { factions } from '../data/factions.ts';
import { leaders } from '../data/leaders.ts';
import { unitCards } from '../data/units.ts';
import type { LeaderId, SideId, UnitCardId } from '../ids.ts';
import { cost, type DesignedUnit, starsOf } from './design.ts';
import { type ForceList, forceList, forceOf, inOrder } from './list.ts';

/** Longest text that is looked at, in UTF-16 code units, and most sentences that are told. */
const MAX_TEXT = 50_000;
const MAX_PROBLEMS = 20;
const MAX_UNITS = 60;

const unitWords = vocabulary<UnitCardId>('unit', namesIn(unitCards));
const leaderWords = vocabulary<LeaderId>('leader', namesIn(leaders));
const factionWords = vocabulary<SideId>('faction', namesIn(factions));

/** Forces as JSON files. */
export const forceJson = jsonForm(forceList, 'the force');

function unitLine(unit: DesignedUnit): string {
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
    `Force, ${cost(forceOf(list))} stars: ${oneLine(list.name)}`,
    `Faction: ${factions[list.faction].name}`,
    ...inOrder(list).units.map(unitLine),
    '',
  ].join('\n');
}

/** What a text was read to so far. */
class ForceReading extends ListReading {
  force: string | undefined;
  faction: SideId | undefined;
  readonly units: DesignedUnit[] = [];
  /** The place of the unit that a line "Aboard" belongs to; null where that unit could not be read. */
  parent: number | null | undefined;
}

function readName(reading: ForceReading, text: string): void {
  if (reading.force !== undefined) return reading.fault('The force is named twice. Keep one "Force:" line.');
  reading.force = reading.name(text, 'force') ?? '?';
}

/** `8 stars`, `reserve` and `player 2`, in any order. */
function readTail(reading: ForceReading, parts: readonly string[]): Pick<DesignedUnit, 'reserve' | 'player'> {
  const tail: Pick<DesignedUnit, 'reserve' | 'player'> = {};
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
function readUnit(reading: ForceReading, text: string, isAboard: boolean): void {
  const [head = '', ...tail] = text.split(',').map((each) => each.trim());
  const [, card = '', leader] = /^([^()]*)(?:\(([^()]*)\))?$/.exec(head) ?? [undefined, head];
  const found = {
    card: reading.look(unitWords, card.trim()),
    leader: leader === undefined ? undefined : reading.look(leaderWords, leader.trim()),
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

function readLine(reading: ForceReading, text: string): void {
  const [, title = '', rest = ''] = /^(force|faction|aboard)\b[^:]*:(.*)$/i.exec(text) ?? [];
  switch (title.toLowerCase()) {
    case 'force':
      return readName(reading, rest.trim());
    case 'faction':
      if (reading.faction !== undefined) reading.fault('The faction is named twice. Keep one "Faction:" line.');
      reading.faction ??= reading.look(factionWords, rest.trim());
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
  const reading = new ForceReading();
  for (const [index, each] of text.split(/\r\n|\r|\n/).entries()) {
    reading.line = index + 1;
    if (each.trim() !== '') readLine(reading, each.trim());
    if (reading.problems.length >= MAX_PROBLEMS) break;
  }
  const { force: name, faction, units, problems } = reading;
  if (name === undefined) problems.unshift('The force has no name. Write a line such as "Force: Home fleet" first.');
  if (faction === undefined && !problems.some((each) => each.includes('faction')))
    problems.push('The force has no faction. Write a line "Faction: Kushan" or "Faction: Taiidan".');
  if (problems.length > 0 || name === undefined || faction === undefined)
    return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  return { ok: true, value: { name, faction, units } };
}
