/** What one viewer reads about one event: a line with its rules, and dice as they are shown to people. */
import type { Cue, ThrowUse } from './cues.ts';
import type { Id } from './ids.ts';
import type { Seat } from './seat.ts';

/** The id of a rule in the ruleset's `RULES.md` (`AB-8.4.5.3c`) or of a ruling (`R-AB-113`). */
export type RuleId = Id<'rule'>;

/** A run of text in a log line; `record` links the words to a record of the view. */
export type LogPart = string | { readonly record: string; readonly name: string; readonly seat?: Seat };

/** Dice as shown to people: `need` is the lowest counted face, `counted` how many dice counted. */
export interface RollShown {
  readonly label: string;
  readonly seat: Seat | null;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly need: number | null;
  readonly counted: number;
  /** Set where the throw is part of an attack. */
  readonly use?: ThrowUse;
}

/** What one viewer may read about one event. */
export interface LogLine {
  readonly parts: readonly LogPart[];
  readonly rules: readonly RuleId[];
  readonly tone: 'phase' | 'act' | 'roll' | 'harm' | 'loss' | 'score';
  readonly rolls?: readonly RollShown[];
  readonly cue?: Cue;
}
