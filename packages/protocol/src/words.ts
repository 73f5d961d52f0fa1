/** The words that both directions and HTTP share: seats, matches, log lines, rejections. */
import type {
  Id,
  IdCodec,
  Json,
  LogLine,
  Outcome as KernelOutcome,
  Rejection as KernelRejection,
  Seat as KernelSeat,
} from '@broadside/rules/kernel';
import { instant, oldClockPrefix, tableTerms, tempo as Tempo } from '@broadside/match';
import { cueKinds, fitsPlainJson, json, seat, throwUses, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { commandIdLength, maxNameLength } from './limits.ts';
import { hasOfficialWord, isOfficial, officialFault } from './names.ts';
import { readable } from './readable.ts';

export const Seat = seat;
export type Seat = KernelSeat;

/** A match's id: 12 characters of base 32 without look-alikes; it is no secret. */
export const MatchId: IdCodec<'match'> = z.string().regex(/^[0-9a-hjkmnp-tv-z]{12}$/);
export type MatchId = Id<'match'>;

/** What a short link ends with: 10 characters of base 32 without look-alikes. */
const shortLink = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);

/** A saved fleet's id, which is its short link. */
export const FleetId: IdCodec<'fleet'> = shortLink;
export type FleetId = Id<'fleet'>;

/** A saved position's id, which is its short link, as a fleet's. */
export const PositionId: IdCodec<'position'> = shortLink;
export type PositionId = Id<'position'>;

/** A filed case's id, which is its short link, as a fleet's. */
export const CaseId: IdCodec<'case'> = shortLink;
export type CaseId = Id<'case'>;

/** A ruleset's id as the catalog spells it. */
export const RulesetId: IdCodec<'ruleset'> = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
export type RulesetId = Id<'ruleset'>;

/** Who uses the site, with an account or as a guest. */
export const PersonId: IdCodec<'person'> = z.string();
export type PersonId = Id<'person'>;

/** Made by the client, new for every command and kept when it is sent again. None can be the server's own [WS-21]. */
export const CommandId: IdCodec<'command'> = z
  .string()
  .regex(
    new RegExp(`^(?!${oldClockPrefix})[A-Za-z0-9_-]{${String(commandIdLength.min)},${String(commandIdLength.max)}}$`),
    `must have ${String(commandIdLength.min)} to ${String(commandIdLength.max)} characters of A-Z, a-z, 0-9, _ and -, and not begin with ${oldClockPrefix}`,
  );
export type CommandId = Id<'command'>;

const shownName = readable(maxNameLength, 'a name');

/** The name of a match, a fleet, a position, as others read it. */
export const Name = shownName.refine((name) => !isOfficial(name), officialFault);

/** The name of a person, as others read it. */
export const PersonName = shownName.refine((name) => !hasOfficialWord(name), officialFault);

/** 32 to 64 hexadecimal digits that a seat adds to the dice. */
export const Entropy = z.string().regex(/^[0-9a-f]{32,64}$/);

/** Number of journal entries applied: one entry is one accepted command; entry 1 is the start. */
export const Seq = whole(0, 2_147_483_647);

/** Milliseconds since 1970-01-01 UTC. */
export const Instant = instant;

/** The number of a row in an address: what is above it is no row of any table. */
export const RowId = z.coerce.number().int().min(1).max(2_147_483_647);

/** Any JSON. What comes out of `JSON.parse` is JSON already, so that only its absence is looked for. */
export const JsonValue = z.unknown().refine((value) => value !== undefined) as unknown as z.ZodType<Json>;

/** JSON that a codec of the ruleset looks into. */
export const GivenJson = json as z.ZodType<unknown, unknown>;

/** A command as it travels: a JSON object; its fields are the ruleset's business. */
export const CommandBody = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && fitsPlainJson(value),
    'a command is an object',
  )
  .meta({ 'x-bounded-by': 'maxFrameBytes and plainJson' });

export const Outcome = z.strictObject({
  winner: Seat.nullable(),
  winners: z.array(Seat).readonly().exactOptional(),
  reason: z.string(),
  points: z.record(z.string(), z.number()),
}) satisfies z.ZodType<KernelOutcome>;
export type Outcome = KernelOutcome;

export const Rejection = z.strictObject({
  code: z.string(),
  rule: z.string(),
  sentence: z.string(),
  data: JsonValue.exactOptional(),
}) satisfies z.ZodType<KernelRejection>;
export type Rejection = KernelRejection;

