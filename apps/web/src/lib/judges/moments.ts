/** A match as a judge looks at it: with all that is hidden, and with the eyes of everybody at the table. */
import type { MatchHeader, ReplayPage } from '@broadside/protocol';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { rulesOf } from '#lib/match/rules-of.ts';
import { OwnMoments, type Look, type Moments } from '#lib/replay/moments.ts';
import { judging } from './api.ts';

/** Every look of a match as far as it was told. */
class JudgedMoments implements Moments {
  readonly ruleset: AnyRuleset;
  readonly header: MatchHeader;
  readonly looks: readonly Look[];
  readonly #by: ReadonlyMap<Look, OwnMoments>;
  readonly count: number;

  constructor(ruleset: AnyRuleset, header: MatchHeader, by: ReadonlyMap<Look, OwnMoments>) {
    this.ruleset = ruleset;
    this.header = header;
    this.#by = by;
    this.looks = [...by.keys()];
    // Somebody may have moved while the pages came.
    this.count = Math.min(...[...by.values()].map(({ count }) => count));
  }

  #of(look: Look): OwnMoments {
    const found = this.#by.get(look);
    if (found === undefined) throw new Error('Nobody looks from there.');
    return found;
  }

  moment(seq: number, look: Look) {
    return this.#of(look).moment(seq);
  }
  lines(seq: number, look: Look) {
    return this.#of(look).lines(seq);
  }
  entry(): undefined {
    return undefined;
  }
  position(): undefined {
    return undefined;
  }
}

async function framesOf(match: string, look: Look): Promise<ReplayPage['frames']> {
  const frames: ReplayPage['frames'] = [];
  for (;;) {
    const page = await judging.refereeReplay(match, frames.length, look);
    frames.push(...page.frames);
    if (page.frames.length === 0) return frames;
  }
}

/** Throws with a sentence for people where the game is not known here, or nothing has happened. */
export async function judgedMoments(header: MatchHeader): Promise<Moments> {
  const ruleset = await rulesOf(header.ruleset);
  if (!ruleset) throw new Error(`This page has no rules of "${header.ruleset}".`);
  const looks: Look[] = ['referee', ...header.seats.map(({ seat }) => seat), 'public'];
  const by = new Map<Look, OwnMoments>();
  for (const look of looks) {
    const frames = await framesOf(header.id, look);
    if (frames.length === 0) throw new Error('The match has not begun.');
    by.set(look, new OwnMoments(ruleset, header, header.seats[0]?.seat ?? 'seat-1', frames));
  }
  return new JudgedMoments(ruleset, header, by);
}
