/** Bodies of the HTTP API, which lives under `/api`. */
import { rest, tempo, watchTerms } from '@broadside/match';
import type { SeatPlan as KernelSeatPlan } from '@broadside/rules/kernel';
import { whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { maxNameLength } from './limits.ts';
import { MatchOption, OptionCard, OptionChoices } from './options.ts';
import {
  Entropy,
  FleetId,
  GivenJson,
  Instant,
  JsonValue,
  LogEntry,
  MatchHeader,
  MatchId,
  Name,
  Rejection,
  RowId,
  RulesetId,
  Seat,
} from './words.ts';

/** Every answer with a status of 400 or above. `sentence` says what would be right. */
export const HttpError = z.strictObject({ error: z.strictObject({ code: z.string(), sentence: z.string() }) });
export type HttpError = z.infer<typeof HttpError>;

/** A chair that a setup puts at the table, and the side that it plays. */
export const SeatPlan = z.strictObject({
  seat: Seat,
  team: z.int().min(0),
  side: z.string(),
}) satisfies z.ZodType<KernelSeatPlan>;
export type SeatPlan = KernelSeatPlan;

/** GET /api/rulesets */
export const RulesetCard = z.strictObject({
  id: RulesetId,
  name: z.string(),
  edition: z.string(),
  seats: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
  /** Ready-made setups with the seats that each has. */
  presets: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      note: z.string(),
      seats: z.array(SeatPlan),
      /** About how long a match of it takes. */
      minutes: z.number().positive(),
      /** What a side brings, as the book counts it. */
      size: z.string().exactOptional(),
      /** What a newcomer plays first. */
      first: z.literal(true).exactOptional(),
    }),
  ),
  /** The first plays where none is named. */
  bots: z.array(z.strictObject({ name: z.string(), note: z.string() })),
  /** What its players may agree otherwise than usual. */
  options: z.array(OptionCard),
  /** What leagues may have played [LEAGUE-45]. */
  battles: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      note: z.string(),
      seats: z.array(SeatPlan),
      /** The seats whose players bring lists. */
      brings: z.array(Seat),
      /** These seats cannot bring the same list: an entrant brings one for each. */
      apart: z.literal(true).exactOptional(),
      /** What a list may cost, as the book counts. */
      points: z.strictObject({ usual: z.number(), least: z.number(), most: z.number() }).exactOptional(),
    }),
  ),
});
export type RulesetCard = z.infer<typeof RulesetCard>;
export const RulesetList = z.strictObject({ rulesets: z.array(RulesetCard) });
export type RulesetList = z.infer<typeof RulesetList>;

/**
 * POST /api/matches. `preset` names one of the ruleset's; `setup` is a whole setup instead; neither: the
 * first preset. The setup says how many seats there are; `seat` is the maker's. The other seats go to friends by link, to whoever comes first (`anyone`), or to the
 * ruleset's bot (`bot` names which; the first one where it is absent).
 */
export const NewMatchBody = z
  .strictObject({
    ruleset: RulesetId,
    name: Name.exactOptional(),
    preset: z.string().max(maxNameLength).exactOptional(),
    setup: GivenJson.optional(),
    /** What is agreed otherwise than the preset or the setup has it [HTTP-17]. */
    options: OptionChoices.exactOptional(),
    opponent: z.enum(['friend', 'anyone', 'bot']),
    bot: z.string().max(maxNameLength).exactOptional(),
    seat: Seat.exactOptional(),
    entropy: Entropy.exactOptional(),
    /** How long the seats may think; no clock unless given [TEMPO-1]. */
    tempo: tempo.exactOptional(),
    /** The maker's nights and holidays [TEMPO-4]. */
    rest: rest.exactOptional(),
    /** Counts for the ratings where it can [HTTP-64]; it does unless this is false. */
    rated: z.boolean().exactOptional(),
    /** False: nobody says anything at this table [CHAT-7]. */
    chat: z.boolean().exactOptional(),
    /** Who watches, and how late; everybody at once unless given [WATCH-1]. */
    watch: watchTerms.exactOptional(),
    /** True: the server places terrain and fleets for everybody, up to the first order [HTTP-19]. */
    setUp: z.boolean().exactOptional(),
  })
  .refine((body) => body.preset === undefined || body.setup === undefined, {
    message: 'Give a preset or a setup, not both.',
  });
export type NewMatchBody = z.input<typeof NewMatchBody>;

/** A link that seats whoever opens it: `/match/:id/join?token=…`, relative to the site. */
export const Invitation = z.strictObject({ seat: Seat, token: z.string(), path: z.string() });
export type Invitation = z.infer<typeof Invitation>;

export const NewMatch = z.strictObject({ match: MatchHeader, seat: Seat, invitations: z.array(Invitation) });
export type NewMatch = z.infer<typeof NewMatch>;

