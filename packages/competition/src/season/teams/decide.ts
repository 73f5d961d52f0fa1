/** Who is in a team, who sits where, and who says so [LEAGUE-110 … LEAGUE-112]. */
import type { Act, ServerAct } from '../acts.ts';
import { actsFor, done, noEntrant, notOfficial, organises, refuse } from '../decide/asking.ts';
import type { SeasonAsking, SeasonDecision } from '../decide/asking.ts';
import { unsaid } from '../decide/consent.ts';
import { entrantOf } from '../season.ts';
import type { Entrant, Season } from '../season.ts';
import { entrantOfPerson, memberOf, membersIn } from './members.ts';
import type { TeamMember } from './model.ts';
import { mostMembers } from './terms.ts';
import type { TeamTerms } from './terms.ts';

type Given<K extends (Act | ServerAct)['act']> = Extract<Act | ServerAct, { act: K }>;

export interface TeamAsked {
  readonly entrant: Entrant;
  readonly teams: TeamTerms;
}

const noTeams = refuse('no-teams', 'LEAGUE-110', 'Nobody plays in teams in this season. Enter for yourself.');

/** The team that an act names; or why there is none. */
export function teamNamed({ terms, ...season }: Season, number: number): TeamAsked | SeasonDecision {
  if (terms.teams === undefined) return noTeams;
  const entrant = entrantOf({ ...season, terms }, number);
  return entrant === undefined ? noEntrant({ ...season, terms }, number) : { entrant, teams: terms.teams };
}

/** The same for whoever may act for it: its captain, or an organiser. */
export function teamOf(asking: SeasonAsking, number: number): TeamAsked | SeasonDecision {
  const asked = teamNamed(asking.ledger.season, number);
  if ('ok' in asked || actsFor(asking.by, asked.entrant)) return asked;
  return refuse('not-captain', 'LEAGUE-111', 'Only the captain of the team or an organiser may do this.');
}

export const inTeam = (season: Season, person: string): SeasonDecision | undefined => {
  const own = entrantOfPerson(season, person);
  return own === undefined || own.status === 'left'
    ? undefined
    : refuse('in-team', 'LEAGUE-111', `This person plays for “${own.name ?? String(own.number)}” already.`);
};

const fullTeam = refuse('full', 'LEAGUE-111', `A team holds ${String(mostMembers)} people, and has had them.`);

/** The next one to come in: at a board while there are free ones. */
export function newMember(
  { entrant, teams }: TeamAsked,
  who: Pick<TeamMember, 'person' | 'name'>,
): TeamMember | undefined {
  const number = 1 + Math.max(0, ...(entrant.team?.members ?? []).map((each) => each.number));
  if (number > mostMembers) return undefined;
  const regulars = membersIn(entrant).filter(({ substitute }) => !substitute).length;
  return { number, ...who, status: 'in', substitute: regulars >= teams.boards };
}

const joined = (asked: TeamAsked, who: Pick<TeamMember, 'person' | 'name'>): SeasonDecision => {
  const member = newMember(asked, who);
  return member === undefined ? fullTeam : done({ kind: 'member-joined', entrant: asked.entrant.number, member });
};

/** Nobody was found by the handle: with somebody, the server asks `member-asked`. */
export function askMember(asking: SeasonAsking, { entrant, handle }: Given<'ask-member'>): SeasonDecision {
  const asked = teamOf(asking, entrant);
  if ('ok' in asked) return asked;
  return refuse('no-person', 'LEAGUE-111', `Nobody here has the handle "${handle}". It stands on their profile.`);
}

export function memberAsked(asking: SeasonAsking, { entrant, person }: Given<'member-asked'>): SeasonDecision {
  const asked = teamOf(asking, entrant);
  if ('ok' in asked) return asked;
  const taken = inTeam(asking.ledger.season, person);
  if (taken !== undefined) return taken;
  const waiting = asked.entrant.team?.asked ?? [];
  if (waiting.includes(person))
    return refuse('asked', 'LEAGUE-111', 'This person is asked already. Wait for the answer.');
  if (waiting.length >= mostMembers) return fullTeam;
  return done({ kind: 'member-asked', entrant, person });
}

