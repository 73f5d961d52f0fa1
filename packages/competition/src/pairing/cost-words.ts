/** The cost of a pairing in words, for whoever answers for it. */
import { costLines } from './cost.ts';
import type { CostLine, CostShown } from './cost.ts';
import { bye } from './swiss.ts';
import type { WhyNot } from './why.ts';

/** How those who read it know scores and entrants. */
export interface CostReaders {
  /** Points as they are written, from the unit of the scores: such as "1.5" for three half points. */
  readonly points: (units: number) => string;
  /** By start number. */
  readonly name: (entrant: number) => string;
}

/** What a line counts, when a whole round is spoken of. */
export const lineNames: { readonly [Line in CostLine]: string } = {
  forbidden: 'forbidden pairs',
  'met-before': 'rematches',
  'bye-again': 'second byes',
  'bye-score': 'the score of who has the bye',
  'bye-unplayed': 'rounds not played of who has the bye',
  'bye-seed': 'the seed of who has the bye',
  'score-distance': 'the distance of scores, squared',
  'same-float': 'floats the same way again',
  'third-on-side': 'thirds running on one side',
  'side-balance': 'the balance of sides',
  'same-club': 'pairs of one club',
  'no-shared-hours': 'pairs with no hour in common',
  fold: 'the distance from the fold of the score groups, squared',
  lot: 'the lots',
};

const times = (count: number, one: string, more: string): string => (count === 1 ? one : `${count} ${more}`);

const sentences: { readonly [Line in CostLine]?: (amount: number, readers: CostReaders) => string } = {
  forbidden: () => 'An official has forbidden it for the season.',
  'met-before': (amount) => `They have met ${times(amount, 'once', 'times')} before.`,
  'bye-again': (amount) => `Has won ${times(amount, 'a round', 'rounds')} without playing already.`,
  'bye-score': (amount, { points }) => `Stands ${points(amount)} above the lowest score.`,
  'bye-unplayed': (amount) => `Has missed ${times(amount, 'one round', 'rounds')} so far.`,
  'bye-seed': (amount) => `${times(amount, 'One entrant has', 'entrants have')} a later start number.`,
  'score-distance': (amount, { points }) => `Their scores are ${points(rootOf(amount))} apart.`,
  'same-float': (amount) => `${amount === 1 ? 'One of them floats' : 'Both float'} the same way as in the last round.`,
  'third-on-side': (amount) =>
    `${amount === 1 ? 'One of them is' : 'Both are'} on one side for the third time running.`,
  'side-balance': (amount) =>
    `They had these sides ${times(amount, 'one game', 'games')} more often than the other ones.`,
  'same-club': () => 'They are of one club.',
  'no-shared-hours': () => 'They have no hour in common.',
  fold: () => 'They are not where the fold of the score group would put them.',
};

/** The lines of one pair or bye, the one that counts most first; what the lots say needs no words. */
export const costInWords = (cost: CostShown, readers: CostReaders): readonly string[] =>
  costLines.flatMap((line) => {
    const amount = cost[line] ?? 0;
    return amount > 0 ? (sentences[line]?.(amount, readers) ?? []) : [];
  });

/** The answer to "why not these two?" as one sentence. */
export function whyInWords({ draft, forced, worse }: WhyNot, { name }: Pick<CostReaders, 'name'>): string {
  if (worse === undefined)
    return draft === forced ? 'They meet in this draft.' : 'They could meet as well: the cost is the same.';
  const { line, before, after, through } = worse;
  const pairs = through.map(({ first, second }) =>
    second === bye ? `the bye of ${name(first)}` : `${name(first)} against ${name(second)}`,
  );
  const by = pairs.length === 0 ? '' : `, by ${pairs.join(', ')}`;
  return `It gets worse in ${lineNames[line]}: ${after} instead of ${before}${by}.`;
}

/** The whole root of a square, by halving. */
function rootOf(square: number): number {
  let [low, high] = [0, 4_194_304];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (middle * middle < square) low = middle + 1;
    else high = middle;
  }
  return low;
}
