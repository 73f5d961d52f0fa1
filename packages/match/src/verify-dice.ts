/** Whether the throws of an entry are those of the match's stream, from seed, entropy and place alone [DICE-6]. */
import { mostDice, mostSides } from '@broadside/rules/kernel';
import { CounterDice } from './dice-stream.ts';
import type { DiceStream } from './dice-stream.ts';
import { mostThings } from './entry.ts';
import type { Draw, LedgerEntry } from './entry.ts';

export interface DiceFault {
  readonly what: 'draw' | 'cursor';
  readonly sentence: string;
}

/** What is wrong with the throws of an entry that begins at word `cursor`: the first fault alone. */
export function diceFaults(stream: DiceStream, cursor: number, entry: LedgerEntry): DiceFault[] {
  const dice = new CounterDice(stream, cursor);
  for (const [index, draw] of entry.draws.entries()) {
    const sentence = drawFault(dice, draw);
    if (sentence !== undefined) return [{ what: 'draw', sentence: `Throw ${index + 1} ("${draw.why}") ${sentence}` }];
  }
  if (dice.cursor === entry.cursor) return [];
  const sentence = `The dice stream stands at word ${dice.cursor} after this entry, not at ${entry.cursor}.`;
  return [{ what: 'cursor', sentence }];
}

function drawFault(dice: CounterDice, { at, sides, faces, why }: Draw): string | undefined {
  if (at !== dice.cursor) return `begins at word ${at}: word ${dice.cursor} comes next.`;
  if (sides < 0) {
    if (sides > -2 || sides < -mostThings || faces.length !== -sides) return 'is no shuffle.';
    const order = dice.shuffle([...faces.keys()], why);
    return sameFaces(order, faces) ? undefined : 'has another order than the seed gives.';
  }
  if (sides < 1 || sides > mostSides || faces.length < 1 || faces.length > mostDice) return 'is no throw of dice.';
  const thrown = dice.roll(sides, faces.length, why);
  return sameFaces(thrown, faces) ? undefined : `shows ${faces.join(', ')}: the seed gives ${thrown.join(', ')}.`;
}

const sameFaces = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((face, index) => face === b[index]);