export function takeAskBack(asking: SeasonAsking, { entrant, person }: Given<'take-ask-back'>): SeasonDecision {
  const asked = teamOf(asking, entrant);
  if ('ok' in asked) return asked;
  if (asked.entrant.team?.asked.includes(person) !== true)
    return refuse('not-asked', 'LEAGUE-111', 'This person is not asked, or has answered.');
  return done({ kind: 'member-declined', entrant, person });
}

export function answerTeam(
  { ledger, by }: SeasonAsking,
  { entrant, accept, ...consent }: Given<'answer-team'>,
): SeasonDecision {
  const asked = teamNamed(ledger.season, entrant);
  if ('ok' in asked) return asked;
  const { person } = by;
  if (person === null || asked.entrant.team?.asked.includes(person) !== true)
    return refuse('not-asked', 'LEAGUE-111', 'This team has not asked you. Tell its captain your handle.');
  if (!accept) return done({ kind: 'member-declined', entrant, person });
  return inTeam(ledger.season, person) ?? unsaid(ledger.season, consent) ?? joined(asked, { person, name: null });
}

export function addMember({ ledger, by }: SeasonAsking, { entrant, name }: Given<'add-member'>): SeasonDecision {
  if (!organises(by)) return notOfficial;
  const asked = teamNamed(ledger.season, entrant);
  if ('ok' in asked) return asked;
  if (membersIn(asked.entrant).some((each) => each.name === name))
    return refuse('same-name', 'LEAGUE-111', `"${name}" is in this team already.`);
  return joined(asked, { person: null, name });
}

const noMember = (number: number): SeasonDecision =>
  refuse('no-member', 'LEAGUE-111', `The team has no member ${String(number)}.`);

export function removeMember(asking: SeasonAsking, { entrant, member }: Given<'remove-member'>): SeasonDecision {
  const { season } = asking.ledger;
  const asked = teamNamed(season, entrant);
  if ('ok' in asked) return asked;
  const who = membersIn(asked.entrant).find(({ number }) => number === member);
  const self = who?.person !== null && who?.person === asking.by.person;
  if (!self && !actsFor(asking.by, asked.entrant)) return notOfficial;
  if (who === undefined) return noMember(member);
  if (who.person !== null && who.person === asked.entrant.person)
    return refuse('captain', 'LEAGUE-111', 'The captain stays. Name another captain first, or let the team leave.');
  return done({ kind: 'member-left', entrant, member });
}

export function orderTeam(asking: SeasonAsking, act: Given<'order-team'>): SeasonDecision {
  const { entrant, regulars, substitutes } = act;
  const asked = teamOf(asking, entrant);
  if ('ok' in asked) return asked;
  if (asking.ledger.season.rounds.length > 0 && !organises(asking.by))
    return refuse('fixed', 'LEAGUE-112', 'The order of boards is fixed with round 1. Ask an organiser to change it.');
  const said = [...regulars, ...substitutes].toSorted((a, b) => a - b);
  const there = membersIn(asked.entrant)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
  if (said.join() !== there.join())
    return refuse('not-all', 'LEAGUE-112', 'Name everybody of the team once, at a board or as a substitute.');
  return done({ kind: 'team-ordered', entrant, regulars, substitutes });
}

export function nameCaptain(asking: SeasonAsking, { entrant, member }: Given<'name-captain'>): SeasonDecision {
  const asked = teamOf(asking, entrant);
  if ('ok' in asked) return asked;
  const who = membersIn(asked.entrant).find(({ number }) => number === member);
  if (who === undefined) return noMember(member);
  if (who.person === null) return refuse('no-account', 'LEAGUE-111', 'A captain has an account, to act for the team.');
  return done({ kind: 'captain-named', entrant, person: who.person });
}

/** How a member is called in a refusal. */
export const memberWords = (entrant: Entrant, number: number): string =>
  memberOf(entrant, number)?.name ?? `Member ${String(number)}`;
