/** Ladders and open leagues: people ask each other for a match, and tables come into the one round as they agree [LEAGUE-34 … LEAGUE-36]. */
import { OpenLeague, challengeFault, settled } from '../../pairing/index.ts';
import type { ChallengeFault, ChallengeOutcome, Ladder, OpenFault } from '../../pairing/index.ts';
import { ladderAfter, ladderOf, ladderTerms } from '../ladder-due.ts';
import type { Act } from '../acts.ts';
import type { SeasonEvent } from '../events.ts';
import type { Following } from '../repair.ts';
import { entrantOf } from '../season.ts';
import type { Pairing, Season, SeasonRound, TableResult } from '../season.ts';
import { bySeed } from '../seeding.ts';
import { continuousRound, drawAt, fieldsOf, formatAt, playersIn, stageAt } from '../stages.ts';
import { mostChallenges, mostTables } from '../terms.ts';
import { actsFor, done, noEntrant, notOfficial, organises, refuse } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';

const dayMs = 86_400_000;
/** How long a ladder that nobody closes is shown to go on. */
const ladderDays = 365;
/** Open challenges of one entrant in an open league. */
const mostAsked = 20;

type Given<K extends Act['act']> = Extract<Act, { act: K }>;
type Posted = Extract<SeasonEvent, { kind: 'result-posted' | 'result-cleared' }>;

const changed = ({ order, challenges }: Ladder): SeasonEvent => ({
  kind: 'challenges-changed',
  ladder: order,
  challenges,
});

/** The round in which people play whom they like. */
export function begun(season: Season, round: number, at: number): readonly SeasonEvent[] {
  const format = formatAt(season, round);
  const days = format.kind === 'open' ? format.days : ladderDays;
  const opened: SeasonRound = { number: round, opensAt: at, endsAt: at + days * dayMs, pairings: [], byes: [] };
  const published = { kind: 'round-published', round: opened } as const;
  if (format.kind !== 'ladder') return [published];
  const seeds = drawAt(season, round)?.groups[0] ?? bySeed(playersIn(season, round)).map(({ number }) => number);
  return [published, changed({ order: seeds.map((number) => ({ number, activeAt: at })), challenges: [] })];
}

interface Going {
  readonly round: SeasonRound;
  /** After what is due. */
  readonly season: Season;
  readonly events: readonly SeasonEvent[];
}

const notContinuous = refuse(
  'no-challenges',
  'LEAGUE-34',
  'Nobody is challenged now: people play whom they like in a ladder or an open league that has begun.',
);

/** What goes on now; undefined where nothing does. */
function goingOnNow({ ledger: { season }, at }: SeasonAsking): Going | undefined {
  const round = continuousRound(season);
  if (round === undefined) return undefined;
  const format = formatAt(season, round.number);
  const ladder = format.kind === 'ladder' ? ladderAfter(season, round, format, at) : undefined;
  if (ladder === undefined) return { round, season, events: [] };
  const { order, challenges } = ladder;
  return { round, season: { ...season, ladder: order, challenges }, events: voided(season, round, ladder) };
}

/** Tables of challenges whose time is up are not there any more; but for those at which somebody plays. */
function voided({ challenges }: Season, round: SeasonRound, ladder: Ladder): readonly SeasonEvent[] {
  const gone = challenges.filter(
    (each) =>
      !ladder.challenges.some(
        ({ challenger, challenged }) => challenger === each.challenger && challenged === each.challenged,
      ),
  );
  const tables = round.pairings.flatMap(({ sides, match, result }, pairing): SeasonEvent[] => {
    const its = gone.some((each) => sides.includes(each.challenger) && sides.includes(each.challenged));
    return its && match === null && result === null ? [{ kind: 'pairing-void', round: round.number, pairing }] : [];
  });
  return [...tables, changed(ladder)];
}

const faultWords: { readonly [F in ChallengeFault | OpenFault]: string } = {
  'not-on-ladder': 'One of the two is not on the ladder.',
  'not-higher': 'Challenge somebody who stands higher.',
  'out-of-reach': 'This place is out of reach. Challenge somebody nearer.',
  'already-challenging': 'You have a challenge open already. Play it first.',
  taken: 'They have a challenge open already. Choose somebody else, or wait.',
  protected: 'They have played just now, and are protected for some days. Choose somebody else.',
  'not-in-group': 'The two are not in one group. Choose somebody of your own.',
  same: 'Nobody plays against themselves.',
  over: 'The time of this league is over.',
  'enough-matches': 'You have played as many matches as there may be.',
  'opponent-has-enough': 'They have played as many matches as there may be. Choose somebody else.',
  'met-enough': 'You two have met as often as you may. Choose somebody else.',
};

