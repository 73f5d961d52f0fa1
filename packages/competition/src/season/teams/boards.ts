/** Matches of teams: their boards when a round is published, and what the boards come to [LEAGUE-113 … LEAGUE-115]. */
import { boardPoints, lineUpFault, usualLineUp } from '../../pairing/index.ts';
import type { BoardRules, LineUp } from '../../pairing/index.ts';
import type { SeasonAsking, SeasonDecision } from '../decide/asking.ts';
import type { SeasonEvent } from '../events.ts';
import { evolveSeason } from '../evolve.ts';
import { entrantOf } from '../season.ts';
import type { Entrant, Pairing, Season, Sides, TableResult } from '../season.ts';
import { memberOf, teamOrder } from './members.ts';
import { emptyBoard } from './model.ts';
import type { TeamBoard, TeamMember } from './model.ts';
import type { TeamTerms } from './terms.ts';

/** Boards that substitutes of a team have taken in published rounds. */
export function boardsOfSubstitutes({ rounds }: Season, entrant: Entrant): number {
  let taken = 0;
  for (const { pairings } of rounds)
    for (const { sides, boards = [] } of pairings) {
      const side = sides.indexOf(entrant.number);
      if (side < 0) continue;
      taken += boards.filter(({ members }) => memberOf(entrant, members[side] ?? null)?.substitute === true).length;
    }
  return taken;
}

/** What a line-up of the next round has to keep to. */
export function rulesFor(season: Season, { boards, substitutes, inSeason }: TeamTerms, entrant: Entrant): BoardRules {
  const left = inSeason === null ? substitutes : Math.max(0, inSeason - boardsOfSubstitutes(season, entrant));
  return { boards, substitutes: Math.min(substitutes, left) };
}

/** Who sits at the boards of a team now: as its captain said, where that may still be played. */
export function lineUpNow(season: Season, terms: TeamTerms, entrant: Entrant): LineUp {
  const [order, rules] = [teamOrder(entrant), rulesFor(season, terms, entrant)];
  const said = entrant.team?.lineUp ?? null;
  return said !== null && lineUpFault(order, rules, said) === undefined ? said : usualLineUp(order, rules);
}

/** Who of a team that shares a side would sit at a table that is opened now, seat by seat. */
export function sharersOf(season: Season, entrant: Entrant, seats: number): readonly (TeamMember | undefined)[] {
  const { teams } = season.terms;
  const lineUp = teams === undefined ? [] : lineUpNow(season, teams, entrant);
  return Array.from({ length: seats }, (_, seat) => memberOf(entrant, lineUp[seat] ?? null));
}

/** A board at which nobody of a team sits is forfeited. */
export function forfeitOf(members: TeamBoard['members']): TableResult | null {
  const here = members.map((member) => member !== null);
  if (here.every(Boolean)) return null;
  return { how: 'forfeit', winner: here[0] === true ? 0 : here[1] === true ? 1 : null, reason: emptyBoard };
}

function boardsFor(season: Season, terms: TeamTerms, sides: Sides): readonly TeamBoard[] {
  const [first, second] = sides.map((number) => {
    const entrant = entrantOf(season, number);
    return entrant === undefined ? [] : lineUpNow(season, terms, entrant);
  });
  return Array.from({ length: terms.boards }, (_, board): TeamBoard => {
    const members = [first?.[board] ?? null, second?.[board] ?? null] as const;
    return { members, match: null, result: forfeitOf(members) };
  });
}

function pointsAt({ board }: TeamTerms, { how, winner }: TableResult): readonly [number, number] {
  if (winner === null) return how === 'forfeit' ? [board.loss, board.loss] : [board.draw, board.draw];
  return winner === 0 ? [board.win, board.loss] : [board.loss, board.win];
}

/** What a match comes to; undefined while a board is open. */
export function teamResult(terms: TeamTerms, boards: readonly TeamBoard[]): TableResult | undefined {
  const results = boards.flatMap(({ result }) => result ?? []);
  if (results.length === 0 || results.length < boards.length) return undefined;
  const [one, other] = boardPoints(results.map((each) => pointsAt(terms, each)));
  const winner = one > other ? 0 : one < other ? 1 : null;
  if (results.every(({ how }) => how === 'forfeit')) {
    const reason = results.every((each) => each.reason === emptyBoard) ? emptyBoard : 'Every board by forfeit.';
    return { how: 'forfeit', winner, reason };
  }
  return { how: 'played', winner, book: [one, other], reason: `Boards ${String(one)} : ${String(other)}` };
}

