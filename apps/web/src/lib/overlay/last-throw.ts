/** The dice that fell last, as the box of an overlay shows them: who at whom, each row with its count, and what came of it. */
import type { LogEntry } from '@broadside/protocol';
import type { LogPart } from '@broadside/rules/kernel';
import { bareThrows, isAttack, lastScene, type SceneThrow } from '../scene/scene.ts';
import { verdictOf } from '../scene/words.ts';
import { attackWords } from '../watch/explain/explain.ts';

export interface ThrownRow {
  readonly thrown: SceneThrow;
  /** How many count. */
  readonly count: number;
  /** 'hit on 3+' */
  readonly words: string;
}

export interface LastThrow {
  readonly title: readonly LogPart[];
  readonly rows: readonly ThrownRow[];
  /** What came of it: '5 hull lost', 'Gneiss 14 to 9'. */
  readonly result: { readonly figure: string; readonly about: string } | undefined;
}

/** Rows of dice that there is room for. */
const mostRows = 2;

const verbs = { attack: 'hit', defence: 'stopped', else: 'count' } as const;

function rowOf(thrown: SceneThrow): ThrownRow {
  const verb = isAttack(thrown) ? verbs.attack : thrown.use === 'defence' ? verbs.defence : verbs.else;
  const words = thrown.need === null ? thrown.label : `${verb} on ${String(thrown.need)}+`;
  return { thrown, count: thrown.counted, words };
}

/** Of the last lines of a log; undefined where no dice fell in them. */
export function lastThrow(lines: readonly LogEntry[]): LastThrow | undefined {
  const scene = lastScene(lines);
  const seq = lines.findLast(({ rolls }) => rolls !== undefined && rolls.length > 0)?.seq;
  if (seq === undefined) return undefined;
  const bare = bareThrows(lines, seq, scene);
  if (bare !== undefined || scene === undefined)
    return bare && { title: bare.title.parts, rows: bare.throws.slice(0, mostRows).map(rowOf), result: undefined };
  const standing = scene.throws.filter((thrown) => !thrown.void);
  const attack = standing.filter(isAttack).slice(0, 1);
  const defence = standing.filter(({ use }) => use === 'defence').slice(-1);
  const { figure, what, who, fell } = verdictOf(scene);
  const about = fell === undefined ? who : `${who} ${String(fell[0])} to ${String(fell[1])}`;
  return {
    title: attackWords(scene),
    rows: [...attack, ...defence].slice(0, mostRows).map(rowOf),
    result: scene.came === 'open' || figure === '' ? undefined : { figure: `${figure} ${what}`.trim(), about },
  };
}
