/** How a match stands after an entry that is released, worked out by the readers: scores, the round, what is happening [WATCH-38]. */
import type { Outcome, Seat, TableShown } from '@broadside/protocol';
import { changed, scoreIn } from '@broadside/rules/kernel';
import type { MatchNow, TeamScore } from '@broadside/rules/kernel';
import { costed } from './reading.ts';
import type { WorkerReading } from './reading.ts';
import { known } from './rulesets.ts';
import type { Rulesets } from './rulesets.ts';
import { told } from './watching.ts';
import type { WatchRead } from './watching.ts';

/** All of it follows from the public view, and from what stands beside it in the stream. */
export interface StandingTold {
  readonly awaiting: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly table: TableShown | null;
  /** By sides; null where the game tells no scores. */
  readonly scores: readonly TeamScore[] | null;
  /** Null where the game does not explain itself. */
  readonly now: (Pick<MatchNow, 'round' | 'label' | 'phase' | 'over'> & { readonly sentence: string }) | null;
}

export function readScoreboard(asked: WatchRead, rulesets: Rulesets): Promise<WorkerReading<Uint8Array>> {
  return costed(async () => {
    const { view: before, frames } = await told(asked, rulesets);
    const [frame] = frames;
    if (frame === undefined) throw new Error(`Match ${asked.match} has no entry ${String(asked.upTo)}.`);
    const ruleset = known(rulesets, asked.ruleset);
    const view = changed(before, frame.changes);
    const now = (await ruleset.explaining?.())?.happening(view);
    const { awaiting, outcome, table } = frame;
    const standing: StandingTold = {
      ...{ awaiting, outcome, table },
      scores: scoreIn(ruleset, view) ?? null,
      now: now === undefined ? null : nowTold(now),
    };
    return Buffer.from(JSON.stringify(standing));
  });
}

const nowTold = ({ round, label, phase, over, sentence }: MatchNow): NonNullable<StandingTold['now']> => ({
  ...{ round, label, phase, over },
  sentence: sentence.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
});