function seated(season: Season, terms: TeamTerms, pairing: Pairing): Pairing {
  if (pairing.result !== null) return pairing;
  const boards = boardsFor(season, terms, pairing.sides);
  return { ...pairing, boards, result: teamResult(terms, boards) ?? null };
}

/** The decision with the boards of the tables that it makes. */
export function withLineUps({ ledger: { season } }: SeasonAsking, decision: SeasonDecision): SeasonDecision {
  const { teams } = season.terms;
  if (teams === undefined || teams.shared === true || !decision.ok) return decision;
  const events = decision.events.map((event): SeasonEvent => {
    if (event.kind === 'round-published') {
      const pairings = event.round.pairings.map((each) => seated(season, teams, each));
      return { ...event, round: { ...event.round, pairings } };
    }
    return event.kind === 'pairing-redrawn' ? { ...event, boards: boardsFor(season, teams, event.sides) } : event;
  });
  return { ok: true, events };
}

/** The decision with what its results mean for boards, and its boards for results. */
export function withBoardResults({ ledger: { season } }: SeasonAsking, decision: SeasonDecision): SeasonDecision {
  const { teams } = season.terms;
  if (teams === undefined || !decision.ok) return decision;
  let now = season;
  const events: SeasonEvent[] = [];
  for (const event of decision.events) {
    const more = withBoards(now, teams, event);
    events.push(...more);
    now = more.reduce(evolveSeason, now);
  }
  return { ok: true, events };
}

function withBoards(season: Season, teams: TeamTerms, event: SeasonEvent): readonly SeasonEvent[] {
  if (!('pairing' in event)) return [event];
  const at = { round: event.round, pairing: event.pairing };
  const boardsIn = (of: Season) => of.rounds[at.round - 1]?.pairings[at.pairing]?.boards ?? [];
  const boards = boardsIn(season);
  if (boards.length === 0) return [event];
  switch (event.kind) {
    case 'result-posted': {
      const open = boards.some(({ result }) => result === null);
      const posted = boards.flatMap((each, board): SeasonEvent[] =>
        (open ? each.result === null : isGiven(each))
          ? [{ kind: 'board-posted', ...at, board, result: ofBoard(event.result) }]
          : [],
      );
      // Every board was played: the match itself is decided otherwise.
      if (posted.length === 0) return [event];
      return [...posted, ...resultNow(posted.reduce(evolveSeason, season), teams, at)];
    }
    case 'board-posted':
      return [event, ...resultNow(evolveSeason(season, event), teams, at)];
    case 'board-seated':
      return [event, ...reseated(season, teams, event)];
    case 'result-cleared':
      return [
        event,
        ...boards.flatMap((each, board): SeasonEvent[] =>
          isGiven(each) ? [{ kind: 'board-cleared', ...at, board }] : [],
        ),
      ];
    default:
      return [event];
  }
}

type AtTable = { readonly round: number; readonly pairing: number };

function resultNow(season: Season, teams: TeamTerms, at: AtTable): readonly SeasonEvent[] {
  const pairing = season.rounds[at.round - 1]?.pairings[at.pairing];
  const result = pairing && teamResult(teams, pairing.boards ?? []);
  return result === undefined ? [] : [{ kind: 'result-posted', ...at, result }];
}

/** Somebody came to an empty board, or it was left empty. */
function reseated(
  season: Season,
  teams: TeamTerms,
  event: Extract<SeasonEvent, { kind: 'board-seated' }>,
): readonly SeasonEvent[] {
  const { round, pairing, board } = event;
  const after = evolveSeason(season, event);
  const table = after.rounds[round - 1]?.pairings[pairing];
  const now = table?.boards?.[board];
  if (table === undefined || now === undefined) return [];
  const result = forfeitOf(now.members);
  if (result !== null) {
    const posted: SeasonEvent = { kind: 'board-posted', round, pairing, board, result };
    return [posted, ...resultNow(evolveSeason(after, posted), teams, { round, pairing })];
  }
  if (now.result === null) return [];
  const cleared: SeasonEvent = { kind: 'board-cleared', round, pairing, board };
  return table.result === null ? [cleared] : [{ kind: 'result-cleared', round, pairing }, cleared];
}

/** As the terms or an official decided it, without a match. */
const isGiven = ({ match, result }: TeamBoard): boolean =>
  match === null && result !== null && result.reason !== emptyBoard;

/** A result of a whole match at one of its boards. */
const ofBoard = (result: TableResult): TableResult => (result.how === 'played' ? { ...result, book: null } : result);
