/** A season as it stood for whoever has watched up to a round [WATCH-64]: later results are not known, nor who met because of them. */
import type { Pairing, Season, SeasonRound, TeamBoard } from '@broadside/competition/season';

export interface UpTo {
  /** The last round of which results are told; 0: none. */
  readonly upTo: number;
  /** Who asks has named it: who met later, because of what they do not know, is not told either. */
  readonly named: boolean;
}

/** `own`: the number of who asks; nothing of their own tables is kept from them. */
export function seasonUpTo(season: Season, told: UpTo, own: number | null = null): Season {
  return {
    ...season,
    rounds: season.rounds.map((round) => roundUpTo(round, told, own)),
    draws: season.draws.filter(({ stage, from }) => stage === 0 || from <= told.upTo + 1),
    // Its order is what the matches came to.
    ladder: own === null ? [] : season.ladder,
  };
}

type RoundToTell = Pick<SeasonRound, 'number' | 'byes'> & {
  readonly pairings: readonly (Pick<Pairing, 'sides' | 'slot' | 'result'> & {
    readonly boards?: readonly Pick<TeamBoard, 'result'>[];
  })[];
};

/** Who meets in the round after the last one that is told follows from what is told; in a knockout, all that comes later does not. */
export function roundUpTo<R extends RoundToTell>(round: R, { upTo, named }: UpTo, own: number | null): R {
  const { number, pairings } = round;
  if (number <= upTo) return round;
  const tells = named || pairings.some(({ slot }) => slot !== undefined);
  if (tells && number > upTo + 1 && own === null) return { ...round, pairings: [], byes: [] };
  return {
    ...round,
    pairings: pairings.map((each) =>
      own !== null && each.sides.includes(own)
        ? each
        : {
            ...each,
            result: null,
            ...(each.boards && { boards: each.boards.map((board) => ({ ...board, result: null })) }),
          },
    ),
  };
}
