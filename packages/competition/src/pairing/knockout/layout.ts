/** Which matches a knockout has, and where those who win and lose them go on: nothing here knows who plays. */

/** Where one side of a match comes from. */
export type SlotSource =
  { readonly from: 'seed'; readonly seed: number } | { readonly from: 'winner' | 'loser'; readonly match: string };

export interface LaidMatch {
  /** `W2-1`: the first match of round 2 of the winners; `L` of the losers; `T` for third place; `F1`, `F2` the finals. */
  readonly id: string;
  readonly bracket: 'winners' | 'losers' | 'third-place' | 'final';
  /** From 1, in its bracket. */
  readonly round: number;
  readonly sources: readonly [SlotSource, SlotSource];
  /** The place of who loses it and goes nowhere else. */
  readonly place: number;
  /** Played only where who comes from the winners lost the first final. */
  readonly onlyIfLost?: string;
}

export interface KnockoutTerms {
  readonly kind: 'single' | 'double';
  /** Single only: the losers of the semifinals play for third place. */
  readonly thirdPlace?: boolean;
  /** A match is won by most of so many games; odd, 1 where it is not said. */
  readonly bestOf?: number;
  /** The same for the final, and for both finals of a double knockout. */
  readonly bestOfFinal?: number;
}

/** The seeds in the order of the draw, so that the first two can meet only in the final, the first four in a semifinal. */
export function drawOrder(size: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** All matches of a knockout for `entrants`, each after those it waits for. */
export function layout(entrants: number, terms: KnockoutTerms): readonly LaidMatch[] {
  let rounds = 1;
  while (2 ** rounds < entrants) rounds += 1;
  const winners = winnersOf(2 ** rounds, rounds, terms.kind);
  if (terms.kind === 'double') {
    const losers = losersOf(2 ** rounds, rounds);
    return [...winners.map((match) => placedWith(losers, match)), ...losers, ...finals(rounds)];
  }
  if (terms.thirdPlace !== true || entrants < 4) return winners;
  const semifinals: LaidMatch['sources'] = [loser(`W${rounds - 1}-1`), loser(`W${rounds - 1}-2`)];
  const third: LaidMatch = { id: 'T', bracket: 'third-place', round: 1, sources: semifinals, place: 4 };
  return [...winners.slice(0, -1), third, ...winners.slice(-1)];
}

const winner = (match: string): SlotSource => ({ from: 'winner', match });
const loser = (match: string): SlotSource => ({ from: 'loser', match });
const two = <T>(
  items: readonly T[],
  index: number,
  between: (item: T) => SlotSource,
): readonly [SlotSource, SlotSource] => {
  const [a, b] = items.slice(2 * index, 2 * index + 2);
  if (a === undefined || b === undefined) throw new Error('A round of a knockout has an even number of sides.');
  return [between(a), between(b)];
};

function winnersOf(size: number, rounds: number, kind: KnockoutTerms['kind']): readonly LaidMatch[] {
  const matches: LaidMatch[] = [];
  let sides: readonly SlotSource[] = drawOrder(size).map((seed) => ({ from: 'seed', seed }));
  for (let round = 1; round <= rounds; round += 1) {
    const bracket = kind === 'single' && round === rounds ? 'final' : 'winners';
    const made = Array.from(
      { length: sides.length / 2 },
      (_, index) =>
        ({
          id: `W${round}-${index + 1}`,
          bracket,
          round,
          sources: two(sides, index, (side) => side),
          place: sides.length / 2 + 1,
        }) as const,
    );
    matches.push(...made);
    sides = made.map(({ id }) => winner(id));
  }
  return matches;
}

/**
 * The losers of the first round meet each other; then, in turn, who is left meets the losers of the next round of the winners, and
 * who is left meets each other. The losers come in from the other end, so that nobody meets again soon.
 */
function losersOf(size: number, rounds: number): readonly LaidMatch[] {
  const matches: LaidMatch[] = [];
  const fallen = (round: number): readonly SlotSource[] => {
    const all = Array.from({ length: size / 2 ** round }, (_, index) => loser(`W${round}-${index + 1}`));
    const half = all.length / 2;
    return round % 2 === 0 ? all.toReversed() : [...all.slice(half), ...all.slice(0, half)];
  };
  let left = Array.from({ length: size / 2 }, (_, index): SlotSource => loser(`W1-${index + 1}`));
  let round = 0;
  let place = size;
  const play = (sources: readonly (readonly [SlotSource, SlotSource])[]): void => {
    round += 1;
    place -= sources.length;
    const made = sources.map((each, index) => {
      const id = `L${round}-${index + 1}`;
      return { id, bracket: 'losers', round, sources: each, place: place + 1 } as const;
    });
    matches.push(...made);
    left = made.map(({ id }) => winner(id));
  };
  for (let fallenFrom = 2; fallenFrom <= rounds; fallenFrom += 1) {
    const meeting = left;
    play(Array.from({ length: meeting.length / 2 }, (_, index) => two(meeting, index, (side) => side)));
    const coming = fallen(fallenFrom);
    play(left.map((side, index) => two([side, coming[index] ?? side], 0, (each) => each)));
  }
  return matches;
}

/** Who both go out among the winners are placed with those who lose the match that one of them would have played. */
function placedWith(losers: readonly LaidMatch[], match: LaidMatch): LaidMatch {
  const next = losers.find(({ sources }) => sources.some((each) => each.from === 'loser' && each.match === match.id));
  return { ...match, place: next?.place ?? match.place };
}

function finals(rounds: number): readonly LaidMatch[] {
  const ofWinners = `W${rounds}-1`;
  const ofLosers = rounds === 1 ? loser(ofWinners) : winner(`L${2 * (rounds - 1)}-1`);
  const sources = [winner(ofWinners), ofLosers] as const;
  return [
    { id: 'F1', bracket: 'final', round: 1, sources, place: 2 },
    { id: 'F2', bracket: 'final', round: 2, sources, place: 2, onlyIfLost: 'F1' },
  ];
}
