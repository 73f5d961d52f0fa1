/**
 * An attack as a scene, made of the lines of the log that tell it: who, at whom, which dice, what they stopped, what was lost.
 * Nothing here knows a ruleset; the cues of the lines say what each is.
 */
import { attackLinesOf, attackUses, namesIn } from '@broadside/rules/kernel';
import type { AttackLines, Cue, LogLine, LogName, RollShown, Seat, ThrowUse } from '@broadside/rules/kernel';

export type SceneLine = LogLine & { readonly seq: number };
export type SceneName = LogName;

export interface SceneDie {
  readonly face: number;
  readonly counts: boolean;
  /** A hit that a die of the defence took away. */
  readonly struck: boolean;
}

export interface SceneThrow {
  readonly label: string;
  readonly use: ThrowUse;
  readonly seat: Seat | null;
  readonly sides: number;
  readonly need: number | null;
  /** From high to low. */
  readonly dice: readonly SceneDie[];
  readonly counted: number;
  /** Thrown anew since: it stands, but counts no more. */
  readonly void: boolean;
}

export interface Loss {
  readonly who: SceneName;
  readonly what: string;
  readonly lost: number;
  readonly left: number;
}

export interface Effect {
  readonly who: SceneName | undefined;
  /** What it is, in a word or two. */
  readonly what: string;
  /** What came of it. */
  readonly text: string;
  readonly rules: readonly string[];
  readonly rolls: readonly RollShown[];
}

export interface AttackScene {
  /** The same as long as the same attack is told, however many lines it has by now. */
  readonly id: string;
  /** The last entry that belongs to it. */
  readonly seq: number;
  readonly actors: readonly SceneName[];
  readonly target: SceneName | undefined;
  readonly throws: readonly SceneThrow[];
  readonly losses: readonly Loss[];
  readonly effects: readonly Effect[];
  readonly gone: readonly SceneName[];
  /** What came of the hits; `open` while the dice do not say so yet. */
  readonly came: 'open' | 'through' | 'stopped';
  readonly lines: readonly SceneLine[];
  /** Somebody who acts here has attacked before in this activation: it is played faster. */
  readonly again: boolean;
}

export const isAttack = ({ use }: Pick<SceneThrow, 'use'>): boolean => attackUses.includes(use);
export const textOf = (line: LogLine): string =>
  line.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** What is told between attacks, or while one is not over yet, and is no part of it. */
const besides: readonly (Cue['is'] | undefined)[] = ['move', 'turn', 'round'];

/** Every attack that the lines tell, the earliest first. */
export function scenesOf(log: readonly SceneLine[]): readonly AttackScene[] {
  let acted = new Set<string>();
  let before: AttackLines<SceneLine> | undefined;
  let nth = 0;
  return attackLinesOf(log).map((attack) => {
    if (attack.phase !== before?.phase) acted = new Set();
    nth = attack.lines[0]?.seq === before?.lines[0]?.seq ? nth + 1 : 0;
    before = attack;
    const again = attack.actors.some(({ record }) => acted.has(record));
    for (const { record } of attack.actors) acted.add(record);
    return sceneOf(attack, nth, again);
  });
}

/** The attack that was told last; undefined where the lines tell none. */
export function lastScene(log: readonly SceneLine[]): AttackScene | undefined {
  const at = log.findLastIndex(({ cue }) => cue?.is === 'attack');
  if (at < 0) return undefined;
  const phase = log.findLastIndex(({ tone }, index) => index < at && tone === 'phase');
  const entry = log.findIndex(({ seq }) => seq === log[at]?.seq);
  return scenesOf(log.slice(Math.max(0, Math.min(phase, entry)))).at(-1);
}

/** `nth`: the number of the attack in its entry. */
function sceneOf(
  { actors, target, lines: told, over }: AttackLines<SceneLine>,
  nth: number,
  again: boolean,
): AttackScene {
  const lines = told.filter(({ cue }) => !besides.includes(cue?.is));
  const [first] = lines as [SceneLine];
  const of = (is: Cue['is']): readonly SceneLine[] => lines.filter(({ cue }) => cue?.is === is);
  const throws = throwsOf(lines, first.cue?.what);
  const came = lines.findLast(({ cue }) => cue?.is === 'through' || cue?.is === 'stopped')?.cue?.is;
  const harmed = lines.some(({ cue }) => cue?.is === 'loss' || cue?.is === 'effect' || cue?.is === 'gone');
  /** One that is told in a single line with its dice leaves nothing open, nor does one after which something else began. */
  const whole = first.rolls !== undefined || over;
  return {
    id: `${first.seq}:${nth}`,
    // What is told later without a cue or a throw is no part of the attack.
    seq: lines.findLast(({ cue, rolls }) => cue !== undefined || rolls !== undefined)?.seq ?? first.seq,
    actors,
    target,
    throws,
    losses: of('loss').flatMap(lossOf),
    effects: of('effect').map(effectOf),
    gone: of('gone').flatMap((line) => namesIn(line).slice(0, 1)),
    came: came === 'through' || came === 'stopped' ? came : harmed ? 'through' : whole ? 'stopped' : 'open',
    lines,
    again,
  };
}

