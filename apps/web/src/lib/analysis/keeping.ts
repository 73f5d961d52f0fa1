/** A table's steps, kept in this tab, so that a look at another page or a reload loses nothing. */
import type { Json, Seat } from '@broadside/rules/kernel';
import { goTo, tried, type History } from '@broadside/rules/kernel/lone-table';
import { facesOf } from '@broadside/rules/kernel/lone-table';

interface KeptStep {
  readonly by: Seat;
  readonly command: Json;
  readonly faces: readonly number[];
}
interface Kept {
  readonly steps: readonly KeptStep[];
  readonly at: number;
}

/** What is needed to play the same again from the same beginning. */
export function keep({ played, at }: History): string {
  const kept: Kept = {
    steps: played.map(({ by, command, rolls }) => ({ by, command, faces: facesOf(rolls) })),
    at,
  };
  return JSON.stringify(kept);
}

/** The history with the kept steps played again, as far as the rules still take them. */
export function restore(history: History, text: string | null): History {
  let kept: Kept;
  try {
    kept = JSON.parse(text ?? '') as Kept;
  } catch {
    return history;
  }
  let grown = history;
  for (const { by, command, faces } of kept.steps) {
    const next = tried(grown, { by, command }, faces, Math.random);
    if (next.kind !== 'taken' || next.left.length > 0) return grown;
    grown = next.history;
  }
  return goTo(grown, kept.at);
}
