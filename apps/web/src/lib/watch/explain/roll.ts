/** What dice were thrown for, what they came to, and how lucky that was, in words for who does not know the game. */
import type { AttackDice, ThrowAhead } from '@broadside/rules/kernel';
import { chanceOf, countChances, type CountedDice, leftChances, outcomeLuck, outcomeWords } from '@broadside/match';
import { listedWords } from '../../components/listed.ts';
import { isAttack, type AttackScene, type Bare, type SceneThrow } from '../../scene/scene.ts';
import { spokenOf } from '../../scene/words.ts';

export interface StripRoll {
  /** How many dice, what each needs, and how likely that is. */
  readonly before: string;
  /** What came of them; empty while they are to be thrown. */
  readonly after: string;
  /** What was to be expected, and how lucky it was; empty where nobody can say. */
  readonly luck: string;
  /** What it did to whom; empty where that is not known yet. */
  readonly verdict: string;
  /** To be drawn; none while they are to be thrown. */
  readonly throws: readonly SceneThrow[];
}

type Asked = Pick<SceneThrow, 'sides' | 'need'> & { readonly count: number };
type Counted = CountedDice;

const many = (count: number, one: string, more: string): string => `${String(count)} ${count === 1 ? one : more}`;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
/** '4.7', '9'. */
const figure = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

const reach = ({ sides, need }: Counted): string => (need >= sides ? String(need) : `${String(need)} or more`);

/** '9 dice hit on 3 or more (67 in 100 each)'; dice with the same number to reach go together. */
function countedWords(dice: readonly Counted[], one: string, more: string): string {
  const groups = new Map<string, Counted>();
  for (const each of dice) {
    const key = `${String(each.sides)} ${String(each.need)}`;
    groups.set(key, { ...each, dice: each.dice + (groups.get(key)?.dice ?? 0) });
  }
  const said = [...groups.values()].map((group) => {
    const chance = Math.round(100 * chanceOf(group.sides, group.need));
    const verb = group.dice === 1 ? one : more;
    return `${many(group.dice, 'die', 'dice')} ${verb} on ${reach(group)} (${String(chance)} in 100${group.dice === 1 ? '' : ' each'})`;
  });
  return listedWords(said);
}

const countedOf = (asked: readonly Asked[]): readonly Counted[] =>
  asked.flatMap(({ count, sides, need }) => (need === null || count === 0 ? [] : [{ dice: count, sides, need }]));
const asked = (thrown: SceneThrow): Asked => ({ ...thrown, count: thrown.dice.length });
/** '2 d12 and d6', the largest first. */
function diceWords(throws: readonly Pick<SceneThrow, 'sides'>[]): string {
  const counts = new Map<number, number>();
  for (const { sides } of throws) counts.set(sides, (counts.get(sides) ?? 0) + 1);
  const largest = [...counts].sort(([a], [b]) => b - a);
  return listedWords(largest.map(([sides, count]) => `${count === 1 ? '' : `${String(count)} `}d${String(sides)}`));
}
const countIn = (throws: readonly SceneThrow[]): number => sumOf(throws.map(({ counted }) => counted));

/** Dice that the table waits for. */
export function rollAhead(throws: readonly ThrowAhead[]): StripRoll | undefined {
  if (throws.length === 0) return undefined;
  const counted = countedOf(throws.map((each) => ({ ...each, count: each.dice })));
  if (counted.length < throws.length)
    return {
      before: `${diceWords(throws)} will be thrown and added up.`,
      after: '',
      luck: '',
      verdict: '',
      throws: [],
    };
  const { expected } = outcomeLuck(countChances(counted), 0);
  const before = `${countedWords(counted, 'hits', 'hit')}, so ${figure(expected)} hits are to be expected.`;
  return { before, after: '', luck: '', verdict: '', throws: [] };
}

/** Dice of no attack: each counts for itself, or the line that tells them says it all. */
export function rollOfBare({ throws }: Bare): StripRoll {
  const counted = countedOf(throws.map(asked));
  if (counted.length < throws.length || counted.length === 0)
    return { before: '', after: '', luck: '', verdict: '', throws };
  const came = countIn(throws);
  const dice = sumOf(counted.map((each) => each.dice));
  return {
    before: `${countedWords(counted, 'counts', 'count')}.`,
    after: `${String(came)} of ${String(dice)} ${came === 1 ? 'counts' : 'count'}.`,
    luck: luckOf(countChances(counted), came),
    verdict: '',
    throws,
  };
}

