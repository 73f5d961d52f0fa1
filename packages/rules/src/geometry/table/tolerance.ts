/** How exact a ruleset wants its measurements; each ruleset states its own in its rulings. */
export interface Tolerance {
  /** A distance limit is met when it is exceeded by no more than this. */
  readonly distanceMils: number;
  /** An angle limit is met when it is exceeded by no more than this. */
  readonly angleCdeg: number;
  /** Bases touch when neither the gap between them nor the depth of their overlap is more than this. */
  readonly contactMils: number;
}

/** What a tape measure and a protractor can tell apart; the default wherever a tolerance is asked for. */
export const tape: Tolerance = { distanceMils: 10, angleCdeg: 10, contactMils: 50 };

/** True where `measuredMils` is at most `limitMils`, within tolerance. */
export function within(measuredMils: number, limitMils: number, toleranceMils = tape.distanceMils): boolean {
  return measuredMils <= limitMils + toleranceMils;
}

/** True where `measuredMils` is at least `limitMils`, within tolerance. */
export function atLeast(measuredMils: number, limitMils: number, toleranceMils = tape.distanceMils): boolean {
  return measuredMils >= limitMils - toleranceMils;
}
