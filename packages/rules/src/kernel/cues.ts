/** What log lines and their throws say to boards that play them as a scene or a story. It stands in phrases, so that no frame grows by it. */

/** What a throw is for: an attack, by how it crosses the board; against one; where one strikes; what comes of it; some dice once more. */
export const throwUses = ['gun', 'beam', 'missile', 'boats', 'craft', 'defence', 'place', 'check', 'again'] as const;
export type ThrowUse = (typeof throwUses)[number];
/** Those that are an attack. */
export const attackUses: readonly ThrowUse[] = ['gun', 'beam', 'missile', 'boats', 'craft'];

/**
 * What a line is in an attack. `attack` begins one: its last name is at whom, those before it are who, and `what` is the use
 * of those of its throws that say no more than `gun`. `anew`: the attack throws before this line count no more. `through` and `stopped` say what came of the hits. `loss`: the first name lost the
 * first number of `what`, and has the last number left. `effect`: another harm, `what` in a word or two. `gone`: the first
 * name is lost; `what`, where it is given, is where it was: three whole numbers, east and north in 1/1000 inch and the facing in
 * 1/100 degree.
 * Between attacks: `move`: the first name stands elsewhere, and the first number says how far it went; `what` is `step` of a
 * line that is one step of a way, and `jump` where it came there by no line. `turn`: the first name begins to act. `round`: a
 * round begins, the first number of the line.
 */
export const cueKinds = [
  'attack',
  'anew',
  'through',
  'stopped',
  'loss',
  'effect',
  'gone',
  'move',
  'turn',
  'round',
] as const;
export interface Cue {
  readonly is: (typeof cueKinds)[number];
  readonly what?: string;
}
