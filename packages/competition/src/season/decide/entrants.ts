/** Who competes: coming in, the waiting list, leaving, absences, seeds [LEAGUE-4 … LEAGUE-8]. */
import type { Act } from '../acts.ts';
import type { SeasonEvent } from '../events.ts';
import { checkInOf } from '../registration-due.ts';
import { continuousRound, drawnFor, holderOf } from '../stages.ts';
import { entrantOf, hasBegun, isAlone, samePair } from '../season.ts';
import type { BroughtAlong, Entrant, Season } from '../season.ts';
import { inTeam, newMember } from '../teams/decide.ts';
import { noMembers } from '../teams/evolve.ts';
import { mostEntrants } from '../terms.ts';
import { actsFor, done, noEntrant, notOfficial, organises, refuse } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';
import { unsaid } from './consent.ts';
import {
  closedTo,
  comingIn,
  entryRound,
  freePlaces,
  vacanciesOf,
  groupsDrawn,
  nextRound,
  withFilling,
} from './places.ts';

type Given<K extends Act['act']> = Extract<Act, { act: K }>;

/** Lots are compared, so that two are hardly ever equal. */
const lotSides = 1_000_000;

/** New entrants by number, with a lot each; those beyond the limit wait. */
export function entering({ ledger: { season }, lots, at }: SeasonAsking, who: readonly BroughtAlong[]): SeasonEvent[] {
  const first = (season.entrants.at(-1)?.number ?? 0) + 1;
  const free = freePlaces(season);
  // Whoever comes while others check in is there.
  const there = at >= (checkInOf(season)?.from ?? Infinity);
  return who.map((each, index) => ({
    kind: 'entered',
    entrant: {
      ...each,
      number: first + index,
      lot: lots.roll(lotSides, 1, `lot of entrant ${String(first + index)}`)[0] ?? 1,
      seed: null,
      status: index < free ? 'playing' : 'waiting',
      from: entryRound(season),
      until: null,
      absences: {},
      ...(there ? { checkedIn: true } : {}),
    },
  }));
}

const full = refuse(
  'full',
  'LEAGUE-4',
  `A season holds ${String(mostEntrants * 2)} entrants with its waiting list, and has them. Wait for the next one.`,
);
const roomFor = ({ entrants }: Season, more: number): boolean => entrants.length + more <= mostEntrants * 2;

const noAccount = refuse('no-account', 'LEAGUE-4', 'Sign in with an account to enter a season.');

/** Whoever asks is the captain, and sits at the first board until the team is ordered otherwise. */
export function enterTeam(asking: SeasonAsking, { name, ...consent }: Given<'enter-team'>): SeasonDecision {
  const { season } = asking.ledger;
  const { teams } = season.terms;
  const { person } = asking.by;
  if (person === null) return noAccount;
  if (teams === undefined)
    return refuse('no-teams', 'LEAGUE-110', 'Nobody plays in teams in this season. Enter for yourself.');
  const closed = inTeam(season, person) ?? closedTo(season) ?? unsaid(season, consent) ?? sameName(season, [name]);
  if (closed !== undefined) return closed;
  const own = season.entrants.find((each) => each.person === person);
  if (own !== undefined) return comeBack(season, own);
  if (!roomFor(season, 1)) return full;
  const [entered] = entering(asking, [{ person, name, team: noMembers }]);
  if (entered?.kind !== 'entered') return full;
  const member = newMember({ entrant: entered.entrant, teams }, { person, name: null });
  const joined =
    member === undefined ? [] : [{ kind: 'member-joined', entrant: entered.entrant.number, member } as const];
  return done(entered, ...joined);
}

function sameName({ entrants }: Season, names: readonly string[]): SeasonDecision | undefined {
  const known = new Set(entrants.map(({ name }) => name));
  const twice = names.find((name, index) => known.has(name) || names.indexOf(name) !== index);
  return twice === undefined
    ? undefined
    : refuse('same-name', 'LEAGUE-4', `"${twice}" would stand there twice. Give each a name of their own.`);
}

export function enter(asking: SeasonAsking, consent: Given<'enter'>): SeasonDecision {
  const { season } = asking.ledger;
  const { person } = asking.by;
  if (person === null) return noAccount;
  if (season.terms.teams !== undefined)
    return refuse('teams', 'LEAGUE-110', 'Teams compete here. Enter a team by its name, or let a captain ask you.');
  const own = season.entrants.find((each) => each.person === person);
  if (own !== undefined && own.status !== 'left')
    return refuse('entered', 'LEAGUE-4', `You are in this season as entrant ${String(own.number)}.`);
  const closed = closedTo(season) ?? unsaid(season, consent);
  if (closed !== undefined) return closed;
  if (own !== undefined) return comeBack(season, own);
  if (!roomFor(season, 1)) return full;
  return done(...entering(asking, [{ person, name: null }]));
}

/** With the number and the lot of before. */
function comeBack(season: Season, { number, until }: Entrant): SeasonDecision {
  const from = continuousRound(season)?.number ?? Math.max(nextRound(season), (until ?? 0) + 1);
  const waits = freePlaces(season) <= 0;
  return done({ kind: 'returned', entrant: number, from, waits });
}

