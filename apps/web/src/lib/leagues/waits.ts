/** What a season waits for from those who run it: one thing that goes on, in words. */
import { roundsOf, type Act, type Season } from '@broadside/competition/season';

export interface NextStep {
  /** It can be done, though other things wait for somebody else. */
  readonly early: boolean;
  readonly say: string;
  readonly button: string;
  readonly act: Act;
}

/** Undefined where nothing waits: a draft has its own button, and what is played needs nobody. */
export function nextStep(season: Season): NextStep | undefined {
  const { status, rounds, draft, entrants } = season;
  const last = roundsOf(season);
  const playing = entrants.filter((each) => each.status === 'playing').length;
  if (status === 'closed' || draft !== null) return undefined;
  if (status === 'planned')
    return {
      early: false,
      say: 'Nobody can enter yet.',
      button: 'Open registration',
      act: { act: 'open-registration' },
    };
  const open = rounds.at(-1)?.pairings.filter(({ result }) => result === null).length ?? 0;
  if (last !== null && rounds.length >= last)
    return open > 0
      ? undefined
      : { early: false, say: 'All rounds are played.', button: 'Close the season', act: { act: 'close' } };
  if (playing < 2) return undefined;
  const next = rounds.length + 1;
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
