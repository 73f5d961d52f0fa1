/** Votes in polls of casts: of browsers, by a keyed hash of a random value, kept in memory until the poll is over [WATCH-56]. */
import { createHmac, randomBytes } from 'node:crypto';
import { castLimits } from '@broadside/protocol';
import type { CueData } from '@broadside/protocol';
import type { CastStage } from './stage.ts';

/** Polls that are open at once in one process. */
const mostPolls = 1000;

export class Ballots {
  readonly #key = randomBytes(32);
  readonly #polls = new Map<string, { readonly options: number; readonly votes: Map<string, number> }>();

  /** A browser votes, or votes anew; false where there is no such poll that is open and told. */
  vote({ cast, shown }: Pick<CastStage, 'cast' | 'shown'>, poll: string, watcher: string, option: number): boolean {
    const asked = shown.find(({ id }) => id === poll)?.cue;
    const over = shown.some(({ cue }) => cue.kind === 'end' || (cue.kind === 'tally' && cue.poll === poll));
    if (asked?.kind !== 'poll' || over || option >= asked.options.length) return false;
    const { votes } = this.#pollOf(`${cast.id}/${poll}`, asked);
    const mark = createHmac('sha256', this.#key).update(`${cast.id}/${poll}/${watcher}`).digest('base64url');
    if (votes.has(mark) || votes.size < castLimits.voters) votes.set(mark, option);
    return true;
  }

  /** Ends a poll: how many chose each option. None where nobody did. */
  close(cast: string, poll: string): number[] {
    const held = this.#polls.get(`${cast}/${poll}`);
    this.#polls.delete(`${cast}/${poll}`);
    const counts = Array.from({ length: held?.options ?? 0 }, () => 0);
    for (const option of held?.votes.values() ?? []) counts[option] = (counts[option] ?? 0) + 1;
    return counts;
  }

  #pollOf(key: string, { options }: Extract<CueData, { kind: 'poll' }>) {
    const made = this.#polls.get(key) ?? { options: options.length, votes: new Map<string, number>() };
    this.#polls.set(key, made);
    const oldest = this.#polls.size > mostPolls ? this.#polls.keys().next().value : undefined;
    if (oldest !== undefined) this.#polls.delete(oldest);
    return made;
  }
}