/** Everybody who may be asked by somebody now, for the buttons of a page. */
export function mayAsk(season: Season, challenger: number, at: number): readonly number[] {
  const round = continuousRound(season);
  if (round === undefined) return [];
  return playersIn(season, round.number)
    .map(({ number }) => number)
    .filter((challenged) => challengeFaultIn(season, round, challenger, challenged, at) === undefined);
}

function challengeFaultIn(
  season: Season,
  round: SeasonRound,
  challenger: number,
  challenged: number,
  at: number,
): string | undefined {
  const format = formatAt(season, round.number);
  if (format.kind === 'ladder') {
    const fault = challengeFault(ladderOf(season), ladderTerms(format), challenger, challenged, at);
    return fault && faultWords[fault];
  }
  if (format.kind !== 'open') return undefined;
  const asked = season.challenges.filter((each) => each.challenger === challenger);
  const between = season.challenges.some(
    (each) =>
      [each.challenger, each.challenged].includes(challenger) &&
      [each.challenger, each.challenged].includes(challenged),
  );
  if (between) return 'One of you two has asked already.';
  if (asked.length >= mostAsked) return 'You have asked many people already. Wait for an answer, or take one back.';
  const group = fieldsOf(season, stageAt(season, round.number))
    .map((field) => field.filter(({ status }) => status === 'playing').map(({ number }) => number))
    .find((field) => field.includes(challenger));
  if (group === undefined) return faultWords['not-in-group'];
  const met = round.pairings.filter((each) => each.void !== true).map(({ sides }) => sides);
  const terms = { least: 0, most: format.most, against: format.against, until: round.endsAt };
  const fault = new OpenLeague(group, terms, met).fault(challenger, challenged, at);
  return fault && faultWords[fault];
}

export function challenge(asking: SeasonAsking, { challenger, challenged }: Given<'challenge'>): SeasonDecision {
  const going = goingOnNow(asking);
  if (going === undefined) return notContinuous;
  const { season, round, events } = going;
  const who = entrantOf(season, challenger);
  if (who === undefined) return noEntrant(season, challenger);
  if (entrantOf(season, challenged) === undefined) return noEntrant(season, challenged);
  if (!actsFor(asking.by, who)) return notOfficial;
  const fault = challengeFaultIn(season, round, challenger, challenged, asking.at);
  if (fault !== undefined) return refuse('cannot-challenge', 'LEAGUE-34', fault);
  if (season.challenges.length >= mostChallenges)
    return refuse('full', 'LEAGUE-34', 'Too many challenges are open. Wait until some are answered.');
  const made = { challenger, challenged, madeAt: asking.at };
  return done(
    ...events,
    changed({ order: activeNow(season, challenger, asking.at), challenges: [...season.challenges, made] }),
  );
}

/** Whoever challenges or answers is not silent. */
const activeNow = ({ ladder }: Season, number: number, at: number): Season['ladder'] =>
  ladder.map((each) => (each.number === number ? { ...each, activeAt: at } : each));

const sameChallenge =
  (one: { readonly challenger: number; readonly challenged: number }) =>
  (other: { readonly challenger: number; readonly challenged: number }): boolean =>
    one.challenger === other.challenger && one.challenged === other.challenged;

const noChallenge = refuse('no-challenge', 'LEAGUE-35', 'This challenge is not open any more. Look at the page again.');

export function answerChallenge(asking: SeasonAsking, act: Given<'answer-challenge'>): SeasonDecision {
  const going = goingOnNow(asking);
  if (going === undefined) return notContinuous;
  const { season, round, events } = going;
  const { at, by } = asking;
  const own = entrantOf(season, act.challenged);
  if (own === undefined) return noEntrant(season, act.challenged);
  if (!actsFor(by, own)) return notOfficial;
  const open = season.challenges.find(sameChallenge(act));
  if (open === undefined || open.acceptedAt !== undefined) return noChallenge;
  if (!act.accept) return done(...events, changed(refused(season, round, act, at)));
  if (round.pairings.length >= mostTables)
    return refuse(
      'full',
      'LEAGUE-35',
      'This round has as many tables as it can have. Close the season, and open another.',
    );
  const rest = season.challenges.filter((each) => each !== open);
  const order = activeNow(season, act.challenged, at);
  // Whoever is challenged has the first side.
  const table: Pairing = { sides: [act.challenged, act.challenger], match: null, result: null };
  // In an open league the table is all that is left of it.
  const kept = formatAt(season, round.number).kind === 'ladder' ? [{ ...open, acceptedAt: at }] : [];
  return done(...events, changed({ order, challenges: [...rest, ...kept] }), {
    kind: 'pairing-added',
    round: round.number,
    pairing: round.pairings.length,
    table,
  });
}

