/** Swiss tournaments that never took place, for tests: people come late, stay away, leave, and forfeit. */
import type { PastRound, SwissDraft, SwissEntrant, SwissRound } from '../../src/pairing/swiss.ts';

/** Whole numbers below a bound, the same for the same seed (the generator of Knuth's MMIX). */
export function chance(seed: number): (below: number) => number {
  let state = BigInt(seed) * 2n + 1n;
  return (below) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & (2n ** 64n - 1n);
    return Number((state >> 33n) % BigInt(below));
  };
}

export interface Plan {
  readonly seed: number;
  readonly entrants: number;
  readonly rounds: number;
  /** Percent of games that are forfeited, and of entrants who miss a round, leave for good, come later, are of a club. */
  readonly trouble: number;
}

interface Person {
  readonly number: number;
  readonly lot: number;
  readonly club: string | undefined;
  readonly from: number;
  until: number;
  score: number;
  readonly past: PastRound[];
}

/** Plays a tournament; `pair` makes each round from what is known before it. */
export function play(plan: Plan, pair: (round: SwissRound) => SwissDraft): void {
  const below = chance(plan.seed);
  const happens = (): boolean => below(100) < plan.trouble;
  const people: Person[] = Array.from({ length: plan.entrants }, (_, index) => ({
    number: index + 1,
    lot: below(1_000_000),
    club: below(2) === 0 ? `club ${below(3)}` : undefined,
    from: happens() ? 1 + below(plan.rounds) : 1,
    until: happens() ? 1 + below(plan.rounds) : plan.rounds,
    score: 0,
    past: [],
  }));
  const two = (): readonly [number, number] => [1 + below(plan.entrants), 1 + below(plan.entrants)];
  const forbidden = happens() ? [two()] : [];
  const noSharedHours = Array.from({ length: below(plan.entrants) }, two);
  for (let round = 1; round <= plan.rounds; round += 1) {
    const here = people.filter(({ from, until }) => from <= round && round <= until);
    const draft = pair({
      round,
      entrants: here.map((person) => entrantOf(person, happens())),
      forbidden,
      noSharedHours,
      clubRounds: 2,
      within: plan.seed % 2 === 0 ? 'fold' : 'slide',
      initialSide: plan.seed % 3 === 0 ? 'second' : 'first',
    });
    score(draft, people, below, happens);
  }
}

const entrantOf = ({ number, lot, club, score, past }: Person, absent: boolean): SwissEntrant => ({
  number,
  lot,
  score,
  past: [...past],
  absent,
  ...(club === undefined ? {} : { club }),
});

/** A win is two points, a draw one; who has fewer of the start numbers is a little stronger. */
function score(
  draft: SwissDraft,
  people: readonly Person[],
  below: (bound: number) => number,
  happens: () => boolean,
): void {
  const of = new Map(people.map((person) => [person.number, person]));
  const { round } = draft;
  for (const { first, second, floats } of draft.pairs) {
    const [one, other] = [of.get(first), of.get(second)];
    if (one === undefined || other === undefined) throw new Error('Somebody was paired who is not here.');
    const points = below(5) + (first < second ? 0 : 1);
    const [ours, theirs] = points < 3 ? [2, 0] : points === 3 ? [1, 1] : [0, 2];
    one.score += ours;
    other.score += theirs;
    const played = ours === theirs || !happens();
    const kind = (own: number): PastRound['kind'] => (played ? 'played' : own === 2 ? 'forfeit-won' : 'forfeit-lost');
    one.past.push({ round, kind: kind(ours), opponent: second, side: 'first', float: floats[0] });
    other.past.push({ round, kind: kind(theirs), opponent: first, side: 'second', float: floats[1] });
  }
  for (const { entrant } of draft.byes) {
    const person = of.get(entrant);
    if (person === undefined) throw new Error('Somebody has the bye who is not here.');
    person.score += 2;
    person.past.push({ round, kind: 'bye' });
  }
}
