/** Who goes up and down between the tiers of a league when a season is over. */

export interface TierTerms {
  /** How many of each group go up, and how many go down, without further play. */
  readonly up: number;
  readonly down: number;
  /** How many of each group after those who go up play off against as many before those who go down in the tier above. */
  readonly playOffs: number;
}

/** Start numbers of one tier by group, the first place first. The highest tier stands first in a league. */
export type Tier = readonly (readonly number[])[];

export interface Movement {
  readonly entrant: number;
  /** Counted from 0, the highest. */
  readonly from: number;
  readonly to: number;
}

/** The one of the upper tier has the better place to begin with: a play-off that is not played leaves both where they are. */
export interface PlayOff {
  readonly upper: number;
  readonly lower: number;
  readonly upperTier: number;
}

/**
 * Movements and play-offs by the final places. At each border as many go up as go down: where the groups are not alike, as many
 * as the side with fewer has. Throws `RangeError` where a group is too small for its terms.
 */
export function betweenTiers(
  tiers: readonly Tier[],
  terms: TierTerms,
): { readonly movements: readonly Movement[]; readonly playOffs: readonly PlayOff[] } {
  const needed = terms.up + terms.down + 2 * terms.playOffs;
  for (const group of tiers.flat()) {
    if (group.length >= needed) continue;
    throw new RangeError(`A group of ${group.length} is too small: ${needed} of each go up, down or play off.`);
  }
  const movements: Movement[] = [];
  const playOffs: PlayOff[] = [];
  for (const [upperTier, upper] of tiers.slice(0, -1).entries()) {
    const lower = tiers[upperTier + 1] ?? [];
    const relegated = inTurns(upper, ({ length }) => [length - terms.down, length]).toReversed();
    const promoted = inTurns(lower, () => [0, terms.up]);
    const moving = Math.min(relegated.length, promoted.length);
    for (const entrant of relegated.slice(0, moving)) movements.push({ entrant, from: upperTier, to: upperTier + 1 });
    for (const entrant of promoted.slice(0, moving)) movements.push({ entrant, from: upperTier + 1, to: upperTier });
    const defending = inTurns(upper, ({ length }) => [length - terms.down - terms.playOffs, length - terms.down]);
    const attacking = inTurns(lower, () => [terms.up, terms.up + terms.playOffs]);
    for (const [at, entrant] of attacking.slice(0, defending.length).entries()) {
      const against = defending.at(-1 - at);
      if (against !== undefined) playOffs.push({ upper: against, lower: entrant, upperTier });
    }
  }
  return { movements, playOffs };
}

/** Some places of every group: first the best place of each group, then the next. */
function inTurns(tier: Tier, range: (group: readonly number[]) => readonly [number, number]): readonly number[] {
  const parts = tier.map((group) => group.slice(...range(group)));
  const longest = Math.max(0, ...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => parts.flatMap((part) => part[place] ?? [])).flat();
}