/** GET /api/matches: newest first; `mine` are those in which the cookie's person sits, over or not. */
export const MatchLists = z.strictObject({
  /** How many options of each open match differ from the usual, by its id; those without any are left out. */
  changed: z.record(MatchId, z.int().positive()),
  open: z.array(MatchHeader),
  live: z.array(MatchHeader),
  finished: z.array(MatchHeader),
  mine: z.array(MatchHeader),
});
export type MatchLists = z.infer<typeof MatchLists>;

/** GET /api/matches/:id. `host`: the asking person made the match and may renew its invitations. */
export const MatchInfo = z.strictObject({
  match: MatchHeader,
  seat: Seat.nullable(),
  host: z.boolean(),
  /** Every option of the match, for whoever asks, whether seated or not [HTTP-18]. */
  options: z.array(MatchOption),
  /** Where whoever only watches follows the match over HTTP, as an origin; empty on this site. Absent: by socket [WATCH-14]. */
  stream: z.string().exactOptional(),
});
export type MatchInfo = z.infer<typeof MatchInfo>;

/** POST /api/matches/:id/seats/:seat/join */
export const JoinBody = z.strictObject({
  token: z.string().max(64).exactOptional(),
  entropy: Entropy.exactOptional(),
  /** The nights and holidays of whoever sits down [TEMPO-4]. */
  rest: rest.exactOptional(),
});
export type JoinBody = z.infer<typeof JoinBody>;
export const Joined = z.strictObject({ match: MatchHeader, seat: Seat });
export type Joined = z.infer<typeof Joined>;

/** POST /api/matches/:id/seats/:seat/decline: "not now", by the token of the invitation. */
export const DeclineBody = z.strictObject({ token: z.string().max(64) });
export type DeclineBody = z.infer<typeof DeclineBody>;
export const Declined = z.strictObject({ seat: Seat });
export type Declined = z.infer<typeof Declined>;

/** GET /api/matches/:id/log: at most 200 lines, oldest first, all with `seq` below `before` where given. */
export const LogQuery = z.strictObject({ before: RowId.exactOptional() });
export const LogPage = z.strictObject({ lines: z.array(LogEntry) });
export type LogPage = z.infer<typeof LogPage>;

export const MatchParams = z.strictObject({ id: MatchId });
export const SeatParams = z.strictObject({ id: MatchId, seat: Seat });

/** What lists say of a saved fleet. */
export const FleetSummary = z.strictObject({
  id: FleetId,
  ruleset: RulesetId,
  name: z.string(),
  /** What it costs, as its ruleset counts. */
  points: z.number(),
  /** How much is wrong with it by its ruleset: 0 where it may be played. Drafts are saved too. */
  faults: z.int().min(0),
  /** 1, 2, …: each change is a new version. */
  version: z.int().min(1),
  createdAt: Instant,
  updatedAt: Instant,
});
export type FleetSummary = z.infer<typeof FleetSummary>;

/** GET /api/fleets: those of the cookie's person, the last changed first. */
export const FleetList = z.strictObject({ fleets: z.array(FleetSummary) });
export type FleetList = z.infer<typeof FleetList>;

/** GET, POST, PUT: one version of a fleet, which is the newest one unless another was asked for. */
export const SavedFleet = z.strictObject({
  ...FleetSummary.shape,
  /** The asking person may change it. */
  mine: z.boolean(),
  /** The owner's name. */
  owner: z.string(),
  /** The version that PUT has to name. */
  newest: z.int().min(1),
  /** As the ruleset writes it; parse it with the ruleset's own codec. */
  design: JsonValue,
  /** What is wrong with this version: the first hundred of `faults`. */
  problems: z.array(Rejection),
});
export type SavedFleet = z.infer<typeof SavedFleet>;

/** Any JSON at all: the ruleset's codec looks into it. */
const Design = GivenJson;

/** POST /api/fleets. `name` is the design's own unless given. */
export const NewFleetBody = z.strictObject({ ruleset: RulesetId, name: Name.exactOptional(), design: Design });
export type NewFleetBody = z.input<typeof NewFleetBody>;

/** PUT /api/fleets/:id. `version` is the one that was changed. */
export const FleetBody = z.strictObject({
  version: whole(1, 2_147_483_647),
  name: Name.exactOptional(),
  design: Design,
});
export type FleetBody = z.input<typeof FleetBody>;

/** 409 of PUT /api/fleets/:id: somebody has saved since, and this is what they saved. */
export const FleetConflict = z.strictObject({ error: HttpError.shape.error, fleet: SavedFleet });
export type FleetConflict = z.infer<typeof FleetConflict>;

/** DELETE /api/fleets/:id */
export const FleetGone = z.strictObject({ id: FleetId });
export type FleetGone = z.infer<typeof FleetGone>;

export const FleetParams = z.strictObject({ id: FleetId });
export const FleetQuery = z.strictObject({ version: RowId.exactOptional() });

/** The path of a match's websocket. */
export function socketPath(matchId: MatchId): string {
  return `/api/matches/${matchId}/socket`;
}