function luckOf(chances: readonly number[], came: number): string {
  const luck = outcomeLuck(chances, came);
  return `Expected ${figure(luck.expected)}. ${outcomeWords(luck)}.`;
}

interface AttackRoll {
  readonly dice: AttackDice;
  readonly attack: readonly SceneThrow[];
  readonly defence: readonly SceneThrow[];
  /** Thrown once more, or one of two that are not kept. */
  readonly again: readonly SceneThrow[];
}

type Told = Pick<StripRoll, 'before' | 'after' | 'luck'>;

/** As many of its sentences as one reads at a glance; the first in any case. */
const glance = 110;
function brief(verdict: string): string {
  const sentences = verdict.split(/(?<=\.) (?=\p{Lu})/u);
  let told = sentences[0] ?? '';
  for (const next of sentences.slice(1)) {
    if (told.length + next.length > glance) return `${told} The log tells the rest.`;
    told = `${told} ${next}`;
  }
  return told;
}

/** The dice of an attack, as far as they have fallen; undefined while none has. */
export function rollOfAttack(scene: AttackScene, dice: AttackDice): StripRoll | undefined {
  const first = scene.throws.findIndex((thrown) => isAttack(thrown) && !thrown.void);
  if (first < 0) return undefined;
  const attack = scene.throws.filter((thrown) => isAttack(thrown) && !thrown.void);
  // Dice that defended before the attack was thrown have changed what it throws.
  const defence = scene.throws.slice(first).filter(({ use, void: voided }) => use === 'defence' && !voided);
  const again = scene.throws.filter(({ use, void: voided }) => use === 'again' && !voided);
  const roll = { dice, attack, defence, again };
  const told = attack.some(({ need }) => need === null) ? addedTold(roll) : countedTold(roll);
  const settled = scene.came !== 'open';
  return {
    ...told,
    luck: settled || defence.length > 0 || dice.defence === 'else' ? told.luck : '',
    verdict: settled ? brief(spokenOf(scene)[1] ?? '') : '',
    throws: [...attack, ...defence, ...again],
  };
}

/** An attack whose dice count one by one. */
function countedTold({ dice, attack, defence, again }: AttackRoll): Told {
  const [hits, stops] = [countedOf(attack.map(asked)), countedOf(defence.map(asked))];
  const stopping = dice.defence === 'stops' && defence.length > 0;
  const guard = stops.length === 0 || !stopping ? '' : ` ${countedWords(stops, 'stops', 'stop')}.`;
  const before = `${countedWords(hits, 'hits', 'hit')}.${guard}`;
  const hit = countIn(attack);
  if (again.length > 0) return { before, after: `${String(hit)} hit, then dice were thrown again.`, luck: '' };
  if (!stopping) return { before, after: `${String(hit)} hit.`, luck: luckOf(countChances(hits), hit) };
  const stopped = countIn(defence);
  const left = Math.max(0, hit - stopped);
  const chances = leftChances(countChances(hits), countChances(stops));
  const after = `${String(hit)} hit, ${String(stopped)} stopped: ${String(left)}.`;
  return { before, after, luck: luckOf(chances, left) };
}

/** An attack whose faces are added up, against those of its defence. */
function addedTold({ dice, attack, defence, again }: AttackRoll): Told {
  const guard = defence.length === 0 ? '' : ` The defence throws ${diceWords(defence)} and takes them off.`;
  const before = `${diceWords(attack)} ${attack.length === 1 ? 'is thrown' : 'are thrown and added up'}.${guard}`;
  const [hit, stopped] = [countIn(attack), countIn(defence)];
  const left = Math.max(0, hit - stopped);
  const against = `${String(hit)} against ${String(stopped)}: ${String(left)}.`;
  const after = defence.length === 0 ? `${String(hit)} in all.` : against;
  if (dice.totals === undefined) return { before, after, luck: '' };
  const { totals } = dice;
  const chancesOf = (some: readonly SceneThrow[]): readonly number[] =>
    totals([...some, ...again.filter(({ seat }) => some.some((each) => each.seat === seat))]);
  return { before, after, luck: luckOf(leftChances(chancesOf(attack), chancesOf(defence)), left) };
}
