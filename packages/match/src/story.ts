/**
 * The story of a match that is over, from what one viewer was told of it: scores by round, turning points, luck, honours.
 * Pure; how a game counts and what it says of its ships comes from `story` of its ruleset.
 */
import { honourKinds } from '@broadside/rules/kernel';
import type {
  AnyRuleset,
  HonourKind,
  LogLine,
  LogName,
  LogPart,
  Outcome,
  MatchStanding,
  StandingShip,
} from '@broadside/rules/kernel';
import { deedsOf } from './deeds.ts';
import type { ToldAttack } from './deeds.ts';
import { luckOf } from './luck.ts';
import type { TeamLuck } from './luck.ts';
import type { ToldMoment } from './told.ts';

/** More is left out: a page stays a page, however long a match was. */
export const storyLimits = { rounds: 40, turns: 3, says: 2, honours: 4, names: 3, lost: 12 } as const;
/** The share of a fleet that has to go at once to turn a match in which nothing was scored. */
const tellingShare = 0.05;

export interface StoryRound {
  readonly round: number;
  /** The last entry of it. */
  readonly seq: number;
  /** By each side, as what decided counts. */
  readonly score: readonly number[];
  readonly lost: readonly StandingShip[];
  /** It was played to its end. */
  readonly whole: boolean;
}

export interface TurningPoint {
  readonly seq: number;
  readonly round: number;
  /** Whom it helped, and by how much more than the other. */
  readonly side: number;
  readonly swing: number;
  /** `score`: in what decides; `strength`: in hundredths of a fleet. */
  readonly by: 'score' | 'strength';
  readonly attack: Pick<ToldAttack, 'actors' | 'target' | 'from'> | undefined;
  /** What the log says of it. */
  readonly says: readonly (readonly LogPart[])[];
}

export interface Honour {
  readonly kind: HonourKind;
  readonly ship: StandingShip;
  /** In the words of the game. */
  readonly words: string;
}

