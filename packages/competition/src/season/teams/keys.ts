/** What events of teams change, and what was worked out from teams and boards, as keys for the undo of entries. */
import type { SeasonEvent } from '../events.ts';

const boardKey = (at: { readonly round: number; readonly pairing: number; readonly board: number }): string =>
  `board ${String(at.round)}.${String(at.pairing)}.${String(at.board)}`;

/** Undefined for events that are not of a team or a board. */
export function teamKeys(event: SeasonEvent): string[] | undefined {
  switch (event.kind) {
    case 'match-made':
    case 'match-gone':
      return event.board === undefined ? undefined : [boardKey({ ...event, board: event.board })];
    case 'board-seated':
    case 'board-posted':
    case 'board-cleared':
      return [boardKey(event)];
    case 'member-asked':
    case 'member-declined':
    case 'member-joined':
    case 'member-left':
    case 'team-ordered':
    case 'captain-named':
    case 'line-up-set':
      return [`team ${String(event.entrant)}`];
    default:
      return undefined;
  }
}

/** What a match of teams comes to is worked out from its boards; who sits there, from the teams. */
export function worksFromTeams(event: SeasonEvent, touched: ReadonlySet<string>): boolean {
  const any = (start: string): boolean => [...touched].some((key) => key.startsWith(start));
  switch (event.kind) {
    case 'result-posted':
    case 'result-cleared':
      return any(`board ${String(event.round)}.${String(event.pairing)}.`);
    case 'board-posted':
      return touched.has(`table ${String(event.round)}.${String(event.pairing)}`);
    case 'round-published':
    case 'pairing-redrawn':
    case 'board-seated':
      return any('team ');
    default:
      return false;
  }
}
