/** A team of a season, and the boards of a match between two. */
import type { LineUp } from '../../pairing/index.ts';
import type { TableResult } from '../table-result.ts';

export interface TeamMember {
  /** From 1, in the order of coming in. */
  readonly number: number;
  readonly person: string | null;
  /** Null for an account. */
  readonly name: string | null;
  readonly status: 'in' | 'left';
  readonly substitute: boolean;
}

/** What an entrant of a season of teams is; its person is the captain. */
export interface EntrantTeam {
  /** The strongest first. */
  readonly members: readonly TeamMember[];
  /** People whom the captain has asked, and who have not answered. */
  readonly asked: readonly string[];
  /** For the rounds that are not published yet, as the captain says it; null: as is usual. */
  readonly lineUp: LineUp | null;
}

/** One board of a match between two teams. */
export interface TeamBoard {
  /** By side of the pairing; null: the board is empty, and forfeited. */
  readonly members: readonly [number | null, number | null];
  readonly match: string | null;
  /** `winner` is the index of the team. */
  readonly result: TableResult | null;
}

/** Why a board is forfeited before anybody sits down. */
export const emptyBoard = 'Nobody of the team sits at this board.';

/** A board at which somebody has sat down, or that is decided; not one that was never taken. */
export const boardBegun = ({ match, result }: TeamBoard): boolean =>
  match !== null || (result !== null && result.reason !== emptyBoard);
