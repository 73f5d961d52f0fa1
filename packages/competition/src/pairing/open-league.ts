/** An open league: anybody of a group plays anybody else of it until a date. */

export interface OpenTerms {
  /** Matches that everybody is to play, and may play. */
  readonly least: number;
  readonly most: number;
  /** Matches against one opponent. */
  readonly against: number;
  /** Milliseconds since 1970 from which no match is begun. */
  readonly until: number;
}

/** A match that was played or is agreed on; the numbers are start numbers. */
export type OpenMeeting = readonly [number, number];

/** Why two may not play; said in this order. */
export type OpenFault = 'not-in-group' | 'same' | 'over' | 'enough-matches' | 'opponent-has-enough' | 'met-enough';

export class OpenLeague {
  readonly #group: readonly number[];
  readonly #terms: OpenTerms;
  readonly #played = new Map<number, number>();
  readonly #met = new Map<string, number>();

  /** Throws `RangeError` where the terms ask for more matches than they allow, or for more than there are opponents for. */
  constructor(group: readonly number[], terms: OpenTerms, matches: readonly OpenMeeting[]) {
    const possible = (group.length - 1) * terms.against;
    if (terms.least > terms.most || terms.least > possible) {
      throw new RangeError(
        `Nobody can play ${terms.least} matches: at most ${terms.most}, and ${possible} against ${group.length - 1} others.`,
      );
    }
    this.#group = group;
    this.#terms = terms;
    for (const [a, b] of matches) {
      this.#played.set(a, this.played(a) + 1);
      this.#played.set(b, this.played(b) + 1);
      this.#met.set(key(a, b), this.met(a, b) + 1);
    }
  }

  played(number: number): number {
    return this.#played.get(number) ?? 0;
  }

  met(a: number, b: number): number {
    return this.#met.get(key(a, b)) ?? 0;
  }

  fault(a: number, b: number, now: number): OpenFault | undefined {
    if (!this.#group.includes(a) || !this.#group.includes(b)) return 'not-in-group';
    if (a === b) return 'same';
    if (now >= this.#terms.until) return 'over';
    if (this.played(a) >= this.#terms.most) return 'enough-matches';
    if (this.played(b) >= this.#terms.most) return 'opponent-has-enough';
    return this.met(a, b) >= this.#terms.against ? 'met-enough' : undefined;
  }

  /** Whom somebody may play now: those they have met least first, then those who have played least. */
  opponents(number: number, now: number): readonly number[] {
    return this.#group
      .filter((other) => this.fault(number, other, now) === undefined)
      .toSorted((a, b) => this.met(number, a) - this.met(number, b) || this.played(a) - this.played(b) || a - b);
  }

  /** Matches that somebody still has to play, and still may. */
  left(number: number): { readonly least: number; readonly most: number } {
    const played = this.played(number);
    return { least: Math.max(0, this.#terms.least - played), most: Math.max(0, this.#terms.most - played) };
  }
}

const key = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;
