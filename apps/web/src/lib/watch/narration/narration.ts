/** A watched match told aloud: at most one sentence in three seconds, and what comes faster gathered into one. */
import { scenesOf, textOf, type SceneLine } from '#lib/scene/scene.ts';
import { spokenOf } from '#lib/scene/words.ts';

/** How much is told: everything, what is lost and hit, or when a round begins. */
export const narrationLevels = ['all', 'fights', 'rounds'] as const;
export type NarrationLevel = (typeof narrationLevels)[number];

export const narrationGapMs = 3000;
/** Whoever goes further at once is told where they are by the bar. */
const mostEntries = 64;

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const inWords = (count: number): string => numbers[count] ?? String(count);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const roundsOf = (lines: readonly SceneLine[]): readonly string[] =>
  lines.filter(({ cue }) => cue?.is === 'round').map((line) => textOf(line).replace(/\.$/, ''));

/** 'Gneiss lost 5', 'Tuff is lost': once for each ship, however often it was hit. */
function harmOf(lines: readonly SceneLine[]): readonly string[] {
  const lost = new Map<string, { name: string; sum: number }>();
  const gone = new Map<string, string>();
  for (const scene of scenesOf(lines)) {
    for (const { who, lost: much } of scene.losses) {
      const sum = (lost.get(who.record)?.sum ?? 0) + much;
      lost.set(who.record, { name: who.name, sum });
    }
    for (const { record, name } of scene.gone) gone.set(record, name);
  }
  const hurt = [...lost].filter(([record]) => !gone.has(record));
  return [
    ...hurt.map(([, { name, sum }]) => `${name} lost ${String(sum)}`),
    ...[...gone.values()].map((name) => `${name} is lost`),
  ];
}

function movedOf(lines: readonly SceneLine[]): readonly string[] {
  const names = lines.flatMap(({ cue, parts }) => {
    const named = parts.find((part) => typeof part !== 'string');
    return cue?.is === 'move' && named !== undefined ? [named.name] : [];
  });
  const [first] = names;
  const count = new Set(names).size;
  if (first === undefined) return [];
  return [count === 1 ? `${first} moved` : `${inWords(count)} ships moved`];
}

/** Few lines of one entry are told as they stand. */
function whole(lines: readonly SceneLine[]): string | undefined {
  const [scene, ...others] = scenesOf(lines);
  if (scene !== undefined && others.length === 0 && scene.lines.length === lines.length)
    return spokenOf(scene).join(' ');
  return lines.length === 1 && lines[0] !== undefined ? textOf(lines[0]) : undefined;
}

/** What these lines come to, in one sentence; empty where nothing of it is told. */
export function narrated(lines: readonly SceneLine[], level: NarrationLevel): string {
  const rounds = roundsOf(lines).slice(-1);
  if (level === 'rounds') return rounds.length === 0 ? '' : `${rounds.join('')}.`;
  const told = level === 'all' ? whole(lines) : undefined;
  if (told !== undefined) return told;
  const moved = level === 'all' ? movedOf(lines) : [];
  const scores =
    level === 'all'
      ? lines
          .filter(({ tone }) => tone === 'score')
          .slice(-1)
          .map((line) => textOf(line).replace(/\.$/, ''))
      : [];
  const parts = [...moved, ...harmOf(lines), ...scores, ...rounds];
  const [last] = lines.slice(-1);
  if (parts.length === 0) return level === 'all' && last !== undefined ? textOf(last) : '';
  return `${upper(parts.join('; '))}.`;
}

/** Keeps what was not told yet. */
export class Narrator {
  #heard = 0;
  #waiting: SceneLine[] = [];
  #quietUntil = 0;

  /** The lines of a match as they come, up to entry `seq`. */
  take(log: readonly SceneLine[], seq: number): void {
    const before = this.#heard;
    this.#heard = seq;
    // Somebody went elsewhere: what lies between has not happened now.
    if (before === 0 || seq < before || seq > before + mostEntries) this.#waiting = [];
    else this.#waiting.push(...log.filter((line) => line.seq > before && line.seq <= seq));
  }

  /** Milliseconds until something may be told; undefined where nothing waits. */
  wait(now: number): number | undefined {
    return this.#waiting.length === 0 ? undefined : Math.max(0, this.#quietUntil - now);
  }

  /** What is to be told now, and has not been. */
  say(level: NarrationLevel, now: number): string {
    const told = narrated(this.#waiting, level);
    this.#waiting = [];
    if (told !== '') this.#quietUntil = now + narrationGapMs;
    return told;
  }
}
