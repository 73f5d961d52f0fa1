/** The figures of units and leaders in few words, and the choices that a unit has. */
import { choicesOf, costWords } from '#lib/builder/choices.ts';
import { newFault } from '#lib/builder/judging.ts';
import type { Choice } from '#lib/builder/list-kind.ts';
import { berthOf, hasBays, nameOf, setBerth, setLeader } from './edit.ts';
import { judge } from './judge.ts';
import {
  isStrikeType,
  leaderIds,
  leaders,
  unitCards,
  type ForceBattleTerms,
  type ForceList,
  type Tab,
  type UnitCardId,
  type UnitType,
} from './rules.ts';

const typeNames: Readonly<Record<UnitType, string>> = {
  fighter: 'fighters',
  corvette: 'corvettes',
  platform: 'platform',
  frigate: 'frigates',
  'super-capital': 'super capital ship',
  station: 'station',
  object: 'object',
};
export const typeName = (card: UnitCardId): string => typeNames[unitCards[card].type];

/** `6 ships · Armour 0 · Move 4` */
export function cardFacts(card: UnitCardId): string {
  const { ships, armour, move } = unitCards[card];
  return `${ships} ${ships === 1 ? 'ship' : 'ships'} · Armour ${armour} · Move ${move}`;
}

/** What the card prints, in the order in which it is read. */
export function figures(card: UnitCardId): readonly (readonly [string, string | number])[] {
  const { ships, warDice, armour, move, crew, ram } = unitCards[card];
  return [
    ['Ships', ships],
    ['Dice', warDice === null ? '–' : `${warDice}+`],
    ['Armour', armour],
    ['Move', move],
    ['Crew', crew ?? '–'],
    ['Ram', ram ?? '–'],
  ];
}

const leaderLine = (id: keyof typeof leaders): string => {
  const { hand, play } = leaders[id];
  return `Hand ${hand}, Play ${play}`;
};

/** What a tab lets a player buy: `must have frigates`, `may buy a carrier`. */
function tabWords({ fill, types, card, colour }: Tab): string {
  const what = card !== undefined ? unitCards[card].name : types.map((type) => typeNames[type]).join(' or ');
  if (colour === 'grey') return `${what}s come aboard for nothing`;
  return fill === 'solid' ? `leads ${what}` : `may buy ${what}`;
}

/** Tabs in words, those that say the same counted. */
export function tabLines(tabs: readonly Tab[]): readonly string[] {
  const lines = tabs.map(tabWords);
  return [...new Set(lines)].map((line) => {
    const count = lines.filter((each) => each === line).length;
    return count === 1 ? line : `${line}, ${count} times`;
  });
}

type Choices = readonly Choice<ForceList>[];

const whyNot = (before: ForceList, after: ForceList, terms: ForceBattleTerms, at: number) =>
  newFault(judge, { design: before, terms }, { design: after, terms }, ({ unit, code }) => {
    // Stars are the force's matter, and a tab may still be bought.
    return unit === at && code !== 'no-tab';
  });

export function leaderChoices(force: ForceList, terms: ForceBattleTerms, at: number): Choices {
  const held = force.units[at]?.leader;
  const without = setLeader(force, at, null);
  const offered = leaderIds.map((id) => ({
    id,
    name: leaders[id].name,
    cost: `${costWords(leaders[id].stars)}★`,
    facts: leaderLine(id),
    next: setLeader(force, at, id),
  }));
  return choicesOf({ facts: 'No leader', next: without }, held, offered, (next) => whyNot(without, next, terms, at));
}

/** Where the unit begins; the first of the choices is the board. */
export function berthChoices(force: ForceList, terms: ForceBattleTerms, at: number): Choices {
  const unit = force.units[at];
  if (unit === undefined) return [];
  const parents = [...force.units.entries()].flatMap(([place, each]) =>
    place !== at && hasBays(each) ? [{ berth: place, name: `Aboard ${nameOf(force, place)}` }] : [],
  );
  const held = berthOf(unit);
  const onBoard = setBerth(force, at, 'board');
  const offered = [
    ...(isStrikeType(unitCards[unit.card].type) ? parents : []),
    { berth: 'reserve' as const, name: 'In reserve' },
  ].map(({ berth, name }) => ({ id: String(berth), name, cost: '', next: setBerth(force, at, berth) }));
  const [first, ...rest] = choicesOf(
    { facts: '', next: onBoard },
    held === 'board' ? undefined : String(held),
    offered,
    (next) => whyNot(onBoard, next, terms, at) ?? whyNoReserve(next, terms, at),
  );
  return first === undefined ? rest : [{ ...first, id: 'board', name: 'On the board' }, ...rest];
}

/** That the battle has no reserve is the force's fault, but this choice's reason. */
const whyNoReserve = (next: ForceList, terms: ForceBattleTerms, at: number) =>
  next.units[at]?.reserve === true
    ? judge.faults({ design: next, terms }).find(({ code }) => code === 'no-reserve')
    : undefined;