/** Who refuses on a ladder gives the place away. */
function refused(season: Season, round: SeasonRound, act: Given<'answer-challenge'>, at: number): Ladder {
  const format = formatAt(season, round.number);
  const now = { ...ladderOf(season), order: activeNow(season, act.challenged, at) };
  if (format.kind !== 'ladder')
    return { ...now, challenges: now.challenges.filter((each) => !sameChallenge(act)(each)) };
  return settled(now, ladderTerms(format), act, 'challenger', { now: at, played: false });
}

export function withdrawChallenge(asking: SeasonAsking, act: Given<'withdraw-challenge'>): SeasonDecision {
  const going = goingOnNow(asking);
  if (going === undefined) return notContinuous;
  const { season, events } = going;
  const own = entrantOf(season, act.challenger);
  if (own === undefined) return noEntrant(season, act.challenger);
  if (!actsFor(asking.by, own)) return notOfficial;
  const open = season.challenges.find(sameChallenge(act));
  if (open === undefined || open.acceptedAt !== undefined) return noChallenge;
  return done(
    ...events,
    changed({ ...ladderOf(season), challenges: season.challenges.filter((each) => each !== open) }),
  );
}

export function settleChallenges(asking: SeasonAsking): SeasonDecision {
  if (!organises(asking.by)) return notOfficial;
  const going = goingOnNow(asking);
  if (going === undefined) return notContinuous;
  if (going.events.length === 0) return refuse('nothing-due', 'LEAGUE-36', 'Nothing is due.');
  return done(...going.events);
}

export function orderLadder(
  { ledger: { season }, by }: SeasonAsking,
  { order }: Given<'order-ladder'>,
): SeasonDecision {
  if (!organises(by)) return notOfficial;
  const rungs = order.flatMap((number) => season.ladder.find((each) => each.number === number) ?? []);
  if (season.ladder.length === 0) return notContinuous;
  if (rungs.length !== season.ladder.length || new Set(order).size !== rungs.length)
    return refuse('not-all', 'LEAGUE-36', 'Name everybody on the ladder, each once, the top first.');
  return done(changed({ order: rungs, challenges: season.challenges }));
}

/** A result at a table of a ladder: the places move. */
export function onLadder(
  before: Season,
  after: Season,
  posted: Posted,
  at: number,
  choice: Following | undefined,
): SeasonDecision {
  const { round, pairing: index } = posted;
  const format = formatAt(after, round);
  if (format.kind !== 'ladder' || posted.kind === 'result-cleared') return done();
  const { result } = posted;
  const was = before.rounds[round - 1]?.pairings[index];
  const [challenged = 0, challenger = 0] = was?.sides ?? [];
  const corrects = was?.result ?? null;
  if (corrects !== null) {
    if (corrects.winner === result.winner || choice === 'keep') return done();
    return refuse(
      'moved',
      'LEAGUE-36',
      'The ladder has moved by this result. Undo its entry in the journal, or say that the places stand ("keep").',
    );
  }
  if (!after.challenges.some(sameChallenge({ challenger, challenged }))) return done();
  const ladder = settled(ladderOf(after), ladderTerms(format), { challenger, challenged }, outcomeOf(result), {
    now: at,
    played: result.how === 'played',
  });
  return done(changed(ladder));
}

/** A draw leaves everybody where they are. */
function outcomeOf({ winner, how }: TableResult): ChallengeOutcome {
  if (winner === null) return how === 'played' ? 'challenged' : 'none';
  return winner === 1 ? 'challenger' : 'challenged';
}

/** Who comes in stands at the bottom of the ladder; who has left is not on it any more, and is asked by nobody. */
export function joined(season: Season, at: number): readonly SeasonEvent[] {
  const round = continuousRound(season);
  if (round === undefined) return [];
  const format = formatAt(season, round.number);
  const there = new Set(
    playersIn(season, round.number)
      .filter(({ status }) => status === 'playing')
      .map(({ number }) => number),
  );
  const challenges = season.challenges.filter((each) => there.has(each.challenger) && there.has(each.challenged));
  const staying = season.ladder.filter(({ number }) => there.has(number));
  const known = new Set(staying.map(({ number }) => number));
  const fresh = format.kind === 'ladder' ? [...there].filter((number) => !known.has(number)) : [];
  const same = challenges.length === season.challenges.length && staying.length === season.ladder.length;
  if (same && fresh.length === 0) return [];
  return [changed({ order: [...staying, ...fresh.map((number) => ({ number, activeAt: at }))], challenges })];
}
