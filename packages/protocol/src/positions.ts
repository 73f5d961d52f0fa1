/** Bodies of the HTTP API for saved positions (`/api/positions`) and filed cases (`/api/cases`). */
import * as z from 'zod';
import { CaseId, GivenJson, Instant, JsonValue, Name, PositionId, RulesetId } from './words.ts';

/** What lists say of a saved position. */
export const PositionSummary = z.strictObject({
  id: PositionId,
  ruleset: RulesetId,
  name: z.string(),
  createdAt: Instant,
});
export type PositionSummary = z.infer<typeof PositionSummary>;

/** GET /api/positions: those of the cookie's person, newest first. */
export const PositionList = z.strictObject({ positions: z.array(PositionSummary) });
export type PositionList = z.infer<typeof PositionList>;

/** POST /api/positions, GET /api/positions/:id. It never changes: a change is a new position. */
export const SavedPosition = z.strictObject({
  ...PositionSummary.shape,
  /** As people write it; parse it with the ruleset's own codec. */
  position: JsonValue,
  /** Why no match can begin from it, in sentences; empty where one can. Drafts are saved too. */
  problems: z.array(z.string()),
  /** The owner's name. */
  owner: z.string(),
  /** The asking person may delete it. */
  mine: z.boolean(),
});
export type SavedPosition = z.infer<typeof SavedPosition>;

/** POST /api/positions. It is called "Position" unless given a name. */
export const NewPositionBody = z.strictObject({
  ruleset: RulesetId,
  name: Name.exactOptional(),
  position: GivenJson,
});
export type NewPositionBody = z.input<typeof NewPositionBody>;

/** DELETE /api/positions/:id */
export const PositionGone = z.strictObject({ id: PositionId });
export type PositionGone = z.infer<typeof PositionGone>;

export const PositionParams = z.strictObject({ id: PositionId });

/** POST /api/cases. `case` is one case of a case file that begins from a position (`given`): see docs/cases.md. */
export const NewCaseBody = z.strictObject({ ruleset: RulesetId, case: GivenJson });
export type NewCaseBody = z.input<typeof NewCaseBody>;

/** POST /api/cases, GET /api/cases/:id */
export const FiledCase = z.strictObject({
  id: CaseId,
  ruleset: RulesetId,
  /** The case's own title, or its id where it has none. */
  title: z.string(),
  /** As it was sent. */
  case: JsonValue,
  /** Whether the rules did what the case says when it was filed. */
  passed: z.boolean(),
  /** What they did instead, in the words of `pnpm cases`; null where it passed. */
  finding: z.string().nullable(),
  /** Who filed it. */
  owner: z.string(),
  /** The asking person filed it. */
  mine: z.boolean(),
  createdAt: Instant,
});
export type FiledCase = z.infer<typeof FiledCase>;

export const CaseParams = z.strictObject({ id: CaseId });

/** The path of a filed case as a file that `pnpm cases FILE` runs. */
export function caseFilePath(id: string): string {
  return `/api/cases/${id}/file`;
}