/** Throws of effects stand with their effects. */
function throwsOf(lines: readonly SceneLine[], style: string | undefined): readonly SceneThrow[] {
  const crossing = attackUses.find((use) => use === style) ?? 'gun';
  const last = lines.findLastIndex(({ cue }) => cue?.is === 'anew');
  const throws = lines.flatMap((line, at) =>
    line.cue?.is === 'effect' ? [] : (line.rolls ?? []).map((roll) => thrown(roll, crossing, at < last)),
  );
  return struck(throws);
}

function thrown(roll: RollShown, crossing: ThrowUse, early: boolean): SceneThrow {
  const use = roll.use === 'gun' ? crossing : (roll.use ?? 'check');
  const { label, seat, sides, need, counted } = roll;
  const dice = roll.faces
    .toSorted((a, b) => b - a)
    .map((face, at) => ({ face, counts: need === null ? at < counted : face >= need, struck: false }));
  return { label, seat, sides, need, dice, counted, use, void: early && (attackUses.includes(use) || use === 'again') };
}

/** Each die of the defence that counts strikes one hit thrown before it: the lowest first, so that sixes stay in sight. */
function struck(throws: readonly SceneThrow[]): readonly SceneThrow[] {
  let stopped = 0;
  return throws.map((thrown, at) => {
    if (!isAttack(thrown) || thrown.void) return thrown;
    const most = throws.slice(at).reduce((sum, { use, counted }) => sum + (use === 'defence' ? counted : 0), 0);
    const dice = thrown.dice.toReversed().map((die) => {
      if (!die.counts || stopped >= most) return die;
      stopped += 1;
      return { ...die, struck: true };
    });
    return { ...thrown, dice: dice.reverse() };
  });
}

const numbersOf = (line: SceneLine): readonly number[] =>
  line.parts.flatMap((part) => (typeof part === 'string' ? (part.match(/\d+/g) ?? []) : [])).map(Number);

/** What a line says that was lost; nothing where that is not what it tells. */
export function lossOf(line: SceneLine): readonly Loss[] {
  const who = namesIn(line)[0];
  const numbers = numbersOf(line);
  const [lost, left] = [numbers[0], numbers.at(-1)];
  if (who === undefined || lost === undefined || left === undefined) return [];
  return [{ who, what: line.cue?.what ?? '', lost, left }];
}

function effectOf(line: SceneLine): Effect {
  const first = line.parts.findIndex((part) => typeof part !== 'string');
  const told = textOf({ ...line, parts: line.parts.slice(first + 1) }).trim();
  // Where dice decided, what they decided stands last.
  const came = line.rolls === undefined ? told : told.slice(told.lastIndexOf(': ') + (told.includes(': ') ? 2 : 0));
  return {
    who: namesIn(line)[0],
    what: line.cue?.what ?? '',
    text: came.charAt(0).toUpperCase() + came.slice(1),
    rules: line.rules,
    rolls: line.rolls ?? [],
  };
}

/** Dice that belong to no attack, with the line that tells them. */
export interface Bare {
  readonly id: string;
  readonly title: SceneLine;
  readonly throws: readonly SceneThrow[];
}

/** The last dice, while they are the last thing that happened and not of `attack`, the last one that the log tells. */
export function bareThrows(log: readonly SceneLine[], seq: number, attack: AttackScene | undefined): Bare | undefined {
  const last = log.findLast(({ rolls }) => rolls !== undefined && rolls.length > 0);
  if (last === undefined || last.seq < seq - 1 || attack?.lines.includes(last)) return undefined;
  const lines = log.filter((line) => line.seq === last.seq && line.rolls !== undefined && line.rolls.length > 0);
  const throws = lines.slice(-3).flatMap(({ rolls }) => (rolls ?? []).map((roll) => thrown(roll, 'gun', false)));
  return { id: `${last.seq}:${lines.length}`, title: last, throws };
}
