/** Glicko-2 as Mark Glickman describes it in "Example of the Glicko-2 system" (2022); steps are those of that paper. */

/** How strong somebody is thought to be, on the scale of chess ratings. */
export interface Rating {
  readonly rating: number;
  /** Two thirds of the likely strengths lie within the rating give or take this. */
  readonly deviation: number;
  /** How far the strength is expected to swing between two periods. */
  readonly volatility: number;
}

export interface RatedGame {
  readonly opponent: Rating;
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly score: 0 | 0.5 | 1;
}

/** Of somebody who has never played. */
export const newRating: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Constrains how quickly the volatility changes; the paper suggests 0.3 to 1.2. */
const tau = 0.5;
const scale = 173.7178;
const tolerance = 1e-6;
/** Above this deviation a rating is a guess. */
const provisionalAbove = 110;
const largestDeviation = 350;

export const provisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean => deviation > provisionalAbove;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
const expected = (mu: number, muOther: number, phiOther: number): number =>
  1 / (1 + Math.exp(-g(phiOther) * (mu - muOther)));

/** Of `of` against `against`: how much of a match `of` wins on average, 0 to 1. */
export function expectedScore(of: Rating, against: Rating): number {
  const both = Math.hypot(of.deviation, against.deviation) / scale;
  return expected((of.rating - 1500) / scale, (against.rating - 1500) / scale, both);
}

/** The rating after a period in which these games were played, all of them against the ratings before the period. */
export function rated(before: Rating, games: readonly RatedGame[]): Rating {
  const mu = (before.rating - 1500) / scale;
  const phi = before.deviation / scale;
  if (games.length === 0) {
    const deviation = Math.min(largestDeviation, scale * Math.hypot(phi, before.volatility));
    return { ...before, deviation };
  }
  // Steps 3 and 4: what the results alone say, and how surely.
  let certainty = 0;
  let surprise = 0;
  for (const { opponent, score } of games) {
    const weight = g(opponent.deviation / scale);
    const chance = expected(mu, (opponent.rating - 1500) / scale, opponent.deviation / scale);
    certainty += weight ** 2 * chance * (1 - chance);
    surprise += weight * (score - chance);
  }
  const variance = 1 / certainty;
  const volatility = newVolatility(before.volatility, phi, variance, variance * surprise);
  // Steps 6 to 8.
  const phiBefore = Math.hypot(phi, volatility);
  const phiAfter = 1 / Math.sqrt(1 / phiBefore ** 2 + 1 / variance);
  return {
    rating: scale * (mu + phiAfter ** 2 * surprise) + 1500,
    deviation: Math.min(largestDeviation, scale * phiAfter),
    volatility,
  };
}

/** Both sides of one match, which is a period of its own; `score` is the first side's. */
export function rate(first: Rating, second: Rating, score: RatedGame['score']): readonly [Rating, Rating] {
  const reverse = (1 - score) as RatedGame['score'];
  return [rated(first, [{ opponent: second, score }]), rated(second, [{ opponent: first, score: reverse }])];
}

/** Step 5: the root of the paper's f by the Illinois variant of false position. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    return (ex * (delta ** 2 - phi ** 2 - variance - ex)) / (2 * (phi ** 2 + variance + ex) ** 2) - (x - a) / tau ** 2;
  };
  let left = a;
  let right = rightEnd(f, a, delta ** 2 - phi ** 2 - variance);
  let [atLeft, atRight] = [f(left), f(right)];
  while (Math.abs(right - left) > tolerance) {
    const between = left + ((left - right) * atLeft) / (atRight - atLeft);
    const atBetween = f(between);
    if (atBetween * atRight <= 0) [left, atLeft] = [right, atRight];
    else atLeft /= 2;
    [right, atRight] = [between, atBetween];
  }
  return Math.exp(left / 2);
}

function rightEnd(f: (x: number) => number, a: number, excess: number): number {
  if (excess > 0) return Math.log(excess);
  let steps = 1;
  while (f(a - steps * tau) < 0) steps += 1;
  return a - steps * tau;
}
