/** Who competes for whom, and where they sit. */
import type { TeamOrder } from '../../pairing/index.ts';
import type { Entrant, Pairing, Season } from '../season.ts';
import type { TeamMember } from './model.ts';

export const membersIn = ({ team }: Pick<Entrant, 'team'>): readonly TeamMember[] =>
  (team?.members ?? []).filter(({ status }) => status === 'in');

export const memberOf = ({ team }: Pick<Entrant, 'team'>, number: number | null): TeamMember | undefined =>
  team?.members.find((each) => each.number === number);

export function teamOrder(entrant: Pick<Entrant, 'team'>): TeamOrder {
  const there = membersIn(entrant);
  const numbers = (substitute: boolean): number[] =>
    there.filter((each) => each.substitute === substitute).map(({ number }) => number);
  return { regulars: numbers(false), substitutes: numbers(true) };
}

/** Everybody who competes under an entrant's number: its person, and the members of a team. */
export const peopleOf = (entrant: Pick<Entrant, 'person' | 'team'>): readonly string[] => [
  ...new Set([
    ...(entrant.person === null ? [] : [entrant.person]),
    ...membersIn(entrant).flatMap((each) => each.person ?? []),
  ]),
];

/** The same with those who were members, or are asked: whose names somebody may come to read. */
export const everybodyOf = ({ person, team }: Pick<Entrant, 'person' | 'team'>): readonly string[] => [
  ...new Set([
    ...(person === null ? [] : [person]),
    ...(team?.members ?? []).flatMap((each) => each.person ?? []),
    ...(team?.asked ?? []),
  ]),
];

/** The entrant that somebody is, or plays for. */
export const entrantOfPerson = (
  { entrants }: Pick<Season, 'entrants'>,
  person: string | undefined,
): Entrant | undefined =>
  person === undefined
    ? undefined
    : (entrants.find((each) => each.status !== 'left' && peopleOf(each).includes(person)) ??
      entrants.find((each) => peopleOf(each).includes(person)));

/** Matches that a table has now: one, or those of its boards. */
export const matchesOf = ({ match, boards }: Pick<Pairing, 'match' | 'boards'>): readonly string[] =>
  [match, ...(boards ?? []).map((board) => board.match)].flatMap((each) => each ?? []);

/** The boards of a table at which a member of one of the teams sits. */
export const boardOf = ({ boards }: Pick<Pairing, 'boards'>, side: 0 | 1, member: number): number =>
  (boards ?? []).findIndex(({ members }) => members[side] === member);
