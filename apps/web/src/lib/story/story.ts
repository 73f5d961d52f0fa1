/**
 * What the other side did in its turn, in numbered beats, made of the lines of the log: its moves, its attacks, what was done in
 * between. Nothing here knows a ruleset; the cues of the lines say what each is.
 */
import { namesIn, type Seat } from '@broadside/rules/kernel';
import {
  lossOf,
  scenesOf,
  textOf,
  type AttackScene,
  type Loss,
  type SceneLine,
  type SceneName,
} from '../scene/scene.ts';

/** Something that went elsewhere, with the lines that tell its way. */
export interface Mover {
  readonly who: SceneName;
  readonly lines: readonly SceneLine[];
  /** How far: `12.2″`, `3 steps`; empty where it came there by no line. */
  readonly far: string;
}

interface BeatOfAny {
  /** As it stands on board, strip and list; from 1. */
  readonly number: number;
  readonly id: string;
  /** The entries that tell it. */
  readonly from: number;
  readonly to: number;
  readonly seat: Seat | undefined;
}
export interface MoveBeat extends BeatOfAny {
  readonly is: 'move';
  readonly movers: readonly Mover[];
  /** What it cost on the way. */
  readonly losses: readonly Loss[];
  readonly gone: readonly SceneName[];
}
export interface AttackBeat extends BeatOfAny {
  readonly is: 'attack';
  readonly scene: AttackScene;
}
export type StoryBeat = MoveBeat | AttackBeat;

export interface Story {
  /** The same as long as the same turn is told. */
  readonly id: string;
  /** Who acts, as the log calls it. */
  readonly who: string;
  readonly seat: Seat | undefined;
  readonly beats: readonly StoryBeat[];
}

/** A story has no more beats; of a longer turn the last. */
const mostBeats = 24;
/** Of moves in a row the first is a beat, and so many together are another. */
const fewMoves = 2;

const acts = (line: SceneLine): boolean => line.cue?.is === 'move' || line.cue?.is === 'attack';
const ownerOf = (line: SceneLine): Seat | undefined => namesIn(line)[0]?.seat;

/**
 * The lines of the last turn of the other side; for whoever only watches (`ours` says no of every seat), of whoever acted last.
 * Where no line says that a turn begins, it is what was done in a row.
 */
export function turnLines(log: readonly SceneLine[], ours: (seat: Seat | undefined) => boolean): readonly SceneLine[] {
  const told = log.some(({ cue }) => cue?.is === 'turn');
  const marks = log.flatMap((line, at) =>
    (told ? line.cue?.is === 'turn' : acts(line)) ? [{ at, seat: ownerOf(line) }] : [],
  );
  const acted = (mark: number): boolean => log.slice(marks[mark]?.at, marks[mark + 1]?.at).some(acts);
  const last = marks.findLastIndex(({ seat }, mark) => !ours(seat) && acted(mark));
  if (last < 0) return [];
  const owner = marks[last]?.seat;
  const other = marks.findLastIndex(({ seat }, mark) => mark < last && seat !== owner);
  const begin = marks[other + 1]?.at ?? 0;
  const end = marks.findIndex(({ seat }, mark) => mark > last && seat !== owner);
  const lines = log.slice(begin, end < 0 ? log.length : marks[end]?.at);
  // What was done at the end of one round and at the beginning of the next are two stories.
  const rounds = lines.flatMap(({ cue }, at) => (cue?.is === 'round' ? [at] : []));
  const from = rounds.findLast((at) => lines.slice(at).some(acts)) ?? 0;
  const to = rounds.find((at) => at > from) ?? lines.length;
  return lines.slice(from, to);
}

/** The last turn of the other side as a story; undefined where it did nothing that a board shows. */
export function turnStory(log: readonly SceneLine[], ours: (seat: Seat | undefined) => boolean): Story | undefined {
  const lines = turnLines(log, ours);
  const first = lines.find(acts);
  if (first === undefined) return undefined;
  const scenes = scenesOf(lines);
  const turns = lines.filter(({ cue }, at) => cue?.is === 'turn' && nextActs(lines, at));
  const [who] = namesIn(turns[0] ?? first);
  const names = [...new Set(turns.flatMap((line) => namesIn(line)[0]?.name ?? []))];
  const beats = numbered(lines, scenes);
  return {
    id: `${String(first.seq)}:${textOf(first)}`,
    who: names.join(' and ') || (who?.name ?? ''),
    seat: who?.seat,
    beats,
  };
}

