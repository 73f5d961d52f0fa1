/**
 * People who look for an opponent now. Held in memory: a search is over when its page is silent, so that nothing is lost with
 * the process but the few seconds of asking again [HTTP-63].
 */
import type { Rest, Tempo } from '@broadside/match';
import { maxSeeks, seekPatienceMs } from '@broadside/protocol';
import type { PersonId, SeekState } from '@broadside/protocol';
import type { StoredPerson } from '../store/people.ts';

export interface Seek {
  readonly person: StoredPerson;
  readonly ruleset: string;
  readonly tempo: Tempo;
  readonly rest: Rest | undefined;
  readonly rating: number;
  readonly since: number;
}

interface Held extends Seek {
  heardAt: number;
  /** Being paired just now, or paired: others look past it. */
  taken: boolean;
  match: string | undefined;
  /** The person knows of the match: the next search is a new one. */
  told: boolean;
}

/** Makes the match of the two, of whom the first has waited longer; answers its id. */
export type Pair = (first: Seek, second: Seek) => Promise<string>;

/** How far apart ratings may be at once, and how much more with each second of waiting. */
const firstRange = 150;
const rangePerSecond = 10;
/** After so long everybody will do. */
const anybodyAfterMs = 60_000;

/** How far the rating of an opponent may lie from one's own by now; null for any. */
export function rangeAfter(waitedMs: number): number | null {
  if (waitedMs >= anybodyAfterMs) return null;
  return firstRange + rangePerSecond * Math.floor(Math.max(0, waitedMs) / 1000);
}

export class Seeks {
  readonly #pair: Pair;
  readonly #now: () => number;
  readonly #held = new Map<string, Held>();

  constructor(pair: Pair, now: () => number = Date.now) {
    this.#pair = pair;
    this.#now = now;
  }

  /** Begins to look, in place of what the person looked for before; 'full' where too many look. */
  async start(seek: Omit<Seek, 'since'>): Promise<SeekState | 'full'> {
    this.#forgetSilent();
    const { id } = seek.person;
    const before = this.#held.get(id);
    if (before?.taken === true && !before.told) return this.of(id);
    if (before === undefined && this.#held.size >= maxSeeks) return 'full';
    const now = this.#now();
    this.#held.delete(id);
    this.#held.set(id, { ...seek, since: now, heardAt: now, taken: false, told: false, match: undefined });
    return this.of(id);
  }

  /** Where the person's search stands, which goes on by being asked for. */
  async of(personId: PersonId): Promise<SeekState> {
    this.#forgetSilent();
    const held = this.#held.get(personId);
    if (held === undefined) return { state: 'none' };
    held.heardAt = this.#now();
    if (!held.taken) await this.#tryToPair(held);
    const { match, ruleset, since } = held;
    if (match !== undefined) {
      held.told = true;
      return { state: 'paired', match };
    }
    return { state: 'waiting', ruleset, since, range: rangeAfter(this.#now() - since) };
  }

  /** The person looks no more. Whoever was paired already stays so. */
  stop(personId: PersonId): SeekState {
    const held = this.#held.get(personId);
    this.#held.delete(personId);
    return held?.match === undefined ? { state: 'none' } : { state: 'paired', match: held.match };
  }

  async #tryToPair(one: Held): Promise<void> {
    const other = this.#nearest(one);
    if (other === undefined) return;
    const both = other.since <= one.since ? ([other, one] as const) : ([one, other] as const);
    for (const each of both) each.taken = true;
    try {
      const match = await this.#pair(...both);
      for (const each of both) each.match = match;
    } catch (error) {
      for (const each of both) each.taken = false;
      throw error;
    }
  }

  /** Of those whose range and whose own range allow it, the one of the nearest strength; of equals, who waited longest. */
  #nearest(one: Held): Held | undefined {
    const apart = (other: Seek): number => Math.abs(other.rating - one.rating);
    const within = ({ since }: Seek, distance: number): boolean =>
      distance <= (rangeAfter(this.#now() - since) ?? Number.POSITIVE_INFINITY);
    const fits = (other: Held): boolean =>
      other !== one &&
      !other.taken &&
      other.ruleset === one.ruleset &&
      sameTempo(other.tempo, one.tempo) &&
      within(one, apart(other)) &&
      within(other, apart(other));
    return [...this.#held.values()].filter(fits).sort((a, b) => apart(a) - apart(b) || a.since - b.since)[0];
  }

  #forgetSilent(): void {
    const silentSince = this.#now() - seekPatienceMs;
    for (const [id, { heardAt }] of this.#held) if (heardAt < silentSince) this.#held.delete(id);
  }
}

const sameTempo = (a: Tempo, b: Tempo): boolean => keyOf(a) === keyOf(b);
const keyOf = (of: Tempo): string => {
  if (of.kind === 'none') return of.kind;
  if (of.kind === 'correspondence') return `${of.kind} ${String(of.decisionMs)}`;
  const { bankMs, incrementMs, overtime } = of;
  return [of.kind, bankMs, incrementMs, overtime.kind, overtime.kind === 'loss' ? 0 : overtime.ms].join(' ');
};
