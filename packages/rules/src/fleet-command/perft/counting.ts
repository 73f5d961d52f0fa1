/** Counting legal commands, one or two deep. */
import { type Dice, type Seat } from '../../kernel/index.ts';
import type { Command } from '../commands.ts';
import { check, decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import { awaiting, handlerOf } from '../flow.ts';
import { sightOf } from '../sight.ts';
import type { State } from '../state.ts';
import { everyCommand } from './enumeration.ts';

/** Every command that `check` lets `by`, who is awaited, give now. */
export function legalCommands(state: State, by: Seat): readonly Command[] {
  const sight = sightOf(state, { kind: 'seat', seat: by });
  const frame = sight.frames.at(-1);
  if (frame === undefined || !awaiting(sight).includes(by)) throw new Error(`${by} is not awaited`);
  const handler = handlerOf(frame);
  const legal: Command[] = [];
  // `check` asks anew for every command whether the seat is awaited; the answer cannot change in between.
  for (const command of everyCommand(sight))
    if (command.kind === 'concede' || handler.check(sight, frame, command, by) === undefined) legal.push(command);
  const refused = legal.find((command) => check(sight, command, by) !== undefined);
  if (refused !== undefined) throw new Error(`${JSON.stringify(refused)} is refused after all`);
  return legal;
}

/** How many there are of each kind. */
export function countsByKind(commands: readonly Command[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind } of commands) counts[kind] = (counts[kind] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Dice that show these faces over and over, turned down to the sides of the die; a shuffle leaves all as it is. */
export const repeating = (faces: readonly number[]): Dice => {
  let drawn = 0;
  return {
    roll: (sides, count) =>
      Array.from({ length: count }, () => Math.min(sides, faces[drawn++ % Math.max(1, faces.length)] ?? 1)),
    shuffle: (items) => items,
  };
};

/**
 * After each legal command, with the same dice: the legal commands of all seats that are then awaited, summed. A match
 * that is over adds nothing.
 */
export function countTwoDeep(state: State, by: Seat, faces: readonly number[]): number {
  let sum = 0;
  for (const command of legalCommands(state, by)) {
    const decision = decide(state, command, by, repeating(faces));
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} passes the check and is refused`);
    const after = decision.events.reduce<State>((now, event) => evolve(now, event), state);
    for (const seat of awaiting(after)) sum += legalCommands(after, seat).length;
  }
  return sum;
}
