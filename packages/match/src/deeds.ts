/** The attacks of a match as its log tells them: who, at whom, what the dice gave, who was lost by it. No game is known here. */
import { attackLinesOf, attackUses, namesIn } from '@broadside/rules/kernel';
import type { LogLine, LogName, RollShown } from '@broadside/rules/kernel';
import type { ToldMoment } from './told.ts';

export interface ToldAttack {
  /** The entries that tell its beginning and its last line. */
  readonly from: number;
  readonly to: number;
  readonly actors: readonly LogName[];
  readonly target: LogName;
  /** Dice of the attack that counted, by the record that threw them. */
  readonly hits: ReadonlyMap<string, number>;
  /** Dice that counted against the attack. */
  readonly stopped: number;
  /** The target was lost. */
  readonly gone: boolean;
}

/** Whose dice: where several attack as one, the label of a throw begins with a name. */
const throwerOf = (actors: readonly LogName[], { label }: RollShown): LogName | undefined =>
  actors.length === 1 ? actors[0] : actors.find(({ name }) => label.startsWith(`${name}: `));

type ToldLine = LogLine & { readonly seq: number };

function deedOf(actors: readonly LogName[], target: LogName, lines: readonly ToldLine[]): ToldAttack {
  const hits = new Map<string, number>();
  let stopped = 0;
  for (const { cue, rolls = [] } of lines) {
    // What was thrown before counts no more.
    if (cue?.is === 'anew') hits.clear();
    if (cue?.is === 'effect') continue;
    for (const roll of rolls) {
      if (roll.use === 'defence') stopped += roll.counted;
      if (roll.use === undefined || !attackUses.includes(roll.use)) continue;
      const thrower = throwerOf(actors, roll);
      if (thrower) hits.set(thrower.record, (hits.get(thrower.record) ?? 0) + roll.counted);
    }
  }
  const gone = lines.some((line) => line.cue?.is === 'gone' && namesIn(line)[0]?.record === target.record);
  return { from: lines[0]?.seq ?? 0, to: lines.at(-1)?.seq ?? 0, actors, target, hits, stopped, gone };
}

/** Every attack, the earliest first. */
export function deedsOf(moments: readonly ToldMoment[]): readonly ToldAttack[] {
  const log = moments.flatMap(({ seq, lines }) => lines.map((line): ToldLine => ({ ...line, seq })));
  return attackLinesOf(log).flatMap(({ actors, target, lines }) => (target ? [deedOf(actors, target, lines)] : []));
}
