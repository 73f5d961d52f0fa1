/** How often each person may say something, over all tables of this process [CHAT-5]. */
import type { PersonId } from '@broadside/protocol';
import { chatLimits } from '@broadside/protocol';

const minuteMs = 60_000;
/** People who are remembered before those who are quiet are forgotten. */
const sweepAt = 10_000;

const hourMs = 60 * minuteMs;

/** What somebody reads who may not speak until then, in milliseconds since 1970 [CHAT-6]. */
export function silencedWords(until: number): string {
  const hours = Math.max(1, Math.ceil((until - Date.now()) / hourMs));
  return `You may not speak for ${hours === 1 ? 'an hour' : `${String(hours)} hours`} more. You can still play.`;
}

/** What somebody reads who is to wait so long, in milliseconds. */
export function tooFastWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  return `That is too fast. Wait ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

export class SpeechLimits {
  readonly #said = new Map<string, number[]>();

  /** Counts a message at `now` and answers 0; or answers how many milliseconds are to be waited first. */
  take(personId: PersonId, now: number): number {
    const recent = (this.#said.get(personId) ?? []).filter((at) => now - at < minuteMs);
    const [oldest, last] = [recent[0], recent.at(-1)];
    if (last !== undefined && now - last < chatLimits.betweenMs) return last + chatLimits.betweenMs - now;
    if (oldest !== undefined && recent.length >= chatLimits.perMinute) return oldest + minuteMs - now;
    this.#said.set(personId, [...recent, now]);
    if (this.#said.size > sweepAt) this.#forgetTheQuiet(now);
    return 0;
  }

  #forgetTheQuiet(now: number): void {
    for (const [personId, said] of this.#said) if (now - (said.at(-1) ?? 0) >= minuteMs) this.#said.delete(personId);
  }
}
