/** What a season waits for from those who run it: one thing that goes on, in words. */
import { browserZone, momentWords } from '#lib/pairing/when.ts';
import {
  checkInOf,
  continuousRound,
  playsOff,
  isContinuous,
  roundsIn,
  roundsOf,
  stageNow,
  drawOf,
  type Act,
  type Season,
} from '@broadside/competition/season';

export interface NextStep {
  /** It can be done, though other things wait for somebody else. */
  readonly early: boolean;
  readonly say: string;
  readonly button: string;
  readonly act: Act;
}

/** `now`: milliseconds since 1970. Undefined where nothing waits: a draft has its own button, and what is played needs nobody. */
export function nextStep(season: Season, now: number): NextStep | undefined {
  const { status, rounds, draft, entrants } = season;
  const last = roundsOf(season);
  if (continuousRound(season) !== undefined && cutNext(season) === undefined) return undefined;
  const playing = entrants.filter((each) => each.status === 'playing').length;
  if (status === 'closed' || draft !== null) return undefined;
  if (status === 'planned')
    return {
      early: false,
      say: 'Nobody can enter yet.',
      button: 'Open registration',
      act: { act: 'open-registration' },
    };
  const window = checkInOf(season);
  if (window !== undefined && now < window.until && season.status !== 'planned') return checkInGoesOn(season, window);
  const open = rounds.at(-1)?.pairings.filter(({ result }) => result === null).length ?? 0;
  if (last !== null && rounds.length >= last)
    return open > 0
      ? undefined
      : { early: false, say: 'All rounds are played.', button: 'Close the season', act: { act: 'close' } };
  if (playing < (season.terms.format.kind === 'score-series' ? 1 : 2)) return undefined;
  const cut = cutNext(season);
  if (cut !== undefined && open > 0) return undefined;
  if (cut !== undefined)
    return {
      early: false,
      say: `The stage is played. The best ${String(cut.to)} go on.`,
      button: `Cut, and pair round ${String(rounds.length + 1)}`,
      act: { act: 'draft-round' },
    };
  const next = rounds.length + 1;
  const tiersPlayed = rounds.length >= (roundsIn(season, 0) ?? Infinity);
  if (tiersPlayed && playsOff(season.terms.format) && stageNow(season) === 0)
    return open > 0
      ? undefined
      : {
          early: false,
          say: 'The tiers are played. Play-offs say who else goes up and down.',
          button: 'Pair the play-offs',
          act: { act: 'draft-round' },
        };
  if (rounds.length === 0 && isContinuous(season.terms.format))
    return {
      early: false,
      say: `${String(playing)} play. From then on they challenge each other.`,
      button: season.terms.format.kind === 'ladder' ? 'Begin the ladder' : 'Begin the league',
      act: { act: 'draft-round' },
    };
  const still = open === 1 ? '1 table is' : `${String(open)} tables are`;
  return {
    early: open > 0,
    say:
      open > 0
        ? `${still} still open in round ${String(rounds.length)}.`
        : `${String(playing)} play in round ${String(next)}.`,
    button: `Pair round ${String(next)}`,
    act: { act: 'draft-round' },
  };
}

function checkInGoesOn({ entrants }: Season, { from, until }: { from: number; until: number }): NextStep {
  const asked = entrants.filter(({ status, person }) => status !== 'left' && person !== null);
  const there = asked.filter(({ checkedIn }) => checkedIn === true).length;
  const moment = (at: number): string => momentWords(at, browserZone());
  return {
    early: true,
    say: `${String(there)} of ${String(asked.length)} are checked in. It goes on from ${moment(from)} until ${moment(until)}.`,
    button: 'End the check-in now',
    act: { act: 'end-check-in' },
  };
}

/** The cut that comes next; undefined while rounds of the present stage are left, or none follows. */
export function cutNext(season: Season): NonNullable<Season['terms']['cuts']>[number] | undefined {
  const stage = stageNow(season);
  const count = roundsIn(season, stage);
  if (count === null) return undefined;
  const last = (drawOf(season, stage)?.from ?? 1) + count - 1;
  return season.rounds.length >= last ? season.terms.cuts?.[stage] : undefined;
}