const LogPart = z.union([
  z.string(),
  z.strictObject({ record: z.string(), name: z.string(), seat: Seat.exactOptional() }),
]);

const RollShown = z.strictObject({
  label: z.string(),
  seat: Seat.nullable(),
  sides: z.int().positive(),
  faces: z.array(z.int()),
  need: z.int().nullable(),
  counted: z.int(),
  use: z.enum(throwUses).exactOptional(),
});

/** What a line is in an attack. */
const Cue = z.strictObject({ is: z.enum(cueKinds), what: z.string().exactOptional() });

/** What a line of the log is made of. */
export const lineFields = {
  parts: z.array(LogPart),
  rules: z.array(z.string()),
  tone: z.enum(['phase', 'act', 'roll', 'harm', 'loss', 'score']),
  rolls: z.array(RollShown).exactOptional(),
  cue: Cue.exactOptional(),
};

/** What one viewer reads about one event, with the entry it came from and when that was. */
export const LogEntry: z.ZodType<LogEntry, LogEntry> = z.strictObject({ seq: Seq, at: Instant, ...lineFields });
export type LogEntry = LogLine & { readonly seq: number; readonly at: number };

/** `aborted`: ended by a seat or by agreement before its end, and counts for nothing. */
export const MatchStatus = z.enum(['open', 'live', 'finished', 'frozen', 'aborted']);
export type MatchStatus = z.infer<typeof MatchStatus>;
/** Nothing more happens in the match, and its dice may be shown. */
export const isOver = (status: MatchStatus): boolean => status === 'finished' || status === 'aborted';

/** Who sits where. `open`: anybody may sit down without an invitation. */
export const SeatHeader = z.strictObject({
  seat: Seat,
  /** Seats of one team play together; teams count from 0. */
  team: z.int().min(0),
  /** The side that it plays, as people call it. */
  side: z.string(),
  name: z.string().nullable(),
  kind: z.enum(['person', 'bot', 'empty']),
  connected: z.boolean(),
  open: z.boolean(),
  /** Kept for somebody of a league: nobody is asked in by a link. */
  reserved: z.literal(true).exactOptional(),
  /** Whoever holds the invitation has said "not now" [HTTP-84]. */
  declined: z.literal(true).exactOptional(),
});
export type SeatHeader = z.infer<typeof SeatHeader>;

/** How the dice of a match can be checked: see SPEC.md, "Dice". */
export const DiceHeader = z.strictObject({
  /** SHA-256 of the secret seed, in hexadecimal, published before any seat is taken. */
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  /** What the seats added, joined in the order of the seats; null until the match starts. */
  entropy: z.string().nullable(),
  /** The seed in hexadecimal, once the match is over; null before. */
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
});
export type DiceHeader = z.infer<typeof DiceHeader>;

/** What everybody may know about a match without looking at its table. */
export const MatchHeader = z.strictObject({
  id: MatchId,
  ruleset: RulesetId,
  edition: z.string(),
  name: z.string(),
  /** What is played, in words: the preset's name. */
  summary: z.string(),
  status: MatchStatus,
  seats: z.array(SeatHeader),
  createdAt: Instant,
  /** It was played elsewhere and came as a record [HTTP-51]. */
  imported: z.literal(true).exactOptional(),
  /** It counts for the ratings of its two players [HTTP-64]. */
  rated: z.literal(true).exactOptional(),
  /** There is no chat at this table [CHAT-7]. */
  chat: z.literal(false).exactOptional(),
  /** The server sets it up for everybody [HTTP-19]; left out where the players do. */
  setUp: z.literal(true).exactOptional(),
  /** The last entry of that set-up, as long as nothing came after it [HTTP-83]. */
  setUpTo: Seq.exactOptional(),
  /** Where the match stands, in the words of its log ("Round 2 of 6"); null before the first round. */
  round: z.string().nullable(),
  outcome: Outcome.nullable(),
  /** It is over, and how it ended is kept from whoever asks, as they or its season wish [WATCH-21, WATCH-62]. */
  hidden: z.literal(true).exactOptional(),
  /** What the match began with; the table says what holds now. */
  tempo: Tempo,
  /** What a league lets the table do [LEAGUE-53]; left out where none does. */
  terms: tableTerms.exactOptional(),
  dice: DiceHeader,
});
export type MatchHeader = z.infer<typeof MatchHeader>;
