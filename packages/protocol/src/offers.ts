/** What clients without the rules ask for: the forms of a ruleset's objects, and what a seat may do now. */
import * as z from 'zod';
import { JsonValue, RulesetId, Seq } from './words.ts';

export const RulesetParams = z.strictObject({ id: RulesetId });

const JsonSchema = z.record(z.string(), JsonValue);

/** GET /api/rulesets/:id/schemas: JSON Schemas (2020-12) of what travels as the ruleset's own. */
export const RulesetSchemas = z.strictObject({
  ruleset: RulesetId,
  edition: z.string(),
  schemas: z.strictObject({
    setup: JsonSchema,
    command: JsonSchema,
    view: JsonSchema,
    position: JsonSchema,
    caseFile: JsonSchema,
  }),
});
export type RulesetSchemas = z.infer<typeof RulesetSchemas>;

/** GET /api/matches/:id/offers, for the asking seat: empty where it may do nothing now. */
export const SeatOffers = z.strictObject({
  /** The entry after which they stand. */
  seq: Seq,
  /** Each as the ruleset offers it, and with it `sample`: one command of it that is accepted now. */
  offers: z.array(z.looseObject({ sample: z.record(z.string(), JsonValue) })),
});
export type SeatOffers = z.infer<typeof SeatOffers>;
