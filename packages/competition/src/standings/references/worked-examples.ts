/** Worked examples that others published, as numbers. Names are replaced by start numbers. */

/**
 * Strength of schedule, in an issue on github.com/zanlib0/golden/issues/13 (2017; the program is under the MIT licence):
 * two opponents, one with a mean of 1.5 points a round, one with 4.
 */
export const strengthOfSchedule = { opponentsMeans: [1.5, 4], expected: '11/4' } as const;

/**
 * Points of virtual opponents: FIDE Handbook C.02.13.15, in force to 30 June 2023; quoted with both examples at
 * chesspub.com/cgi-bin/chess/YaBB.pl?num=1671648811. Numbers only.
 */
export const virtualOpponents = [
  { scoreBefore: 1.5, round: 3, came: false, expected: { afterThatRound: '5/2', afterRound9: '11/2' } },
  { scoreBefore: 3.5, round: 6, came: true, expected: { afterThatRound: '7/2', afterRound9: '5' } },
] as const;

/**
 * Five players, each against each: a test of github.com/lichess-org/scalachess
 * (test-kit/src/test/scala/TiebreakersTest.scala at 224a8c0a), MIT licence, copyright its authors. Who won, or null.
 */
export const fivePlayers = {
  ratings: [1500, 1600, 1550, 1450, 1650],
  games: [
    { sides: [1, 2], won: 1 },
    { sides: [1, 3], won: null },
    { sides: [4, 1], won: 4 },
    { sides: [1, 5], won: 1 },
    { sides: [2, 3], won: 2 },
    { sides: [2, 4], won: null },
    { sides: [5, 2], won: 5 },
    { sides: [3, 4], won: 3 },
    { sides: [3, 5], won: null },
    { sides: [4, 5], won: 4 },
  ],
  scores: ['5/2', '3/2', '2', '5/2', '3/2'],
  ofPlayer1: {
    wins: '2',
    sonnebornBerger: '4',
    buchholz: '15/2',
    buchholzLowestCut: '6',
    buchholzTwoLowestCut: '9/2',
    meanRating: '3125/2',
  },
  /** Of those with 2 1/2 points. */
  directEncounter: { 1: '0', 4: '1' },
} as const;
