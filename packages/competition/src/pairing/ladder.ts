/** A ladder: whoever stands lower challenges somebody higher, and takes the place by winning. Times are milliseconds since 1970. */

const day = 86_400_000;

export interface LadderTerms {
  /** How many places up a challenge may reach. */
  readonly reach: number;
  /** Days to answer a challenge, and to play it after it was accepted. */
  readonly answerDays: number;
  readonly playDays: number;
  /** Days after a match in which nobody may challenge either of the two. */
  readonly protectionDays: number;
  /** `leapfrog`: the winner takes the place, everybody between moves down one. `swap`: the two change places. */
  readonly moves: 'leapfrog' | 'swap';
  /** Who did nothing for so many days falls so many places, and again after as many days; never where it is not said. */
  readonly silence?: { readonly days: number; readonly places: number };
}

export interface LadderEntrant {
  readonly number: number;
  /** When they last challenged, answered or played, or joined. */
  readonly activeAt: number;
  /** When their last match ended. */
  readonly playedAt?: number;
}

export interface LadderChallenge {
  readonly challenger: number;
  readonly challenged: number;
  readonly madeAt: number;
  readonly acceptedAt?: number;
}

export interface Ladder {
  /** The top first. */
  readonly order: readonly LadderEntrant[];
  /** Those that are neither played nor refused. */
  readonly challenges: readonly LadderChallenge[];
}

/** Why somebody may not challenge somebody; said in this order. */
export type ChallengeFault =
  'not-on-ladder' | 'not-higher' | 'out-of-reach' | 'already-challenging' | 'taken' | 'protected';

export function challengeFault(
  ladder: Ladder,
  terms: LadderTerms,
  challenger: number,
  challenged: number,
  now: number,
): ChallengeFault | undefined {
  const places = [challenger, challenged].map((each) => ladder.order.findIndex(({ number }) => number === each));
  const [own = -1, other = -1] = places;
  if (own < 0 || other < 0) return 'not-on-ladder';
  if (other >= own) return 'not-higher';
  if (own - other > terms.reach) return 'out-of-reach';
  const open = ladder.challenges.flatMap((each) => [each.challenger, each.challenged]);
  if (open.includes(challenger)) return 'already-challenging';
  if (open.includes(challenged)) return 'taken';
  const { playedAt } = ladder.order[other] ?? {};
  return playedAt !== undefined && now < playedAt + terms.protectionDays * day ? 'protected' : undefined;
}

/** Whom somebody may challenge now, the nearest first. */
export const mayChallenge = (ladder: Ladder, terms: LadderTerms, challenger: number, now: number): readonly number[] =>
  ladder.order
    .map(({ number }) => number)
    .filter((challenged) => challengeFault(ladder, terms, challenger, challenged, now) === undefined)
    .toReversed();

/** What became of a challenge: who won it, or that it came to nothing and everybody stays. */
export type ChallengeOutcome = 'challenger' | 'challenged' | 'none';

/**
 * The ladder after a challenge. A forfeit is an outcome as any other; `played` says whether there was a match, which protects the
 * two. Throws `RangeError` where there is no such challenge.
 */
export function settled(
  ladder: Ladder,
  terms: LadderTerms,
  challenge: Pick<LadderChallenge, 'challenger' | 'challenged'>,
  outcome: ChallengeOutcome,
  at: { readonly now: number; readonly played: boolean },
): Ladder {
  const { challenger, challenged } = challenge;
  const found = ladder.challenges.find((each) => each.challenger === challenger && each.challenged === challenged);
  if (found === undefined) throw new RangeError(`${challenger} has not challenged ${challenged}.`);
  const touched = ladder.order.map((entrant) => {
    if (entrant.number !== challenger && entrant.number !== challenged) return entrant;
    return at.played ? { ...entrant, activeAt: at.now, playedAt: at.now } : entrant;
  });
  const order = outcome === 'challenger' ? moved(touched, challenger, challenged, terms.moves) : touched;
  return { order, challenges: ladder.challenges.filter((each) => each !== found) };
}

function moved(
  order: readonly LadderEntrant[],
  challenger: number,
  challenged: number,
  moves: LadderTerms['moves'],
): readonly LadderEntrant[] {
  const from = order.findIndex(({ number }) => number === challenger);
  const to = order.findIndex(({ number }) => number === challenged);
  const [winner, loser] = [order[from], order[to]];
  // Somebody who has fallen below the challenger meanwhile has no place to give.
  if (winner === undefined || loser === undefined || from < to) return order;
  if (moves === 'leapfrog') return order.filter((each) => each !== winner).toSpliced(to, 0, winner);
  return order.with(to, winner).with(from, loser);
}

/** When the time of a challenge is up: to answer it, then to play. */
const overdueAt = ({ madeAt, acceptedAt }: LadderChallenge, terms: LadderTerms): number =>
  acceptedAt === undefined ? madeAt + terms.answerDays * day : acceptedAt + terms.playDays * day;

/** Who is challenging or challenged: they do something. */
const busyOn = ({ challenges }: Ladder): ReadonlySet<number> =>
  new Set(challenges.flatMap(({ challenger, challenged }) => [challenger, challenged]));

/** Every instant at which a challenge is overdue or somebody falls, if nothing happens before; the earliest first. */
export function dueTimes(ladder: Ladder, terms: LadderTerms): readonly number[] {
  const { silence } = terms;
  const busy = busyOn(ladder);
  const falls =
    silence === undefined
      ? []
      : ladder.order.flatMap(({ number, activeAt }) => (busy.has(number) ? [] : [activeAt + silence.days * day]));
  const late = ladder.challenges.map((each) => overdueAt(each, terms));
  return [...new Set([...late, ...falls])].sort((a, b) => a - b);
}

/**
 * Challenges whose time is up, with who has won by that: who does not answer loses; a match that was accepted and not played comes
 * to nothing, unless an official decides.
 */
export function overdue(
  { challenges }: Ladder,
  terms: LadderTerms,
  now: number,
): readonly { readonly challenge: LadderChallenge; readonly outcome: ChallengeOutcome }[] {
  const late = challenges.filter((each) => now >= overdueAt(each, terms));
  return late.map((challenge) => ({ challenge, outcome: challenge.acceptedAt === undefined ? 'challenger' : 'none' }));
}

/** The ladder after those who did nothing too long have fallen; nobody falls who is challenging or challenged. */
export function dropped(ladder: Ladder, { silence }: LadderTerms, now: number): Ladder {
  if (silence === undefined) return ladder;
  const busy = busyOn(ladder);
  const falls = ladder.order.filter(
    ({ number, activeAt }) => !busy.has(number) && now >= activeAt + silence.days * day,
  );
  // From the bottom: who falls passes nobody who falls as well, and at the end of the ladder there is nowhere to fall to.
  let { order } = ladder;
  let end = order.length;
  for (const entrant of falls.toReversed()) {
    const place = order.indexOf(entrant);
    const times = Math.floor((now - entrant.activeAt) / (silence.days * day));
    const fallen = { ...entrant, activeAt: entrant.activeAt + times * silence.days * day };
    const to = Math.min(place + times * silence.places, end - 1);
    order = order.toSpliced(place, 1).toSpliced(to, 0, fallen);
    end = to;
  }
  return { ...ladder, order };
}
