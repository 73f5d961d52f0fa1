/** Bodies of the HTTP API for the lists that entrants of a season bring [LEAGUE-48 … LEAGUE-52]. */
import { listHash, listOrdinal, mostMembers } from '@broadside/competition/season/schemas';
import { listOf, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { SeasonId } from './seasons.ts';
import { FleetId, GivenJson, Instant, JsonValue, Seat } from '../words.ts';

const Fault = z.strictObject({ code: z.string(), rule: z.string(), sentence: z.string() });

/** What is wrong with a list whatever it is brought to, and in each battle that the season may come to. */
export const ListFaults = z.strictObject({
  general: z.array(Fault),
  battles: z.array(
    z.strictObject({
      battle: z.string(),
      /** What it may cost there; null: as usual. */
      points: z.number().nullable(),
      /** The seats that may bring it. */
      fits: z.array(Seat),
      faults: z.array(Fault),
    }),
  ),
});
export type ListFaults = z.infer<typeof ListFaults>;

const Named = z.strictObject({ entrant: whole(1, 1000), ordinal: listOrdinal });
const Content = z.strictObject({ name: z.string(), points: z.number(), design: JsonValue });

/** GET /api/seasons/:id/lists: all that the asking person may know of them. */
export const SeasonLists = z.strictObject({
  mine: listOf(
    z.strictObject({
      ...Named.shape,
      ...Content.shape,
      faults: ListFaults,
      locked: z.boolean(),
      /** Why it cannot be taken back; null where it can, or is not locked. */
      kept: z.string().nullable(),
      /** The round for whose table it has been chosen. */
      chosenFor: whole(1, 1024).nullable(),
    }),
    mostMembers,
  ),
  /** Those that are locked; `list` is there when the asking person may look at it. */
  locked: listOf(
    z.strictObject({
      ...Named.shape,
      hash: listHash,
      at: Instant,
      list: z.strictObject({ ...Content.shape, salt: z.string() }).nullable(),
    }),
    20_000,
  ),
  /** For organisers: what has been submitted, and how much is wrong with it; null for everybody else. */
  submitted: listOf(
    z.strictObject({
      ...Named.shape,
      faults: whole(0, 100_000),
      locked: z.boolean(),
      /** The rules that it breaks. */
      rules: z.array(z.string()),
    }),
    20_000,
  ).nullable(),
});
export type SeasonLists = z.infer<typeof SeasonLists>;

export const ListParams = z.strictObject({ id: SeasonId, ordinal: z.coerce.number().int().min(1).max(mostMembers) });

/** PUT /api/seasons/:id/lists/:ordinal: a design, or a saved fleet, which is copied. */
export const ListBody = z.union([z.strictObject({ design: GivenJson }), z.strictObject({ fleet: FleetId })]);
export type ListBody = z.input<typeof ListBody>;

/** POST /api/seasons/:id/lists/:ordinal/choose: the list for one's own table of a round. */
export const ChooseListBody = z.strictObject({ round: whole(1, 1024) });
