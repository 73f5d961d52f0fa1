/** Which tokens the dice take: destructions first, the owner picks, spare results are wasted (R-QR-163, R-QR-165). */
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { CommandOf } from '../../commands.ts';
import type { Toll } from './schema.ts';
import type { FighterId } from '../../ids.ts';

export interface Losses {
  readonly destroyed: readonly FighterId[];
  readonly sentHome: readonly FighterId[];
}

/** What the faces take from `tokens` of them: a 6 destroys one, a 3 to 5 sends one home. */
export function tollOf(faces: readonly number[], tokens: number): { destroyed: number; sentHome: number } {
  const destroyed = Math.min(tokens, faces.filter((face) => face === 6).length);
  const sentHome = Math.min(tokens - destroyed, faces.filter((face) => face >= 3 && face <= 5).length);
  return { destroyed, sentHome };
}

/**
 * True where it matters which tokens are taken: not all share one fate, and they differ. Tokens of one carrier are
 * alike, unless some of them `stay` where they are.
 */
export function losesByChoice(state: OpenTable, toll: Toll, stay: boolean): boolean {
  const { fighters, destroyed, sentHome } = toll;
  const all = fighters.length;
  if (destroyed + sentHome === 0 || destroyed === all || sentHome === all) return false;
  const carriers = new Set(fighters.map((id) => state.fighters[id]?.carrier));
  return carriers.size > 1 || (stay && destroyed + sentHome < all);
}

/** The lowest ids: what happens where nobody chooses (R-QR-187). */
export function lowestIds({ fighters, destroyed, sentHome }: Toll): Losses {
  const sorted = [...fighters].sort();
  return { destroyed: sorted.slice(0, destroyed), sentHome: sorted.slice(destroyed, destroyed + sentHome) };
}

const tokens = (count: number): string => (count === 1 ? '1 fighter' : `${count} fighters`);

export function checkLosses(toll: Toll, given: CommandOf<'choose-fighters-lost'>, rule: RuleId): Rejection | undefined {
  const named = [...given.destroyed, ...given.sentHome];
  const right = given.destroyed.length === toll.destroyed && given.sentHome.length === toll.sentHome;
  const own = named.every((id) => toll.fighters.includes(id)) && new Set(named).size === named.length;
  if (right && own) return undefined;
  return refuse(
    'wrong-losses',
    rule,
    `The dice destroy ${tokens(toll.destroyed)} and send ${tokens(toll.sentHome)} home. Name that many of those that fought, each once.`,
    { destroyed: toll.destroyed, sentHome: toll.sentHome },
  );
}

/** A random choice of the right size. */
export function sampleLosses(
  { fighters, destroyed, sentHome }: Pick<Toll, 'fighters' | 'destroyed' | 'sentHome'>,
  random: () => number,
): Losses {
  const drawn = [...fighters].map((id) => ({ id, key: random() })).sort((a, b) => a.key - b.key);
  const ids = drawn.map(({ id }) => id);
  return { destroyed: ids.slice(0, destroyed), sentHome: ids.slice(destroyed, destroyed + sentHome) };
}