/** Whether something is done in the turn that begins at `at`. */
function nextActs(lines: readonly SceneLine[], at: number): boolean {
  const rest = lines.slice(at + 1);
  const next = rest.findIndex(({ cue }) => cue?.is === 'turn');
  return rest.slice(0, next < 0 ? rest.length : next).some(acts);
}

function numbered(lines: readonly SceneLine[], scenes: readonly AttackScene[]): readonly StoryBeat[] {
  const beats: StoryBeat[] = [];
  let run: SceneLine[] = [];
  const close = (): void => {
    for (const movers of grouped(moversOf(run))) beats.push(moveBeat(movers, lines));
    run = [];
  };
  for (const line of lines) {
    if (line.cue?.is === 'move') run.push(line);
    const scene = line.cue?.is === 'attack' ? scenes.find((each) => each.lines[0] === line) : undefined;
    if (scene === undefined) continue;
    close();
    const seat = scene.actors[0]?.seat;
    beats.push({ is: 'attack', number: 0, id: scene.id, from: line.seq, to: scene.seq, seat, scene });
  }
  close();
  // One entry may tell of several moves of one ship: each has an id of its own.
  const met = new Map<string, number>();
  const own = beats.map((beat) => {
    const times = met.get(beat.id) ?? 0;
    met.set(beat.id, times + 1);
    return times === 0 ? beat : { ...beat, id: `${beat.id}:${String(times)}` };
  });
  return own.slice(-mostBeats).map((beat, at) => ({ ...beat, number: at + 1 }));
}

/** Steps of one way are one move. */
function moversOf(run: readonly SceneLine[]): readonly Mover[] {
  const movers: { who: SceneName; lines: SceneLine[] }[] = [];
  for (const line of run) {
    const [who] = namesIn(line);
    const known = line.cue?.what === 'step' ? movers.find((each) => each.who.record === who?.record) : undefined;
    if (known !== undefined) known.lines.push(line);
    else if (who !== undefined) movers.push({ who, lines: [line] });
  }
  return movers.map(({ who, lines }) => ({ who, lines, far: farOf(lines) }));
}

function farOf(lines: readonly SceneLine[]): string {
  const what = lines[0]?.cue?.what;
  if (what === 'step') return lines.length === 1 ? '1 step' : `${String(lines.length)} steps`;
  if (what === 'jump') return '';
  const words = lines[0]?.parts.flatMap((part) => (typeof part === 'string' ? [part] : [])).join(' ') ?? '';
  return /\d+(?:\.\d+)?[^\s\d.,;:]?/.exec(words)?.[0] ?? '';
}

/** Whoever goes first goes alone, those after it together. */
function grouped(movers: readonly Mover[]): readonly (readonly Mover[])[] {
  const [first, ...rest] = movers;
  if (first === undefined) return [];
  return rest.length < fewMoves ? movers.map((each) => [each]) : [[first], rest];
}

function moveBeat(movers: readonly Mover[], lines: readonly SceneLine[]): MoveBeat {
  const own = movers.flatMap((each) => each.lines);
  const [from, to] = [Math.min(...own.map(({ seq }) => seq)), Math.max(...own.map(({ seq }) => seq))];
  const [first] = own;
  // What follows a move until something else is done belongs to it.
  const after = own.flatMap((line) => {
    const rest = lines.slice(lines.indexOf(line) + 1);
    const next = rest.findIndex(acts);
    return rest.slice(0, next < 0 ? rest.length : next);
  });
  return {
    is: 'move',
    number: 0,
    id: `m${String(from)}:${first?.cue?.what ?? ''}${movers[0]?.who.record ?? ''}`,
    from,
    to,
    seat: movers[0]?.who.seat,
    movers,
    losses: after.flatMap((line) => (line.cue?.is === 'loss' ? lossOf(line) : [])),
    gone: after.flatMap((line) => (line.cue?.is === 'gone' ? namesIn(line).slice(0, 1) : [])),
  };
}
