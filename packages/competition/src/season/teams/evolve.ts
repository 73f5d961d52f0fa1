/** What each event of teams makes of a season. */
import type { Entrant, Pairing, Season } from '../season.ts';
import type { TeamEvent } from './events.ts';
import type { EntrantTeam, TeamBoard } from './model.ts';

type TeamEvolve = {
  readonly [K in TeamEvent['kind']]: (season: Season, event: Extract<TeamEvent, { kind: K }>) => Season;
};

export const noMembers: EntrantTeam = { members: [], asked: [], lineUp: null };

const withTeam = (season: Season, number: number, change: (team: EntrantTeam) => Partial<EntrantTeam>): Season => ({
  ...season,
  entrants: season.entrants.map((each): Entrant => {
    if (each.number !== number) return each;
    const team = each.team ?? noMembers;
    return { ...each, team: { ...team, ...change(team) } };
  }),
});

/** A table with one of its boards changed. */
export const boardChanged = (
  { boards }: Pick<Pairing, 'boards'>,
  index: number,
  change: Partial<TeamBoard>,
): Pick<Pairing, 'boards'> => ({
  boards: (boards ?? []).map((each, at) => (at === index ? { ...each, ...change } : each)),
});

function withBoard(
  season: Season,
  at: { readonly round: number; readonly pairing: number; readonly board: number },
  change: (board: TeamBoard) => Partial<TeamBoard>,
): Season {
  const changed = (pairing: Pairing): Pairing => {
    const board = pairing.boards?.[at.board];
    return board === undefined ? pairing : { ...pairing, ...boardChanged(pairing, at.board, change(board)) };
  };
  return {
    ...season,
    rounds: season.rounds.map((round) =>
      round.number !== at.round
        ? round
        : { ...round, pairings: round.pairings.map((each, index) => (index === at.pairing ? changed(each) : each)) },
    ),
  };
}

const without = (people: readonly string[], person: string | null): readonly string[] =>
  people.filter((each) => each !== person);

export const teamEvolves: TeamEvolve = {
  'member-asked': (season, { entrant, person }) =>
    withTeam(season, entrant, ({ asked }) => ({ asked: [...without(asked, person), person] })),
  'member-declined': (season, { entrant, person }) =>
    withTeam(season, entrant, ({ asked }) => ({ asked: without(asked, person) })),
  'member-joined': (season, { entrant, member }) =>
    withTeam(season, entrant, ({ members, asked }) => ({
      members: [...members, member],
      asked: without(asked, member.person),
    })),
  'member-left': (season, { entrant, member }) =>
    withTeam(season, entrant, ({ members }) => ({
      members: members.map((each) => (each.number === member ? { ...each, status: 'left' } : each)),
    })),
  'team-ordered': (season, { entrant, regulars, substitutes }) =>
    withTeam(season, entrant, ({ members }) => {
      const order = [...regulars, ...substitutes];
      const named = order.flatMap((number) => members.filter((each) => each.number === number));
      const others = members.filter(({ number }) => !order.includes(number));
      return {
        members: [...named.map((each) => ({ ...each, substitute: substitutes.includes(each.number) })), ...others],
      };
    }),
  'captain-named': (season, { entrant, person }) => ({
    ...season,
    entrants: season.entrants.map((each) => (each.number === entrant ? { ...each, person } : each)),
  }),
  'line-up-set': (season, { entrant, boards }) => withTeam(season, entrant, () => ({ lineUp: boards })),
  'board-seated': (season, { side, member, ...at }) =>
    withBoard(season, at, ({ members: [one, other] }) => ({
      members: side === 0 ? [member, other] : [one, member],
    })),
  'board-posted': (season, event) => withBoard(season, event, () => ({ result: event.result })),
  'board-cleared': (season, event) => withBoard(season, event, () => ({ result: null })),
};