export interface MatchStory {
  /** What decided counts, in words. */
  readonly counts: string;
  /** Which of each side's scores that is. */
  readonly measure: number;
  readonly sides: MatchStanding['sides'];
  /** The scores with which the first round began. */
  readonly begin: readonly number[];
  readonly rounds: readonly StoryRound[];
  readonly turns: readonly TurningPoint[];
  readonly luck: readonly TeamLuck[];
  readonly honours: readonly Honour[];
  readonly deeds: readonly ToldAttack[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

interface Moment extends ToldMoment {
  readonly stands: MatchStanding;
}

/** The story; undefined for a game that tells none, and for a match that never began. `outcome`: null after an abort. */
export function storyOf(
  { story }: Pick<AnyRuleset, 'story'>,
  told: readonly ToldMoment[],
  outcome: Outcome | null,
): MatchStory | undefined {
  if (story === undefined || told.length === 0) return undefined;
  const moments = told.map((each): Moment => ({ ...each, stands: story.standing(each.view) }));
  const last = moments.at(-1) as Moment;
  const sides = last.stands.sides.map((side) => {
    // The end may be counted otherwise than the course of the match: the result says how.
    const points = side.seats[0] === undefined ? undefined : outcome?.points[side.seats[0]];
    return points === undefined ? side : { ...side, score: [points, ...side.score.slice(1)] };
  });
  // The first of the measures in which the sides differ.
  const measure = Math.max(0, sides[0]?.score.findIndex((score, at) => score !== sides[1]?.score[at]) ?? 0);
  const scores: Scores = (of) => of.map(({ score }) => score[measure] ?? 0);
  const deeds = deedsOf(told);
  const rolls = told.flatMap(({ lines }) => lines.flatMap((line) => line.rolls ?? []));
  const teamOf = (seat: string | null) => sides.findIndex(({ seats }) => seats.some((each) => each === seat));
  return {
    counts: last.stands.counts[measure] ?? '',
    measure,
    sides,
    begin: scores((moments.find(({ stands }) => stands.round > 0) ?? last).stands.sides),
    rounds: roundsOf(moments, sides, scores),
    turns: turnsOf(moments, deeds, scores),
    luck: luckOf(rolls, (seat) => (teamOf(seat) < 0 ? undefined : teamOf(seat))),
    honours: honoursOf(last.stands, deeds, story.honours),
    deeds,
  };
}

/** The score of each side. */
type Scores = (sides: MatchStanding['sides']) => readonly number[];

function roundsOf(moments: readonly Moment[], end: MatchStanding['sides'], scores: Scores): readonly StoryRound[] {
  const rounds: StoryRound[] = [];
  const known = new Set<string>();
  for (const [at, { seq, stands }] of moments.entries()) {
    const next = moments[at + 1]?.stands;
    if (stands.round < 1 || next?.round === stands.round) continue;
    const lost = stands.ships.filter(({ gone, record }) => gone === 'lost' && !known.has(record));
    for (const { record } of lost) known.add(record);
    const score = scores(next ? stands.sides : end);
    rounds.push({ round: stands.round, seq, score, lost: lost.slice(0, storyLimits.lost), whole: next !== undefined });
  }
  return rounds.slice(-storyLimits.rounds);
}

/** What each side lost between two moments, in shares of what its ships are worth: ships that come and go are no loss. */
function lossesOf(before: MatchStanding, after: MatchStanding): readonly number[] {
  const later = new Map(after.ships.map((ship) => [ship.record, ship]));
  return before.sides.map((_, side) => {
    const own = before.ships.filter((ship) => ship.side === side && ship.of > 0);
    const all = sumOf(own.map(({ worth }) => worth));
    const lost = own.map(({ record, worth, left, of }) => {
      const ship = later.get(record);
      return ship?.side === side ? (worth * Math.max(0, left - ship.left)) / of : 0;
    });
    return all === 0 ? 0 : sumOf(lost) / all;
  });
}

/** What each side won between two moments. */
type Gains = (before: MatchStanding, after: MatchStanding) => readonly number[];
const spared: Gains = (before, after) => lossesOf(before, after).map((lost) => -lost);

/** The moments with the greatest swings, at most one a round, told in their order. */
function turnsOf(moments: readonly Moment[], deeds: readonly ToldAttack[], scores: Scores): readonly TurningPoint[] {
  const gained: Gains = (before, after) => {
    const had = scores(before.sides);
    return scores(after.sides).map((score, side) => score - (had[side] ?? 0));
  };
  const turns: TurningPoint[] = [];
  const take = (by: TurningPoint['by'], changed: Gains, least: number): void => {
    const found = moments
      .flatMap((moment, at) => {
        const before = moments[at - 1]?.stands;
        if (before === undefined || before.round < 1) return [];
        const [first = 0, second = 0] = changed(before, moment.stands);
        const says = saysOf(at === moments.length - 1 ? moment.lines.slice(0, -1) : moment.lines);
        return says.length === 0 ? [] : [{ moment, says, swing: first - second }];
      })
      .filter(({ swing }) => Math.abs(swing) >= least)
      .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || a.moment.seq - b.moment.seq);
    for (const { moment, says, swing } of found) {
      const { seq, stands } = moment;
      if (turns.length >= storyLimits.turns) return;
      if (turns.some(({ round }) => round === stands.round)) continue;
      const side = swing > 0 ? 0 : 1;
      const attack = attackBehind(seq, says, stands, deeds);
      turns.push({ seq, round: stands.round, side, swing: Math.abs(swing), by, attack, says });
    }
  };
  take('score', gained, 0.5);
  take('strength', spared, tellingShare);
  return turns.sort((a, b) => a.seq - b.seq);
}

/** The attack that an entry belongs to, where ships made it and the entry tells what came of it. */
function attackBehind(
  seq: number,
  says: TurningPoint['says'],
  { ships }: MatchStanding,
  deeds: readonly ToldAttack[],
): ToldAttack | undefined {
  const deed = deeds.findLast(({ from, to }) => from <= seq && seq <= to);
  if (!deed?.actors.every(({ record }) => ships.some((ship) => ship.record === record))) return undefined;
  const told = says.flat().some((part) => typeof part !== 'string' && part.record === deed.target.record);
  return deed.actors.length > 0 && (told || deed.gone) ? deed : undefined;
}

/** The weightiest lines of an entry, in their order. */
function saysOf(lines: ToldMoment['lines']): readonly (readonly LogPart[])[] {
  const of = (tone: LogLine['tone']): ToldMoment['lines'] => lines.filter((line) => line.tone === tone);
  const heavy = [...of('loss'), ...of('score')];
  // What hurt says little where something was lost or won by it.
  const kept = new Set((heavy.length > 0 ? heavy : of('harm')).slice(0, storyLimits.says));
  return lines.filter((line) => kept.has(line)).map(({ parts }) => parts);
}

/** What was sunk, how much of that was one ship's doing, and who else had a part in it. */
interface Prize extends StandingShip {
  readonly share: number;
  readonly others: readonly string[];
}

/** By their hits where these are told; where nobody's are, all who attacked as one did as much. */
function shareOf({ actors, hits }: ToldAttack, record: string): number {
  const all = sumOf([...hits.values()]);
  return all > 0 && actors.length > 1 ? (hits.get(record) ?? 0) / all : 1 / actors.length;
}

interface Claim {
  readonly ship: StandingShip;
  readonly weight: number;
  readonly count: number;
  readonly names: readonly string[];
  readonly worth: number;
}

/** The best ship of each kind, of hits and stops only who has more than any other; where all of them are of one side, the other side's best is named too. */
function honoursOf(
  { ships }: MatchStanding,
  deeds: readonly ToldAttack[],
  words: Readonly<Record<HonourKind, string>>,
): readonly Honour[] {
  const byRecord = new Map(ships.map((ship) => [ship.record, ship]));
  const ranked = new Map(
    honourKinds.map((kind) => {
      const claims = ships.map((ship) => claimOf(kind, ship, deeds, byRecord)).filter(({ weight }) => weight > 0);
      return [kind, claims.sort((a, b) => b.weight - a.weight)] as const;
    }),
  );
  const claimsOf = (kind: HonourKind): readonly Claim[] => ranked.get(kind) ?? [];
  const honours: Honour[] = [];
  const free = ({ ship }: Claim): boolean => honours.every((each) => each.ship !== ship);
  for (const kind of honourKinds) {
    const [first, second] = claimsOf(kind);
    const most = first && first.weight > (second?.weight ?? 1) ? first : undefined;
    const named = kind === 'hits' || kind === 'stopped' ? most : claimsOf(kind).find(free);
    if (named && free(named)) honours.push(honourOf(kind, named, words));
  }
  const sides = new Set(honours.map(({ ship }) => ship.side));
  if (sides.size !== 1) return honours.slice(0, storyLimits.honours);
  const other = (['sank', 'unhurt'] as const)
    .map((kind) => ({ kind, claim: claimsOf(kind).find(({ ship }) => !sides.has(ship.side)) }))
    .find(({ claim }) => claim !== undefined);
  const added = other?.claim ? [honourOf(other.kind, other.claim, words)] : [];
  return [...honours.slice(0, storyLimits.honours - added.length), ...added];
}

function honourOf(kind: HonourKind, claim: Claim, words: Readonly<Record<HonourKind, string>>): Honour {
  const { ship, count, names, worth } = claim;
  const times = count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
  const filled = { count: String(count), times, names: listed(names), worth: String(worth), own: String(ship.worth) };
  return {
    kind,
    ship,
    words: words[kind].replaceAll(/\{(count|times|names|worth|own)\}/g, (_, of: keyof typeof filled) => filled[of]),
  };
}

function listed(names: readonly string[]): string {
  if (names.length > storyLimits.names) {
    const more = names.length - storyLimits.names;
    return `${names.slice(0, storyLimits.names).join(', ')} and ${more} more`;
  }
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');
}

function claimOf(
  kind: HonourKind,
  ship: StandingShip,
  deeds: readonly ToldAttack[],
  byRecord: ReadonlyMap<string, StandingShip>,
): Claim {
  const is = ({ record }: LogName): boolean => record === ship.record;
  const suffered = deeds.filter(({ target }) => is(target));
  const claim = (weight: number, count: number, prizes: readonly Prize[] = []): Claim => ({
    ship,
    weight,
    count,
    names: prizes.map(({ name, others }) => (others.length > 0 ? `${name} (with ${listed(others)})` : name)),
    worth: sumOf(prizes.map(({ worth }) => worth)),
  });
  switch (kind) {
    case 'sank': {
      const prizes = deeds.flatMap((deed): readonly Prize[] => {
        const prize = deed.gone && deed.actors.some(is) ? byRecord.get(deed.target.record) : undefined;
        if (prize?.gone !== 'lost' || prize.side === ship.side) return [];
        const share = shareOf(deed, ship.record);
        const others = deed.actors.filter((who) => !is(who) && shareOf(deed, who.record) > 0).map(({ name }) => name);
        return share > 0 ? [{ ...prize, share, others }] : [];
      });
      const worth = sumOf(prizes.map((prize) => prize.worth * prize.share));
      return claim(ship.worth > 0 ? worth / ship.worth : 0, prizes.length, prizes);
    }
    case 'hits': {
      const hits = sumOf(deeds.map((deed) => deed.hits.get(ship.record) ?? 0));
      return claim(hits, hits);
    }
    case 'stopped': {
      const stopped = sumOf(suffered.map((deed) => deed.stopped));
      return claim(stopped, stopped);
    }
    case 'unhurt': {
      const whole = ship.gone === null && ship.left === ship.of;
      return claim(whole ? suffered.length : 0, suffered.length);
    }
  }
}
