/** Which ships came or went through hyperspace between one state of the table and the next. */
import type { HullPassage } from '#lib/board/passage.ts';
import type { Ship, State } from '@broadside/rules/mechanics/blueprint-fleets';

const jumps: readonly (string | null)[] = ['matrix-jump', 'short-range-jump'];

function ways(was: Ship, now: Ship, waited: boolean): readonly HullPassage['way'][] {
  const [stood, stands] = [was.place === 'table' && was.at !== null, now.place === 'table' && now.at !== null];
  if (!stood) return stands && waited ? ['in'] : [];
  if (!stands) return now.fate?.how === 'escaped' || now.fate?.how === 'emergency-jump' ? ['out'] : [];
  const special = now.activation.special;
  return jumps.includes(special) && was.activation.special !== special ? ['out', 'in'] : [];
}

export const passagesBetween = (before: State, after: State): readonly HullPassage[] =>
  Object.values(after.ships).flatMap((now) => {
    const was = before.ships[now.id];
    if (was === undefined) return [];
    const waited = before.squadrons[now.squadron]?.reserve === true;
    return ways(was, now, waited).map((way) => ({ id: `ship:${now.id}`, way }));
  });
