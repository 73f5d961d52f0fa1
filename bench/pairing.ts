/**
 * How long it takes to pair the rounds of a Swiss tournament, one after the other, and to answer "why not these two?".
 *
 *   npm run pairing -- --entrants 128 --rounds 9 --times 5
 */
import { parseArgs } from 'node:util';
import { pairSwiss, whyNot } from '@broadside/competition';
import type { PastRound, SwissEntrant, SwissRound } from '@broadside/competition';
import { record } from './measure/record.ts';
import { median, rounded } from './measure/statistics.ts';

const { values } = parseArgs({
  options: {
    entrants: { type: 'string', default: '128' },
    rounds: { type: 'string', default: '9' },
    times: { type: 'string', default: '5' },
  },
});
const [entrants, rounds, times] = [Number(values.entrants), Number(values.rounds), Number(values.times)];

/** The same results in every run of the same number: a win for the lower number in about six of ten games, a draw in one. */
function pointsOfFirst(round: number, first: number, second: number, run: number): 0 | 1 | 2 {
  const drawn = ((first * 7919 + second * 104_729 + round * 1_299_709 + run * 15_485_863) % 1000) / 100;
  if (drawn < 1) return 1;
  return drawn < 7 === first < second ? 2 : 0;
}

interface Person extends SwissEntrant {
  score: number;
  readonly past: PastRound[];
}

function play(run: number): { readonly rounds: readonly number[]; readonly whyNot: number } {
  const people: Person[] = Array.from({ length: entrants }, (_, at) => ({
    number: at + 1,
    score: 0,
    lot: (at * 7919 + run) % 104_729,
    club: `club ${String(at % 9)}`,
    past: [],
  }));
  const noSharedHours = people.map(({ number }) => [number, (number % entrants) + 1] as const);
  const took: number[] = [];
  let last: SwissRound | undefined;
  for (let round = 1; round <= rounds; round += 1) {
    last = {
      round,
      entrants: people.map((person) => ({ ...person, past: [...person.past] })),
      noSharedHours,
      clubRounds: 3,
    };
    const began = performance.now();
    const draft = pairSwiss(last);
    took.push(performance.now() - began);
    for (const { first, second, floats } of draft.pairs) {
      const points = pointsOfFirst(round, first, second, run);
      const [one, other] = [people[first - 1]!, people[second - 1]!];
      one.score += points;
      other.score += 2 - points;
      one.past.push({ round, kind: 'played', opponent: second, side: 'first', float: floats[0] });
      other.past.push({ round, kind: 'played', opponent: first, side: 'second', float: floats[1] });
    }
    for (const { entrant } of draft.byes) {
      people[entrant - 1]!.score += 2;
      people[entrant - 1]!.past.push({ round, kind: 'bye' });
    }
  }
  const began = performance.now();
  whyNot(last!, 1, entrants);
  return { rounds: took, whyNot: performance.now() - began };
}

const runs = Array.from({ length: times }, (_, run) => play(run));
const sums = runs.map((run) => run.rounds.reduce((sum, took) => sum + took, 0));
const line = {
  bench: 'pairing',
  entrants,
  rounds,
  firstTimeMs: rounded(sums[0] ?? NaN),
  allRoundsMs: rounded(median(sums)),
  slowestRoundMs: rounded(Math.max(...runs.flatMap((run) => run.rounds))),
  whyNotMs: rounded(median(runs.map((run) => run.whyNot))),
};
process.stdout.write(`${JSON.stringify(line)}\n`);
record(line);