export function enterByName(asking: SeasonAsking, { names }: Given<'enter-by-name'>): SeasonDecision {
  const { season } = asking.ledger;
  if (!organises(asking.by)) return notOfficial;
  const twice = sameName(season, names);
  if (twice !== undefined) return twice;
  if (season.draws.length > 0) return groupsDrawn;
  if (!roomFor(season, names.length)) return full;
  return done(
    ...entering(
      asking,
      names.map((name) => ({ person: null, name, ...(season.terms.teams === undefined ? {} : { team: noMembers }) })),
    ),
  );
}

export function leave(asking: SeasonAsking, { entrant, after }: Given<'leave'>): SeasonDecision {
  const { by } = asking;
  const { season } = asking.ledger;
  const who = entrantOf(season, entrant);
  if (who === undefined) return noEntrant(season, entrant);
  if (!actsFor(by, who)) return notOfficial;
  if (who.status === 'left') return refuse('left', 'LEAGUE-6', 'This entrant has left already.');
  const left = { kind: 'left', entrant, until: season.rounds.length } as const;
  return withFilling(asking, left, ...(after === 'now' ? givenUp(season, entrant) : []));
}

/** Who goes at once loses the tables that nobody has begun. */
function givenUp({ rounds }: Season, entrant: number): SeasonEvent[] {
  const round = rounds.at(-1);
  return (round?.pairings ?? []).flatMap((table, pairing): SeasonEvent[] => {
    const { sides, result } = table;
    if (round === undefined || !sides.includes(entrant) || result !== null || hasBegun(table)) return [];
    const winner = sides[0] === entrant ? 1 : 0;
    const reason = isAlone(table) ? 'Left the season before this battle.' : 'The opponent left the season.';
    const forfeit = { how: 'forfeit', winner, reason } as const;
    return [{ kind: 'result-posted', round: round.number, pairing, result: forfeit }];
  });
}

export function comeAgain({ ledger: { season }, by }: SeasonAsking, { entrant }: Given<'return'>): SeasonDecision {
  const who = entrantOf(season, entrant);
  if (who === undefined) return noEntrant(season, entrant);
  if (!organises(by)) return notOfficial;
  if (who.status === 'playing') return refuse('playing', 'LEAGUE-6', 'This entrant plays already.');
  const isWaiting = who.status === 'waiting' && vacanciesOf(season).length > 0;
  const substitute = isWaiting ? comingIn(season, entrant) : undefined;
  if (substitute !== undefined) return done(substitute);
  const drawn = ({ groups }: (typeof season.draws)[number]): boolean =>
    groups.flat().includes(drawnFor(season, entrant));
  if (!season.draws.every(drawn)) return groupsDrawn;
  if (holderOf(season, entrant) !== entrant)
    return refuse('replaced', 'LEAGUE-168', 'Somebody else plays on in this place. Wait for the next season.');
  if (who.status === 'left') return comeBack(season, who);
  return done({ kind: 'admitted', entrant, from: entryRound(season) });
}

export function declareAbsence(
  { ledger: { season }, by }: SeasonAsking,
  { entrant, round, as }: Given<'declare-absence'>,
): SeasonDecision {
  const who = entrantOf(season, entrant);
  if (who === undefined) return noEntrant(season, entrant);
  if (!actsFor(by, who)) return notOfficial;
  if (round < nextRound(season))
    return refuse(
      'published',
      'LEAGUE-7',
      `Round ${String(round)} is published. Declare a later one, or enter a result.`,
    );
  return done({ kind: 'absence-declared', entrant, round, as: as === 'none' ? null : as });
}

export function seed({ ledger: { season }, by }: SeasonAsking, { order }: Given<'seed'>): SeasonDecision {
  if (!organises(by)) return notOfficial;
  if (season.rounds.length > 0)
    return refuse('published', 'LEAGUE-8', 'Seeds are set before round 1 is published. Take it back first.');
  const unknown = order.find((number) => entrantOf(season, number) === undefined);
  if (unknown !== undefined) return noEntrant(season, unknown);
  if (new Set(order).size < order.length)
    return refuse('twice', 'LEAGUE-8', 'Somebody stands there twice. Name each once.');
  return done({ kind: 'seeded', order });
}

export function forbidPair(
  { ledger: { season }, by }: SeasonAsking,
  { entrants, forbidden }: Given<'forbid-pair'>,
): SeasonDecision {
  if (!organises(by)) return notOfficial;
  const unknown = entrants.find((number) => entrantOf(season, number) === undefined);
  if (unknown !== undefined) return noEntrant(season, unknown);
  if (entrants[0] === entrants[1]) return refuse('same', 'LEAGUE-10', 'Name two entrants.');
  const known = season.forbidden.some((each) => samePair(each, entrants));
  if (known === forbidden)
    return refuse('as-it-is', 'LEAGUE-10', known ? 'This pair is ruled out already.' : 'This pair is not ruled out.');
  return done({ kind: forbidden ? 'pair-forbidden' : 'pair-allowed', entrants });
}
