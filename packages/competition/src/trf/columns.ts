/**
 * Where things stand in a line of a tournament report file, counted from 1 with both ends included: the FIDE handbook's
 * C.04 Annex 2 (TRF16) and "Format of Tournament Report File, version 2026" (TRF26), whose player lines are the same.
 */
export const playerColumns = {
  number: [5, 8],
  sex: [10, 10],
  title: [11, 13],
  name: [15, 47],
  rating: [49, 52],
  federation: [54, 56],
  id: [58, 68],
  birth: [70, 79],
  points: [81, 84],
  rank: [86, 89],
} as const;

export type PlayerColumn = keyof typeof playerColumns;

/** Round 1 begins here, and each further round ten columns on. */
const firstRound = 92;
const roundWidth = 10;

export const roundColumns = (round: number) => {
  const from = firstRound + roundWidth * (round - 1);
  return { opponent: [from, from + 3], colour: [from + 5, from + 5], result: [from + 7, from + 7] } as const;
};

/** How many rounds a line of this length has room for; what is cut off behind the last result does not matter. */
export const roundsIn = (length: number): number =>
  length < firstRound ? 0 : Math.ceil((length - firstRound + 1) / roundWidth);

/** Length of a line with so many rounds, with the two blanks behind each. */
export const lengthWith = (rounds: number): number => firstRound - 1 + roundWidth * rounds;

/** Codes of TRF26 that TRF16 does not have. */
export const newIn26: ReadonlySet<string> = new Set(
  '142 152 162 172 182 192 202 212 222 240 250 260 299 300 310 320 330 352 362'.split(' '),
);
