/** What comes of acts about teams. */
import type { LineUp } from '../../pairing/index.ts';
import type { TableResult } from '../season.ts';
import type { TeamMember } from './model.ts';

interface AtBoard {
  readonly round: number;
  /** The index of the pairing in its round. */
  readonly pairing: number;
  /** From 0. */
  readonly board: number;
}

interface OfTeam {
  readonly entrant: number;
}

export type TeamEvent =
  | ({ readonly kind: 'member-asked' | 'member-declined'; readonly person: string } & OfTeam)
  | ({ readonly kind: 'member-joined'; readonly member: TeamMember } & OfTeam)
  | ({ readonly kind: 'member-left'; readonly member: number } & OfTeam)
  | ({
      readonly kind: 'team-ordered';
      readonly regulars: readonly number[];
      readonly substitutes: readonly number[];
    } & OfTeam)
  | ({ readonly kind: 'captain-named'; readonly person: string } & OfTeam)
  | ({ readonly kind: 'line-up-set'; readonly boards: LineUp | null } & OfTeam)
  | ({ readonly kind: 'board-seated'; readonly side: 0 | 1; readonly member: number | null } & AtBoard)
  | ({ readonly kind: 'board-posted'; readonly result: TableResult } & AtBoard)
  | ({ readonly kind: 'board-cleared' } & AtBoard);

/** Who was asked, and who is to play next, is the team's business. */
export const privateTeamEvents = [
  'member-asked',
  'member-declined',
  'line-up-set',
] as const satisfies TeamEvent['kind'][];
